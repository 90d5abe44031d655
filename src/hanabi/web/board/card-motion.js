// Moving: cards travel from where they were to where they are, by View Transitions where the browser has them.

/** @import { CardInfo, LogEntry } from "../net/messages.js" */

const MOVING = new Set([
  "card-placed",
  "card-misplayed",
  "card-discarded",
  "card-drawn",
  "card-replayed",
  "card-reshuffled",
  "hand-rearranged",
]);
const MOST = 40;

/**
 * The ids of the cards that new events set in motion.
 * @param {LogEntry[]} events
 * @param {CardInfo[][]} hands
 */
export function movedCards(events, hands) {
  /** @type {Set<number>} */
  const moved = new Set();
  for (const { event } of events) {
    if (!MOVING.has(event.event)) continue;
    if (event.card !== undefined) moved.add(event.card);
    for (const card of hands[event.seat] ?? []) moved.add(card.id);
  }
  return [...moved].slice(0, MOST);
}

/**
 * Draw, and let these cards be seen to move. The rest of the page stays live meanwhile.
 * @param {number[]} cards
 * @param {() => void} draw
 */
export function moveCards(cards, draw) {
  if (!document.startViewTransition || document.hidden || !cards.length || document.querySelector("dialog[open]")) {
    draw();
    return;
  }
  /** @type {HTMLElement[]} */
  const named = [];
  const name = () => {
    for (const card of cards) {
      /** @type {NodeListOf<HTMLElement>} */
      const places = document.querySelectorAll(`[data-move="card-${card}"]`);
      const element = [...places].find((one) => one.checkVisibility?.() ?? true);
      if (!element) continue;
      element.style.viewTransitionName = `card-${card}`;
      element.style.viewTransitionClass = "card";
      named.push(element);
    }
  };
  const unname = () => {
    for (const element of named.splice(0)) element.style.viewTransitionName = "";
  };
  name();
  const transition = document.startViewTransition(() => {
    unname();
    draw();
    name();
  });
  // A newer movement may overtake this one; then there is nothing to wait for.
  transition.ready.catch(() => {});
  transition.finished.finally(unname);
}
