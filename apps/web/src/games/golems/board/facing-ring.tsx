import type { FacingName } from '@stolik/golems/core';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { Icon } from '../../../base/ui/icon.tsx';
import type { Desk } from '../desk/desk-shape.ts';
import { facingNumber, turnedFacing } from '../model/field.ts';
import { readPlace } from '../words/place.ts';
import type { BoardCamera } from './camera.ts';

const FACINGS: readonly FacingName[] = ['N', 'E', 'S', 'W'];
const AHEAD = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

/** From the middle of the ring to its buttons, in pixels: outside of a large cell, apart from each other over a small one. */
const LEAST = 46;
const OUTSIDE = 14;
/** Half a button and a little air. */
const BUTTON = 26;

/** Around the cell where a golem is said to end: which way it faces there. */
export function FacingRing(props: { readonly desk: Desk; readonly camera: BoardCamera }): JSX.Element {
  const { desk, camera } = props;
  const cell = createMemo(() => (desk.asksCells() ? desk.pressed()?.split(' ')[0] : undefined));
  const middle = createMemo(() => (cell() === undefined ? undefined : camera.onFelt(cell()!)));
  const radius = (): number => Math.max(LEAST, camera.unit() / 2 + OUTSIDE);
  /** No button leaves the felt; the frame stays at its cell. */
  const centre = () => {
    const { width, height } = camera.inSight();
    const within = (at: number, size: number): number => Math.max(radius() + BUTTON, Math.min(size - radius() - BUTTON, at));
    return { x: within(middle()!.x, width), y: within(middle()!.y, height) };
  };
  const ahead = (facing: FacingName) => AHEAD[turnedFacing(facingNumber(facing), desk.turn())]!;
  let ring: HTMLFieldSetElement | undefined;
  // Whoever has said where goes on with the way it faces.
  createEffect(on(cell, (now) => now !== undefined && ring?.querySelector('button')?.focus({ preventScroll: true })));
  return (
    <Show when={middle()}>
      {(at) => (
        <>
          <i
            class="gl-ring-cell"
            style={{ left: `${at().x}px`, top: `${at().y}px`, width: `${camera.unit()}px`, height: `${camera.unit()}px` }}
          />
          <fieldset class="gl-ring" ref={ring} aria-label={cell()}>
            <For each={FACINGS}>
              {(facing) => (
                <button
                  type="button"
                  class="sq"
                  data-facing={facing}
                  aria-label={readPlace(desk.table.language(), cell()!, facing)}
                  aria-pressed={desk.pressed() === `${cell()} ${facing}`}
                  style={{
                    left: `${centre().x + ahead(facing).x * radius()}px`,
                    top: `${centre().y + ahead(facing).y * radius()}px`,
                    '--to': `${Math.atan2(ahead(facing).y, ahead(facing).x)}rad`,
                  }}
                  onClick={() => desk.press(`${cell()} ${facing}`)}
                >
                  <Icon name="next" />
                </button>
              )}
            </For>
          </fieldset>
        </>
      )}
    </Show>
  );
}
