// Late clicks: a press that was meant for what lay there a moment ago does not land on what lies there now.

/** How long after news a press may still be meant for what was there before, and how near the pointer was to it. */
const MOMENT = 300;
const NEAR = 24;

const PRESSABLE = "button, a[href], summary, label, input, select";

export class LateClicks {
  /** What could be pressed before the news, inner things after outer ones. */
  before = /** @type {{ box: DOMRect, what: string }[]} */ ([]);
  since = -Infinity;
  pointer = { x: -Infinity, y: -Infinity };
  resting = this.pointer;
  /** What a pointer went down on, until it comes up. */
  pressed = "";
  swallow = false;
  byFinger = matchMedia("(pointer: coarse)").matches;

  /**
   * Follow the pointer, until the signal says stop.
   * @param {AbortSignal} signal
   */
  watch(signal) {
    const early = { capture: true, signal };
    addEventListener(
      "pointermove",
      ({ clientX, clientY }) => {
        this.pointer = { x: clientX, y: clientY };
      },
      { passive: true, ...early },
    );
    addEventListener("pointerdown", (event) => this.down(event), early);
    addEventListener("click", (event) => this.click(event), early);
  }

  /**
   * Draw something that came by itself, and remember what was where before it.
   * @param {() => void} draw
   */
  during(draw) {
    this.before = this.inReach().map((one) => ({ box: one.getBoundingClientRect(), what: what(one) }));
    this.resting = this.pointer;
    draw();
    this.since = performance.now();
  }

  /** What may be pressed next: a mouse presses where it rests, a finger anywhere. */
  inReach() {
    if (this.byFinger) return [...document.querySelectorAll(PRESSABLE)];
    const { x, y } = this.pointer;
    const under = Number.isFinite(x) ? document.elementFromPoint(x, y)?.closest(PRESSABLE) : null;
    return under ? [under] : [];
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.byFinger = event.pointerType !== "mouse";
    const target = pressable(event);
    this.pressed = target ? what(target) : "";
    this.swallow = this.isLate(target, event);
    if (this.swallow) event.stopPropagation();
  }

  /**
   * A press that counts is an answer to what is there now, and what follows it is meant for what it changed.
   * @param {MouseEvent} event
   */
  click(event) {
    const target = pressable(event);
    const other = target !== null && this.pressed !== "" && what(target) !== this.pressed;
    if (event.detail && (this.swallow || other)) {
      event.stopImmediatePropagation();
      event.preventDefault();
    } else this.since = -Infinity;
    this.swallow = false;
    this.pressed = "";
  }

  /**
   * Whether something else was there when the hand set out.
   * @param {Element | null} target
   * @param {PointerEvent} event
   */
  isLate(target, { clientX, clientY, pointerType }) {
    if (performance.now() - this.since > MOMENT) return false;
    if (pointerType === "mouse" && Math.hypot(clientX - this.resting.x, clientY - this.resting.y) > NEAR) return false;
    const then = this.before.findLast(
      ({ box }) => clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom,
    );
    return then !== undefined && then.what !== (target ? what(target) : "");
  }
}

/** @param {Event} event */
const pressable = (event) => /** @type {Element | null} */ (event.target)?.closest?.(PRESSABLE) ?? null;

/**
 * What pressing something would do: drawn anew, the same element may stand for another thing.
 * @param {Element} element
 */
function what(element) {
  const { card, testid, colour, value, touches } = /** @type {HTMLElement} */ (element).dataset;
  return card ? `card ${card}` : [testid ?? element.textContent, colour, value, touches].join(" ");
}
