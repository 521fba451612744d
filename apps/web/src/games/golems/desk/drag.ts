import { createSignal } from 'solid-js';
import { follow, silenceClick } from '../../../base/felt/drag.ts';
import type { Item, Part, Place } from '../model/draft.ts';
import type { Desk } from './desk-shape.ts';

/** What is being dragged, and where the pointer is. */
export interface Dragged {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
}

const [dragged, setDragged] = createSignal<Dragged>();

export { dragged };

export const placeText = ({ index, part }: Place): string => (part ? `${index}:${part}` : String(index));

function placeUnder(x: number, y: number): Place | undefined {
  const text = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  if (text === undefined) return undefined;
  const [index, part] = text.split(':');
  return { index: Number(index), part: part as Part | undefined };
}

const isOverProgram = (x: number, y: number): boolean => document.elementFromPoint(x, y)?.closest('.gl-rows') != null;

/**
 * A card is dragged from the hand or from its place. A press that does not move stays a click. Sideways moves on the
 * hand are left to the browser, which scrolls it.
 */
export function startDrag(event: PointerEvent, desk: Desk, item: Item, from?: Place): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const element = event.currentTarget as HTMLElement;
  follow(event, {
    move: (now) => setDragged({ item, x: now.clientX, y: now.clientY }),
    drop: (now) => {
      setDragged(undefined);
      silenceClick(element);
      const to = placeUnder(now.clientX, now.clientY);
      if (from && to) desk.move(from, to);
      else if (to) desk.lay(item, to);
      else if (from && !isOverProgram(now.clientX, now.clientY)) desk.take(from);
    },
    cancel: () => setDragged(undefined),
  });
}
