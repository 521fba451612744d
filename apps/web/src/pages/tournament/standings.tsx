import { lettersOf } from '@stolik/look/seats';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { preferences } from '../../base/preferences.ts';
import { Seal } from '../../base/ui/seal.tsx';
import { type Series, standingsIn } from './series.ts';
import { Who } from './who.tsx';
import { TOURNAMENT } from './words.ts';

/** Who stands where, as a table that can be read out column by column. */
export function Standings(props: { readonly series: Series }): JSX.Element {
  const words = () => TOURNAMENT[preferences.language];
  const lines = createMemo(() => standingsIn(props.series));
  const letters = createMemo(() => lettersOf(props.series.participants.map(({ name }) => name)));
  const COLUMNS = ['place', 'name', 'points', 'wins', 'dealt', 'taken'] as const;
  return (
    <div class="scroll">
      <table class="to-standings">
        <caption>{words().standings}</caption>
        <thead>
          <tr>
            <For each={COLUMNS}>
              {(column) => (
                <th scope="col" class={`to-col-${column}`}>
                  {words().columns[column]}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={lines()}>
            {({ participant, place, points, wins, dealt, taken }) => (
              <tr classList={{ first: place === 1 && points > 0 }}>
                <td class="num-f">{place}</td>
                <th scope="row">
                  {/* In duels everybody sits now here, now there: what stays with them is their colour. */}
                  <Show
                    when={props.series.mode === 'all'}
                    fallback={<i class="to-coin" style={{ background: `var(--p${participant + 1})` }} />}
                  >
                    <Seal seat={participant} letter={letters()[participant]} />
                  </Show>{' '}
                  <Show when={props.series.participants[participant]!.kind === 'bot'}>
                    <Who sitter={props.series.participants[participant]!} seat={participant} />{' '}
                  </Show>
                  <bdi>{props.series.participants[participant]!.name}</bdi>
                </th>
                <td class="num-f">
                  <b>{points}</b>
                </td>
                <td class="num-f to-col-wins">{wins}</td>
                <td class="num-f">{dealt}</td>
                <td class="num-f">{taken}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
