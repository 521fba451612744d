import type { DeskPupil } from '@stolik/class/views';
import { For, type JSX, Show } from 'solid-js';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { devicesOf } from './devices.ts';

/** How many devices can do everything, and what the others lack: a shared one counts once. */
export function Devices(): JSX.Element {
  const desk = useDesk();
  const devices = () => devicesOf(desk.view());
  const fine = (): number => devices().filter(({ lacks }) => lacks.length === 0).length;
  const names = (pupils: readonly DeskPupil[]): string => pupils.map(desk.nameOf).join(', ');
  return (
    <section class="class-devices stack near">
      <h3>{dw().devices.title}</h3>
      <Show when={devices().length > 0} fallback={<p class="dim">{dw().devices.none}</p>}>
        <p>{dw().devices.sum(fine(), devices().length)}</p>
        <ul>
          <For each={devices().filter(({ lacks }) => lacks.length > 0)}>
            {({ pupils, lacks }) => (
              <li>
                <b>{names(pupils)}</b>: {lacks.map((lack) => dw().devices.lacks[lack]).join(', ')}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
