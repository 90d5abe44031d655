// Following the log: the newest row stays in sight, until the reader scrolls back; then the rows they missed are counted.

/** @import { Board } from "./board.js" */

const SLACK = 24;

export class LogFollow {
  following = true;
  /** How many rows there were when the reader was last at the end. */
  seen = 0;
  /** @type {number} */
  #rows = 0;
  #top = 0;
  /** @type {ResizeObserver | null} */
  #sizes = null;

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  /** Rows that have come while the reader was elsewhere. */
  get missed() {
    return this.following ? 0 : this.#rows - this.seen;
  }

  /**
   * The log is about to be drawn with so many rows. Only new ones move it: what was opened by its reader stays where it is.
   * @param {number} rows
   */
  drawn(rows) {
    const more = rows !== this.#rows;
    this.#rows = rows;
    this.seen = this.following ? rows : Math.min(this.seen, rows);
    if (more && this.following) requestAnimationFrame(() => this.#toEnd());
  }

  /**
   * A reader who goes up wants to read there; one who comes back to the end wants to follow. That rows came meanwhile
   * is neither.
   * @param {Event & { currentTarget: Element }} event
   */
  scrolled({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) {
    const up = scrollTop < this.#top - 1;
    this.#top = scrollTop;
    const atEnd = scrollHeight - scrollTop - clientHeight < SLACK;
    if (!up && !atEnd) return;
    if (atEnd === this.following) return;
    this.following = atEnd;
    this.seen = this.#rows;
    this.board.app.draw();
  }

  /** Back to the latest row. */
  jump() {
    this.following = true;
    this.seen = this.#rows;
    this.board.app.draw();
    this.#toEnd();
  }

  #toEnd() {
    const lines = document.querySelector(".log .lines");
    if (!lines || !this.following) return;
    lines.scrollTop = lines.scrollHeight;
    this.#top = lines.scrollTop;
    if (this.#sizes) return;
    this.#sizes = new ResizeObserver(() => this.#toEnd());
    this.#sizes.observe(lines);
  }
}
