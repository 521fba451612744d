const FADE = 24;

/** Scrolls only what people can scroll back: `scrollIntoView` also moves papers that merely cut off what has no room on them. */
export function bringIntoSight(element: Element): void {
  for (let place = element.parentElement; place; place = place.parentElement) {
    if (place.scrollHeight <= place.clientHeight || !/auto|scroll/.test(getComputedStyle(place).overflowY)) continue;
    const outer = place.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    if (top < outer.top) place.scrollTop -= outer.top - top;
    // The edge below fades: what is shown stands clear of it.
    else if (bottom + FADE > outer.bottom) place.scrollTop += Math.min(bottom + FADE - outer.bottom, top - outer.top);
  }
}
