import type { Seat } from '@stolik/kernel/game';
import { tileArt } from '@stolik/micropul/art';
import { createMemo, For, Index, type JSX } from 'solid-js';
import { OpenHand } from '../../../shell/table/open-hand.tsx';
import type { Desk } from '../desk/desk.ts';
import { openHandsOf, type SeenHand } from '../model/partners.ts';
import { speakTile } from '../words/speak.ts';

/** What the others hold, where everybody's hand lies open. */
export function OpenHands(props: { readonly desk: Desk; readonly shown: Seat | undefined }): JSX.Element {
  const { desk } = props;
  const hands = createMemo(() => openHandsOf(desk.view(), props.shown));
  const says = ({ seat, tiles }: SeenHand): string => {
    const { tray } = desk.words();
    const told = tiles.map((tile, index) => tray.tileNumber(index + 1, speakTile(desk.words(), tile), undefined));
    return `${tray.of(desk.table.nameOf(seat))}. ${told.join('; ') || tray.tiles(0)}`;
  };
  return (
    <Index each={hands()}>
      {(hand) => (
        <OpenHand table={desk.table} seat={hand().seat} says={says(hand())}>
          <For each={hand().tiles}>{(tile) => <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={tileArt(tile)} />}</For>
        </OpenHand>
      )}
    </Index>
  );
}
