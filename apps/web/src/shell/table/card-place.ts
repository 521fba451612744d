import { type Accessor, createEffect, createSignal, onCleanup, onMount } from 'solid-js';
import type { Lit } from '../contract.ts';

/** Of a place that light falls on: how much more than itself is to be seen, as a part of its side. */
const AROUND = 0.3;
/** By then a board that had to be moved stands still. */
const SETTLED = 400;

export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How much of a place, with a little around it, a card lies over. */
export function covered(card: Area, place: Area): number {
  const around = (place.bottom - place.top) * AROUND;
  const across = Math.min(card.right, place.right) - Math.max(card.left, place.left);
  const down = Math.min(card.bottom, place.bottom + around) - Math.max(card.top, place.top - around);
  return Math.max(0, across) * Math.max(0, down);
}

const [cards, setCards] = createSignal(0);
/** Whether a card lies at the table: a class of its frame, whose papers make room. */
export const hasCard = (): boolean => cards() > 0;

/** Never over the place it means: where the card would be, it comes from the other side. `what` changes with what is spoken of. */
export function createCardPlace(plan: {
  readonly card: () => HTMLElement | undefined;
  readonly lit: () => Lit | undefined;
  readonly what: () => unknown;
}): Accessor<boolean> {
  const [isUp, setUp] = createSignal(false);
  setCards((count) => count + 1);
  onCleanup(() => setCards((count) => count - 1));
  function look(): void {
    if (!plan.card()?.isConnected) return;
    const place = plan.lit()?.board()[0];
    const over = (): number => (place ? covered(plan.card()!.getBoundingClientRect(), place) : 0);
    setUp(false);
    const below = over();
    if (below === 0) return;
    setUp(true);
    if (over() >= below) setUp(false);
  }
  let settling: ReturnType<typeof setTimeout> | undefined;
  /** Now, and when the board lies where the window or the moment wants it. */
  function lookAgain(): void {
    queueMicrotask(look);
    clearTimeout(settling);
    settling = setTimeout(look, SETTLED);
  }
  createEffect(() => {
    plan.what();
    lookAgain();
  });
  onMount(() => addEventListener('resize', lookAgain));
  onCleanup(() => {
    clearTimeout(settling);
    removeEventListener('resize', lookAgain);
  });
  return isUp;
}
