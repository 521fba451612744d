import { createMemo, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../base/ui/icon.tsx';
import { Seal } from '../../../base/ui/seal.tsx';
import type { Desk } from '../desk/desk-shape.ts';
import { aimInWords } from '../words/aim.ts';
import { Goal } from './kids.tsx';
import { SeenProgram } from './seen-program.tsx';

/** Who looks on holds no cards: where there is no paper beside the board, the wood says what it is all about, who plays, and whose program lies. */
export function Watching(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const seats = createMemo(() => desk.scene().figures.flatMap(({ seat, bot }) => (bot === null ? [seat] : [])));
  const stats = (seat: number): string => {
    const now = desk.edition.statsOf(desk.view(), seat);
    return now ? desk.words().facts.stats(now.strength, now.reach, now.rows) : '';
  };
  return (
    <div class="gl-watching stack">
      <Show
        when={desk.isKids()}
        fallback={
          <p class="gl-aim">
            <Icon name="target" small />
            <span>{aimInWords(desk.edition, desk.view(), desk.words())}</span>
          </p>
        }
      >
        <Goal desk={desk} />
      </Show>
      <ul>
        <For each={seats()}>
          {(seat) => (
            <li>
              <Seal seat={seat} letter={desk.table.letterOf(seat)} />
              <b>{desk.table.nameOf(seat)}</b>
              <Show when={!desk.isKids()}>
                <span>{stats(seat)}</span>
              </Show>
              <Show when={desk.edition.isLaid(desk.view(), seat)}>
                <SeenProgram desk={desk} seat={seat} />
              </Show>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
