// Preferences: what this browser remembers between visits, and nothing that the server needs to know.

/**
 * @typedef {"auto" | "light" | "dark"} Theme
 * @typedef {"none" | "positive" | "everything"} Level  how much of the clues is drawn
 * @typedef {"right" | "left"} Newest  on which side of a hand the newest card is drawn
 */

const PLACE = "hanabi.preferences";

const FIRST = {
  name: "",
  lang: /** @type {string | null} */ (null),
  theme: /** @type {Theme} */ ("auto"),
  level: /** @type {Level} */ ("everything"),
  confirm: globalThis.matchMedia?.("(pointer: coarse)").matches ?? false,
  /** Seconds in which a move can be taken back before it is sent. */
  undo: 0,
  keys: true,
  motion: true,
  chop: false,
  newest: /** @type {Newest} */ ("right"),
  /** Whether results of past games stay hidden until they are asked for. */
  spoilerFree: false,
  sounds: true,
  /** From 0 to 1. */
  volume: 0.6,
  /** Whether the browser says so when it is one's turn elsewhere, and whether that was offered. */
  notify: false,
  notifyOffered: false,
  /** How many scenes of each lesson are behind one, by its key, and whether one needs no offer of the first any more. */
  lessons: /** @type {Record<string, number>} */ ({}),
  lessonOffered: false,
};

export const LEVELS = /** @type {const} */ (["none", "positive", "everything"]);
export const SIDES = /** @type {const} */ (["right", "left"]);
export const UNDO_SECONDS = /** @type {const} */ ([0, 1, 2, 3]);
export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);

/**
 * What is stored under a key, or what to begin with. Storage may be forbidden: then nothing is remembered.
 * @template T
 * @param {string} place
 * @param {T} first
 * @returns {T}
 */
export function recall(place, first) {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null") ?? first;
  } catch {
    return first;
  }
}

/**
 * @param {string} place
 * @param {unknown} value
 */
export function remember(place, value) {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // A full or forbidden store is no reason to stop a game.
  }
}

export class Preferences {
  constructor() {
    const kept = { ...FIRST, ...recall(PLACE, {}) };
    this.name = kept.name;
    this.lang = kept.lang;
    this.theme = kept.theme;
    this.level = kept.level;
    this.confirm = kept.confirm;
    this.undo = kept.undo;
    this.keys = kept.keys;
    this.motion = kept.motion;
    this.chop = kept.chop;
    this.newest = kept.newest;
    this.sounds = kept.sounds;
    this.volume = kept.volume;
    this.notify = kept.notify;
    this.notifyOffered = kept.notifyOffered;
    this.spoilerFree = kept.spoilerFree;
    this.lessons = Object(kept.lessons);
    this.lessonOffered = kept.lessonOffered;
  }

  /** @param {Partial<typeof FIRST>} changes */
  set(changes) {
    Object.assign(this, changes);
    remember(PLACE, { ...this });
    this.show();
  }

  /** Put theme and motion on the document, where the style sheets look for them. */
  show() {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? "full" : "none";
  }

  get moves() {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}
