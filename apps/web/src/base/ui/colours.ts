import { type Colour, fillColours } from '@stolik/kernel/colours';
import { createRenderEffect, onCleanup } from 'solid-js';

/** What makes a part of the page wear these colours: everything that is drawn by seat in it follows. */
export function seatStyle(colours: readonly Colour[]): Readonly<Record<string, string>> {
  const all = fillColours(colours);
  return Object.fromEntries(
    all.flatMap((colour, seat) => [
      [`--p${seat + 1}`, `var(--seat-${colour})`],
      [`--on-p${seat + 1}`, colour === 'yellow' ? 'var(--on-yellow)' : 'var(--on-p)'],
      [`--rim${seat + 1}`, colour === 'yellow' ? 'var(--rim-yellow)' : `var(--seat-${colour})`],
    ]),
  );
}

/** The whole page wears them as long as the owner lives: what flies over a table or covers it stands outside of it. */
export function wearColours(colours: () => readonly Colour[]): void {
  const { style } = document.documentElement;
  createRenderEffect(() => {
    for (const [property, value] of Object.entries(seatStyle(colours()))) style.setProperty(property, value);
  });
  onCleanup(() => {
    for (const property of Object.keys(seatStyle([]))) style.removeProperty(property);
  });
}
