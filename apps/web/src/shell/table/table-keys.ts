import { onCleanup, onMount } from 'solid-js';

/** What a key means at a table, wherever the focus is. */
export type TableKey = 'undo' | 'help' | 'log' | 'hint' | 'lastTurn' | 'escape';

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;

export function meaningOf({ key, code, altKey, ctrlKey, metaKey }: KeyPress): TableKey | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return code === 'KeyZ' ? 'undo' : undefined;
  if (code === 'KeyU') return 'undo';
  if (key === '?') return 'help';
  if (code === 'KeyL') return 'log';
  if (code === 'KeyH') return 'hint';
  if (code === 'KeyP') return 'lastTurn';
  return key === 'Escape' ? 'escape' : undefined;
}

/** While somebody writes, or a dialog is open, keys are not the table's. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest('input:not([type="range"]), select, textarea') !== null);

/** Does what keys mean; what answers true has been done with the key. */
export function listenToTableKeys(does: Readonly<Record<TableKey, () => unknown>>): void {
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || isElsewhere(event)) return;
    const meaning = meaningOf(event);
    if (meaning && does[meaning]() === true) event.preventDefault();
  }
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
}
