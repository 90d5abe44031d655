// The server's addresses: one function for each thing that can be asked for.

/**
 * @import {
 *   ActionInfo, Addresses, BotInfo, CarryCode, CarryOffer, CarryTaken, Command, Deletion, Done, EarlierMoment, EditionInfo,
 *   Friend, GameInfo, GameTags, Guests, Hint, Invitations, LessonAnswer, LessonInfo, LessonScene, LessonTry, Listed, Me,
 *   Moment, MyTable, NewPassword, PastGames, PersonLink, PersonReport, Profile, PuzzleAnswer, PuzzleDays, PuzzleInfo,
 *   PuzzleVerdict, QrCode, Refused, ReviewInfo, ReviewWish, RulesAsked, RulesText, Seated, Settings, SignIn, StoryInfo,
 *   TableReport, Tags, TagsWish, Update, Uploaded,
 * } from "./messages.js"
 */

/** What the server answered instead of what was asked for. */
export class Problem extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} reason
   */
  constructor(status, code, reason) {
    super(reason);
    this.status = status;
    this.code = code;
  }
}

/**
 * Whether a request failed because nobody was there to answer it: the server may be back in a moment.
 * @param {unknown} error
 */
export const isUnreachable = (error) => !(error instanceof Problem) || error.code === "unreachable";

/**
 * Told what the operator of the server tells everybody, as often as anything is heard of the server.
 * @type {(notice: string | null) => void}
 */
let heardNotice = () => {};

/** @param {(notice: string | null) => void} hear */
export function onNotice(hear) {
  heardNotice = hear;
}

/**
 * @template T
 * @param {Response} response
 * @param {(good: Response) => Promise<T>} read
 */
async function answer(response, read) {
  const notice = response.headers.get("hanabi-notice");
  heardNotice(notice && decodeURIComponent(notice));
  if (response.ok) return read(response);
  const said = await response.json().catch(() => ({}));
  throw new Problem(response.status, said.code ?? "unreachable", said.reason ?? response.statusText);
}

/** @param {Response} response  with JSON that is what the schemas say */
const json = (response) => response.json();

/** @typedef {Record<string, string | number | string[] | null | undefined>} Query  a list is asked for as often as it is long */

/**
 * An address with what is asked for there.
 * @param {string} path
 * @param {Query} query
 */
function asked(path, query) {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat())
      if (value !== null && value !== undefined && value !== "") search.append(name, String(value));
  return search.size ? `${path}?${search}` : path;
}

/**
 * @param {string} path
 * @param {Query} query
 */
async function get(path, query = {}) {
  return answer(await fetch(asked(path, query)), json);
}

/**
 * @param {string} path
 * @param {object | string} body
 */
async function post(path, body) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return answer(
    await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: text }),
    json,
  );
}

/**
 * A game as text, and what is lost of it there: the header `notes, rest=31` is [["notes"], ["rest", "31"]].
 * @param {Response} good
 */
async function textAndLosses(good) {
  const lost = good.headers.get("lost-there");
  return { text: await good.text(), lost: lost ? lost.split(", ").map((item) => item.split("=")) : [] };
}

const at = (/** @type {string[]} */ ...steps) => ["/api", ...steps.map(encodeURIComponent)].join("/");

/** @returns {Promise<EditionInfo[]>} */
export const editions = (/** @type {string} */ lang) => get(at("editions"), { lang });
/** @returns {Promise<BotInfo[]>} */
export const bots = (/** @type {string} */ lang) => get(at("bots"), { lang });
/** @returns {Promise<Guests>} */
export const guests = () => get(at("guests"));
/** @returns {Promise<Addresses>} */
export const addresses = () => get(at("addresses"));
/** @returns {Promise<QrCode>} */
export const qr = (/** @type {string} */ text) => post(at("qr"), { text });
/** @returns {Promise<RulesText>} */
export const rules = (/** @type {RulesAsked} */ asked) => post(at("rules"), asked);

/** @type {(name: string, settings: Settings) => Promise<Seated>} */
export const openTable = (name, settings) => post(at("tables"), { name, settings });
/** @returns {Promise<Listed[]>} */
export const publicTables = (/** @type {string} */ lang) => get(at("tables"), { lang });
/** @returns {Promise<MyTable[]>} */
export const myTables = (/** @type {string} */ lang) => get(at("mine"), { lang });
/** @type {(id: string, lang?: string) => Promise<Update>} */
export const table = (id, lang) => get(at("tables", id), { lang });
/** @type {(id: string, events: number, lang: string) => Promise<EarlierMoment>} */
export const earlierMoment = (id, events, lang) => get(at("tables", id, "moment"), { events, lang });
/** @type {(id: string, lang: string) => Promise<Hint>} */
export const hint = (id, lang) => get(at("tables", id, "hint"), { lang });
/** @type {(id: string, name: string) => Promise<Seated>} */
export const join = (id, name) => post(at("tables", id, "join"), { name });
/** @type {(id: string, token: string) => Promise<Seated>} */
export const claim = (id, token) => post(at("tables", id, "claim"), { token });
/** @returns {Promise<Seated>} */
export const ownLink = (/** @type {string} */ id) => get(at("tables", id, "link"));
/** @type {(id: string, said: Command) => Promise<Done | Refused>} */
export const command = (id, said) => post(at("tables", id, "commands"), said);

/** @returns {Promise<LessonInfo[]>} */
export const lessons = (/** @type {string} */ lang) => get(at("lessons"), { lang });
/** @type {(key: string, number: number, lang: string) => Promise<LessonScene>} */
export const lessonScene = (key, number, lang) => get(at("lessons", key, String(number)), { lang });
/** @type {(scene: LessonScene, action: LessonTry["action"], lang: string) => Promise<LessonAnswer>} */
export const tryInLesson = ({ lesson, number }, action, lang) =>
  post(`${at("lessons", lesson, String(number))}?lang=${lang}`, { action });

/** @returns {Promise<PastGames>} */
export const pastGames = (/** @type {Query} */ filter) => get(at("games"), filter);
/** @type {(id: string, lang: string) => Promise<GameInfo>} */
export const game = (id, lang) => get(at("games", id), { lang });
/** @type {(id: string, turn: number, seat: number | null, lang: string) => Promise<Moment>} */
export const moment = (id, turn, seat, lang) => get(at("games", id, "views"), { turn, seat, lang });
/** @type {(id: string, lang: string) => Promise<StoryInfo>} */
export const story = (id, lang) => get(at("games", id, "story"), { lang });
/** @type {(id: string, lang: string) => Promise<ReviewInfo>} */
export const review = (id, lang) => get(at("games", id, "review"), { lang });
/** @type {(id: string, lang: string, wish?: Partial<ReviewWish>) => Promise<ReviewInfo>} */
export const startReview = (id, lang, wish = {}) => post(`${at("games", id, "review")}?lang=${lang}`, wish);
/** @type {(id: string, lang: string) => Promise<ReviewInfo>} */
export const stopReview = (id, lang) => post(`${at("games", id, "review", "stop")}?lang=${lang}`, {});
/** @type {(page: number, lang: string) => Promise<PuzzleDays>} */
export const puzzles = (page, lang) => get(at("puzzles"), { page, lang, zone: zone() });
/** @type {(day: string, lang: string) => Promise<PuzzleInfo>} */
export const puzzle = (day, lang) => get(at("puzzles", day), { lang, zone: zone() });
/** @type {(day: string, action: ActionInfo, lang: string) => Promise<PuzzleVerdict>} */
export const tryPuzzle = (day, action, lang) => post(asked(at("puzzles", day), { lang, zone: zone() }), { action });
/** @type {(day: string, lang: string) => Promise<PuzzleAnswer>} */
export const puzzleAnswer = (day, lang) => get(at("puzzles", day, "answer"), { lang, zone: zone() });
/** @type {(id: string, as?: string | null) => string} */
export const recordAddress = (id, as = null) => at("games", id, "record") + (as ? `?as=${as}` : "");
/** @type {(id: string, as: string) => Promise<{ text: string, lost: string[][] }>} */
export const recordText = async (id, as) => answer(await fetch(recordAddress(id, as)), textAndLosses);
/** @returns {Promise<Uploaded>} */
export const upload = (/** @type {string | { link: string }} */ record) => post(at("records"), record);

/** The time zone of whoever reads, if the browser knows it. */
export function zone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === "Etc/Unknown" ? null : timeZone;
}

/** @type {(id: string | null, lang: string) => Promise<Profile>} */
export const profile = (id, lang) => get(id === null ? at("me", "profile") : at("people", id), { lang, zone: zone() });
/** @returns {Promise<Friend[]>} */
export const friends = (/** @type {string | null} */ table = null) => get(at("me", "friends"), { table });
/** @returns {Promise<(PersonLink | null)[]>} */
export const peopleAt = (/** @type {string} */ table) => get(at("tables", table, "people"));
/** @type {(table: string, person: string) => Promise<unknown>} */
export const invite = (table, person) => post(at("tables", table, "invitations"), { person });
/** @returns {Promise<Invitations>} */
export const invitations = (/** @type {string} */ lang) => get(at("me", "invitations"), { lang });
/** @returns {Promise<unknown>} */
export const declineInvitation = (/** @type {string} */ table) => post(at("me", "invitations", "decline"), { table });
/** @returns {Promise<unknown>} */
export const takeInvitations = (/** @type {boolean} */ open) => post(at("me", "invitations", "wanted"), { open });
/** @type {(person: string, ignore: boolean) => Promise<unknown>} */
export const ignore = (person, ignore) => post(at("me", "ignored"), { person, ignore });
/** @returns {Promise<Tags>} */
export const ownTags = () => get(at("me", "tags"));
/** @returns {Promise<GameTags>} */
export const tagsOf = (/** @type {string} */ game) => get(at("games", game, "tags"));
/** @type {(game: string, wish: TagsWish) => Promise<GameTags>} */
export const changeTags = (game, wish) => post(at("games", game, "tags"), wish);

/** @returns {Promise<Me>} */
export const me = () => get(at("me"));
/** @returns {Promise<Me>} */
export const rename = (/** @type {string} */ name) => post(at("me", "name"), { name });
/** @returns {Promise<Me>} */
export const setPassword = (/** @type {NewPassword} */ wish) => post(at("me", "password"), wish);
/** @returns {Promise<CarryCode>} */
export const carry = () => post(at("me", "carry"), {});
/** @returns {Promise<CarryOffer>} */
export const openCarry = (/** @type {string} */ code) => post(at("me", "carry", "open"), { code });
/** @returns {Promise<Me>} */
export const takeCarry = (/** @type {CarryTaken} */ wish) => post(at("me", "carry", "take"), wish);
/** @returns {Promise<Me>} */
export const signIn = (/** @type {SignIn} */ wish) => post(at("me", "sign-in"), wish);
/** @returns {Promise<Me>} */
export const signOutOthers = () => post(at("me", "sign-out-others"), {});
/** @returns {Promise<Me>} */
export const deleteMe = (/** @type {Deletion} */ wish) => post(at("me", "delete"), wish);
/** @type {(table: string, wish: TableReport) => Promise<unknown>} */
export const reportAtTable = (table, wish) => post(at("tables", table, "reports"), wish);
/** @type {(person: string, wish: PersonReport) => Promise<unknown>} */
export const reportPerson = (person, wish) => post(at("people", person, "reports"), wish);

/** @type {(path: string, lang: string) => string} */
const socket = (path, lang) =>
  `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}?lang=${encodeURIComponent(lang)}`;

/** @type {(id: string, lang: string) => string} */
export const liveAddress = (id, lang) => socket(at("tables", id, "live"), lang);
/** @type {(game: string, room: string, lang: string) => string} */
export const roomAddress = (game, room, lang) => socket(at("games", game, "together", room), lang);
