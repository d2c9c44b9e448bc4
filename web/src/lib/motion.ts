/** Things that move: cards that fly, chips that wander. Nothing moves if the person asked for that. */

const FLIGHT = 380;

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where something with `data-spot` is on the screen. */
export function spotRect(spot: string): DOMRect | null {
  return document.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect() ?? null;
}

let lastTouched: { card: string; rect: DOMRect } | null = null;

/** Remember where a card was when it was chosen: it will be gone from there when it arrives elsewhere. */
export function touched(card: string, element: Element): void {
  lastTouched = { card, rect: element.getBoundingClientRect() };
}

export function takeTouched(card: string): DOMRect | null {
  const found = lastTouched?.card === card ? lastTouched.rect : null;
  if (found) lastTouched = null;
  return found;
}

/** A Svelte transition: the element comes flying from `from`. */
export function fly(node: Element, { from }: { from: () => DOMRect | null }): { duration: number; css?: (t: number, u: number) => string } {
  const start = still() ? null : from();
  if (!start || start.width === 0) return { duration: 0 };
  const end = node.getBoundingClientRect();
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const scale = Math.min(1.2, Math.max(0.35, start.width / Math.max(1, end.width)));
  return {
    duration: FLIGHT,
    css: (t, u) => {
      const ease = u * u * u;
      return `transform: translate(${x * ease}px, ${y * ease}px) scale(${1 + (scale - 1) * ease}); z-index: 5; opacity: ${Math.min(1, 0.3 + t)}`;
    },
  };
}

/** A few chips wander from one spot to another. */
export function sendChips(from: string, to: string, count: number): void {
  if (still()) return;
  const start = spotRect(from);
  const end = spotRect(to);
  if (!start || !end) return;
  for (let chip = 0; chip < Math.min(6, Math.max(1, count)); chip++) sendChip(start, end, chip);
}

function sendChip(start: DOMRect, end: DOMRect, place: number): void {
  const chip = document.createElement("span");
  chip.className = "flying-chip";
  chip.setAttribute("aria-hidden", "true");
  document.body.append(chip);
  const middle = (rect: DOMRect): string =>
    `translate(${rect.left + rect.width / 2 - 9}px, ${rect.top + rect.height / 2 - 9}px)`;
  const flight = chip.animate([{ transform: middle(start) }, { transform: middle(end) }], {
    duration: FLIGHT,
    delay: place * 45,
    easing: "cubic-bezier(.3,.1,.2,1)",
    fill: "both",
  });
  flight.onfinish = flight.oncancel = () => chip.remove();
}
