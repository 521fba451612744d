import widths from './name-widths.json' with { type: 'json' };

/** How wide letters are in bold, in hundredths of their size; what is not named is an ordinary letter. */
const WIDTHS: readonly { readonly of: string; readonly width: number }[] = widths.letters;
const ORDINARY = 60;

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(({ of }) => of.includes(letter))?.width ?? ORDINARY), 0) / 100;

/** A name in sizes of its letters: on one line, and its longest word. Style sheets make letters small enough for it. */
export const nameWidth = (name: string): { readonly '--line': string; readonly '--word': string } => ({
  '--line': String(Math.max(1, widthOf(name))),
  '--word': String(Math.max(1, ...name.split(/[\s-]+/).map(widthOf))),
});
