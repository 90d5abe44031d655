// The server's addresses: one function for each thing that can be asked for.

/** What the server answered instead of what was asked for. */
export class Problem extends Error {
  constructor(status, code, reason) {
    super(reason);
    this.status = status;
    this.code = code;
  }
}

async function answer(response, read = (good) => good.json()) {
  if (response.ok) return read(response);
  const said = await response.json().catch(() => ({}));
  throw new Problem(response.status, said.code ?? "unreachable", said.reason ?? response.statusText);
}

async function get(path, query = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== "");
  const search = given.length ? `?${new URLSearchParams(given)}` : "";
  return answer(await fetch(path + search));
}

async function post(path, body) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return answer(await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: text }));
}

/** A game as text, and what is lost of it there: the header `notes, rest=31` is [["notes"], ["rest", "31"]]. */
async function textAndLosses(good) {
  const lost = good.headers.get("lost-there");
  return { text: await good.text(), lost: lost ? lost.split(", ").map((item) => item.split("=")) : [] };
}

const at = (...steps) => ["/api", ...steps.map(encodeURIComponent)].join("/");

export const editions = (lang) => get(at("editions"), { lang });
export const bots = (lang) => get(at("bots"), { lang });
export const guests = () => get(at("guests"));
export const rules = (asked) => post(at("rules"), asked);

export const openTable = (name, settings) => post(at("tables"), { name, settings });
export const publicTables = (lang) => get(at("tables"), { lang });
export const table = (id, lang) => get(at("tables", id), { lang });
export const join = (id, name) => post(at("tables", id, "join"), { name });
export const claim = (id, token) => post(at("tables", id, "claim"), { token });
export const ownLink = (id) => get(at("tables", id, "link"));
export const command = (id, said) => post(at("tables", id, "commands"), said);

export const pastGames = (filter) => get(at("games"), filter);
export const game = (id, lang) => get(at("games", id), { lang });
export const moment = (id, turn, seat, lang) => get(at("games", id, "views"), { turn, seat, lang });
export const recordAddress = (id, as = null) => at("games", id, "record") + (as ? `?as=${as}` : "");
export const recordText = async (id, as) => answer(await fetch(recordAddress(id, as)), textAndLosses);
export const upload = (record) => post(at("records"), record);

export function liveAddress(id, lang) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${at("tables", id, "live")}?lang=${encodeURIComponent(lang)}`;
}
