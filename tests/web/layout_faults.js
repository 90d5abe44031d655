// What is wrong with the table as this window shows it: one line for each fault. Runs in the page.

async (/** @type {{ touch: boolean, menu: boolean, share: number }} */ { touch, menu, share }) => {
  // Once the window has a new size the cards are measured before they are painted.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const faults = [];
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const box = (element) => element.getBoundingClientRect();
  const name = (element) =>
    element.dataset.testid || element.closest("[data-testid]")?.dataset.testid || element.className || element.tagName;
  const say = (element, fault) => faults.push(`${name(element)} ${fault}`);
  const within = (one, other, slack = 1) =>
    one.left >= other.left - slack &&
    one.top >= other.top - slack &&
    one.right <= other.right + slack &&
    one.bottom <= other.bottom + slack;
  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  if (root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} high`);

  // With a menu open, only the hand it belongs to has to be seen.
  const cards = menu ? all(".hand.asked .held") : all(".held, .stack");
  if (!cards.length) faults.push("there are no cards");
  for (const card of cards) {
    const { left, top, right, bottom, width, height } = box(card);
    if (!within(box(card), screen)) say(card, `is cut off: ${[left, top, right, bottom].map(Math.round)}`);
    for (const [x, y] of [[0.5, 0.5], [0.15, 0.12], [0.85, 0.12], [0.15, 0.88], [0.85, 0.88]]) {
      const there = document.elementFromPoint(left + x * width, top + y * height);
      if (there?.closest(".held, .stack") === card) continue;
      say(card, `is covered by ${there?.className}`);
      break;
    }
  }
  cards.forEach((card, i) => {
    for (const other of cards.slice(i + 1)) if (overlap(box(card), box(other))) say(card, `lies on ${name(other)}`);
  });

  for (const card of all(".own .held")) if (box(card).width < 44) say(card, `is ${box(card).width} wide`);
  for (const marks of all(".marks")) if (!within(box(marks), box(marks.closest(".held")))) say(marks, "leave their card");
  if (!menu) {
    for (const needs of all(".needs")) {
      const pile = box(needs.closest(".firework"));
      for (const part of needs.children)
        if (box(part).top < pile.bottom - box(needs).height - 1 || box(part).bottom > pile.bottom + 1)
          say(needs, "do not stand below their pile");
      if (all(".hand").some((hand) => overlap(box(hand), box(needs)))) say(needs, "lie on a hand");
    }
    const piles = all("[data-testid='discards'], [data-testid='sheet-discards'], [data-testid='discard-button']");
    if (!piles.some((one) => shown(one) && within(box(one), screen))) faults.push("the discards are out of sight");
    for (const part of all(".banner, .vote, .counters, .actions, .tabs, .since, .bonus, .who"))
      if (shown(part) && !within(box(part), screen)) say(part, `.${part.className} leaves the screen`);
  }

  if (!menu)
    for (const clock of all("clock-face").filter(shown)) {
      if (!within(box(clock), screen)) say(clock, "leaves the screen");
      const around = clock.closest(".hand, .banner");
      if (!clock.closest(".own") && !within(box(clock), box(around), 3)) say(clock, "leaves its hand");
      for (const other of all(".held, .eye svg, .name, h1, .banner button", around).filter(shown))
        if (!clock.closest(".own") && overlap(box(clock), box(other))) say(clock, `lies on ${name(other)}`);
    }

  for (const one of all(".clue-menu")) {
    if (!within(box(one), screen)) say(one, `leaves the screen: ${JSON.stringify(box(one))}`);
    for (const option of all("button", one).filter(shown)) {
      option.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = box(option);
      if (!option.contains(document.elementFromPoint(left + width / 2, top + height / 2))) say(option, "is covered");
    }
  }

  if (touch)
    for (const target of all("button, a, select, summary, input")) {
      if (!shown(target) || target.closest(".lines, .skip, .since")) continue;
      const { width, height } = box(target);
      // Teammates' cards may be narrower and lower where many share a small phone.
      const theirs = target.matches(".hands .held");
      const [wide, high] = [theirs ? 22 : 44, theirs && innerHeight < 700 ? 30 : 44];
      if (width < wide - 0.5 || height < high - 0.5) say(target, `measures ${Math.round(width)} by ${Math.round(height)}`);
    }

  if (!menu) {
    const area = box(document.querySelector("play-area"));
    const quarters = [0, 1, 2, 3].map((i) => ({
      left: area.left + ((i % 2) * area.width) / 2,
      right: area.left + ((1 + (i % 2)) * area.width) / 2,
      top: area.top + (i < 2 ? 0 : area.height / 2),
      bottom: area.top + (i < 2 ? area.height / 2 : area.height),
    }));
    quarters.forEach((quarter, i) => {
      let covered = 0;
      for (const card of cards) {
        const one = box(card);
        const across = Math.min(one.right, quarter.right) - Math.max(one.left, quarter.left);
        const down = Math.min(one.bottom, quarter.bottom) - Math.max(one.top, quarter.top);
        covered += Math.max(0, across) * Math.max(0, down);
      }
      const part = (400 * covered) / (area.width * area.height);
      if (part < share) faults.push(`quarter ${i} is covered to ${Math.round(part)} %`);
    });
  }
  return faults;
}
