// Where something floats: near what it belongs to, over as few cards as can be.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

const GAP = 8;
const STEP = 16;
const FAR = 16;
/** How much worse it is to lie over what it belongs to. */
const OWN = 1000;

/**
 * The best place for a window of this size: never outside the screen, never over what it belongs to if there
 * is another place, and else where it covers least and is nearest.
 * @param {{ wide: number, high: number }} size
 * @param {Box} anchor  what it belongs to
 * @param {Box[]} cards  what it should not cover
 * @param {Box} screen
 * @param {number} far  how many square pixels of a card a pixel of distance is worth
 */
export function placeFor({ wide, high }, anchor, cards, screen, far = FAR) {
  const [x, y] = middle(anchor);
  const own = {
    left: anchor.left - GAP,
    top: anchor.top - GAP,
    right: anchor.right + GAP,
    bottom: anchor.bottom + GAP,
  };
  const lefts = spots(screen.left + GAP, screen.right - wide - GAP, [x - wide / 2, own.left - wide, own.right]);
  const tops = spots(screen.top + GAP, screen.bottom - high - GAP, [own.top - high, own.bottom, y - high / 2]);
  let best = { left: lefts[0], top: tops[0], cost: Infinity };
  for (const top of tops)
    for (const left of lefts) {
      const box = { left, top, right: left + wide, bottom: top + high };
      const covered = cards.reduce((sum, card) => sum + overlap(box, card), 0);
      const [toX, toY] = middle(box);
      const cost = covered + OWN * overlap(box, own) + far * Math.hypot(toX - x, toY - y);
      if (cost < best.cost) best = { left, top, cost };
    }
  return { left: best.left, top: best.top };
}

/**
 * Wished places first, so that they win where others are as good.
 * @param {number} from
 * @param {number} to
 * @param {number[]} wished
 */
function spots(from, to, wished) {
  const found = wished.map((spot) => Math.max(from, Math.min(to, spot)));
  for (let spot = from; spot <= to; spot += STEP) found.push(spot);
  return found;
}

/**
 * @param {Box} one
 * @param {Box} other
 */
function overlap(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** @param {Box} box */
const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];

/**
 * Put something where it covers no card, beside what it belongs to.
 * @param {HTMLElement} floating
 * @param {Element} anchor
 * @param {number} [far]
 */
export function float(floating, anchor, far) {
  const cards = [...document.querySelectorAll(".held")]
    .filter((card) => !anchor.contains(card))
    .map((card) => card.getBoundingClientRect());
  const size = floating.getBoundingClientRect();
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  const wanted = { wide: size.width, high: size.height };
  const screen = { left: 0, top: 0, right, bottom };
  const { left, top } = placeFor(wanted, anchor.getBoundingClientRect(), cards, screen, far);
  floating.style.left = `${left}px`;
  floating.style.top = `${top}px`;
}

/**
 * The menu floats beside the cards that it is about, never over them, and stays where it was opened.
 * @param {number} seat
 */
export function showMenu(seat) {
  requestAnimationFrame(() => {
    const menu = /** @type {HTMLElement | null} */ (document.querySelector(".clue-menu"));
    const hand = document.querySelector(`[data-testid="teammate-${seat}"] .cards`);
    if (!menu || !hand) return;
    if (!menu.matches(":popover-open")) menu.showPopover();
    menu.style.maxHeight = "";
    float(menu, hand);
    const [cards, box] = [hand.getBoundingClientRect(), menu.getBoundingClientRect()];
    const room = Math.max(cards.top, document.documentElement.clientHeight - cards.bottom) - 16;
    const beside = box.right <= cards.left || box.left >= cards.right;
    if (beside || box.bottom - box.top <= room) return;
    menu.style.maxHeight = `${room}px`;
    float(menu, hand);
  });
}
