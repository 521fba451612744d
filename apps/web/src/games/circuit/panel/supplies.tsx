import { shortArt } from '@stolik/circuit/art/tokens';
import { boxName } from '@stolik/circuit/board/options';
import { tilesInBox } from '@stolik/circuit/board/setup';
import { For, type JSX, Show } from 'solid-js';
import { Clause } from '../../../base/ui/clause.tsx';
import { TileIcon } from '../art/tile-icon.tsx';
import type { Desk } from '../desk/desk.ts';

const BAG = 'M8 4h8l-2 4h-4zM10 8c-4 3-6 6-6 9 0 3 2 4 4 4h8c2 0 4-1 4-4 0-3-2-6-6-9';

/** What hangs over the table: a short that stands, the last round, the empty bag. */
export function Alerts(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const words = () => desk.papers().supplies;
  const left = () => desk.view().order.length - (desk.view().short ?? 0);
  const ender = () => {
    const events = desk.table.passages().flatMap((passage) => passage.events);
    const began = events.findLast((event) => event.kind === 'lastRoundBegan');
    return began === undefined ? '' : desk.table.nameOf(began.seat);
  };
  return (
    <>
      <Show when={desk.view().stands}>
        <p class="ci-alert abreast">
          <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={shortArt(2)} />
          <span>
            <b>{words().shortStands}</b> {words().shortLeft(Math.max(1, left()))} <Clause game="circuit" id="C4.6" />
          </span>
        </p>
      </Show>
      <Show when={desk.view().last !== null && !desk.view().over}>
        <p class="ci-alert abreast">
          <span>
            <b>{words().lastRound(ender())}</b> <Clause game="circuit" id="C7.1" />
          </span>
        </p>
      </Show>
      <Show when={desk.view().bag === 0 && desk.view().turn !== null && desk.view().last === null && !desk.view().stands}>
        <p class="ci-alert abreast">
          <span>
            {words().bagEmpty} <Clause game="circuit" id="C7.1" />
          </span>
        </p>
      </Show>
    </>
  );
}

function Pile(props: {
  readonly desk: Desk;
  readonly tokens: readonly (readonly [token: string, count: number])[];
}): JSX.Element {
  return (
    <span class="ci-pile">
      <For each={props.tokens}>
        {([token, count]) => (
          <span role="img" aria-label={`${props.desk.words().tile[token as 'I']}: ${count}`}>
            <TileIcon token={token === 'iron' ? 'iron' : `${token}0`} />
            <small aria-hidden="true">{count}</small>
          </span>
        )}
      </For>
    </span>
  );
}

/** What is common: the bag, the discard, and what the box holds. */
export function Supplies(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const words = () => desk.papers().supplies;
  const discard = () => Object.entries(desk.view().discard);
  return (
    <section class="ci-supplies stack near">
      <p class="flow near">
        <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d={BAG} fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" />
        </svg>
        <span>
          <b>{words().bag}</b> {words().bagCount(desk.view().bag)}
        </span>
      </p>
      <div class="flow near">
        <span>
          <b>{words().discard}</b> {discard().length === 0 ? words().discardEmpty : ''}
        </span>
        <Pile desk={desk} tokens={discard()} />
      </div>
      <details class="ci-box">
        <summary>{words().box(boxName(desk.view().options))}</summary>
        <Pile desk={desk} tokens={tilesInBox(desk.view().options)} />
      </details>
    </section>
  );
}
