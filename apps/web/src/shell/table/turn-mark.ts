import { type Accessor, createEffect, onCleanup } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { setTitleMark } from '../../base/ui/title.ts';

/** A tab in the background says in its title that it is waited for. */
export function markTurn(isAsked: Accessor<boolean>): void {
  createEffect(() => setTitleMark(isAsked() ? `${m().table.turnMark} · ` : ''));
  onCleanup(() => setTitleMark(''));
}
