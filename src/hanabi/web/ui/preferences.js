// Preferences: what this browser remembers between visits, and nothing that the server needs to know.

const PLACE = "hanabi.preferences";

const FIRST = {
  name: "",
  lang: null,
  theme: "auto",
  level: "everything",
  confirm: globalThis.matchMedia?.("(pointer: coarse)").matches ?? false,
  keys: true,
  motion: true,
};

export const LEVELS = ["none", "positive", "everything"];
export const THEMES = ["auto", "light", "dark"];

/** What is stored under a key, or what to begin with. Storage may be forbidden: then nothing is remembered. */
export function recall(place, first) {
  try {
    return JSON.parse(localStorage.getItem(place)) ?? first;
  } catch {
    return first;
  }
}

export function remember(place, value) {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // A full or forbidden store is no reason to stop a game.
  }
}

export class Preferences {
  constructor() {
    Object.assign(this, FIRST, recall(PLACE, {}));
  }

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
