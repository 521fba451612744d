import { type Colour, fillColours } from '@stolik/kernel/colours';

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
