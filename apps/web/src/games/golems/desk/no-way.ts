import { type NoHope, noHope } from '@stolik/golems/v6/hope';
import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';
import type { TableClient } from '../../../shell/contract.ts';
import { oneATable } from '../../../shell/view-model.ts';
import { is6 } from '../model/scene.ts';
import { deskOf } from './desk.ts';

/** Nobody can win any more: why, until somebody wants to play on all the same. */
interface NoWay {
  readonly why: Accessor<NoHope | undefined>;
  playOn(): void;
}

export const noWayOf = oneATable((table: TableClient): NoWay => {
  const desk = deskOf(table);
  const [isPlayingOn, setPlayingOn] = createSignal(false);
  const why = createMemo((): NoHope | undefined => {
    const view = desk.view();
    return desk.isKids() && desk.isProgramming() && !isPlayingOn() && is6(view) ? noHope(view) : undefined;
  });
  createEffect(() => {
    const now = why();
    if (now) table.announce(desk.words().kids.noWay[now]);
  });
  return { why, playOn: () => void setPlayingOn(true) };
});
