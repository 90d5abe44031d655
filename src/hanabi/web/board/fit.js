// The rule of layout: how large the cards can be in the room there is, and in how many columns the hands then stand.

/**
 * What lies on the table: how many other hands, of how many cards, how many own cards, how many fireworks.
 * @typedef {{ others: number, row: number, own: number, suits: number }} Counts
 *
 * The room between banner and buttons in pixels, the size of the text, and whether fingers point.
 * @typedef {{ width: number, height: number, rem: number, coarse: boolean }} Room
 *
 * Where things stand: the hands in columns and each in lines, names beside the cards or above them, the fireworks and the
 * own hand in one row (`paired`) or above and below the others.
 * @typedef {{ columns: number, lines: number, beside: boolean, paired: boolean }} Arrangement
 *
 * Lengths of everything that is not a card.
 * @typedef {ReturnType<typeof lengths>} Lengths
 *
 * The widths of the cards and of their lines, the height below which nothing fits, and whether the own hand has room for its name.
 * @typedef {Arrangement & Lengths & {
 *   card: number, own: number, pile: number, caption: number, handWidth: number, ownWidth: number,
 *   least: number, named: boolean,
 * }} Fit
 */

/** A card is so much higher than wide. */
const TALL = 1.4;
/** Space between cards, as a share of their width. */
const BETWEEN = { hand: 0.07, own: 0.09, pile: 0.14 };
/** Widths beside those of the others' cards: as wished, and with room to spare at most. */
const OWN = { wished: 1.12, most: 1.4 };
const PILE = { wished: 0.82, most: 1.2 };
/** How far both may give way to stand in one row. */
const SHRUNK = 0.75;
/** What fingers and eyes need. */
const LEAST = { card: 22, own: 44, pile: 28 };
/** Cards that would be narrower than this give up their numbers and their margins. */
const TIGHT = 56;
/** Piles above this width have their caption in one line. */
const ONE_LINE = 60;
/** More cards than these may stand in more than one line. */
const LONG_HAND = 6;
/** What an arrangement must gain to be taken, where something speaks against it: also that things stand otherwise now. */
const AGAINST = { hole: 0.9, paired: 0.8, beside: 0.98, change: 0.8 };

/**
 * The arrangement with the largest cards. What stands now stays as long as nothing else makes them much larger, so that a
 * banner that comes and goes does not throw the table about.
 * @param {Room} room
 * @param {Counts} counts
 * @param {Arrangement | null} now
 * @returns {Fit}
 */
export function fit(room, counts, now = null) {
  const airy = best(room, counts, lengths(room, false), now);
  return airy.card >= TIGHT ? airy : best(room, counts, lengths(room, true), now);
}

/**
 * @param {Room} room
 * @param {boolean} tight
 */
function lengths({ rem, coarse }, tight) {
  return {
    tight,
    gap: tight ? 4 : 10,
    padding: tight ? 4 : 8,
    head: coarse ? Math.max(44, 2 * rem) : 2 * rem,
    side: (tight ? 3.5 : 5.5) * rem,
    foot: tight ? 0 : rem,
  };
}

/**
 * @param {Room} room
 * @param {Counts} counts
 * @param {Lengths} given
 * @param {Arrangement | null} now
 * @returns {Fit}
 */
function best(room, counts, given, now) {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let found = { arrangement: lastResort(counts), ...sizesIn(room, counts, lastResort(counts), given) };
  for (const arrangement of arrangements(counts)) {
    const sizes = sizesIn(room, counts, arrangement, given);
    if (!sizes.narrowEnough) continue;
    least = Math.min(least, sizes.least);
    const weighed = weight(counts, arrangement, now);
    const worth = sizes.fits ? pleasure(sizes) * weighed : -sizes.least / weighed;
    if (worth <= most) continue;
    most = worth;
    found = { arrangement, ...sizes };
  }
  const { arrangement, card, own, ownLine, pile, caption } = found;
  const line = Math.ceil(counts.row / arrangement.lines);
  const ownWidth = spread(ownLine, own, BETWEEN.own);
  return {
    ...given,
    ...arrangement,
    card,
    own,
    pile,
    caption,
    handWidth: spread(line, card, BETWEEN.hand),
    ownWidth,
    named: !arrangement.paired && room.width - ownWidth >= 14 * room.rem,
    least: Math.ceil(Math.min(least, found.least)),
  };
}

/**
 * The largest cards in an arrangement: first the others', then, with the room that is left, the own and the piles.
 * @param {Room} room
 * @param {Counts} counts
 * @param {Arrangement} arrangement
 * @param {Lengths} given
 */
function sizesIn(room, counts, arrangement, given) {
  const sized = (/** @type {number} */ one, more = 1) => measure(one, room, counts, arrangement, given, more);
  const smallest = sized(LEAST.card);
  const card = largest(LEAST.card, Math.max(room.width, room.height), (one) => inside(sized(one), room));
  const grown = largest(1, OWN.most, (more) => inside(sized(card, more), room));
  const { own, ownLine, pile, caption } = sized(card, grown);
  const { width: wide, height: high } = smallest;
  const [narrowEnough, fits] = [wide <= room.width, inside(smallest, room)];
  return { card, own, ownLine, pile, caption, least: high, narrowEnough, fits };
}

/**
 * What sizes are worth: above all the cards that one sees and gives clues about.
 * @param {{ card: number, own: number, pile: number }} sizes
 */
const pleasure = ({ card, own, pile }) => card ** 0.75 * own ** 0.15 * pile ** 0.1;

/**
 * @param {Counts} counts
 * @returns {Arrangement[]}
 */
function arrangements({ others, row, own }) {
  const lines = upTo(row > LONG_HAND ? 3 : 1);
  const columns = upTo(Math.max(1, others));
  return lines.flatMap((line) =>
    columns.flatMap((column) =>
      [false, true].flatMap((beside) =>
        (own ? [false, true] : [false]).map((paired) => ({ columns: column, lines: line, beside, paired })),
      ),
    ),
  );
}

/** @param {number} most */
const upTo = (most) => Array.from({ length: most }, (_, i) => i + 1);

/**
 * Where nothing fits: one below the other.
 * @param {Counts} counts
 * @returns {Arrangement}
 */
const lastResort = ({ row }) => ({ columns: 1, lines: row > LONG_HAND ? 3 : 1, beside: false, paired: false });

/**
 * @param {Counts} counts
 * @param {Arrangement} arrangement
 * @param {Arrangement | null} now
 */
function weight({ others }, { columns, lines, beside, paired }, now) {
  const same = now?.columns === columns && now.lines === lines && now.beside === beside && now.paired === paired;
  return (
    (others % columns ? AGAINST.hole : 1) *
    (beside ? AGAINST.beside : 1) *
    (paired ? AGAINST.paired : 1) *
    (now && !same ? AGAINST.change : 1)
  );
}

/**
 * The width and height of everything with the others' cards so wide, and the own cards and piles that go with them.
 * @param {number} card
 * @param {Room} room
 * @param {Counts} counts
 * @param {Arrangement} arrangement
 * @param {Lengths} given
 * @param {number} grown  how much the own cards and the piles are larger than they must be
 */
function measure(card, room, counts, { columns, lines, beside, paired }, given, grown = 1) {
  const { gap, padding, head, side, foot } = given;
  const inner = room.width - 2 * padding - 2;
  const ownLine = Math.min(counts.own, Math.floor(inner / (LEAST.own * (1 + BETWEEN.own)))) || 1;
  const ownLines = Math.ceil(counts.own / ownLine);
  const [owns, piles] = [spread(ownLine, 1, BETWEEN.own), spread(counts.suits, 1, BETWEEN.pile)];
  const wished = {
    own: Math.min(OWN.wished * grown, OWN.most) * card,
    pile: Math.min(PILE.wished * grown, PILE.most) * card,
  };
  const together = (inner - gap - padding) / (wished.own * owns + wished.pile * piles);
  const beneath = paired ? Math.max(SHRUNK, Math.min(1, together)) : 1;
  const own = Math.min(Math.max(LEAST.own, wished.own * beneath), inner / owns);
  const pile = Math.min(Math.max(LEAST.pile, wished.pile * beneath), inner / piles);
  const caption = (pile < (ONE_LINE * room.rem) / 16 ? 2.1 : 1.5) * room.rem;
  const line = Math.ceil(counts.row / lines);
  const hand = spread(line, card, BETWEEN.hand) + (beside ? side + gap : 0) + 2 * padding + 2;
  const rows = Math.ceil(counts.others / columns);
  const cards = lines * (TALL * card + foot);
  const handRow = (beside ? Math.max(cards, head) : cards + head) + 2 * padding + 2;
  const ownRow = counts.own ? ownLines * (TALL * own + foot) + 2 * padding + 2 : 0;
  const pileRow = TALL * pile + caption + padding;
  const low = paired ? [Math.max(ownRow, pileRow)] : [pileRow, ...(counts.own ? [ownRow] : [])];
  const parts = [...low, ...Array.from({ length: rows }, () => handRow)];
  return {
    width: Math.max(
      columns * hand + (columns - 1) * gap,
      paired ? owns * own + piles * pile + gap + 3 * padding + 2 : 0,
    ),
    height: parts.reduce((sum, part) => sum + part + gap, -gap),
    own,
    ownLine,
    pile,
    caption,
  };
}

/**
 * How wide so many cards are beside each other.
 * @param {number} cards
 * @param {number} card
 * @param {number} between
 */
const spread = (cards, card, between) => card * (cards + between * (cards - 1));

/**
 * @param {{ width: number, height: number }} size
 * @param {Room} room
 */
const inside = ({ width, height }, room) => width <= room.width && height <= room.height;

/**
 * The largest number between two that is still good, to half a hundredth of the range.
 * @param {number} low  good, or the answer all the same
 * @param {number} high
 * @param {(number: number) => boolean} good
 */
function largest(low, high, good) {
  let [least, most] = [low, Math.max(low, high)];
  for (let i = 0; i < 12; i += 1) {
    const middle = (least + most) / 2;
    if (good(middle)) least = middle;
    else most = middle;
  }
  return least;
}
