// Deeds: an action in a few words, such as “play your card 3”.

import { isEmptyClue } from "./actions.js";

/**
 * @import { ActionInfo } from "../net/messages.js"
 * @import { Board } from "./board.js"
 */

/**
 * @param {Board} board
 * @param {ActionInfo} action
 */
export function deed(board, action) {
  const { words } = board;
  const hand = board.you === null ? [] : board.view.hands[board.you];
  const place = hand.findIndex((card) => card.id === action.card) + 1;
  switch (action.do) {
    case "play":
      return action.as
        ? words.say("page-deed-announce", { place, suit: words.suit(action.as, "clue") })
        : words.say("page-deed-play", { place });
    case "discard":
      return words.say("page-deed-discard", { place });
    case "clue": {
      const clue = isEmptyClue(action) ? words.noClue(action) : words.clue(action);
      return words.say("page-deed-clue", { name: board.name(Number(action.to)), clue });
    }
    case "take":
      return words.say("page-deed-take", { card: words.card(String(action.card)) });
    default:
      return words.say("page-deed-decline");
  }
}
