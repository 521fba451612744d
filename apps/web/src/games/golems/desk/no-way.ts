import type { NoHope } from '@stolik/golems/v6';
import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';
import { oneATable } from '../../../shell/view-model.ts';
import type { GolemsTable } from '../model/table.ts';
import { deskOf } from './desk.ts';
import type { Edition } from './edition.ts';

/** Nobody can win any more: why, until somebody wants to play on all the same. */
interface NoWay {
  readonly why: Accessor<NoHope | undefined>;
  playOn(): void;
}

export const noWayOf = oneATable((table: GolemsTable, edition: Edition): NoWay => {
  const desk = deskOf(table, edition);
  const [isPlayingOn, setPlayingOn] = createSignal(false);
  const why = createMemo((): NoHope | undefined => {
    return desk.isKids() && desk.isProgramming() && !isPlayingOn() ? desk.edition.hopeless(desk.view()) : undefined;
  });
  createEffect(() => {
    const now = why();
    if (now) table.announce(desk.words().kids.noWay[now]);
  });
  return { why, playOn: () => void setPlayingOn(true) };
});
