import { initialOf, seatBadge, seatPortrait } from '@stolik/look/seats';
import type { JSX } from 'solid-js';

/** A seat's badge: colour, shape and letter. Says nothing by itself; the name stands beside it. */
export function Seal(props: {
  readonly seat: number;
  /** `table.letterOf(seat)`: the same letter as everywhere at this table. */
  readonly letter?: string | undefined;
  /** Where there is no table, the initial of a name. */
  readonly name?: string;
  /** Who plays for the seat, drawn in a box of 100: colour and shape are its frame then. */
  readonly portrait?: string | undefined;
  readonly class?: string;
}): JSX.Element {
  const letter = (): string | undefined => props.letter ?? (initialOf(props.name ?? '') || undefined);
  return (
    <svg
      class={`seal ${props.portrait ? 'figured ' : ''}${props.class ?? ''}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      innerHTML={props.portrait ? seatPortrait(props.seat, props.portrait, letter()) : seatBadge(props.seat, letter())}
    />
  );
}
