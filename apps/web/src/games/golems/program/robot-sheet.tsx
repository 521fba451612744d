import type { Seat } from '@stolik/kernel/game';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Dialog } from '../../../base/ui/dialog.tsx';
import type { Desk } from '../desk/desk-shape.ts';
import { explainGolem } from '../desk/speak.ts';
import { componentTold } from './component-facts.ts';
import { COMPONENTS, componentLook } from './component-look.ts';

/** A robot of v4.0 and what it is built of, a sentence each: also where its card has no room for them. */
export function RobotSheet(props: { readonly desk: Desk; readonly seat: Seat; readonly onClose: () => void }): JSX.Element {
  const { desk } = props;
  const parts = createMemo(() => desk.edition.componentsOf(desk.view(), props.seat));
  const isBroken = (kind: string): boolean => desk.scene().figures[props.seat]?.damaged.includes(kind) ?? false;
  return (
    <Dialog title={desk.table.nameOf(props.seat)} onClose={props.onClose}>
      <p>{explainGolem(desk, props.seat)}</p>
      <Show when={parts()}>
        {(now) => (
          <ul class="gl-robot-parts stack near">
            <For each={COMPONENTS}>
              {(kind, index) => (
                <li classList={{ broken: isBroken(kind) }}>
                  <svg
                    viewBox="0 0 100 100"
                    aria-hidden="true"
                    innerHTML={componentLook(kind, now().colours[index()]!, isBroken(kind), now().box)}
                  />
                  <span>{componentTold(desk.words(), kind, isBroken(kind))}</span>
                </li>
              )}
            </For>
          </ul>
        )}
      </Show>
    </Dialog>
  );
}
