import type { Desk } from './desk.ts';

interface CameraKeys {
  zoomBy(factor: number): void;
  fit(): void;
}

/** Keys that work wherever the focus is on the page, but not while something is typed or a dialog is open. */
export function listenToKeys(desk: Desk, camera: CameraKeys): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (act(event)) event.preventDefault();
  }

  function act(event: KeyboardEvent): boolean {
    switch (event.key) {
      case '+':
      case '=':
        camera.zoomBy(1.3);
        return true;
      case '-':
        camera.zoomBy(1 / 1.3);
        return true;
      case '0':
        camera.fit();
        return true;
      case 'Escape':
        if (desk.draft().kind === 'none') return false;
        desk.cancel();
        return true;
      case 'Enter':
        return confirmFrom(event.target);
    }
    return desk.table.isAsked() && choose(event);
  }

  /** Letters by their place on the keyboard: R stands there on a Russian one too. */
  function choose({ code, shiftKey }: KeyboardEvent): boolean {
    const digit = /^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1];
    if (digit) {
      if (Number(digit) > desk.hand().length) return false;
      desk.choose(Number(digit) - 1);
      desk.reach.focus();
      return true;
    }
    if (code === 'KeyR' && desk.draft().kind === 'tile') desk.turn(shiftKey ? -1 : 1);
    else if (code === 'KeyS') {
      desk.chooseStone();
      if (desk.draft().kind === 'stone') desk.reach.focus();
    } else if (code === 'KeyT') desk.chooseTake(0);
    else return false;
    return true;
  }

  /** A focused button means itself. */
  function confirmFrom(target: EventTarget | null): boolean {
    if (target instanceof Element && target.closest('button, a, summary, [role="gridcell"]')) return false;
    if (desk.draft().kind === 'none') return false;
    desk.confirm();
    return true;
  }

  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role="dialog"]')) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
