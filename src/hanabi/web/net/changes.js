// Changes: whole updates out of a first one and what the server says has changed since. `hanabi.client.following` is the same in Python.

/**
 * @import { ActionInfo, ActionsChange, CardInfo, GameView, RulesInfo, TableChange, Update } from "./messages.js"
 * @typedef {[string | number, number[]]} Clue  a colour or a value, and the cards it would touch
 */

export class Follower {
  /** The table as it is now, with the whole log and everything that was said. @type {Update | null} */
  update = null;
  /** A change was lost or came twice: nothing counts until the next whole update. */
  lost = false;
  serial = 0;
  /** The clues that could be given to each seat. @type {Map<number, Clue[]>} */
  clues = new Map();

  /**
   * The table after a message, or null if it does not follow the last one. What was handed out before stays as it is.
   * @param {Update | TableChange} message
   * @returns {Update | null}
   */
  hear(message) {
    if (message.type === "update") return this.begin(message);
    if (!this.update || message.serial !== this.serial + 1) this.lost = true;
    if (!this.update || this.lost) return null;
    this.serial = message.serial;
    this.update = this.changed(this.update, message);
    return this.update;
  }

  /** @param {Update} update */
  begin(update) {
    const { log = [], talk = [] } = this.update ?? {};
    this.serial = 0;
    this.lost = false;
    this.clues = update.view ? cluesIn(update.view) : new Map();
    this.update = {
      ...update,
      log: [...log.slice(0, update.log_from), ...update.log],
      log_from: 0,
      talk: [...talk.slice(0, update.talk_from), ...update.talk],
      talk_from: 0,
    };
    return this.update;
  }

  /**
   * @param {Update} update
   * @param {TableChange} change
   * @returns {Update}
   */
  changed(update, change) {
    const { table, view, log, talk, notes } = update;
    return {
      ...update,
      number: change.number,
      table: { ...table, ...change.table, ...grown(table, change.lists), seats: patched(table.seats, change.seats) },
      view: view && this.changedView(view, change, table.rules),
      log: [...log.slice(0, change.log_from), ...(change.log ?? [])],
      talk: [...talk, ...(change.talk ?? [])],
      notes: withoutEmpty({ ...notes, ...change.notes }),
      written: change.written ?? update.written,
    };
  }

  /**
   * @param {GameView} view
   * @param {TableChange} change
   * @param {RulesInfo} rules
   * @returns {GameView}
   */
  changedView(view, change, rules) {
    for (const [seat, clues] of Object.entries(change.clues ?? {})) this.clues.set(Number(seat), clues);
    return {
      ...view,
      ...change.view,
      ...(change.actions && this.actions(change.actions, rules)),
      hands: hands(view, change, rules),
      fireworks: patched(view.fireworks, change.fireworks),
      discards: [...view.discards.slice(0, change.discards_from), ...(change.discards ?? [])],
    };
  }

  /**
   * @param {ActionsChange} said
   * @param {RulesInfo} rules
   */
  actions({ now, play = [], as = [], discard = [], take, decline, ...given }, rules) {
    /** @type {ActionInfo[]} */
    const actions = [
      ...play.flatMap((card) => [plain("play", card), ...as.map((suit) => ({ ...plain("play", card), as: suit }))]),
      ...discard.map((card) => plain("discard", card)),
      ...[...this.clues].sort(([one], [other]) => one - other).flatMap(([to, clues]) => clueActions(to, clues, given)),
      ...(take ? faces(take, rules) : []).map((face) => plain("take", face)),
      ...(decline ? [{ do: /** @type {const} */ ("decline") }] : []),
    ];
    return { legal_actions: now ? actions : [], next_actions: now ? [] : actions };
  }
}

/** @type {(verb: "play" | "discard" | "take", card: number | string) => ActionInfo} */
const plain = (verb, card) => ({ do: verb, card });

/** @type {(to: number, clues: Clue[], given: { colours?: boolean, values?: boolean }) => ActionInfo[]} */
const clueActions = (to, clues, { colours, values }) =>
  clues
    .filter(([clue]) => (typeof clue === "string" ? colours : values))
    .map(([clue, touches]) => ({ do: "clue", to, ...named(clue), touches }));

/** @param {GameView} view  the clues among whose actions are wanted, by the seat they would go to */
function cluesIn(view) {
  /** @type {Map<number, Clue[]>} */
  const found = new Map();
  for (const { to, colour, value, touches } of [...view.legal_actions, ...view.next_actions]) {
    const clue = colour ?? value;
    if (typeof to !== "number" || clue === undefined || clue === null) continue;
    found.set(to, [...(found.get(to) ?? []), [clue, touches ?? []]]);
  }
  return found;
}

/**
 * @param {GameView} view
 * @param {TableChange} change
 * @param {RulesInfo} rules
 */
function hands({ hands }, change, rules) {
  if (!change.hands && !change.cards && !change.believed) return hands;
  const held = new Map(hands.flat().map((card) => [card.id, card]));
  return hands.map((hand, seat) => {
    const order = change.hands?.[seat] ?? hand.map((card) => card.id);
    return order.map((id) => changedCard(id, held.get(id), change, rules));
  });
}

/**
 * @param {number} id
 * @param {CardInfo | undefined} before
 * @param {TableChange} change
 * @param {RulesInfo} rules
 * @returns {CardInfo}
 */
function changedCard(id, before, change, rules) {
  const card = before ?? { id, face: null, marked: [], excluded: [], possible: [], believed: [] };
  const believed = change.believed?.[id];
  if (!change.cards?.[id] && !believed) return card;
  const { face = card.face, marked, excluded, possible } = change.cards?.[id] ?? {};
  return {
    id,
    face,
    marked: marked?.map(named) ?? card.marked,
    excluded: excluded?.map(named) ?? card.excluded,
    possible: possible ? faces(possible, rules) : card.possible,
    believed: believed ? faces(believed, rules) : card.believed,
  };
}

/** @param {string | number} clue */
const named = (clue) => (typeof clue === "string" ? { colour: clue } : { value: clue });

/**
 * The faces of a set that is written as a digit for each suit.
 * @param {string} digits
 * @param {RulesInfo} rules
 */
function faces(digits, { suits, values }) {
  return suits.flatMap(({ name }, suit) => {
    const bits = Number.parseInt(digits[suit], 32);
    return values.filter((_, place) => (bits >> place) & 1).map((value) => `${name} ${value}`);
  });
}

/**
 * A list with other fields in some of its items.
 * @template {object} T
 * @param {T[]} items
 * @param {Record<string, object> | undefined} changes
 */
const patched = (items, changes) =>
  changes ? items.map((item, place) => (changes[place] ? { ...item, ...changes[place] } : item)) : items;

/**
 * Lists of the table that have become longer, or shorter and then longer.
 * @param {Record<string, any>} table
 * @param {TableChange["lists"]} lists
 */
const grown = (table, lists = {}) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, [same, items]]) => [name, [...table[name].slice(0, same), ...items]]),
  );

/** @param {Record<string, string>} texts */
const withoutEmpty = (texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
