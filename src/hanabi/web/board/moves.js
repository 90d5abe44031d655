// The moves of a game, told from the events of its log: who did what, to which cards, and what that brought.

/**
 * @import { ClueInfo, LogEntry } from "../net/messages.js"
 * @typedef {{ number: number, entry: LogEntry }} EventLine
 * @typedef {"clue" | "play" | "misplay" | "discard" | "reshuffle" | "replay"} Deed
 * @typedef {{ what: string, number?: number, tile?: string }} Brought  what followed: its event, and what the event says
 * @typedef {{
 *   number: number, turn: number, seat: number, deed: Deed, cards: number[], face: string | null,
 *   clue: ClueInfo | null, target: number | null, places: number[], drawn: number | null, drawnFace: string | null,
 *   brought: Brought[], lines: EventLine[],
 * }} Move  `number` is that of its first event in the log, `places` are those of its cards in the hand then
 * @typedef {{ move: Move, latest: boolean }} Mark
 * @typedef {{
 *   moves: Move[], latest: Move | null, told: Map<number, Mark[]>, gone: Map<number, Mark>, drawn: Set<number>,
 * }} Recent  what was told of cards in hand, which cards lie elsewhere now, and which were drawn, by their ids
 */

/** @type {Record<string, Deed>} */
const DEEDS = {
  "clue-given": "clue",
  "card-placed": "play",
  "card-misplayed": "misplay",
  "card-discarded": "discard",
  "card-reshuffled": "reshuffle",
  "card-replayed": "replay",
};

/** What follows from a deed and is told with it. */
const FOLLOWS = new Set([
  "token-spent",
  "token-returned",
  "token-forfeited",
  "strike-taken",
  "strike-mended",
  "tile-revealed",
  "tile-lost",
  "last-round-began",
]);

/** @type {WeakMap<LogEntry[], Move[]>} */
const known = new WeakMap();

/**
 * All moves of a log, in order. A drawn card belongs to the move that made room for it, also where a bonus came between.
 * @param {LogEntry[]} log
 */
export function movesOf(log) {
  const moves = known.get(log) ?? fold(log);
  known.set(log, moves);
  return moves;
}

/** @param {LogEntry[]} log */
function fold(log) {
  /** @type {Move[]} */
  const moves = [];
  /** @type {number[][]} */
  const hands = [];
  log.forEach((entry, number) => {
    const { event } = entry;
    if (Object.hasOwn(DEEDS, event.event)) moves.push(moveOf(number, entry, hands));
    else if (event.event === "card-drawn") {
      const left = moves.findLast((move) => move.turn === entry.turn && !move.clue && move.places.length);
      if (left) Object.assign(left, { drawn: event.card, drawnFace: event.face });
      left?.lines.push({ number, entry });
    } else if (FOLLOWS.has(event.event) && moves.length) {
      const move = moves[moves.length - 1];
      move.brought.push(broughtBy(event));
      move.lines.push({ number, entry });
    }
    follow(hands, event);
  });
  return moves;
}

/**
 * @param {number} number
 * @param {LogEntry} entry
 * @param {number[][]} hands  before the move
 * @returns {Move}
 */
function moveOf(number, entry, hands) {
  const { event, turn } = entry;
  /** @type {number[]} */
  const cards = event.touched ?? [event.card];
  const hand = hands[event.target ?? event.seat] ?? [];
  return {
    number,
    turn,
    seat: event.giver ?? event.seat,
    deed: DEEDS[event.event],
    cards,
    face: event.face ?? null,
    clue: event.clue ?? null,
    target: event.target ?? null,
    places: cards.filter((card) => hand.includes(card)).map((card) => hand.indexOf(card) + 1),
    drawn: null,
    drawnFace: null,
    brought: event.completed ? [{ what: "completed" }] : [],
    lines: [{ number, entry }],
  };
}

/**
 * @param {LogEntry["event"]} event
 * @returns {Brought}
 */
function broughtBy({ event, left, strikes, turns, tile }) {
  return { what: event, number: tile === undefined ? (left ?? strikes ?? turns) : undefined, tile };
}

/**
 * Move the cards in the hands as an event says.
 * @param {number[][]} hands
 * @param {LogEntry["event"]} event
 */
function follow(hands, event) {
  const { seat } = event;
  if (event.event === "hand-dealt") hands[seat] = event.cards;
  else if (event.event === "hand-rearranged") hands[seat] = event.order;
  else if (event.event === "card-drawn") hands[seat] = [...(hands[seat] ?? []), event.card];
  else if (hands[seat]?.includes(event.card)) hands[seat] = hands[seat].filter((card) => card !== event.card);
}

/**
 * The moves since a seat last began to act, that turn of its own included; all of them if it has not acted yet.
 * @param {LogEntry[]} log
 * @param {number} seat
 */
export function movesSince(log, seat) {
  const moves = movesOf(log);
  const own = moves.findLast((move) => move.seat === seat);
  return own ? moves.slice(moves.findIndex((move) => move.turn === own.turn)) : moves;
}

/** @type {WeakMap<LogEntry[], Map<number, Recent>>} */
const marked = new WeakMap();

/**
 * What of these moves can be seen on the table. A seat's own turn is marked only until somebody else has acted.
 * @param {LogEntry[]} log
 * @param {number} seat
 */
export function recentMoves(log, seat) {
  /** @type {Map<number, Recent>} */
  const seats = marked.get(log) ?? new Map();
  marked.set(log, seats);
  const recent = seats.get(seat) ?? marksOf(movesSince(log, seat), seat);
  seats.set(seat, recent);
  return recent;
}

/**
 * @param {Move[]} moves
 * @param {number} seat
 * @returns {Recent}
 */
function marksOf(moves, seat) {
  const latest = moves.at(-1) ?? null;
  const shown = latest?.seat === seat ? moves : moves.filter((move) => move.seat !== seat);
  /** @type {Recent} */
  const recent = { moves, latest, told: new Map(), gone: new Map(), drawn: new Set() };
  for (const move of shown) {
    const mark = { move, latest: move === latest };
    for (const card of move.cards) {
      if (move.clue) recent.told.set(card, [...(recent.told.get(card) ?? []), mark]);
      else recent.gone.set(card, mark);
    }
    if (move.drawn !== null) recent.drawn.add(move.drawn);
  }
  return recent;
}

/**
 * The card that was played last and fits.
 * @param {LogEntry[]} log
 */
export function lastPlayed(log) {
  const move = movesOf(log).findLast(({ deed }) => deed === "play" || deed === "replay");
  return move ? move.cards[0] : null;
}

/**
 * A move and what it brought, in the server's words.
 * @param {Move} move
 */
export const sentence = ({ lines }) => lines.map(({ entry }) => entry.text ?? "").join(" ");
