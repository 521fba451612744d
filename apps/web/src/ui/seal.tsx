import { seatBadge } from '@stolik/kernel/seats';
import type { JSX } from 'solid-js';

/** A seat's badge: colour, shape and letter. Says nothing by itself; the name stands beside it. */
export function Seal(props: { readonly seat: number; readonly name?: string; readonly class?: string }): JSX.Element {
  const letter = (): string | undefined => props.name?.trim().slice(0, 1).toUpperCase() || undefined;
  return (
    <svg
      class={`seal ${props.class ?? ''}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      innerHTML={seatBadge(props.seat, letter())}
    />
  );
}
