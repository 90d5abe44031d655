// Deeds: an action in a few words, such as “play your card 3”, or “Bo plays card 3” where it is not one's own.

import { isEmptyClue } from "./actions.js";

/**
 * @import { ActionInfo } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 * @import { Board } from "./board.js"
 */

/**
 * @param {Board} board
 * @param {ActionInfo} action
 */
export function deed(board, action) {
  const { words, you } = board;
  const hand = you === null ? [] : board.view.hands[you];
  const place = hand.findIndex((card) => card.id === action.card) + 1;
  if (you !== null && board.standsIn) return deedOf(words, (seat) => board.name(seat), { seat: you, action, place });
  switch (action.do) {
    case "play":
      return action.as
        ? words.say("page-deed-announce", { place, suit: words.suit(action.as, "clue") })
        : words.say("page-deed-play", { place });
    case "discard":
      return words.say("page-deed-discard", { place });
    case "clue":
      return words.say("page-deed-clue", { name: board.name(Number(action.to)), clue: clueIn(words, action) });
    case "take":
      return words.say("page-deed-take", { card: words.card(String(action.card)) });
    default:
      return words.say("page-deed-decline");
  }
}

/**
 * What somebody would do.
 * @param {Words} words
 * @param {(seat: number) => string} called
 * @param {{ seat: number, action: ActionInfo, place: number | null }} move
 */
export function deedOf(words, called, { seat, action, place }) {
  const name = called(seat);
  const at = place ?? 0;
  switch (action.do) {
    case "play":
      return action.as
        ? words.say("page-would-announce", { name, place: at, suit: words.suit(action.as, "clue") })
        : words.say("page-would-play", { name, place: at });
    case "discard":
      return words.say("page-would-discard", { name, place: at });
    case "clue":
      return words.say("page-would-clue", { name, to: called(Number(action.to)), clue: clueIn(words, action) });
    case "take":
      return words.say("page-would-take", { name, card: words.card(String(action.card)) });
    default:
      return words.say("page-would-decline", { name });
  }
}

/**
 * @param {Words} words
 * @param {ActionInfo} action
 */
const clueIn = (words, action) => (isEmptyClue(action) ? words.noClue(action) : words.clue(action));
