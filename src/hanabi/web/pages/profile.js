// A profile: what the games of a person say, as far as whoever looks may see them; of oneself also the friends.

import * as api from "../net/api.js";
import { date } from "../ui/figures.js";
import { html, nothing } from "../vendor/lit-html.js";
import { Friends } from "./friends.js";
import { months, overTime, sharesOf } from "./profile-plots.js";
import { editionResults, figures, partnerResults } from "./profile-results.js";
import { reportButton } from "./report.js";

/**
 * @import { App } from "../app.js"
 * @import { Profile } from "../net/messages.js"
 */

/** Stands for the own id in an address, for those who do not know it. */
const OWN = "me";

export class ProfilePage {
  name = "profile";

  /**
   * @param {App} app
   * @param {string} id
   */
  constructor(app, id) {
    this.app = app;
    this.id = id;
    /** @type {Profile | null} */
    this.profile = null;
    /** Why there is nothing to see. */
    this.wrong = "";
    this.friends = new Friends(app);
    this.redraw = () => app.draw();
  }

  enter() {
    this.load();
    this.friends.load().catch((problem) => this.app.problem(problem));
    addEventListener("resize", this.redraw); // plots are drawn for the width of the window
  }

  leave() {
    removeEventListener("resize", this.redraw);
  }

  languageChanged() {
    this.load();
  }

  title() {
    return `${this.profile?.name ?? this.app.words.say("page-profile")} – Hanabi`;
  }

  async load() {
    try {
      this.profile = await api.profile(this.id === OWN ? null : this.id, this.app.words.lang);
      const { id } = this.profile;
      if (this.id === OWN && id && this.app.page === this) {
        this.id = id;
        history.replaceState(null, "", `/p/${id}`); // an address that others can open too
      }
    } catch (problem) {
      this.wrong = this.app.reason(problem);
    }
    this.app.draw();
  }

  render() {
    const { words } = this.app;
    const { profile } = this;
    if (this.wrong)
      return html`
        <section class="box alone">
          <h1>${words.say("page-profile")}</h1>
          <p class="wrong" data-testid="problem">${this.wrong}</p>
          <a href="/">${words.say("page-home")}</a>
        </section>
      `;
    if (!profile)
      return html`
        <p class="loading">${words.say("page-loading")}</p>
      `;
    const strangers = profile.you ? profile.partners.filter(({ id }) => id === null) : profile.partners;
    return html`
      ${this.head(profile)} ${profile.results ? this.results(profile) : nothing}
      ${profile.you && profile.id ? this.friends.section(profile.partners) : nothing}
      ${strangers.length ? partnerResults(words, strangers, profile.you) : nothing}
    `;
  }

  /** @param {Profile} profile */
  head(profile) {
    const { words } = this.app;
    const { name, you, since } = profile;
    return html`
      <section class="box profile-head" aria-labelledby="profile-name">
        <div>
          <h1 id="profile-name" data-testid="profile-name">${name ?? words.say("page-your-profile")}</h1>
          ${
            you && name
              ? html`
                  <span class="badge">${words.say("page-you")}</span>
                `
              : nothing
          }
          ${you ? nothing : this.friends.inviteButton(profile.id)} ${reportButton(this.app, profile)}
        </div>
        ${
          since
            ? html`
                <p>${words.say("page-profile-since", { date: date(words, since, { dateStyle: "long" }) })}</p>
              `
            : nothing
        }
        ${profile.results ? figures(words, profile) : this.empty(profile)}
        <p class="quiet" data-testid="profile-note">
          ${you ? words.say("page-profile-note-you") : words.say("page-profile-note", { name: name ?? "" })}
        </p>
      </section>
    `;
  }

  /** @param {Profile} profile */
  empty({ you }) {
    const { words } = this.app;
    return html`
      <p data-testid="profile-empty">${words.say(you ? "page-profile-empty-you" : "page-profile-empty")}</p>
      ${
        you
          ? html`
              <p><a class="button go" href="/">${words.say("page-play-now")}</a></p>
            `
          : nothing
      }
    `;
  }

  /** @param {Profile} profile */
  results(profile) {
    const { words } = this.app;
    const { you, name } = profile;
    const games = you ? "/games?mine=true" : `/games?${new URLSearchParams({ name: name ?? "" })}`;
    return html`
      <section class="box" aria-labelledby="time-title">
        <h2 id="time-title">${words.say("page-results-over-time")}</h2>
        ${overTime(words, profile.recent, innerWidth)}
        <p>
          <a href=${games} data-testid="their-games">
            ${you ? words.say("page-all-your-games") : words.say("page-games-with-name", { name: name ?? "" })}
          </a>
        </p>
      </section>
      <section class="box" aria-labelledby="editions-title">
        <h2 id="editions-title">${words.say("page-by-edition")}</h2>
        ${editionResults(words, profile)}
        <div class="plots">${profile.editions.map((one) => sharesOf(words, one))}</div>
      </section>
      <section class="box" aria-labelledby="months-title">
        <h2 id="months-title">${words.say("page-games-a-month")}</h2>
        ${months(words, profile.months, innerWidth)}
      </section>
    `;
  }
}
