import { BRASS, fill, INK, line, outlined, pads, STEEL, STEEL_DARK, WHITE, wire } from './draw.ts';
import { contactSides, type TileCode } from './way.ts';

/** The states of a tile: lit by a glow token, burnt, a reed switched on. */
export interface TileState {
  readonly lit?: 0 | 1 | 2;
  readonly burnt?: boolean;
  readonly on?: boolean;
}

const BURNT = 'var(--burnt, #6b6671)';
const BURNT_DARK = 'var(--burnt-lo, #45404b)';
const GLASS = 'var(--glass, #e4f0f1)';
const LAMP_LIGHT = [GLASS, 'var(--lamp-1, #ffeaa0)', 'var(--lamp-2, #ffd93d)'] as const;
const LED_LIGHT = ['var(--led-0, #b8473d)', 'var(--led-1, #e2503f)', 'var(--led-2, #ff4a33)'] as const;
const CRACK = 'M57 37l-8 9 6 6-9 11';

const PADS = ['M39.5 0h21v7h-21z', 'M93 39.5h7v21h-7z', 'M39.5 93h21v7h-21z', 'M0 39.5h7v21H0z'] as const;

const WIRES: Readonly<Record<TileCode, string>> = {
  I: 'M50 0V100',
  L: 'M50 0V34A16 16 0 0 0 66 50H100',
  T: 'M0 50H100M50 50V100',
  X: 'M0 50H100M50 0V100',
  H: 'M50 0V100',
  E: 'M50 0V16M50 84V100',
  R: 'M50 0V20M50 80V100',
  D: 'M50 0V24M50 76V100',
  V: 'M50 0V26M50 74V100',
  K: 'M50 0V16M50 84V100',
  M: '',
  G: 'M50 0V12M50 86V100',
};

/** Wires and contacts of the base position; the current is drawn over them and under the part. */
export function wiring(code: TileCode): string {
  if (code === 'M') return '';
  const contacts = contactSides(code)
    .map((side) => PADS[side])
    .join('');
  const under = code === 'H' ? wire('M0 50H26M74 50H100') : '';
  return wire(WIRES[code]) + under + pads(contacts);
}

const SOLDER = `${outlined(`<circle cx="50" cy="50" r="12" fill="${STEEL}"/>`)}${line('M43.5 49a7 7 0 0 1 6-6', WHITE, 3)}`;

/** The east-west wire goes over the other one in a blue sleeve: nothing can touch. */
const SLEEVE = 'M20 50H32A18 18 0 0 1 68 50H80';

function lamp({ lit = 0, burnt = false }: TileState): string {
  const filament = burnt ? 'M50 25V36l-9 4 11 4M50 75V64l9-4-11-4' : 'M50 25V35l-10 4 20 5.5-20 5.5 20 5.5-20 5.5 10 4V75';
  const threads = 'M40 17.5h20M40 82.5h20';
  return (
    outlined(
      `<circle cx="50" cy="50" r="28" fill="${burnt ? BURNT : LAMP_LIGHT[lit]}"/><path d="M40 12H60V26H40zM40 74H60V88H40z" fill="${burnt ? STEEL_DARK : BRASS}"/>`,
    ) +
    line(threads, INK, 2) +
    line(filament, burnt ? INK : 'var(--filament, #8a4b14)', 3.2) +
    line('M29 47a21 21 0 0 1 9-14', burnt ? STEEL_DARK : WHITE, 3.6)
  );
}

/** Bar and triangle as printed beside the real part, the current goes where they point. */
const ARROW = 'M41 62h18L50 48zM41 42h18v4H41z';

function led({ lit = 0, burnt = false }: TileState): string {
  const dome = burnt ? BURNT : LED_LIGHT[lit];
  return (
    outlined(
      `<path d="M29 68V45a21 21 0 0 1 42 0v23z" fill="${dome}"/><path d="M23 67H77V77H23z" fill="${burnt ? BURNT_DARK : 'var(--led-lo, #7c2c26)'}"/>`,
    ) +
    line('M36 58V46a14 14 0 0 1 6-11', burnt ? STEEL_DARK : 'var(--led-shine, #ffc9bd)', 3.4) +
    (burnt ? line(CRACK, INK, 3.4) : fill(ARROW, WHITE))
  );
}

function resistor({ burnt = false }: TileState): string {
  const body =
    'M36 22a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v9c0 5-4 5-4 10v18c0 5 4 5 4 10v9a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6v-9c0-5 4-5 4-10V41c0-5-4-5-4-10z';
  const bands = burnt
    ? line(CRACK, INK, 3.4)
    : `<g stroke-width="6.5"><path d="M37.5 26.5h25" stroke="#8a4b14"/><path d="M41.5 43.5h17" stroke="${INK}"/><path d="M41.5 55h17" stroke="#8a4b14"/><path d="M37.5 73.5h25" stroke="#c2962c"/></g>`;
  return (
    outlined(`<path d="${body}" fill="${burnt ? BURNT : 'var(--resistor, #edcb98)'}"/>`) + bands + line('M44 47v4', WHITE, 3)
  );
}

function diode(): string {
  return (
    outlined(
      `<rect x="34" y="21" width="32" height="58" rx="5" fill="var(--diode, #4b4455)"/><path d="M34 27H66V36H34z" fill="${STEEL}"/>`,
    ) + fill('M40 72h20L50 56zM40 47h20v5H40z', WHITE)
  );
}

function blade(d: string, metal: string): string {
  return line(d, INK, 8.5) + line(d, metal, 3.6);
}

function reed({ on = false }: TileState): string {
  const blades = on
    ? blade('M50 12V33L46.5 37V63', BRASS) + blade('M50 88V67L53.5 63V37', BRASS)
    : blade('M50 12V30L42 38V56', STEEL) + blade('M50 88V68L63 42', STEEL);
  return (
    outlined(`<rect x="29" y="12" width="42" height="76" rx="21" fill="${GLASS}"/>`) +
    blades +
    line('M36 36V32a13 13 0 0 1 4-8', WHITE, 3.2)
  );
}

function magnet(): string {
  return (
    outlined(
      `<path d="M22 28v24a28 28 0 0 0 56 0V28H59v24a9 9 0 0 1-18 0V28z" fill="var(--magnet, #c8402f)"/><path d="M22 28H41V43H22zM59 28H78V43H59z" fill="${STEEL}"/>`,
    ) +
    line('M29.5 52a20 20 0 0 0 7 15', 'var(--magnet-hi, #f09a8c)', 4) +
    line('M25 20l-3-7M38 20l3-7M62 20l-3-7M75 20l3-7', STEEL_DARK, 3.2) +
    line('M29 39V32l5 7V32M71.5 33c-5-3-7 1-3.5 2.5s3 5-3 3', INK, 2.4)
  );
}

function battery(): string {
  return (
    outlined(
      `<rect x="42" y="9" width="16" height="9" rx="2" fill="${STEEL}"/><rect x="30" y="16" width="40" height="72" rx="6" fill="var(--cell, #2f7d55)"/>` +
        `<path d="M30 40V22a6 6 0 0 1 6-6H64a6 6 0 0 1 6 6V40z" fill="var(--cell-plus, #eeb042)"/>`,
    ) +
    line('M50 21.5v13M43.5 28h13', INK, 4.4) +
    line('M43.5 78h13M39 51.5h7.5l-4 5c7 0 6 9-1 8-2 0-3-1-3-2M53 51.5l4 13 4-13', WHITE, 3.4)
  );
}

/** The part of a tile, drawn over its wires, in the base position. */
export function part(code: TileCode, state: TileState): string {
  switch (code) {
    case 'I':
    case 'L':
      return '';
    case 'T':
    case 'X':
      return SOLDER;
    case 'H':
      return (
        line(SLEEVE, INK, 17) +
        line(SLEEVE, 'var(--sleeve, #3f68c4)', 11.5) +
        line('M34 42a18 18 0 0 1 14-11', 'var(--sleeve-hi, #a9c1f5)', 3)
      );
    case 'E':
      return lamp(state);
    case 'R':
      return resistor(state);
    case 'D':
      return diode();
    case 'V':
      return led(state);
    case 'K':
      return reed(state);
    case 'M':
      return magnet();
    case 'G':
      return battery();
  }
}
