// Tags: words that somebody puts on a past game for themselves, to find it again.

import * as api from "../net/api.js";
import { fieldOf, openDialog } from "../ui/dialog.js";
import { personLinks } from "../ui/person-link.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { App } from "../app.js"
 * @import { PersonLink, TagInfo } from "../net/messages.js"
 * @typedef {{ id: string, title: string, players: string[], people: (PersonLink | null)[] }} Tagged  a game
 */

/** Tags of one's own that are offered. */
const OFFERED = 8;

/**
 * The way to the tags of a game.
 * @param {App} app
 * @param {Tagged} game
 * @param {(tags: string[]) => void} changed  is told the tags that the game has then
 */
export const tagsButton = (app, game, changed = () => {}) => html`
  <button
    class="tag edit-tags"
    data-testid="edit-tags"
    title=${app.words.say("page-tags")}
    @click=${() => openTags(app, game, changed)}
  >
    <span aria-hidden="true">#</span>
    <span class="word" aria-hidden="true">${app.words.say("page-tags")}</span>
    <span class="unseen">${app.words.say("page-tags")} ${app.words.list(game.players)}</span>
  </button>
`;

/**
 * Tags that lead to all games with them.
 * @param {string[]} tags
 */
export const tagLinks = (tags) => html`
  <span class="tags">
    ${tags.map(
      (tag) => html`
        <a class="tag" data-testid="tag" href="/games?${new URLSearchParams({ tag })}">#${tag}</a>
      `,
    )}
  </span>
`;

/**
 * @param {App} app
 * @param {Tagged} game
 * @param {(tags: string[]) => void} changed
 */
export async function openTags(app, game, changed) {
  const { words } = app;
  /** @type {string[]} */
  let tags = [];
  /** @type {TagInfo[]} */
  let own = [];
  try {
    [{ tags }, { tags: own }] = await Promise.all([api.tagsOf(game.id), api.ownTags()]);
  } catch (problem) {
    app.problem(problem);
    return;
  }
  /** @param {{ add?: string[], remove?: string[] }} wish */
  const change = async (wish) => {
    try {
      ({ tags } = await api.changeTags(game.id, wish));
      changed(tags);
    } catch (problem) {
      app.problem(problem);
    }
    app.draw();
  };
  const add = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = fieldOf(event, "tag");
    if (field.value.trim()) change({ add: [field.value] });
    field.value = "";
  };
  const body = () => html`
    <p>${game.title} · ${personLinks(game.players, game.people)}</p>
    <ul class="chips" aria-label=${words.say("page-tags")}>
      ${tags.map(
        (tag) => html`
          <li>
            <button
              class="tag"
              data-testid="remove-tag"
              aria-label=${words.say("page-tag-remove", { tag })}
              @click=${() => change({ remove: [tag] })}
            >
              #${tag} ✕
            </button>
          </li>
        `,
      )}
    </ul>
    <form class="copy" @submit=${add}>
      <label>
        ${words.say("page-tag-new")}
        <input name="tag" data-testid="tag-field" maxlength="40" autocomplete="off" />
      </label>
      <button class="go" data-testid="tag-add">${words.say("page-tag-add")}</button>
    </form>
    ${offered(words.say("page-tags-yours"), own, tags, (tag) => change({ add: [tag] }))}
    <p class="quiet">${words.say("page-tags-about")}</p>
  `;
  openDialog(app, { title: () => words.say("page-tags"), body, testid: "tags-dialog" });
}

/**
 * Tags that are on other games already, to be put on this one with one click.
 * @param {string} label
 * @param {TagInfo[]} own
 * @param {string[]} tags
 * @param {(tag: string) => void} add
 */
function offered(label, own, tags, add) {
  const others = own.filter(({ tag }) => !tags.includes(tag)).slice(0, OFFERED);
  if (!others.length) return nothing;
  return html`
    <ul class="chips" aria-label=${label}>
      ${others.map(
        ({ tag }) => html`
          <li><button class="tag" data-testid="offered-tag" @click=${() => add(tag)}>+ ${tag}</button></li>
        `,
      )}
    </ul>
  `;
}
