// Inviting friends from the waiting room: everybody one has played with and who does not sit here, with one click each.

import * as api from "../net/api.js";
import { date } from "../ui/figures.js";
import { personLink } from "../ui/person-link.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { Friend } from "../net/messages.js"
 * @import { TablePage } from "./table.js"
 */

/** Friends that are shown before somebody asks for all. */
const FEW = 6;

/** What is known of the friends that one table lacks. */
const known = /** @type {WeakMap<TablePage, InviteFriends>} */ (new WeakMap());

/**
 * @param {TablePage} page  of a table where one sits and where seats are free
 */
export function inviteFriends(page) {
  const invite = known.get(page) ?? new InviteFriends(page);
  known.set(page, invite);
  return invite.render();
}

class InviteFriends {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Friend[]} */
    this.list = [];
    /** Who sat here when the list was made. */
    this.names = "";
    this.all = false;
  }

  async load() {
    this.list = await api.friends(this.page.id).catch(() => this.list); // the link is there for everybody
    this.page.app.draw();
  }

  /** @param {Friend} friend */
  async invite(friend) {
    const { app, id } = this.page;
    try {
      await api.invite(id, friend.id);
      app.tell(app.words.say("page-invited-now", { name: friend.name }));
    } catch (problem) {
      app.problem(problem);
    }
    this.load();
  }

  render() {
    const { app, update } = this.page;
    const { words } = app;
    const names = JSON.stringify(update.table.seats.map(({ name }) => name));
    if (names !== this.names) {
      this.names = names;
      this.load();
    }
    if (!this.list.length) return nothing;
    const shown = this.all ? this.list : this.list.slice(0, FEW);
    const showAll = () => {
      this.all = true;
      app.draw();
    };
    return html`
      <section class="invite-friends" aria-labelledby="invite-friends-title">
        <h2 id="invite-friends-title">${words.say("page-invite-friends")}</h2>
        <ul class="friends">
          ${shown.map((friend) => this.row(friend))}
        </ul>
        ${
          shown.length < this.list.length
            ? html`
                <button class="quiet" data-testid="all-friends" @click=${showAll}>
                  ${words.say("page-show-all", { number: this.list.length })}
                </button>
              `
            : nothing
        }
      </section>
    `;
  }

  /** @param {Friend} friend */
  row(friend) {
    const { words } = this.page.app;
    const { id, name, invited, invitable } = friend;
    return html`
      <li data-testid="friend">
        <div>
          <b>${personLink(name, id)}</b>
          <small>${words.say("page-last-played", { date: date(words, friend.last) })}</small>
        </div>
        ${
          invited || !invitable
            ? html`
                <span class="badge" data-testid="invite-state">
                  ${words.say(invited ? "page-invited" : "page-takes-no-invitations")}
                </span>
              `
            : html`
                <button
                  data-testid="invite-friend"
                  aria-label=${words.say("page-invite-who", { name })}
                  @click=${() => this.invite(friend)}
                >
                  ${words.say("page-invite-friend")}
                </button>
              `
        }
      </li>
    `;
  }
}
