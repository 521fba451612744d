/** Parts of a question whose buttons come and go: what had the focus there may be gone in a moment. */
const PASSING = '.boardw, .mine, .study-paper';
/** Where it was put by such a move. */
const PUT = '.study > .goal';

/** Moves the focus here when it was at the table or is nowhere; whoever reads the goal or a dialog is not disturbed. */
export function takeFocus(to: HTMLElement | null): void {
  const at = document.activeElement;
  if (!at || at === document.body || at.closest(PASSING) || at.matches(PUT)) to?.focus({ preventScroll: true });
}
