import type { Spot } from '../../games/circuit/model/layout.ts';
import type { BenchDesk } from './desk.ts';

/** Undo and redo, as everywhere. */
function handleHistoryKey(desk: BenchDesk, event: KeyboardEvent): boolean {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return false;
  if (event.code === 'KeyZ') (event.shiftKey ? desk.redo : desk.undo)();
  else if (event.code === 'KeyY') desk.redo();
  else return false;
  return true;
}

/** Keys that mean the same wherever the focus is; `here` is the cell they stand on, where they stand on one. */
export function handleBenchKey(desk: BenchDesk, event: KeyboardEvent, here?: Spot): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return handleHistoryKey(desk, event);
  switch (event.code) {
    case 'KeyR':
      desk.turn(event.shiftKey ? -1 : 1, here);
      return true;
    case 'Delete':
    case 'Backspace':
      desk.takeAway(here);
      return true;
    case 'KeyY': {
      const chains = here ? desk.chainsAt(here) : [];
      desk.openWhy(chains.length > 0 ? chains : desk.chainsAt());
      return true;
    }
    case 'KeyP':
      desk.setPower(!desk.bench().power);
      return true;
    case 'KeyV':
      desk.hold(desk.meter() === 'volt' ? undefined : { kind: 'volt' });
      return true;
    case 'KeyA':
      desk.hold(desk.meter() === 'amp' ? undefined : { kind: 'amp' });
      return true;
    case 'KeyN':
      desk.setNature(!desk.bench().nature);
      return true;
    case 'KeyS':
      desk.flip(here);
      return true;
    case 'Escape':
      if (!desk.held() && !desk.chosen() && !desk.why()) return false;
      if (desk.why()) desk.closeWhy();
      else if (desk.held()) desk.hold(undefined);
      else desk.choose(undefined);
      return true;
    default:
      return false;
  }
}

const TYPED_IN = 'select, textarea, input:not([type="radio"], [type="checkbox"])';

/** The same where nothing on the page has a use for the key. */
export function listenToKeys(desk: BenchDesk): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const { target } = event;
    const isTyped = target instanceof Element && target.closest(TYPED_IN);
    if (event.defaultPrevented || document.querySelector('dialog[open]') || isTyped) return;
    if (handleBenchKey(desk, event)) event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
