import type { Desk } from './desk.ts';

/** Rotate, put back, ask why, take a piece by its number: wherever the focus is on the page of the table. */
export function handleDeskKey(desk: Desk, event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const { code, key } = event;
  if (code === 'KeyR') {
    desk.turn(event.shiftKey ? -1 : 1);
    return true;
  }
  if (key === 'Escape' && (desk.draft().kind !== 'none' || desk.why() || desk.look())) {
    desk.cancel();
    return true;
  }
  if (code === 'KeyY') {
    const here = desk.reckoning().at(desk.cursor());
    const chains = here.length > 0 ? here : desk.reckoning().latest;
    if (chains.length > 0) desk.openWhy(chains);
    return true;
  }
  const digit = /^Digit([1-9])$/.exec(code);
  const held = digit && desk.held()[Number(digit[1]) - 1];
  if (!held || desk.mine() === undefined) return false;
  desk.take(held);
  // The arrows go on from there.
  const { kind } = desk.draft();
  if (kind === 'tile' || kind === 'iron') desk.handle.focus();
  return true;
}

/** What has a meaning of its own for Enter; the game's parts of the page handle theirs before. */
const OWN_ENTER = 'button, a, summary, select, textarea, input:not([type="radio"]), [contenteditable]';
const TYPED_IN = 'select, textarea, input:not([type="radio"], [type="range"])';

/** Keys pressed where nothing on the page has a use for them: a newcomer's focus is anywhere. */
export function handlePageKey(desk: Desk, event: KeyboardEvent): void {
  const { target } = event;
  const at = target instanceof Element ? target : document.body;
  if (event.defaultPrevented || document.querySelector('dialog[open]') || at.closest(TYPED_IN)) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const isDone = event.key === 'Enter' ? !at.closest(OWN_ENTER) && desk.isEnterReady() : handleDeskKey(desk, event);
  if (!isDone) return;
  if (event.key === 'Enter') desk.confirm();
  event.preventDefault();
}
