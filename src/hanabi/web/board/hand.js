// Hands: the teammates' open cards and one's own backs, with what each holder was told.

import { html, nothing, repeat } from "../vendor/lit-html.js";
import { back, face, marksOf } from "./card.js";
import { grab } from "./drag.js";
import { asOwner, eye } from "./empathy.js";
import { notePill } from "./note-editor.js";
import { heldClass, heldMarks } from "./recent-marks.js";
import { sign } from "./suits.js";

/**
 * @import { CardInfo, SeatInfo } from "../net/messages.js"
 * @import { Board } from "./board.js"
 */

/**
 * @param {Board} board
 * @param {number} seat
 */
export function shownHand(board, seat) {
  const turn = board.view.to_act === seat && !board.view.outcome;
  const cards = board.view.hands[seat];
  const open = board.menu?.seat === seat;
  return html`
    <section
      class="hand ${turn ? "turn" : ""} ${open ? "asked" : ""}"
      data-testid="teammate-${seat}"
      aria-labelledby="name-${seat}"
    >
      <h2 class="who">
        ${
          board.acting && seat !== board.you
            ? html`
                <button
                  id="name-${seat}"
                  class="name"
                  data-testid="teammate-${seat}-name"
                  aria-expanded=${open && board.menu?.card === null}
                  title=${board.say("page-clue-all", { name: board.name(seat) })}
                  @click=${() => board.openMenu(seat, null)}
                >
                  ${board.name(seat)}
                </button>
              `
            : html`
                <span id="name-${seat}" class="name">${board.name(seat)}</span>
              `
        }
        ${badges(board, seat, turn)} ${eye(board, seat)}
      </h2>
      <ol class="cards ${board.newestLeft ? "newest-left" : ""}" @keydown=${alongTheHand}>
        ${repeat(
          board.asSeen(cards),
          ([card]) => card.id,
          ([card, i]) => html`
            <li>${heldCard(board, seat, card, i)}</li>
          `,
        )}
      </ol>
      ${
        cards.length
          ? nothing
          : html`
              <p class="empty">${board.say("page-hand-empty")}</p>
            `
      }
    </section>
  `;
}

/**
 * @param {Board} board
 * @param {number} seat
 */
export function ownHand(board, seat) {
  const turn = board.view.to_act === seat && !board.view.outcome;
  const cards = board.view.hands[seat];
  const title = board.isMine(seat) ? board.say("page-your-hand") : board.name(seat);
  return html`
    <section class="hand own ${turn ? "turn" : ""}" aria-labelledby="name-${seat}" data-testid="own-hand">
      <h2 class="who">
        <span id="name-${seat}" class="name">${title}</span>
        ${badges(board, seat, turn)}
      </h2>
      <ol class="cards ${board.newestLeft ? "newest-left" : ""}" @keydown=${alongTheHand}>
        ${repeat(
          board.asSeen(cards),
          ([card]) => card.id,
          ([card, i]) => html`
            <li data-drop="place" data-place=${i}>${heldCard(board, seat, card, i)}</li>
          `,
        )}
      </ol>
      ${
        cards.length
          ? nothing
          : html`
              <p class="empty">${board.say("page-hand-empty")}</p>
            `
      }
    </section>
  `;
}

/**
 * @param {Board} board
 * @param {number} seat
 * @param {boolean} turn
 */
function badges(board, seat, turn) {
  const player = board.seats[seat];
  return html`
    ${
      player?.bot
        ? html`
            <span class="badge">${board.say("page-bot", { bot: player.bot })}</span>
          `
        : nothing
    }
    ${
      player?.guest
        ? html`
            <span class="badge">${board.say("page-guest")}</span>
          `
        : nothing
    }
    ${
      player?.name && !player.bot && !player.connected
        ? html`
            <span class="badge gone">${board.say("page-away")}</span>
          `
        : nothing
    }
    ${
      turn
        ? html`
            <span class="badge acts ${player?.thinking ? "thinking" : ""}" data-testid="acts-${seat}">
              ${board.say(acting(player))}
            </span>
          `
        : nothing
    }
    ${board.clocks.face(seat, { label: board.say("page-time-of", { name: board.name(seat) }), own: seat === board.you })}
  `;
}

/**
 * What whoever is to act does.
 * @param {SeatInfo | undefined} player
 */
function acting(player) {
  if (player?.stuck) return "page-stuck";
  if (player?.loading) return "page-getting-ready";
  return player?.thinking ? "page-thinking" : "page-to-act";
}

/**
 * @param {Board} board
 * @param {number} seat
 * @param {CardInfo} card
 * @param {number} i
 */
function heldCard(board, seat, card, i) {
  const own = seat === board.view.seat;
  const mine = seat === board.you && board.wish;
  const touched = board.preview?.includes(card.id) || board.pointed?.includes(card.id);
  const passed = !touched && board.preview && board.menu?.seat === seat;
  const acting = board.acting;
  return html`
    <button
      class="held ${touched ? "touched" : ""} ${passed ? "passed" : ""} ${isPlanned(board, own, card) ? "planned" : ""} ${board.hint?.cards.includes(card.id) ? "advised" : ""} ${heldClass(board, card)}"
      data-testid=${own ? `own-card-${i + 1}` : `teammate-${seat}-card-${i + 1}`}
      data-card=${card.id}
      data-move="card-${card.id}"
      aria-pressed=${acting && mine ? board.selected === card.id : nothing}
      aria-expanded=${acting && !mine ? board.menu?.card === card.id : nothing}
      @click=${() => pick(board, seat, card)}
      @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && board.details.soon(seat, card)}
      @pointerleave=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && board.details.leave()}
      @focus=${(/** @type {FocusEvent & { target: Element }} */ event) =>
        event.target.matches(":focus-visible") && board.details.soon(seat, card)}
      @blur=${() => board.details.leave()}
      @pointerdown=${(/** @type {PointerEvent} */ event) => {
        if (acting && mine) grab(event, board, card.id);
        if (event.pointerType !== "mouse") board.details.hold(event, seat, card);
      }}
      @contextmenu=${(/** @type {Event} */ event) => {
        event.preventDefault();
        if (board.wish && !board.view.outcome && !board.details.byFinger) board.writeNote(card.id);
      }}
    >
      <span class="unseen">${label(board, seat, card, i)}</span>
      ${
        card.face && !asOwner(board, seat)
          ? html`
              ${face(card.face)}${marks(board, card)}
            `
          : back(card, board.rules, board.level)
      }
      ${heldMarks(board, seat, card)}
      ${notePill(board, card)}
      <span class="place" aria-hidden="true">${i + 1}</span>
    </button>
  `;
}

/**
 * A card was pressed: one's own is picked up, somebody else's asks for a clue. Where nobody acts any more it is looked at.
 * @param {Board} board
 * @param {number} seat
 * @param {CardInfo} card
 */
function pick(board, seat, card) {
  if (!board.acting || (seat === board.view.seat && seat !== board.you)) {
    board.details.toggle(card.id);
    board.pressed?.(card.id);
  } else if (seat === board.you) board.select(card.id);
  else board.openMenu(seat, card.id);
}

/**
 * Whether the move that waits for the next turn is about this card.
 * @param {Board} board
 * @param {boolean} own
 * @param {CardInfo} card
 */
function isPlanned({ moves: { action, until } }, own, { id }) {
  return until === "turn" && (own ? action?.card === id : action?.touches?.includes(id));
}

/**
 * What the holder of an open card was told, on the card itself.
 * @param {Board} board
 * @param {CardInfo} card
 */
function marks(board, card) {
  if (board.level === "none") return nothing;
  const { colours, values } = marksOf(card);
  if (!colours.length && !values.length) return nothing;
  return html`
    <span class="marks ${colours.length + values.length > 3 ? "many" : ""}" aria-hidden="true">
      ${colours.map(sign)}${values.map(
        (value) => html`
          <b>${value}</b>
        `,
      )}
    </span>
  `;
}

/**
 * The name by which a screen reader and a test know a card.
 * @param {Board} board
 * @param {number} seat
 * @param {CardInfo} card
 * @param {number} i
 */
function label(board, seat, card, i) {
  const { words } = board;
  const place = i + 1;
  const open = card.face && !asOwner(board, seat) ? card.face : null;
  const what = open ? words.card(open) : words.say("page-card-hidden");
  const name = board.isMine(seat)
    ? words.say("page-card-yours", { place, card: what })
    : words.say("page-card-theirs", { name: board.name(seat), place, card: what });
  const note = board.notes.of(card.id);
  const noted = note ? words.say("page-card-noted", { note }) : "";
  if (board.level === "none") return [name, noted].filter(Boolean).join(", ");
  const told = card.marked.map((clue) => words.clue(clue));
  const not = board.level === "everything" ? card.excluded.map((clue) => words.noClue(clue)) : [];
  return [
    name,
    told.length
      ? words.say("page-card-told", { clues: words.list([...new Set(told)]) })
      : words.say("page-card-untold"),
    not.length && !open ? words.list([...new Set(not)]) : "",
    noted,
  ]
    .filter(Boolean)
    .join(", ");
}

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };
/** @type {Record<string, number>} */
const JUMPS = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Arrow keys walk along a hand and from hand to hand.
 * @param {KeyboardEvent & { target: Element }} event
 */
function alongTheHand(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const here = /** @type {HTMLElement | null} */ (event.target.closest(".held"));
  const step = STEPS[event.key];
  const jump = JUMPS[event.key];
  if (!here || (!step && !jump)) return;
  event.preventDefault();
  const row = cardsIn(here.closest(".cards"));
  if (step) {
    row[row.indexOf(here) + step]?.focus();
    return;
  }
  const hands = [...document.querySelectorAll(".hand")].filter((hand) => hand.querySelector(".held"));
  const next = hands[hands.findIndex((hand) => hand.contains(here)) + jump];
  if (!next) return;
  const cards = cardsIn(next);
  cards[Math.min(row.indexOf(here), cards.length - 1)].focus();
}

/**
 * @param {Element | null} row
 * @returns {HTMLElement[]}
 */
const cardsIn = (row) => [...(row?.querySelectorAll(".held") ?? [])].filter((card) => card instanceof HTMLElement);
