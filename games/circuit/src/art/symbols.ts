import { line, NOTE, NOTE_INK } from './draw.ts';
import type { TileState } from './parts.ts';
import type { TileCode } from './way.ts';

/** Circuit symbols as Russian (GOST 2.7xx) and European (IEC 60617) schoolbooks draw them, on the same contacts as the parts. */

const LIT = [NOTE, 'var(--lit-1, #ffeeb0)', 'var(--lit-2, #ffd23f)'] as const;
/** What has burnt is cold. */
const COLD = 'var(--lit-0, #b9d0ee)';
const WIDTH = 4;

function ink(d: string, width = WIDTH): string {
  return line(d, NOTE_INK, width);
}

/** A closed shape on paper: its fill says lit, its contour stays. */
function shape(d: string, colour: string = NOTE): string {
  return `<path d="${d}" fill="${colour}" stroke="${NOTE_INK}" stroke-width="${WIDTH}" stroke-linejoin="round"/>`;
}

const NODE = `<circle cx="50" cy="50" r="6.5" fill="${NOTE_INK}"/>`;
const TRIANGLE = 'M31 67H69L50 35z';
const DIODE = 'M50 0V100M31 35H69';
/** Light leaves an LED by two arrows; they turn with the tile, as the printed symbol does. */
const ARROWS = 'M70 46 84 32M76 31l9-1-1 9M75 62 89 48M81 47l9-1-1 9';
const CIRCLE = 'M25 50a25 25 0 0 1 50 0a25 25 0 0 1-50 0z';
const CAPSULE = 'M30 42a20 20 0 0 1 40 0V58a20 20 0 0 1-40 0z';

function lampSymbol({ lit = 0, burnt = false }: TileState): string {
  return (
    ink('M50 0V25M50 75V100') +
    shape(CIRCLE, burnt ? COLD : LIT[lit]) +
    (burnt ? '' : ink('M32.3 32.3 67.7 67.7M67.7 32.3 32.3 67.7'))
  );
}

function ledSymbol({ lit = 0, burnt = false }: TileState): string {
  return shape(TRIANGLE, burnt ? COLD : LIT[lit]) + ink(DIODE + (burnt ? '' : ARROWS));
}

/** The symbol of a tile in the base position. */
export function symbol(code: TileCode, state: TileState): string {
  switch (code) {
    case 'I':
      return ink('M50 0V100');
    case 'L':
      return ink('M50 0V50H100');
    case 'T':
      return ink('M0 50H100M50 50V100') + NODE;
    case 'X':
      return ink('M0 50H100M50 0V100') + NODE;
    case 'H':
      return ink('M50 0V100M0 50H32A18 18 0 0 1 68 50H100');
    case 'E':
      return lampSymbol(state);
    case 'R':
      return ink('M50 0V23M50 77V100') + shape('M39 23H61V77H39z', state.burnt ? COLD : NOTE);
    case 'D':
      return shape(TRIANGLE) + ink(DIODE);
    case 'V':
      return ledSymbol(state);
    case 'K':
      return shape(CAPSULE) + ink(state.on ? 'M50 0V100M43 36H57' : 'M50 0V36M50 100V66L37 38');
    case 'M':
      return (
        shape('M22 28V52a28 28 0 0 0 56 0V28H59V52a9 9 0 0 1-18 0V28z') +
        ink('M22 43H41M59 43H78') +
        ink('M28 39V32.5l7 6.5V32.5M72 34c-5-4-9 0-4 2s2 5-4 2', 2.6)
      );
    case 'G':
      return ink('M50 0V35M50 47V54M50 66V100M25 35H75M25 54H75M66 20H80M73 13V27') + ink('M38 46H62M38 65H62', 7);
  }
}
