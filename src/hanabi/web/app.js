// The page: language, theme, addresses, and the frame around whatever is being looked at.

import { isUnreachable, onNotice, Problem } from "./net/api.js";
import { Invitations } from "./ui/invitations.js";
import { Preferences } from "./ui/preferences.js";
import { loadWords, preferred } from "./ui/words.js";
import { html, nothing, render } from "./vendor/lit-html.js";

/**
 * @import { SelectChange } from "./ui/events.js"
 * @import { Words } from "./ui/words.js"
 */

/**
 * What is shown at an address.
 * @typedef {object} Page
 * @property {string} name  the class of the main part
 * @property {() => unknown} render
 * @property {() => unknown} [enter]
 * @property {() => void} [leave]
 * @property {() => string} [title]
 * @property {() => unknown} [heading]
 * @property {() => void} [languageChanged]
 * @property {(event: KeyboardEvent) => boolean} [key]  whether the key meant something
 * @property {(path: string) => boolean} [arrive]  whether an address is one of its own, where it went by itself
 *
 * @typedef {new (app: App, id: string) => Page} PageClass
 * @typedef {{ Page: PageClass, id: string }} Found
 */

/**
 * What is at each address. A page is fetched when somebody goes there.
 * @type {[RegExp, () => Promise<PageClass>][]}
 */
const PLACES = [
  [/^\/$/, async () => (await import("./pages/lobby.js")).LobbyPage],
  [/^\/games\/?$/, async () => (await import("./pages/past-games.js")).GamesPage],
  [/^\/puzzles\/?$/, async () => (await import("./pages/puzzles.js")).PuzzlesPage],
  [/^\/puzzles\/([^/]+)\/?$/, async () => (await import("./pages/puzzle.js")).PuzzlePage],
  [/^\/t\/([^/]+)\/?$/, async () => (await import("./pages/table.js")).TablePage],
  [/^\/me\/?$/, async () => (await import("./pages/me.js")).MePage],
  [/^\/p\/([^/]+)\/?$/, async () => (await import("./pages/profile.js")).ProfilePage],
  [/^\/learn\/?$/, async () => (await import("./pages/learn.js")).LearnPage],
  [/^\/learn\/([^/]+)\/?$/, async () => (await import("./pages/lesson.js")).LessonPage],
  [/^\/g\/([^/]+)(?:\/review)?\/?$/, async () => (await import("./pages/replay.js")).ReplayPage],
];

const FAVICON = new URL("./favicon.svg", import.meta.url).pathname;

/** How long a line stays for those who listen, and a message for those who look. */
const HEARD = 15000;
const SEEN = 5000;

export class App {
  /** @type {Words} */
  // @ts-expect-error: there are words before anything is drawn
  words;

  constructor() {
    this.prefs = new Preferences();
    this.prefs.show();
    /** @type {Set<() => void>} */
    this.dialogs = new Set();
    this.root = element("app");
    /** @type {Page | null} */
    this.page = null;
    this.drawing = false;
    /** @type {Record<string, string>} */
    this.languages = JSON.parse(element("languages").textContent ?? "");
    this.wishes = 0;
    this.invitations = new Invitations(this);
    /** @type {string | null} */
    this.notice = null;
    onNotice((notice) => this.announce(notice));
  }

  async start() {
    const lang = preferred(this.languages, this.prefs.lang);
    const [found] = await Promise.all([find(location.pathname), this.speak(lang)]);
    addEventListener("popstate", () => this.come());
    document.addEventListener("click", (event) => this.follow(event));
    document.addEventListener("keydown", (event) => this.key(event));
    this.enter(found);
    this.invitations.start();
  }

  /**
   * What the operator of the server tells everybody, or nothing more.
   * @param {string | null} notice
   */
  announce(notice) {
    if (notice === this.notice) return;
    this.notice = notice;
    if (this.page) this.draw();
  }

  /** @param {string} lang */
  async speak(lang) {
    this.words = await loadWords(lang);
    document.documentElement.lang = lang;
  }

  /** @param {string} lang */
  async changeLanguage(lang) {
    this.prefs.set({ lang });
    await this.speak(lang);
    this.draw();
    this.page?.languageChanged?.();
  }

  /**
   * Go to an address of this site.
   * @param {string} path
   */
  async go(path) {
    if (this.page?.arrive?.(path)) return;
    await this.come(path);
    scrollTo(0, 0);
  }

  /**
   * Be where the address bar says, or at a new address. The last of several wishes counts.
   * @param {string | null} path
   */
  async come(path = null) {
    this.wishes += 1;
    const wish = this.wishes;
    const found = await this.part(find(path === null ? location.pathname : path.split("?")[0]));
    if (!found || wish !== this.wishes) return;
    if (path !== null) history.pushState(null, "", path);
    this.enter(found);
  }

  /** @param {Found} found */
  enter({ Page, id }) {
    this.page?.leave?.();
    for (const dialog of openDialogs()) dialog.close();
    this.page = new Page(this, id);
    this.page.enter?.();
    this.draw();
  }

  /**
   * A part of the page that is fetched when it is wanted; null if it cannot be.
   * @template T
   * @param {Promise<T>} fetched
   */
  async part(fetched) {
    try {
      return await fetched;
    } catch (problem) {
      this.problem(problem);
      return null;
    }
  }

  async openSettings() {
    (await this.part(import("./ui/settings.js")))?.openSettings(this);
  }

  async openShortcuts() {
    (await this.part(import("./ui/shortcuts.js")))?.openShortcuts(this);
  }

  /** @param {MouseEvent} event */
  follow(event) {
    const link = /** @type {Element} */ (event.target).closest?.("a[href]");
    if (
      !(link instanceof HTMLAnchorElement) ||
      event.defaultPrevented ||
      event.button ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    const to = new URL(link.href);
    if (
      link.hasAttribute("download") ||
      to.origin !== location.origin ||
      !PLACES.some(([pattern]) => pattern.test(to.pathname))
    )
      return;
    event.preventDefault();
    this.go(to.pathname + to.search);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || openDialogs().length) return;
    const typing = /** @type {Element} */ (event.target).matches?.("input, textarea, select");
    if (event.key !== "Escape" && (typing || !this.prefs.keys)) return;
    if (event.key === "?") this.openShortcuts();
    else if (!this.page?.key?.(event)) return;
    event.preventDefault();
  }

  /** Taking away what has the focus makes it blur, and a blur may want to draw: then once more, afterwards. */
  draw() {
    if (this.drawing) {
      queueMicrotask(() => this.draw());
      return;
    }
    this.drawing = true;
    try {
      document.title = this.page?.title?.() ?? this.words.say("page-title");
      render(this.frame(), this.root);
      for (const redraw of this.dialogs) redraw();
    } finally {
      this.drawing = false;
    }
  }

  /**
   * Where the language is chosen: in the head of the page, and in the settings for screens that have no room for it there.
   * @param {string} testid
   */
  languageSelect(testid) {
    const { words } = this;
    return html`
      <select
        data-testid=${testid}
        aria-label=${words.say("page-language")}
        @change=${(/** @type {SelectChange} */ event) => this.changeLanguage(event.target.value)}
      >
        ${Object.entries(this.languages).map(
          ([code, name]) => html`
            <option value=${code} lang=${code} ?selected=${code === words.lang}>${name}</option>
          `,
        )}
      </select>
    `;
  }

  /** The way to oneself, under the name that was given last. */
  myself() {
    const name = this.prefs.name.trim();
    const label = this.words.say("page-me");
    return html`
      <a class="myself" href="/me" data-testid="me" aria-label=${name ? `${label}: ${name}` : label} title=${label}>
        <span aria-hidden="true">☺︎</span>
        <span class="who">${name || label}</span>
      </a>
    `;
  }

  frame() {
    const { words } = this;
    return html`
      <a class="skip" href="#main">${words.say("page-skip")}</a>
      <header class="top">
        <a class="brand" href="/">
          <img src=${FAVICON} alt="" width="28" height="28" />
          <span>Hanabi</span>
          <span class="unseen">${words.say("page-home")}</span>
        </a>
        ${this.page?.heading?.() ?? nothing}
        <nav aria-label=${words.say("page-nav")}>
          ${this.invitations.badge()}
          <a class="wide" href="/games" data-testid="past-games">${words.say("page-past-games")}</a>
          ${this.myself()} ${this.languageSelect("lang-select")}
          <button
            class="icon wide"
            data-testid="shortcuts"
            aria-label=${words.say("page-shortcuts")}
            title=${words.say("page-shortcuts")}
            @click=${() => this.openShortcuts()}
          >
            ?
          </button>
          <button
            class="icon"
            data-testid="settings"
            aria-label=${words.say("page-settings")}
            title=${words.say("page-settings")}
            @click=${() => this.openSettings()}
          >
            ⚙︎
          </button>
        </nav>
      </header>
      <div role="status">
        ${
          this.notice
            ? html`<p class="operator-notice" tabindex="0" data-testid="notice">${words.say("page-notice", { text: this.notice })}</p>`
            : nothing
        }
      </div>
      <main id="main" tabindex="-1" class=${this.page?.name ?? ""}>${this.page?.render() ?? nothing}</main>
    `;
  }

  /**
   * After the next drawing, the focus goes there.
   * @param {string} selector
   */
  focusOn(selector) {
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus());
  }

  /**
   * Say something to those who listen to the page.
   * @param {string | null | undefined} text
   */
  tell(text) {
    if (!text) return;
    const line = document.createElement("p");
    line.textContent = text;
    element("told").append(line);
    setTimeout(() => line.remove(), HEARD);
  }

  /** Take back whatever was said and can still be read. */
  hush() {
    element("told").replaceChildren();
    element("alarm").replaceChildren();
  }

  /** @param {string | null} text */
  toast(text, kind = "plain") {
    const toast = document.createElement("p");
    toast.className = `toast ${kind}`;
    toast.textContent = text;
    element("alarm").append(toast);
    setTimeout(() => toast.remove(), SEEN);
  }

  /** @param {string | null} text */
  alarm(text) {
    if (text) this.toast(text, "wrong");
  }

  /**
   * What went wrong with a request, in words.
   * @param {unknown} error
   */
  problem(error) {
    this.alarm(this.reason(error));
  }

  /**
   * @param {unknown} error
   * @param {Words} words  of an edition, where it is about one
   */
  reason(error, words = this.words) {
    return error instanceof Problem && !isUnreachable(error)
      ? words.refusal(error.code, error.message)
      : words.say("page-unreachable");
  }
}

/** @param {string} id  of something that index.html holds */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @returns {NodeListOf<HTMLDialogElement>} */
const openDialogs = () => document.querySelectorAll("dialog[open]");

/**
 * The page at a path; the lobby where there is none.
 * @param {string} path
 * @returns {Promise<Found>}
 */
async function find(path) {
  for (const [pattern, load] of PLACES) {
    const match = pattern.exec(path);
    if (match) return { Page: await load(), id: decodeURIComponent(match[1] ?? "") };
  }
  return { Page: await PLACES[0][1](), id: "" };
}

new App().start();
