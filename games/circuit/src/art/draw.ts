/** Shared by all drawings of the circuit: colours and the few strokes everything is made of. */

export type PictureFace = 'real' | 'schematic';

/** Parts keep their ink in every theme, because each has its own light chip. */
export const INK = 'var(--part-ink, #2b2533)';
export const CHIP = 'var(--chip, #f7efdd)';
export const CHIP_EDGE = 'var(--chip-lo, #cdbd99)';
export const COPPER = 'var(--copper, #d58b4b)';
export const COPPER_LIGHT = 'var(--copper-hi, #f3bd86)';
export const COPPER_DARK = 'var(--copper-lo, #7c4319)';
export const BRASS = 'var(--pad, #f0c35a)';
export const STEEL = 'var(--steel, #d7d9e0)';
export const STEEL_DARK = 'var(--steel-lo, #7d808c)';
export const NOTE = 'var(--note, #fdfdfa)';
export const NOTE_INK = 'var(--note-ink, #22304f)';
export const LIVE = 'var(--live, #ffd23f)';
export const LIVE_DARK = 'var(--live-lo, #a86a00)';
export const SMOKE = 'var(--smoke-fill, #b4cdf0)';
export const SMOKE_INK = 'var(--smoke-ink, #33598f)';
export const PLUS = 'var(--plus, #c8402f)';
export const MINUS = 'var(--minus, #35507f)';
export const WHITE = '#fff';

export function fill(d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}"/>`;
}

/** An open line: round ends, no fill. */
export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
}

/** Solid shapes with the dark contour every real part wears. */
export function outlined(shapes: string, width = 3): string {
  return `<g stroke="${INK}" stroke-width="${width}" stroke-linejoin="round">${shapes}</g>`;
}

/** Copper: a dark contour, the metal, one light line. Ends are cut square, so that neighbours join without a seam. */
export function wire(d: string): string {
  return (
    `<g fill="none"><path d="${d}" stroke="${COPPER_DARK}" stroke-width="13"/>` +
    `<path d="${d}" stroke="${COPPER}" stroke-width="8"/><path d="${d}" stroke="${COPPER_LIGHT}" stroke-width="2"/></g>`
  );
}

/** Brass contacts at the ends of wires, from one path of closed rectangles. */
export function pads(d: string): string {
  return `<path d="${d}" fill="${BRASS}" stroke="${COPPER_DARK}" stroke-width="2.4"/>`;
}

/** Short rays around 50, 50: their number says how much light, so that colour need not. */
export function rays(count: number, from: number, to: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = (2 * Math.PI * i) / count;
    d += `M${polar(from, angle)}L${polar(to, angle)}`;
  }
  return d;
}

function polar(r: number, angle: number): string {
  return `${round(50 + r * Math.sin(angle))} ${round(50 - r * Math.cos(angle))}`;
}

/** One decimal is a fifteenth of a pixel on the largest board. */
export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

export function placed(art: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;
}
