// Marks on cards: what was told lately, what was drawn lately, the newest of each hand, and the chop for those who want it.

import { html, nothing } from "../vendor/lit-html.js";
import { cluePill } from "./move-chips.js";
import { lastPlayed, recentMoves } from "./moves.js";

/**
 * @import { CardInfo } from "../net/messages.js"
 * @import { Board } from "./board.js"
 */

/**
 * The moves that are still fresh for whoever looks: for a seat since its last turn, for others since that of the player to act.
 * @param {Board} board
 */
export const recentAt = ({ log, you, view }) => recentMoves(log, you ?? view.seat ?? view.to_act);

/**
 * @param {Board} board
 * @param {CardInfo} card
 */
export function heldClass(board, card) {
  const told = recentAt(board).told.get(card.id);
  return told ? (told.some((mark) => mark.latest) ? "told now" : "told") : "";
}

/**
 * On the card itself: the clues that touched it and are no longer the latest move, that it is new or the newest, and
 * whether it is the chop.
 * @param {Board} board
 * @param {number} seat
 * @param {CardInfo} card
 */
export function heldMarks(board, seat, card) {
  const { told, drawn } = recentAt(board);
  const hand = board.view.hands[seat];
  const before = (told.get(card.id) ?? []).filter((mark) => !mark.latest);
  const isNewest = card.id === newest(hand) && !drawn.has(card.id);
  const isChop = board.app.prefs.chop && board.level !== "none" && card === chop(hand);
  if (!before.length && !drawn.has(card.id) && !isNewest && !isChop) return nothing;
  return html`
    <span class="lately" aria-hidden="true">
      ${before.map(({ move }) => (move.clue ? cluePill(move.clue) : nothing))}
      ${
        drawn.has(card.id)
          ? html`
              <span class="new">${board.say("page-card-new")}</span>
            `
          : nothing
      }
    </span>
    ${
      isNewest
        ? html`
            <i class="newest"></i>
          `
        : nothing
    }
    ${
      isChop
        ? html`
            <i class="chop"></i>
          `
        : nothing
    }
  `;
}

/**
 * The class of a pile where one of these cards came to lie lately, or is pointed at.
 * @param {Board} board
 * @param {(number | undefined)[]} cards
 */
export function pileClass(board, cards) {
  const { gone } = recentAt(board);
  const marks = cards.flatMap((card) => (card === undefined ? [] : (gone.get(card) ?? [])));
  const pointed = board.pointed?.some((card) => cards.includes(card));
  const state = marks.length ? (marks.some((mark) => mark.latest) ? "moved now" : "moved") : "";
  return `${state} ${pointed ? "pointed" : ""}`;
}

/**
 * @param {Board} board
 * @param {number | undefined} card
 */
export const isLastPlayed = (board, card) => card !== undefined && card === lastPlayed(board.log);

/**
 * The card of a hand that was drawn last: cards are numbered as they are drawn.
 * @param {Pick<CardInfo, "id">[]} hand
 */
export const newest = (hand) => (hand.length ? Math.max(...hand.map((card) => card.id)) : null);

/**
 * The oldest card of a hand that no clue has touched. Many teams discard it next; no rule says so.
 * @template {Pick<CardInfo, "id" | "marked">} C
 * @param {C[]} hand
 * @returns {C | null}
 */
export function chop(hand) {
  const untold = hand.filter((card) => !card.marked.length);
  return untold.length ? untold.reduce((oldest, card) => (card.id < oldest.id ? card : oldest)) : null;
}
