import { For, type JSX, Show } from 'solid-js';
import { read } from '../../base/messages/read.ts';
import { Choice } from '../../base/ui/choice.tsx';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Keys } from '../../base/ui/keys.tsx';
import type { BenchDesk } from './desk.ts';
import { Instrument } from './instrument.tsx';
import { SIZES } from './model/bench.ts';
import { EXAMPLES } from './model/examples.ts';
import { w } from './words.ts';

/** The size of the field, benches to begin with, keys. */
export function MoreDialog(props: { readonly desk: BenchDesk; onClose(): void }): JSX.Element {
  const { desk } = props;
  return (
    <Dialog title={w().more} onClose={props.onClose}>
      <Show when={desk.meter()}>
        <Instrument desk={desk} />
      </Show>
      <Choice
        legend={w().size}
        values={SIZES.map((size) => [size, w().sizes[size]] as const)}
        value={desk.bench().size}
        onChoose={desk.resize}
      />
      <button
        type="button"
        class="btn"
        onClick={() => {
          desk.clear();
          props.onClose();
        }}
      >
        {w().clear}
      </button>
      <h3>{w().begin}</h3>
      <p class="dim">{w().beginHint}</p>
      <ul class="flow near">
        <For each={EXAMPLES}>
          {({ name, bench }) => (
            <li>
              <button
                type="button"
                class="btn"
                onClick={() => {
                  desk.replace(bench);
                  props.onClose();
                }}
              >
                {read(name)}
              </button>
            </li>
          )}
        </For>
      </ul>
      <h3>{w().keysTitle}</h3>
      <Keys rows={w().keys} />
    </Dialog>
  );
}
