// The chairs of a table before the start: who has them, and what the host can do about it with one click.

import { confirmed } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";
import { FIRST_BOT } from "./setup-defaults.js";
import { select } from "./setup-fields.js";
import { nameAt } from "./table-people.js";

/**
 * @import { BotInfo, SeatInfo, TableInfo } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 * @import { TablePage } from "./table.js"
 * @typedef {Record<string, string>} Bots  by seat
 */

/**
 * @param {TablePage} page
 * @param {BotInfo[]} bots  that can be had here
 */
export function chairs(page, bots) {
  const { table, you } = page.update;
  const host = you !== null && table.host === you;
  return html`
    <ol class="chairs">
      ${table.seats.map((seat, i) => (seat.name === null ? freeChair(page, i, host, bots) : taken(page, seat, i, host)))}
    </ol>
  `;
}

/**
 * @param {TablePage} page
 * @param {number} i
 * @param {boolean} host
 * @param {BotInfo[]} bots
 */
function freeChair(page, i, host, bots) {
  const { words } = page.app;
  const others = bots.filter(({ name }) => name !== FIRST_BOT);
  return html`
    <li class="free" data-testid="seat-${i}">
      <span class="number">${i + 1}</span>
      <b>${words.say("page-seat-free")}</b>
      ${
        host
          ? html`
              <span class="seat-a-bot">
                <button data-testid="add-bot-${i}" @click=${() => seatBots(page, [i], FIRST_BOT)}>
                  ${words.say("page-add-bot")}
                </button>
                ${otherBots(page, i, others)}
              </span>
            `
          : nothing
      }
    </li>
  `;
}

/**
 * @param {TablePage} page
 * @param {number} i
 * @param {BotInfo[]} bots
 */
function otherBots(page, i, bots) {
  if (!bots.length) return nothing;
  const { words } = page.app;
  const names = bots.map(({ name }) => [name, words.say("page-bot", { bot: name })]);
  return html`
    <label>
      <span class="unseen">${words.say("page-add-other-bot")}</span>
      ${select(`other-bot-${i}`, [["", words.say("page-other-bot")], ...names], "", (bot) => bot && seatBots(page, [i], bot))}
    </label>
  `;
}

/**
 * @param {TablePage} page
 * @param {SeatInfo} seat
 * @param {number} i
 * @param {boolean} host
 */
function taken(page, seat, i, host) {
  const { words } = page.app;
  const { table, you } = page.update;
  const badges = [
    [kind(words, seat, i === you), ""],
    [table.host === i ? words.say("page-host") : "", "acts"],
    [!seat.bot && !seat.connected ? words.say("page-away") : "", "gone"],
  ];
  return html`
    <li class="taken" data-testid="seat-${i}">
      <span class="number">${i + 1}</span>
      <b>${nameAt(page, i)}</b>
      ${badges.map(([text, look]) =>
        text
          ? html`
              <span class="badge ${look}">${text}</span>
            `
          : nothing,
      )}
      ${host && i !== you ? kickButton(page, seat, i) : nothing}
    </li>
  `;
}

/**
 * @param {Words} words
 * @param {SeatInfo} seat
 * @param {boolean} you
 */
function kind(words, seat, you) {
  if (seat.bot) return words.say("page-bot", { bot: seat.bot });
  if (seat.guest) return words.say("page-guest");
  return you ? words.say("page-you") : "";
}

/**
 * Bots and guests can come again, so they are sent away at once; people cannot, so it is asked first.
 * @param {TablePage} page
 * @param {SeatInfo} seat
 * @param {number} i
 */
function kickButton(page, seat, i) {
  const { app } = page;
  const name = seat.name ?? "";
  const kick = async () => {
    const person = !seat.bot && !seat.guest;
    const sure =
      !person || (await confirmed(app, app.words.say("page-kick-who", { name }), app.words.say("page-kick-about")));
    if (sure && page.update.table.seats[i]?.name === seat.name) page.send({ type: "kick", seat: i });
  };
  return html`
    <button class="quiet kick" data-testid="kick-${i}" aria-label=${app.words.say("page-kick-who", { name })} @click=${kick}>
      ${app.words.say("page-kick")}
    </button>
  `;
}

/**
 * Seat this bot on each of these seats.
 * @param {TablePage} page
 * @param {number[]} seats
 * @param {string} bot
 */
export function seatBots(page, seats, bot) {
  const { settings } = page.update.table;
  const bots = { ...settings.bots, ...Object.fromEntries(seats.map((seat) => [seat, bot])) };
  return page.send({ type: "change", settings: { ...settings, bots } });
}

/** @param {TableInfo} table */
export const peopleAt = (table) => table.seats.flatMap((seat, i) => (seat.name !== null && !seat.bot ? [i] : []));

/**
 * The bots of a table when it has another number of seats: each on its own seat where it can stay, else on one that
 * is left, and as many as there is room for beside the people.
 * @param {Bots} bots
 * @param {number[]} people  the seats they have now
 * @param {number} seats
 * @returns {Bots}
 */
export function fitBots(bots, people, seats) {
  const kept = Object.entries(bots).slice(0, Math.max(0, seats - people.length));
  const used = new Set(people);
  /** @type {Bots} */
  const placed = {};
  const put = (/** @type {number} */ seat, /** @type {string} */ bot) => {
    placed[seat] = bot;
    used.add(seat);
  };
  const [staying, moving] = [
    kept.filter(([seat]) => Number(seat) < seats),
    kept.filter(([seat]) => Number(seat) >= seats),
  ];
  for (const [seat, bot] of staying) put(Number(seat), bot);
  for (const [, bot] of moving) {
    let seat = 0;
    while (used.has(seat)) seat += 1;
    put(seat, bot);
  }
  return placed;
}
