// What news from the table sounds like to a player.

/**
 * @import { LogEntry, Remark } from "../net/messages.js"
 * @import { Sound } from "../ui/sounds.js"
 */

/**
 * @param {{
 *   fresh: LogEntry[], heard: Remark[], you: number | null, turn: boolean, over: boolean,
 * }} news  events and remarks since the last update, and whether one's turn has come, or the end
 * @returns {Sound[]}
 */
export function cues({ fresh, heard, you, turn, over }) {
  return [
    ...fresh.flatMap(({ event }) => eventCue(event, you)),
    ...(heard.some((said) => said.seat !== you) ? /** @type {const} */ (["talk"]) : []),
    ...(turn ? /** @type {const} */ (["turn"]) : []),
    ...(over ? /** @type {const} */ (["end"]) : []),
  ];
}

/**
 * @param {LogEntry["event"]} event
 * @param {number | null} you
 * @returns {Sound[]}
 */
function eventCue(event, you) {
  switch (event.event) {
    case "clue-given":
      return event.target === you ? ["clue"] : [];
    case "card-placed":
    case "card-replayed":
      return [event.completed ? "firework" : "play"];
    case "card-misplayed":
      return ["strike"];
    default:
      return [];
  }
}
