// The arrow of the latest move: from whoever told to the touched cards, from the hand to the firework.

import { parts } from "../ui/words.js";
import { html, nothing, render, svg } from "../vendor/lit-html.js";
import { recentAt } from "./recent-marks.js";
import { shape, suitClass } from "./suits.js";

/**
 * @import { ClueInfo } from "../net/messages.js"
 * @import { Board } from "./board.js"
 * @import { Move } from "./moves.js"
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 */

/** The signs are drawn for cards of this width, and grow and shrink with them, within reason. */
const CARD = 72;
const SMALLEST = 0.7;
const LARGEST = 2;
const BEND = 0.12;

/** @type {Board | null} */
let shown = null;
let waiting = false;
/** @type {ResizeObserver | null} */
let sizes = null;

/**
 * The layer of the arrows. What is drawn into it is measured once, in the frame after the table was drawn.
 * @param {Board} board
 */
export function arrowLayer(board) {
  if (sizes === null) {
    sizes = new ResizeObserver(measureSoon);
    addEventListener("scroll", scrolled, { capture: true, passive: true });
  }
  shown = board;
  measureSoon();
  const busy = board.menu || board.preview || board.pointed || board.armed || board.selected !== null;
  return html`
    <svg class="arrows ${busy ? "faint" : ""}" aria-hidden="true" data-testid="arrows"></svg>
  `;
}

/** @param {Event} event */
function scrolled({ target }) {
  if (!(target instanceof Element && target.closest(".rail, .since, dialog"))) measureSoon();
}

function measureSoon() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    const layer = document.querySelector("svg.arrows");
    if (!(layer instanceof SVGSVGElement) || !shown) return;
    render(arrowsOn(shown, layer), layer);
    for (const row of document.querySelectorAll(".table, .cards, .firework")) sizes?.observe(row);
  });
}

/**
 * All boxes are read before anything is written, so that the table is laid out once.
 * @param {Board} board
 * @param {SVGSVGElement} layer
 */
function arrowsOn(board, layer) {
  const move = recentAt(board).latest;
  if (!move) return nothing;
  const { left, top } = layer.getBoundingClientRect();
  /** @type {(element: Element | null | undefined) => Box | null} */
  const box = (element) => {
    const found = element?.checkVisibility?.({ visibilityProperty: true }) ? element.getBoundingClientRect() : null;
    return found?.width
      ? { left: found.left - left, top: found.top - top, right: found.right - left, bottom: found.bottom - top }
      : null;
  };
  return move.clue ? clueArrows(move, move.clue, box) : cardArrow(move, box);
}

/**
 * @param {Move} move
 * @param {ClueInfo} clue
 * @param {(element: Element | null | undefined) => Box | null} box
 */
function clueArrows(move, clue, box) {
  const giver = box(document.querySelector(`#name-${move.seat}`)?.closest(".hand"));
  const touched = move.cards.map((card) => document.querySelector(`[data-card="${card}"] .card`));
  const whole = document.querySelector(`#name-${move.target}`)?.closest(".hand")?.querySelector(".cards");
  const cards = (touched.length ? touched : [whole]).flatMap((card) => box(card) ?? []);
  if (!giver || !cards.length) return nothing;
  const below = giver.top > cards[0].bottom;
  const from = edgeTowards(giver, cards[0]);
  // Below, what the holder was told stands in the right corner.
  const heads = cards.map(({ left, right, top, bottom }) =>
    below ? { x: left + (right - left) / 4, y: bottom } : { x: (left + right) / 2, y: top },
  );
  return svg`
    ${heads.map((head) => line(bent(from, head), "clue"))}
    ${heads.map((head) => pill(head, clue, scaleOf(cards[0])))}
  `;
}

/**
 * The middle of that side of a box which looks at another box.
 * @param {Box} box
 * @param {Box} other
 * @returns {Point}
 */
export function edgeTowards({ left, top, right, bottom }, other) {
  if (other.bottom <= top) return { x: (left + right) / 2, y: top };
  if (other.top >= bottom) return { x: (left + right) / 2, y: bottom };
  return { x: other.left >= right ? right : left, y: (top + bottom) / 2 };
}

/**
 * A discard has no arrow: it would cross the other cards. Its cell among the discards is marked.
 * @param {Move} move
 * @param {(element: Element | null | undefined) => Box | null} box
 */
function cardArrow(move, box) {
  const cards = document.querySelector(`#name-${move.seat}`)?.closest(".hand")?.querySelector(".cards");
  const from = cards && gap(cards, move.places[0] ?? 0, box);
  const pile = box(document.querySelector(`.felt [data-move="card-${move.cards[0]}"]`));
  if (!from) return nothing;
  const scale = scaleOf(box(cards.querySelector(".card")));
  const to = pile && { x: (pile.left + pile.right) / 2, y: from.y > pile.bottom ? pile.bottom : pile.top };
  return svg`
    ${to ? line(bent(from, to), move.deed) : nothing}
    ${to ? head(from, to, move.deed) : nothing}
    ${what(from, move, scale)}
  `;
}

/**
 * Where in a hand a card lay: between those that are its neighbours now.
 * @param {Element} cards
 * @param {number} place
 * @param {(element: Element | null | undefined) => Box | null} box
 * @returns {Point | null}
 */
function gap(cards, place, box) {
  const row = box(cards);
  if (!row || !place) return row && { x: (row.left + row.right) / 2, y: row.top };
  const boxes = [...cards.children].flatMap((card) => box(card) ?? []);
  const turned = cards.classList.contains("newest-left");
  const at = turned ? boxes.length - place : place - 1;
  const [before, after] = turned ? [boxes[at], boxes[at + 1]] : [boxes[at - 1], boxes[at]];
  const x = before && after ? (before.right + after.left) / 2 : before ? before.right : (after?.left ?? row.left);
  return { x, y: boxes[0]?.top ?? row.top };
}

/**
 * A gently bent line between two points, as the path of an SVG.
 * @param {Point} from
 * @param {Point} to
 */
export function bent(from, to) {
  const { x, y } = bentAt(from, to);
  const round = (/** @type {number} */ n) => Math.round(n);
  return `M${round(from.x)} ${round(from.y)}Q${round(x)} ${round(y)} ${round(to.x)} ${round(to.y)}`;
}

/**
 * @param {Point} from
 * @param {Point} to
 * @returns {Point}
 */
function bentAt(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = dx < 0 ? BEND : -BEND; // upwards, as things fly
  return { x: from.x + dx / 2 - dy * bend, y: from.y + dy / 2 + dx * bend };
}

/**
 * @param {string} path
 * @param {string} kind
 */
const line = (path, kind) => svg`<path class="under" d=${path} /><path class="way ${kind}" d=${path} />`;

/**
 * The head of an arrow that no clue stands at.
 * @param {Point} from
 * @param {Point} to
 * @param {string} kind
 */
function head(from, to, kind) {
  const bend = bentAt(from, to);
  const angle = (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI;
  return svg`<path class="head ${kind}" d="M2 0-11-6-8 0-11 6Z" transform="translate(${Math.round(to.x)} ${Math.round(to.y)}) rotate(${Math.round(angle)})" />`;
}

/**
 * The clue at the head of its arrow.
 * @param {Point} at
 * @param {ClueInfo} clue
 * @param {number} scale
 */
function pill({ x, y }, clue, scale) {
  const sign = clue.colour
    ? svg`<g class="sign ${suitClass(clue.colour)}" transform="scale(.14)">${shape(clue.colour)}</g>`
    : svg`<text y="5">${clue.value}</text>`;
  return svg`<g class="told" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})"><circle r="12" />${sign}</g>`;
}

/** What a move brought, as far as one sign says it. @type {Record<string, string>} */
const SIGNS = {
  completed: "★",
  "token-returned": "+",
  "strike-taken": "✕",
  "strike-mended": "♥\ufe0e",
  "tile-revealed": "✦",
};

/**
 * The card that left, small, at the place that it left, and beside it what it brought.
 * @param {Point} at
 * @param {Move} move
 * @param {number} scale
 */
function what({ x, y }, { face, brought }, scale) {
  const signs = brought.filter((one) => Object.hasOwn(SIGNS, one.what)).map((one) => one.what);
  return svg`<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})">
    ${face ? leaving(face) : nothing}
    ${signs.map((name, i) => svg`<g class="badge-of ${name}" transform="translate(${28 + 21 * i} 0)"><circle r="9.5" /><text y="5">${SIGNS[name]}</text></g>`)}
  </g>`;
}

/** @param {string} face */
function leaving(face) {
  const { suit, value } = parts(face);
  return svg`<g class="leaving ${suitClass(suit)}">
    <rect x="-17" y="-11" width="34" height="22" rx="6" />
    <g class="figure" transform="translate(-7 0) scale(.13)">${shape(suit)}</g>
    <text x="8" y="5">${value}</text>
  </g>`;
}

/** @param {Box | null} card */
function scaleOf(card) {
  const wanted = card ? (card.right - card.left) / CARD : 1;
  return Math.max(SMALLEST, Math.min(LARGEST, Math.round(wanted * 20) / 20));
}
