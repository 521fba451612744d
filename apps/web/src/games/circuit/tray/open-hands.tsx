import type { Seat } from '@stolik/kernel/game';
import { createMemo, For, Index, type JSX } from 'solid-js';
import { OpenHand } from '../../../shell/table/open-hand.tsx';
import { TileIcon } from '../art/tile-icon.tsx';
import type { Desk } from '../desk/desk.ts';
import type { Held } from '../model/held.ts';
import { openHandsOf } from '../model/partners.ts';

/** What partners hold, where they show each other their hands. */
export function OpenHands(props: { readonly desk: Desk; readonly shown: Seat | undefined }): JSX.Element {
  const { desk } = props;
  const hands = createMemo(() => openHandsOf(desk.shown(), props.shown));
  const name = ({ token, slot, count }: Held): string => {
    const { tile, tray } = desk.words();
    if (token !== 'iron') return tile[token as 'I'];
    return `${tile.iron} ${slot === undefined ? tray.front : tray.inHand}${count > 1 ? `: ${count}` : ''}`;
  };
  return (
    <Index each={hands()}>
      {(hand) => (
        <OpenHand
          table={desk.table}
          seat={hand().seat}
          says={`${desk.words().tray.of(desk.table.nameOf(hand().seat))}. ${hand().held.map(name).join(', ') || desk.words().tray.none}`}
        >
          <For each={hand().held}>{({ token }) => <TileIcon token={token === 'iron' ? token : `${token}0`} />}</For>
        </OpenHand>
      )}
    </Index>
  );
}
