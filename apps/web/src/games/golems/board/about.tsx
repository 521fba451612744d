import { For, type JSX, onCleanup, onMount } from 'solid-js';
import type { Desk } from '../desk/desk-shape.ts';
import { explainCell } from '../desk/speak.ts';
import { placeOf } from '../model/field.ts';
import type { BoardCamera } from './camera.ts';

/** A bubble about the cell that was tapped. Esc or a tap elsewhere closes it. */
export function About(props: {
  readonly desk: Desk;
  readonly camera: BoardCamera;
  readonly cell: string;
  readonly onClose: () => void;
}): JSX.Element {
  let root!: HTMLDivElement;
  const isLow = (): boolean => {
    const { desk, camera } = props;
    const cell = desk.ground().at.get(props.cell);
    const y = cell ? placeOf(desk.ground(), cell, desk.turn()).y : 0;
    return (y + 0.5) * camera.unit() + camera.corner().y > camera.unit() * camera.world().height * 0.5 + camera.corner().y;
  };
  onMount(() => {
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isOwn(event)) props.onClose();
    };
    // The tap on a cell is the grid's: it shows another one, or closes this.
    const isOwn = ({ target }: Event): boolean =>
      target instanceof Element && (root.contains(target) || target.closest('[data-cell]') !== null);
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    onCleanup(() => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    });
  });
  return (
    <div class="gl-about" classList={{ top: isLow() }} ref={root} role="note">
      <b>{props.cell}</b>
      <For each={explainCell(props.desk, props.cell)}>{(text) => <span>{text}</span>}</For>
    </div>
  );
}
