// The page for the operator: tables, people, notices and reports. It is in English, and shows nothing of any game.

import { html, nothing, render } from "../vendor/lit-html.js";

/**
 * @typedef {{ name: string, person: string | null, bot: string | null, connected: boolean, networks: string[] }} Seat
 * @typedef {{ id: string, state: string, public: boolean, seats: Seat[], spectators: (string | null)[], actions: number, idle: number }} Table
 * @typedef {{ id: number, kind: string, who: string, person: string | null, until: number | null, reason: string }} Sanction
 * @typedef {{ id: number, at: string, reason: string, name: string, person: string | null, reporter: string | null, place: string, text: string, talk: string[] }} Report
 * @typedef {{ version: string, draining: boolean, notice: string | null, tables: Table[], more: number, seats: number, spectators: number, load: number, sanctions: Sanction[], reports: Report[] }} State
 */

const EVERY = 5000;
const SEEN = 3000;
const TOKEN = "hanabi-admin";
const root = /** @type {HTMLElement} */ (document.getElementById("admin"));
const said = /** @type {HTMLElement} */ (document.getElementById("said"));

/** @type {State | null} */
let state = null;
let token = sessionStorage.getItem(TOKEN) ?? "";

/**
 * @param {string} path
 * @param {object} [wish]
 */
async function ask(path, wish) {
  /** @type {Record<string, string>} */
  const headers = { authorization: `Bearer ${token}` };
  if (wish) headers["content-type"] = "application/json";
  const answer = await fetch(path, { method: wish ? "POST" : "GET", headers, body: wish && JSON.stringify(wish) });
  const data = await answer.json();
  if (answer.status === 401) leave();
  if (!answer.ok) throw new Error(data.reason);
  return data;
}

async function look() {
  if (!token) return;
  try {
    state = await ask("/admin/state");
    sessionStorage.setItem(TOKEN, token);
  } catch (error) {
    tell(error);
  }
  draw();
}

/**
 * @param {object} wish
 * @param {string} [question]  that is asked before
 */
async function wish(wish, question) {
  if (question && !confirm(question)) return;
  try {
    await ask("/admin/wishes", wish);
    said.textContent = "Done.";
    setTimeout(() => said.replaceChildren(), SEEN);
  } catch (error) {
    tell(error);
  }
  await look();
}

/** @param {unknown} error */
function tell(error) {
  said.textContent = error instanceof Error ? error.message : String(error);
}

function leave() {
  token = "";
  state = null;
  sessionStorage.removeItem(TOKEN);
  draw();
}

/**
 * What a form says, by the names of its fields.
 * @param {SubmitEvent} event
 */
function fields(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const found = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
  form.reset();
  return found;
}

const minutes = (/** @type {string} */ text) => (text ? Number(text) : null);

const entry = () => html`
  <h1>Hanabi: operator</h1>
  <form
    @submit=${(/** @type {SubmitEvent} */ event) => {
      token = fields(event).token;
      said.textContent = "";
      look();
    }}
  >
    <label>Token <input name="token" type="password" autocomplete="current-password" required data-testid="token" /></label>
    <button>Open</button>
  </form>
`;

/** @param {State} now */
const overview = (now) => html`
  <header>
    <h1>Hanabi: operator</h1>
    <p>
      <b data-testid="table-count">${now.tables.length + now.more}</b> tables · <b>${now.seats}</b> connected ·
      <b>${now.spectators}</b> watching · load ${now.load.toFixed(2)} · version ${now.version}
    </p>
    <button @click=${leave}>Sign out</button>
  </header>
  <section>
    <h2>Before a restart</h2>
    <form
      @submit=${(/** @type {SubmitEvent} */ event) => {
        const said = fields(event);
        wish({ do: "announce", text: said.text, minutes: minutes(said.minutes) });
      }}
    >
      <label class="long">
        Message to everybody
        <input name="text" maxlength="500" placeholder=${now.notice ?? "We restart at 8 pm; games are kept."} data-testid="notice" />
      </label>
      <label>Minutes <input name="minutes" type="number" min="1" max="10000" /></label>
      <button data-testid="announce">Tell everybody</button>
    </form>
    ${
      now.notice
        ? html`<p>
          Everybody is told: <q>${now.notice}</q>
          <button @click=${() => wish({ do: "announce", text: "" })}>Take it back</button>
        </p>`
        : nothing
    }
    <p>
      ${now.draining ? "This process takes no new tables, and is not ready for the balancer." : "This process takes new tables."}
      <button data-testid="drain" aria-pressed=${now.draining} @click=${() => wish({ do: "drain", on: !now.draining })}>
        ${now.draining ? "Take tables again" : "Drain"}
      </button>
    </p>
  </section>
  <section>
    <h2>Reports <small>${now.reports.length}</small></h2>
    ${now.reports.map(report)}
  </section>
  <section>
    <h2>Bans and silences <small>${now.sanctions.length}</small></h2>
    ${now.sanctions.map(
      (one) => html`<p>
        ${one.kind}: <b>${one.who}</b>
        ${one.until ? `until ${new Date(one.until * 1000).toLocaleString()}` : "until it is lifted"}
        ${one.reason ? html`<q>${one.reason}</q>` : nothing}
        <button @click=${() => wish({ do: "lift", id: one.id })}>Lift</button>
      </p>`,
    )}
    <form
      @submit=${(/** @type {SubmitEvent} */ event) => {
        const said = fields(event);
        const ban = {
          do: "sanction",
          kind: "ban",
          network: said.network,
          minutes: minutes(said.minutes),
          reason: said.reason,
        };
        wish(ban);
      }}
    >
      <label>Network <input name="network" placeholder="203.0.113.0/24" required /></label>
      <label>Minutes <input name="minutes" type="number" min="1" /></label>
      <label class="long">Reason <input name="reason" maxlength="300" /></label>
      <button>Ban</button>
    </form>
  </section>
  <section>
    <h2>Tables <small>${now.tables.length + now.more}</small></h2>
    ${now.tables.map(table)}
    ${now.more ? html`<p>and ${now.more} more</p>` : nothing}
  </section>
`;

/** @param {Table} one */
const table = (one) => html`
  <article data-testid="table">
    <h3>
      <a href=${`/t/${one.id}`}>${one.id}</a>
      <small>${one.state}${one.public ? "" : ", private"} · ${one.actions} actions · quiet for ${one.idle} s</small>
      <button
        ?disabled=${one.state === "over"}
        @click=${() => wish({ do: "close", table: one.id }, "Close this table? Its game ends.")}
      >
        Close
      </button>
    </h3>
    <ul>
      ${one.seats.map((seat, place) => person(seat, one, place))}
    </ul>
    ${one.spectators.length ? html`<p>Watching: ${one.spectators.map((name) => name ?? "somebody").join(", ")}</p>` : nothing}
  </article>
`;

/**
 * @param {Seat} seat
 * @param {Table} at
 * @param {number} place
 */
const person = (seat, at, place) => html`
  <li>
    <span class=${seat.connected ? "here" : ""}>${seat.name || "free"}</span>
    <small>${[seat.bot && `bot ${seat.bot}`, ...seat.networks].filter(Boolean).join(" · ")}</small>
    ${
      seat.person || seat.connected
        ? html`<button ?disabled=${at.state === "over"} @click=${() => wish({ do: "kick", table: at.id, seat: place }, `Take ${seat.name} from the table?`)}>
          Kick
        </button>`
        : nothing
    }
    ${seat.person ? against(seat.person, seat.name) : nothing}
  </li>
`;

/**
 * What can be done about somebody.
 * @param {string} id
 * @param {string} name
 */
const against = (id, name) => html`
  <button @click=${() => wish({ do: "sanction", kind: "silence", person: id, minutes: 1440 }, `Silence ${name} for a day?`)}>
    Silence for a day
  </button>
  <button @click=${() => wish({ do: "sanction", kind: "ban", person: id, minutes: 1440 }, `Ban ${name} for a day?`)}>
    Ban for a day
  </button>
  <button
    @click=${() => {
      const other = prompt(`What is ${name} to be called?`);
      if (other) wish({ do: "rename", person: id, name: other });
    }}
  >
    Rename
  </button>
`;

/** @param {Report} one */
const report = (one) => html`
  <article>
    <h3>
      ${one.name}: ${one.reason}
      <small>${one.at} · by ${one.reporter ?? "somebody who is gone"} · <a href=${one.place}>${one.place}</a></small>
    </h3>
    ${one.text ? html`<q>${one.text}</q>` : nothing}
    <ul>
      ${one.talk.map((line) => html`<li>${line}</li>`)}
    </ul>
    ${one.person ? against(one.person, one.name) : nothing}
    <button @click=${() => wish({ do: "finish", id: one.id })}>Done</button>
  </article>
`;

function draw() {
  render(state ? overview(state) : entry(), root);
}

draw();
look();
setInterval(() => document.visibilityState === "visible" && look(), EVERY);
