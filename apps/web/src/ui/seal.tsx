import { seatBadge, seatShape } from '@stolik/kernel/seats';
import type { JSX } from 'solid-js';

/** Initials, where they tell everybody apart; otherwise the letters of the seats. */
export function lettersOf(names: readonly string[]): readonly string[] {
  const initials = names.map((name) => name.trim().slice(0, 1).toUpperCase());
  const areGood = new Set(initials).size === initials.length && initials.every((letter) => /\p{L}/u.test(letter));
  return areGood ? initials : names.map((_, seat) => seatShape(seat).letter);
}

/** A seat's badge: colour, shape and letter. Says nothing by itself; the name stands beside it. */
export function Seal(props: {
  readonly seat: number;
  readonly letter?: string | undefined;
  readonly class?: string;
}): JSX.Element {
  return (
    <svg
      class={`seal ${props.class ?? ''}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      innerHTML={seatBadge(props.seat, props.letter)}
    />
  );
}
