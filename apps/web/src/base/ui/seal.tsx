import { seatBadge, seatShape } from '@stolik/kernel/seats';
import type { JSX } from 'solid-js';

/** Initials, where they tell everybody apart; otherwise the letters of the seats. */
export function lettersOf(names: readonly string[]): readonly string[] {
  const initials = names.map((name) => name.trim().slice(0, 1).toUpperCase());
  const areGood = new Set(initials).size === initials.length && initials.every((letter) => /\p{L}/u.test(letter));
  return areGood ? initials : names.map((_, seat) => seatShape(seat).letter);
}

/** Letters for pieces that nobody plays: their initial, or another letter that nobody here has. */
export function withAutomata(letters: readonly string[], names: readonly string[]): readonly string[] {
  const taken = [...letters];
  for (const name of names) {
    const wanted = [name.trim().slice(0, 1).toUpperCase(), seatShape(taken.length).letter, ...'ABCDEFGH'];
    taken.push(wanted.find((letter) => letter && !taken.includes(letter))!);
  }
  return taken;
}

/** A seat's badge: colour, shape and letter. Says nothing by itself; the name stands beside it. */
export function Seal(props: {
  readonly seat: number;
  /** `table.letterOf(seat)`: the same letter as everywhere at this table. */
  readonly letter?: string | undefined;
  /** Where there is no table, the initial of a name. */
  readonly name?: string;
  readonly class?: string;
}): JSX.Element {
  const letter = (): string | undefined => props.letter ?? (props.name?.trim().slice(0, 1).toUpperCase() || undefined);
  return (
    <svg
      class={`seal ${props.class ?? ''}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      innerHTML={seatBadge(props.seat, letter())}
    />
  );
}
