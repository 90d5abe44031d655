// The story of a finished game: the moments that decided it, then tables of what was lost and whose clues became plays.

import * as api from "../net/api.js";
import { openDialog } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { App } from "../app.js"
 * @import { StoryInfo, StoryLine } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 */

const SIGNS = {
  lost: "▼",
  strike: "✗",
  completed: "★",
  tile: "◆",
  "tile-lost": "◇",
  clue: "→",
  first: "▶\ufe0e",
  late: "◔",
  "last-round": "◷",
  end: "■",
};

/** A story, fetched anew when the language changes. */
export class Story {
  /** @type {StoryInfo | null} */
  info = null;
  #lang = "";

  /**
   * @param {App} app
   * @param {string} id
   * @param {() => void} changed  to draw it
   */
  constructor(app, id, changed) {
    this.app = app;
    this.id = id;
    this.changed = changed;
  }

  async load() {
    const { lang } = this.app.words;
    this.#lang = lang;
    try {
      const info = await api.story(this.id, lang);
      if (this.#lang !== lang) return;
      this.info = info;
      this.changed();
    } catch (problem) {
      this.app.problem(problem);
    }
  }

  /**
   * @param {Words} words  of the edition
   * @param {() => void} leave  before a link leads away
   */
  render(words, leave) {
    if (this.#lang !== this.app.words.lang) this.load();
    const { info } = this;
    if (!info) return nothing;
    const rows = (/** @type {StoryLine[]} */ lines) => this.rows(words, lines, leave);
    return html`
      <section class="story" data-testid="story" aria-label=${words.say("page-story")}>
        <div data-testid="story-moments">${rows(info.moments)}</div>
        ${info.sums.map(
          (text) => html`
            <p class="quiet">${text}</p>
          `,
        )}
        ${folded(words.say("page-story-losses"), "story-losses", info.losses.length, rows(info.losses))}
        ${folded(words.say("page-story-tiles"), "story-tiles", info.tiles.length, rows(info.tiles))}
        ${folded(words.say("page-story-clues"), "story-clues", info.clues.length, rows(info.clues))}
        ${folded(words.say("page-story-players"), "story-players", info.players.length, players(words, info))}
      </section>
    `;
  }

  /**
   * @param {Words} words
   * @param {StoryLine[]} lines
   * @param {() => void} leave
   */
  rows(words, lines, leave) {
    return html`
      <ol class="moments">
        ${lines.map(
          ({ turn, kind, text }) => html`
            <li class="moment of-${kind}">
              <a data-testid="story-turn" href="/g/${this.id}?turn=${turn}" @click=${leave}>
                ${words.say("page-story-turn", { turn })}
              </a>
              <span class="sign" aria-hidden="true">${SIGNS[kind]}</span>
              <span>${text}</span>
            </li>
          `,
        )}
      </ol>
    `;
  }
}

/**
 * @param {string} title
 * @param {string} testid
 * @param {number} number
 * @param {unknown} body
 */
function folded(title, testid, number, body) {
  if (!number) return nothing;
  return html`
    <details data-testid=${testid}>
      <summary>${title}</summary>
      <div class="scrolled" role="region" aria-label=${title} tabindex="0">${body}</div>
    </details>
  `;
}

/**
 * @param {Words} words
 * @param {StoryInfo} info
 */
function players(words, { players }) {
  const columns = /** @type {const} */ ([
    ["placed", "story-placed"],
    ["unclued", "story-unclued"],
    ["strikes", "story-strikes"],
    ["discards", "story-discards"],
    ["clues", "story-given"],
    ["clued", "story-led"],
  ]);
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${words.say("story-player")}</th>
          ${columns.map(
            ([, title]) => html`
              <th scope="col">${words.say(title)}</th>
            `,
          )}
        </tr>
      </thead>
      <tbody>
        ${players.map(
          (player) => html`
            <tr>
              <th scope="row">${player.name}</th>
              ${columns.map(
                ([key]) => html`
                  <td>${player[key]}</td>
                `,
              )}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/**
 * The story as a dialog, for a replay: whoever opens it has asked for it.
 * @param {App} app
 * @param {string} id
 * @param {Words} words  of the edition
 */
export function openStory(app, id, words) {
  /** @type {Story | undefined} */
  let story;
  const body = (/** @type {() => void} */ close, /** @type {() => void} */ redraw) => {
    story ??= new Story(app, id, redraw);
    return story.render(app.words.of(words.edition), close);
  };
  return openDialog(app, {
    title: () => app.words.say("page-story"),
    kind: "story-dialog",
    testid: "story-dialog",
    body,
  });
}
