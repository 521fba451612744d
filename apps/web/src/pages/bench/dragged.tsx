import { type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { Point } from '../../base/felt/camera.ts';
import { TileIcon } from '../../games/circuit/art/tile-icon.tsx';

/** What a finger or the mouse carries, over everything. */
export function Dragged(props: {
  readonly at: Point | undefined;
  readonly token?: string | undefined;
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <Show when={props.at}>
      {(at) => (
        <Portal mount={document.querySelector('.bench') ?? document.body}>
          <div class="ci-dragged" aria-hidden="true" style={{ transform: `translate(${at().x}px, ${at().y}px)` }}>
            {props.children ?? <TileIcon token={props.token} />}
          </div>
        </Portal>
      )}
    </Show>
  );
}
