import { animalOf, type Nickname, sayAnimal } from '@stolik/class/names';
import type { WallView } from '@stolik/class/views';
import { createMemo, createResource, For, type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { toClassByCode } from '../../../base/router.ts';
import { findAddress, keypadAddress, ownAddress } from '../../../session/online/address.ts';
import { QrCode } from '../../online/qr-code.tsx';
import { Animal } from '../art/animal.tsx';
import { ww } from '../words.ts';
import { around, MOST_NAMED, newest } from './wall.ts';
import './gather.css';

/** The class around one big table: how to come in, and who is here. The lamp is on whoever sat down last. */
export function Gather(props: { readonly view: WallView }): JSX.Element {
  const [address] = createResource(findAddress, { initialValue: ownAddress() });
  const last = createMemo<{ readonly here: readonly Nickname[]; readonly name: Nickname | undefined }>(
    (before) => {
      const { here } = props.view;
      return { here, name: newest(before.here, here) ?? (before.name && here.includes(before.name) ? before.name : undefined) };
    },
    { here: props.view.here, name: undefined },
  );
  const sides = createMemo(() => around(props.view.here, props.view.pupils));
  const isNamed = (): boolean => Math.max(props.view.pupils, props.view.here.length) <= MOST_NAMED;
  const link = (): string => `${address().base}${toClassByCode(props.view.code)}`;
  const typed = (): string => keypadAddress(address());
  return (
    <div class="gather" classList={{ nameless: !isNamed() }}>
      <For each={['top', 'left', 'bottom', 'right'] as const}>
        {(side) => (
          <ul class={`stools ${side}`}>
            <For each={sides()[side]}>
              {(name) => (
                <li>
                  <Show when={name} fallback={<span class="stool-free" />}>
                    {(known) => (
                      <>
                        <Animal
                          animal={animalOf(known())}
                          isNow={known() === last().name}
                          label={isNamed() ? '' : animalWord(known())}
                        />
                        <Show when={isNamed()}>
                          <span>{animalWord(known())}</span>
                        </Show>
                      </>
                    )}
                  </Show>
                </li>
              )}
            </For>
          </ul>
        )}
      </For>
      <div class="gather-table">
        <div class="gather-felt">
          <div class="gather-paper">
            <QrCode text={link()} label={ww().qr} />
            <div>
              <h1>{ww().pullUp(props.view.label)}</h1>
              <p class="how">
                {ww().scan} <b>{typed()}</b>
              </p>
              <p class="how">{ww().andType}</p>
              <p class="gather-code">
                <For each={[...props.view.code]}>{(sign) => <i>{sign}</i>}</For>
              </p>
              <Show when={props.view.pin}>
                <p class="how pin">
                  {ww().onlyToday} <b>{props.view.pin}</b>
                </p>
              </Show>
              <p class="gather-here">
                <span>
                  {props.view.pupils > 0
                    ? ww().hereOf(props.view.here.length, props.view.pupils)
                    : ww().hereAll(props.view.here.length)}
                </span>
                <progress max={Math.max(1, props.view.pupils)} value={props.view.here.length} aria-hidden="true" />
              </p>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

const animalWord = (name: Nickname): string => sayAnimal(animalOf(name), preferences.language);
