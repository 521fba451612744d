import { discArt } from '@stolik/connect-four/art';
import { discsOf } from '@stolik/connect-four/position';
import type { View } from '@stolik/connect-four/view';
import type { Seat } from '@stolik/kernel/game';
import { Index, type JSX, Show } from 'solid-js';
import { Clause } from '../../base/ui/clause.tsx';
import type { FourProps } from './table.ts';
import { viewModelOf } from './view-model.ts';

const DISCS_EACH = 21;
const leftOf = (view: View, seat: Seat): number => DISCS_EACH - discsOf(view).filter((disc) => disc.seat === seat).length;

/** What confirms. */
export function Actions(props: FourProps): JSX.Element {
  const model = viewModelOf(props.table);
  return (
    <button type="button" class="btn go cf-go" aria-disabled={model.tried() === undefined} onClick={() => model.drop()}>
      {model.words().drop}
    </button>
  );
}

/** On the wood: the discs one has left. */
export function Tray(props: FourProps): JSX.Element {
  const model = viewModelOf(props.table);
  const left = (): number => leftOf(model.view(), props.table.seat() ?? 0);
  return (
    <Show when={props.table.seat() !== undefined}>
      <div class="cf-tray">
        <p>
          {model.words().yours}: <b>{model.words().left(left())}</b>
        </p>
        <div aria-hidden="true">
          <Index each={Array.from({ length: left() })}>
            {() => <svg viewBox="0 0 100 100" innerHTML={discArt(props.table.seat() ?? 0)} />}
          </Index>
        </div>
      </div>
    </Show>
  );
}

/** On the paper beside the board. */
export function Panel(props: FourProps): JSX.Element {
  const words = (): string => viewModelOf(props.table).words().how;
  return (
    <p>
      {words()} <Clause game="connect-four" id="F2" />
    </p>
  );
}

/** In a seat's card. */
export function SeatFacts(props: FourProps & { readonly seat: Seat }): JSX.Element {
  const model = viewModelOf(props.table);
  return <span>{model.words().left(leftOf(model.view(), props.seat))}</span>;
}
