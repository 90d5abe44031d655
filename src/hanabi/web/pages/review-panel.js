// The panel of a review: how far it has come, the shown move, the graph, and what the game comes down to.

import { panelHead } from "../board/panel.js";
import { reviewChart } from "../plots/review-chart.js";
import { decimal, percent } from "../ui/figures.js";
import { html, nothing } from "../vendor/lit-html.js";
import { reviewSums } from "./review-sums.js";
import { shareLink } from "./share-link.js";

/**
 * @import { ReviewInfo, ReviewedMove } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 * @import { Review } from "./review.js"
 */

/** A sign for each label, as chess players write it. */
export const SIGNS = { best: "★", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??", forced: "□" };

/** @param {Review} review */
export function reviewPanel(review) {
  const { board } = review.page;
  return html`
    <section class="panel review" id="panel-review" aria-labelledby="review-title" data-testid="review" data-state=${review.info?.state ?? "unknown"}>
      ${panelHead(board, "review", board.say("page-review"))}
      <button
        class="icon leave"
        data-testid="leave-review"
        aria-label=${board.say("page-review-close")}
        title=${board.say("page-review-close")}
        @click=${() => review.close()}
      >
        ✕
      </button>
      <div class="review-body" tabindex="0" role="group" aria-labelledby="review-title">
        ${review.info ? [progress(review), found(review)] : board.say("page-loading")}
        <button class="leave-below" data-testid="leave-review-below" @click=${() => review.close()}>${board.say("page-review-close")}</button>
      </div>
    </section>
  `;
}

/** @param {Review} review */
function found(review) {
  const { info } = review;
  if (!info || (!info.moments.length && !info.solution)) return nothing;
  return html`
    <div class="found">
      ${info.moves.length ? shownMove(review) : nothing} ${graph(review)} ${turningPoints(review)} ${reviewSums(review)}
      ${moveList(review)} ${explanation(review, info)}
    </div>
  `;
}

/**
 * @param {Review} review
 * @param {ReviewInfo} info
 */
function explanation(review, info) {
  return html`
    <details>
      <summary>${review.page.board.say("review-how")}</summary>
      <p class="quiet">${info.how}</p>
    </details>
    <details>
      <summary data-testid="review-share">${review.page.board.say("page-review-share")}</summary>
      ${shareLink(review.app, `/g/${review.page.id}/review`, review.page.board.say("page-review-share"), "review-link")}
    </details>
  `;
}

/** @param {Review} review */
function progress(review) {
  const { info, page } = review;
  const { board } = page;
  if (!info || (info.state === "complete" && info.solution)) return nothing;
  const done = percent(board.words, info.done);
  const texts = {
    none: board.say("page-review-about"),
    waiting: board.say("page-review-waiting", { ahead: info.ahead }),
    running: info.solution_only ? board.say("page-review-solving") : board.say("page-review-running", { done }),
    partial: board.say("page-review-partial", { done }),
    failed: board.say("page-review-failed"),
    complete: nothing,
  };
  return html`
    <div class="review-progress" data-testid="review-progress">
      <p>${texts[info.state]}</p>
      ${review.growing ? underWay(review, info) : offers(review, info)}
    </div>
  `;
}

/**
 * @param {Review} review
 * @param {ReviewInfo} info
 */
function underWay(review, { mine, done, solution_only }) {
  const { board } = review.page;
  return html`
    <progress max="1" value=${solution_only ? nothing : done} aria-label=${board.say("page-review-progress")}></progress>
    ${
      mine
        ? html`
            <button data-testid="review-stop" @click=${() => review.stop()}>${board.say("page-review-stop")}</button>
          `
        : nothing
    }
  `;
}

/**
 * @param {Review} review
 * @param {ReviewInfo} info
 */
function offers(review, { state, solution }) {
  const { board } = review.page;
  return html`
    <div class="buttons">
      ${
        state === "complete"
          ? nothing
          : html`
              <button class="go" data-testid="review-start" @click=${() => review.start()}>
                ${board.say(state === "partial" ? "page-review-again" : "page-review-start")}
              </button>
            `
      }
      ${
        solution
          ? nothing
          : html`
              <button data-testid="review-solve" @click=${() => review.solve()}>${board.say("review-solution")}</button>
            `
      }
    </div>
  `;
}

/**
 * A label as a sign and a word.
 * @param {Words} words
 * @param {ReviewedMove} move
 */
const label = (words, { label }) => html`
  <span class="label of-${label}">
    <b aria-hidden="true">${SIGNS[label]}</b>
    ${words.say(`review-label-${label}`)}
  </span>
`;

/**
 * A label as a sign alone.
 * @param {Words} words
 * @param {ReviewedMove} move
 */
const sign = (words, { label }) => html`
  <span class="label of-${label}" title=${words.say(`review-label-${label}`)}>
    <b aria-hidden="true">${SIGNS[label]}</b>
    <span class="unseen">${words.say(`review-label-${label}`)}</span>
  </span>
`;

/**
 * @param {Review} review
 */
function shownMove(review) {
  const { page } = review;
  const { board, turn } = page;
  if (page.shared?.tried) return nothing;
  const moves = review.movesAt(turn);
  const nothingYet = turn > 0 && review.growing;
  return html`
    <div class="shown-move" data-testid="review-move" data-turn=${turn}>
      ${moves.map((move, place) => oneMove(review, move, place === 0))}
      ${moves.length ? nothing : html`<p class="quiet">${board.say(nothingYet ? "page-review-not-yet" : "page-review-go")}</p>`}
    </div>
  `;
}

/**
 * What the better move would have added.
 * @param {Words} words
 * @param {ReviewedMove} move
 */
function gain(words, { loss, loss_error, perfect_loss }) {
  const points = { points: decimal(words, loss), error: decimal(words, loss_error) };
  const perfect = percent(words, Math.max(0, perfect_loss));
  if (perfect === percent(words, 0)) return words.say("review-gain-points", points);
  return words.say("review-gain", { ...points, perfect });
}

/**
 * @param {Review} review
 * @param {ReviewedMove} move
 * @param {boolean} first  of its turn: what leads to it is a moment of the replay
 */
function oneMove(review, move, first) {
  const { page } = review;
  const { board } = page;
  const { words } = board;
  const { better, played } = move;
  const name = board.name(move.seat);
  return html`
    <h3>
      ${label(words, move)}
      <span>${page.deed(move)}</span>
    </h3>
    ${move.unlucky ? html`<p class="unlucky">${board.say("review-unlucky")}</p>` : nothing}
    <p class="quiet">
      ${board.say("review-worth", {
        score: decimal(words, played.score),
        error: decimal(words, played.score_error),
        perfect: percent(words, played.perfect),
      })}
    </p>
    ${
      better
        ? html`
            <p data-testid="review-better">
              <b>${board.say("review-better")}</b>
              ${page.deed({ seat: move.seat, ...better })}
              <span class="quiet">${gain(words, move)}</span>
            </p>
            ${better.reason ? html`<p class="why">${better.reason}</p>` : nothing}
          `
        : nothing
    }
    <div class="buttons">
      ${
        better && first
          ? html`
              <button data-testid="review-line" @click=${() => review.playLine(move.turn - 1, better.line)}>
                ${board.say("page-review-line")}
              </button>
            `
          : nothing
      }
      <button data-testid="review-eyes" @click=${() => review.lookAs(move.turn - 1, move.seat)}>
        ${board.say("review-eyes", { name })}
      </button>
    </div>
  `;
}

/** @param {Review} review */
function graph(review) {
  const { page, info, limit } = review;
  const moments = (info?.moments ?? []).filter(({ turn }) => turn <= limit);
  if (!info || moments.length < 2) return nothing;
  const { board } = page;
  const { words } = board;
  const labels = new Map(review.moves.map(({ turn, label }) => [turn, label]));
  const turn = Math.min(page.turn, limit);
  const here = moments.find((moment) => moment.turn === turn);
  return html`
    <figure>
      ${reviewChart({
        scores: moments.map(({ turn, estimate }) => ({ turn, value: estimate.score, error: estimate.score_error })),
        chances: moments.map(({ turn, estimate }) => ({
          turn,
          value: estimate.perfect,
          error: estimate.perfect_error,
        })),
        turns: Math.max(1, limit),
        maximum: page.game.rules.maximum,
        marks: info.turning_points
          .filter((turn) => turn <= limit)
          .map((turn) => ({ turn, label: labels.get(turn) ?? "good" })),
        turn,
        go: (turn) => page.visit(turn),
        words: {
          label: board.say("review-graph"),
          score: board.say("review-score"),
          chance: board.say("review-perfect"),
          percent: (share) => percent(words, share),
          turn: board.say("page-turn"),
          here: here ? estimateText(words, here) : `${board.say("page-turn")} ${turn}`,
        },
      })}
      <details class="as-table">
        <summary>
          ${board.say("page-plot-table")}
          <span class="unseen">${board.say("review-graph")}</span>
        </summary>
        <div class="scrolled" tabindex="0" role="group" aria-label=${board.say("review-graph")}>
          <table class="results">
            <thead>
              <tr>
                <th scope="col">${board.say("page-turn")}</th>
                <th scope="col">${board.say("review-score")}</th>
                <th scope="col">${board.say("review-perfect")}</th>
                <th scope="col">${board.say("page-pace")}</th>
              </tr>
            </thead>
            <tbody>
              ${moments.map(
                ({ turn, estimate, pace }) => html`
                  <tr>
                    <th scope="row">${turn}</th>
                    <td>${decimal(words, estimate.score)} ± ${decimal(words, estimate.score_error)}</td>
                    <td>${percent(words, estimate.perfect)}</td>
                    <td>${pace ?? "–"}</td>
                  </tr>
                `,
              )}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  `;
}

/**
 * What the graph shows at a moment, for those who hear it.
 * @param {Words} words
 * @param {ReviewInfo["moments"][number]} moment
 */
const estimateText = (words, { turn, estimate: { score, score_error, perfect } }) =>
  words.say("page-review-here", {
    turn,
    score: decimal(words, score),
    error: decimal(words, score_error),
    perfect: percent(words, perfect),
  });

/** @param {Review} review */
function turningPoints(review) {
  const { page, info, limit } = review;
  const turns = (info?.turning_points ?? []).filter((turn) => turn <= limit);
  if (!turns.length) return nothing;
  return html`
    <h3>${page.board.say("review-turning")}</h3>
    <ol class="review-moves" data-testid="review-turning">
      ${turns.flatMap((turn) => review.movesAt(turn).slice(0, 1)).map((move) => moveRow(review, move))}
    </ol>
  `;
}

/** @param {Review} review */
function moveList(review) {
  const { moves, page } = review;
  if (!moves.length) return nothing;
  return html`
    <details class="all-moves" data-testid="review-moves">
      <summary>${page.board.say("review-moves")}</summary>
      <ol class="review-moves">
        ${moves.map((move) => moveRow(review, move))}
      </ol>
    </details>
  `;
}

/**
 * @param {Review} review
 * @param {ReviewedMove} move
 */
function moveRow({ page }, move) {
  const { words } = page.board;
  return html`
    <li>
      <button
        class="line"
        data-testid="review-turn"
        data-turn=${move.turn}
        aria-current=${move.turn === page.turn ? "step" : nothing}
        @click=${() => page.visit(move.turn)}
      >
        <span class="turn">${move.turn}</span>
        ${sign(words, move)}
        <span class="deed">${page.deed(move)}</span>
        ${move.better ? html`<span class="quiet loss">−${decimal(words, move.loss)}</span>` : nothing}
      </button>
    </li>
  `;
}

/**
 * The move that is shown; none while others are tried.
 * @param {Review} review
 */
const moveOf = (review) => (review.page.shared?.tried ? undefined : review.movesAt(review.page.turn)[0]);

/** @param {Review} review */
export function reviewSign(review) {
  const move = moveOf(review);
  return move ? sign(review.page.board.words, move) : null;
}

/** @param {Review} review */
export function reviewStrip(review) {
  const { page } = review;
  const { board } = page;
  const move = moveOf(review);
  if (!move) return nothing;
  return html`
    <button class="review-strip" data-testid="review-strip" @click=${() => board.set({ sheet: "review" })}>
      ${label(board.words, move)}
      <span class="deed">${page.deed(move)}</span>
      ${move.better ? html`<span class="quiet loss">−${decimal(board.words, move.loss)}</span>` : nothing}
    </button>
  `;
}
