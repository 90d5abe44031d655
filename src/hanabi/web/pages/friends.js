// Friends: the people one has played with, how that went, and asking them to a table again.

import * as api from "../net/api.js";
import { date, percent } from "../ui/figures.js";
import { personLink } from "../ui/person-link.js";
import { html, nothing } from "../vendor/lit-html.js";
import { openTable } from "./open-table.js";
import { friendsSettings } from "./setup-defaults.js";
import { check } from "./setup-fields.js";

/**
 * @import { App } from "../app.js"
 * @import { Friend, PartnerInfo } from "../net/messages.js"
 */

/** Friends that are shown before somebody asks for all. */
const FEW = 8;

export class Friends {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Friend[]} */
    this.list = [];
    /** A table that waits for people and where one sits. @type {string | null} */
    this.table = null;
    /** Who could still be asked to it, and whether they have been. @type {Map<string, Friend>} */
    this.missing = new Map();
    /** Whether one takes invitations. */
    this.wanted = true;
    this.all = false;
  }

  async load() {
    const { lang } = this.app.words;
    const [list, tables, { open }] = await Promise.all([api.friends(), api.myTables(lang), api.invitations(lang)]);
    this.table = tables.find(({ state, names }) => state === "open" && names.includes(null))?.id ?? null;
    const missing = this.table === null ? [] : await api.friends(this.table);
    this.missing = new Map(missing.map((friend) => [friend.id, friend]));
    Object.assign(this, { list, wanted: open });
    this.app.draw();
  }

  /**
   * Do something about friends, and look how things stand then.
   * @param {Promise<unknown>} done
   * @param {string} [said]
   */
  async after(done, said) {
    try {
      await done;
      if (said) this.app.toast(said);
      await this.load();
    } catch (problem) {
      this.app.problem(problem);
      this.app.draw();
    }
  }

  /** @param {Friend} friend */
  invite({ id, name }) {
    const { app, table } = this;
    if (table === null) openTable(app, friendsSettings(app.words), false, id);
    else this.after(api.invite(table, id), app.words.say("page-invited-now", { name }));
  }

  /**
   * The way to ask a friend to the table where one waits, or to a new one.
   * @param {string | null} id
   */
  inviteButton(id) {
    const { words } = this.app;
    const friend = this.list.find((one) => one.id === id);
    if (!friend) return nothing;
    if (!friend.invitable) return standing(words.say("page-takes-no-invitations"));
    if (this.table !== null && !this.missing.has(friend.id)) return standing(words.say("page-sits-at-your-table"));
    if (this.missing.get(friend.id)?.invited) return standing(words.say("page-invited"));
    return html`
      <button
        class="go"
        data-testid="invite-again"
        aria-label=${words.say("page-invite-who", { name: friend.name })}
        title=${words.say(this.table === null ? "page-invite-to-new" : "page-invite-to-yours")}
        @click=${() => this.invite(friend)}
      >
        ${words.say("page-invite-again")}
      </button>
    `;
  }

  /** @param {PartnerInfo[]} partners  what one's games say about them */
  section(partners) {
    const { words } = this.app;
    const shown = this.all ? this.list : this.list.slice(0, FEW);
    return html`
      <section class="box" aria-labelledby="friends-title">
        <h2 id="friends-title">${words.say("page-friends")}</h2>
        ${
          this.list.length
            ? html`
                <ul class="friends">
                  ${shown.map((friend) => this.row(friend, partners))}
                </ul>
              `
            : html`
                <p class="quiet">${words.say("page-no-friends")}</p>
              `
        }
        ${
          shown.length < this.list.length
            ? html`
                <button class="quiet" data-testid="all-friends" @click=${() => this.showAll()}>
                  ${words.say("page-show-all", { number: this.list.length })}
                </button>
              `
            : nothing
        }
        ${check("take-invitations", words.say("page-take-invitations"), this.wanted, (open) => this.after(api.takeInvitations(open)))}
      </section>
    `;
  }

  showAll() {
    this.all = true;
    this.app.draw();
  }

  /**
   * @param {Friend} friend
   * @param {PartnerInfo[]} partners
   */
  row(friend, partners) {
    const { words } = this.app;
    const results = partners.find(({ id }) => id === friend.id)?.results;
    const { id, name, ignored } = friend;
    const told = [
      words.say("page-games-together", { number: friend.games }),
      results ? words.say("page-average-of", { share: percent(words, results.share) }) : "",
      words.say("page-last-played", { date: date(words, friend.last) }),
    ];
    return html`
      <li data-testid="friend">
        <div>
          <b>${personLink(name, id)}</b>
          ${
            ignored
              ? html`
                  <span class="badge gone">${words.say("page-ignored")}</span>
                `
              : nothing
          }
          <small>${told.filter(Boolean).join(" · ")}</small>
        </div>
        <button
          class="quiet"
          data-testid="ignore"
          aria-label=${words.say(ignored ? "page-unignore-who" : "page-ignore-who", { name })}
          title=${words.say("page-ignore-about")}
          @click=${() => this.after(api.ignore(id, !ignored))}
        >
          ${words.say(ignored ? "page-unignore" : "page-ignore")}
        </button>
        ${this.inviteButton(id)}
      </li>
    `;
  }
}

/** @param {string} text */
const standing = (text) => html`
  <span class="badge" data-testid="invite-state">${text}</span>
`;
