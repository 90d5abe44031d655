// The page: language, theme, addresses, and the frame around whatever is being looked at.

import { html, nothing, render } from "./vendor/lit-html.js";
import { GamesPage } from "./pages/past-games.js";
import { LobbyPage } from "./pages/lobby.js";
import { Preferences } from "./ui/preferences.js";
import { ReplayPage } from "./pages/replay.js";
import { openSettings } from "./ui/settings.js";
import { openShortcuts } from "./ui/shortcuts.js";
import { TablePage } from "./pages/table.js";
import { languages, loadWords, preferred } from "./ui/words.js";

const PLACES = [
  [/^\/$/, LobbyPage],
  [/^\/games\/?$/, GamesPage],
  [/^\/t\/([^/]+)\/?$/, TablePage],
  [/^\/g\/([^/]+)\/?$/, ReplayPage],
];

/** How long a line stays for those who listen, and a message for those who look. */
const HEARD = 15000;
const SEEN = 5000;

class App {
  constructor() {
    this.prefs = new Preferences();
    this.prefs.show();
    this.dialogs = new Set();
    this.root = document.getElementById("app");
    this.page = null;
  }

  async start() {
    this.languages = await languages();
    await this.speak(preferred(this.languages, this.prefs.lang));
    addEventListener("popstate", () => this.enter());
    document.addEventListener("click", (event) => this.follow(event));
    document.addEventListener("keydown", (event) => this.key(event));
    this.enter();
  }

  async speak(lang) {
    this.words = await loadWords(lang);
    document.documentElement.lang = lang;
  }

  async changeLanguage(lang) {
    this.prefs.set({ lang });
    await this.speak(lang);
    this.draw();
    this.page?.languageChanged?.();
  }

  go(path) {
    history.pushState(null, "", path);
    this.enter();
    scrollTo(0, 0);
  }

  enter() {
    this.page?.leave?.();
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    for (const [pattern, Page] of PLACES) {
      const match = pattern.exec(location.pathname);
      if (match) {
        this.page = new Page(this, match[1] && decodeURIComponent(match[1]));
        break;
      }
    }
    this.page ??= new LobbyPage(this);
    this.page.enter?.();
    this.draw();
  }

  follow(event) {
    const link = event.target.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
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

  key(event) {
    if (event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    const typing = event.target.matches?.("input, textarea, select");
    if (event.key !== "Escape" && (typing || !this.prefs.keys)) return;
    if (event.key === "?") openShortcuts(this);
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

  frame() {
    const { words } = this;
    return html`
      <a class="skip" href="#main">${words.say("page-skip")}</a>
      <header class="top">
        <a class="brand" href="/">
          <img src="/static/favicon.svg" alt="" width="28" height="28" />
          <span>Hanabi</span>
          <span class="unseen">${words.say("page-home")}</span>
        </a>
        ${this.page?.heading?.() ?? nothing}
        <nav aria-label=${words.say("page-nav")}>
          <a class="wide" href="/games" data-testid="past-games">${words.say("page-past-games")}</a>
          <select
            data-testid="lang-select"
            aria-label=${words.say("page-language")}
            @change=${(event) => this.changeLanguage(event.target.value)}
          >
            ${Object.entries(this.languages).map(
              ([code, name]) => html`
                <option value=${code} lang=${code} ?selected=${code === words.lang}>${name}</option>
              `,
            )}
          </select>
          <button
            class="icon wide"
            data-testid="shortcuts"
            aria-label=${words.say("page-shortcuts")}
            title=${words.say("page-shortcuts")}
            @click=${() => openShortcuts(this)}
          >
            ?
          </button>
          <button
            class="icon"
            data-testid="settings"
            aria-label=${words.say("page-settings")}
            title=${words.say("page-settings")}
            @click=${() => openSettings(this)}
          >
            ⚙︎
          </button>
        </nav>
      </header>
      <main id="main" tabindex="-1" class=${this.page?.name ?? ""}>${this.page?.render() ?? nothing}</main>
    `;
  }

  /** After the next drawing, the focus goes there. */
  focusOn(selector) {
    requestAnimationFrame(() => document.querySelector(selector)?.focus());
  }

  /** Say something to those who listen to the page. */
  tell(text) {
    if (!text) return;
    const line = document.createElement("p");
    line.textContent = text;
    document.getElementById("told").append(line);
    setTimeout(() => line.remove(), HEARD);
  }

  toast(text, kind = "plain") {
    const toast = document.createElement("p");
    toast.className = `toast ${kind}`;
    toast.textContent = text;
    document.getElementById("alarm").append(toast);
    setTimeout(() => toast.remove(), SEEN);
  }

  alarm(text) {
    if (text) this.toast(text, "wrong");
  }

  /** What went wrong with a request, in words. */
  problem(error) {
    const reason =
      error.code === "unreachable" || error instanceof TypeError
        ? this.words.say("page-unreachable")
        : this.words.refusal(error.code, error.message);
    this.alarm(reason);
  }
}

new App().start();
