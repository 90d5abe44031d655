// The keys at a table: what each one does. `ui/shortcuts.js` lists them for the reader.

/** Carry out a key at a table. True if it meant something. */
export function tableKey(board, event) {
  const hand = board.you === null ? [] : board.view.hands[board.you];
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const focused = document.activeElement?.closest?.("[data-card]");
  const focusedOwn =
    focused && hand.some((card) => card.id === Number(focused.dataset.card)) ? Number(focused.dataset.card) : null;
  const chosen = board.selected ?? focusedOwn;
  if (key === "Escape") {
    const looked = board.peek.hide();
    return board.cancel() || looked;
  }
  if (event.altKey) return false;
  if (event.shiftKey) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!by || chosen === null) return false;
    board.shift(chosen, by);
    return true;
  }
  if (/^[1-9]$/.test(key) && hand[key - 1]) {
    if (board.selected !== hand[key - 1].id) board.select(hand[key - 1].id);
    board.app.focusOn(`[data-testid="own-card-${key}"]`);
    return true;
  }
  switch (key) {
    case "p":
      if (chosen !== null) board.play(chosen);
      return chosen !== null;
    case "d":
      if (chosen !== null) board.discard(chosen);
      return chosen !== null;
    case "c": {
      const seats = board.others;
      const at = board.menu ? (seats.indexOf(board.menu.seat) + 1) % seats.length : 0;
      if (board.wish && board.you !== null && seats.length) board.openMenu(seats[at], null);
      return true;
    }
    case "n": {
      const card = focused ? Number(focused.dataset.card) : board.selected;
      if (card !== null) board.writeNote(card, focused?.querySelector(".unseen").textContent ?? board.say("page-note"));
      return card !== null;
    }
    case "l":
      document.querySelector(".log .lines")?.focus();
      return true;
    case "t":
      board.set({ talkOpen: true });
      board.app.focusOn(".talk summary");
      return true;
    default:
      return false;
  }
}
