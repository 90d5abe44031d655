// The address of a replay: the turn that it shows, as whom, with whom, and whether with its review.

/** @import { ReplayPage } from "./replay.js" */

/** How it ends where the review is shown. */
const REVIEW = /\/review\/?$/;

/**
 * What an address asks for.
 * @param {{ pathname: string, search: string }} address
 */
export function askedFor({ pathname, search }) {
  const asked = new URLSearchParams(search);
  const seat = asked.get("seat");
  return {
    turn: Math.max(0, Number(asked.get("turn")) || 0),
    seat: seat === null ? null : Number(seat),
    together: asked.get("together"),
    reviewed: REVIEW.test(pathname),
  };
}

/**
 * The turn of this game to which a link leads, or null if it leads elsewhere.
 * @param {string} path
 * @param {string} id
 */
export function turnIn(path, id) {
  const address = new URL(path, location.origin);
  const here = address.pathname.replace(REVIEW, "") === `/g/${id}` && address.searchParams.has("turn");
  return here ? askedFor(address).turn : null;
}

/**
 * The address that leads back to what is shown.
 * @param {ReplayPage} page
 */
export function addressOf({ id, turn, seat, shared, together, review }) {
  const asked = new URLSearchParams({ turn: String(turn) });
  if (seat !== null) asked.set("seat", String(seat));
  const room = shared?.invites ? shared.name : together;
  if (room) asked.set("together", room);
  return `/g/${id}${review ? "/review" : ""}?${asked}`;
}
