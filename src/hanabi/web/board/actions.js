// Actions: the same one found again after the table has moved on.

/** @import { ActionInfo, LogEntry } from "../net/messages.js" */

const FIELDS = /** @type {const} */ (["do", "card", "as", "to", "colour", "value"]);

/**
 * Whether two actions ask for the same. What a clue touches may have changed in between.
 * @param {ActionInfo} one
 * @param {ActionInfo} other
 */
export function sameAction(one, other) {
  return FIELDS.every((field) => (one[field] ?? null) === (other[field] ?? null));
}

/**
 * The action among those that are offered now, if it still touches the same cards.
 * @param {ActionInfo} wanted
 * @param {ActionInfo[]} offered
 */
export function among(wanted, offered) {
  return offered.find((action) => sameAction(action, wanted) && sameCards(action.touches, wanted.touches)) ?? null;
}

/** @param {ActionInfo} action */
export const isEmptyClue = (action) => action.do === "clue" && action.touches?.length === 0;

/**
 * Whether a log says that somebody did this in that turn.
 * @param {LogEntry[]} log
 * @param {{ action: ActionInfo, seat: number, turn: number }} deed
 */
export function happened(log, { action, seat, turn }) {
  return log.some(
    ({ turn: then, event }) =>
      then === turn &&
      (action.do === "clue"
        ? event.giver === seat && event.target === action.to && sameClue(event.clue, action)
        : event.seat === seat && event.card === action.card),
  );
}

/**
 * @param {{ colour?: string | null, value?: number | null } | undefined} one
 * @param {ActionInfo} other
 */
const sameClue = (one, other) =>
  (one?.colour ?? null) === (other.colour ?? null) && (one?.value ?? null) === (other.value ?? null);

/**
 * @param {number[] | null | undefined} one
 * @param {number[] | null | undefined} other
 */
function sameCards(one, other) {
  const cards = new Set(other ?? []);
  return (one ?? []).length === cards.size && (one ?? []).every((card) => cards.has(card));
}
