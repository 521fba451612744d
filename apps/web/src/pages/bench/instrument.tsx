import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { BenchDesk } from './desk.ts';
import { MeterIcon } from './drawer.tsx';
import { armLines, capital, contactName, isLoad, partLine, sourceLines } from './model/measured.ts';
import { contactsOf, sameContact } from './model/meter.ts';
import { w } from './words.ts';

/** The meter in hand: what it shows in large, and where it is held, to be chosen by name as well. */
export function Instrument(props: { readonly desk: BenchDesk }): JSX.Element {
  const { desk } = props;
  const isVolt = () => desk.meter() === 'volt';
  const arms = createMemo(() => (isVolt() ? [] : armLines(desk.telling(), desk.look().meters, desk.probes().ring)));
  return (
    <section class="bench-instrument stack near">
      <h2>
        <MeterIcon sign={isVolt() ? 'V' : 'A'} />
        {capital(isVolt() ? w().meter.volt : w().meter.amp)}
      </h2>
      <p class="bench-shows">{desk.shows()}</p>
      <Show when={isVolt()}>
        <ProbeChoice desk={desk} which="red" />
        <ProbeChoice desk={desk} which="black" />
      </Show>
      <ul>
        <For each={arms()}>{(line) => <li>{line}</li>}</For>
      </ul>
    </section>
  );
}

/** A probe for keys and screen readers: every contact by its name. */
function ProbeChoice(props: { readonly desk: BenchDesk; readonly which: 'red' | 'black' }): JSX.Element {
  const { desk, which } = props;
  const id = createUniqueId();
  const names = createMemo(() => contactsOf(desk.look().meters));
  const chosen = () => sameContact(names(), desk.probes()[which]);
  return (
    <div class={`bench-probe ${which}`}>
      <label for={id}>{w().probe[which]}</label>
      <select id={id} onChange={(event) => desk.putProbe(which, event.currentTarget.value)}>
        <option value="" selected={chosen() === ''}>
          –
        </option>
        <For each={names()}>
          {(name) => (
            <option value={name} selected={chosen() === name}>
              {contactName(desk.telling(), name)}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}

const MOST_TOLD = 8;

/** What meters show of every load, beside what the game says; and in one sentence each where the game is simpler. */
export function Nature(props: { readonly desk: BenchDesk }): JSX.Element {
  const { desk } = props;
  const meters = () => desk.look().meters;
  const loads = createMemo(() =>
    [...meters().tiles.values()].filter((tile) => isLoad(tile) && tile.state !== 'dark').slice(0, MOST_TOLD),
  );
  const sources = createMemo(() => sourceLines(desk.telling(), meters()));
  const isAnything = () => desk.bench().power && (sources().length > 0 || desk.gaps().length > 0);
  return (
    <Show when={isAnything()}>
      <h3>{w().natureSays}</h3>
      <Show when={meters().isSettled} fallback={<p>{w().unsettled}</p>}>
        <ul class="bench-measured stack near">
          <For each={sources()}>{(line) => <li>{line}</li>}</For>
          <For each={loads()}>
            {(tile) => (
              <li>
                <span>{partLine(desk.telling(), tile)}</span>
                <Show when={tile.light > 0}>
                  <meter value={tile.light} min="0" max="1" aria-hidden="true" />
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <For each={desk.gaps()}>{(gap) => <p class="bench-gap">{w().gaps[gap]}</p>}</For>
    </Show>
  );
}
