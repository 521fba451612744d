import glowData from '../../data/glow.json' with { type: 'json' };

/** The effect of a chain, before anyone asks whether something has opened it. [C4.3, C5] */
export type VerdictKind = 'short' | 'smoke' | 'glow' | 'weak';

export interface Verdict {
  readonly kind: VerdictKind;
  /** The row of the table that decided, or a word for a rule beyond it. */
  readonly row: string;
  readonly clause: string;
  /** What each lamp gets. */
  readonly lamps: number;
  /** What the LEDs get, counted from the plus; the last number holds for all further ones. */
  readonly leds: readonly number[];
  /** So many elements glow at most. */
  readonly atMost: number;
  /** Resistors burn too, not only LEDs. */
  readonly burnsResistors: boolean;
}

const plain = { lamps: 0, leds: [0], atMost: 99, burnsResistors: false };
const SHORT: Verdict = { ...plain, kind: 'short', row: 'no load', clause: 'C4.3' };
const BARE_RESISTORS: Verdict = { ...plain, kind: 'smoke', row: 'resistors only', clause: 'C4.3', burnsResistors: true };
const BARE_LED: Verdict = { ...plain, kind: 'smoke', row: 'one LED alone', clause: 'C4.3', burnsResistors: true };
const WEAK: Verdict = { ...plain, kind: 'weak', row: 'four loads or more', clause: 'C5.2' };
const HALF_EACH: Verdict = { ...plain, kind: 'glow', row: 'three loads', clause: 'C5.2', lamps: 1, leds: [1], atMost: 2 };
const READ_AS_ONE: Verdict = { ...plain, kind: 'glow', row: 'read as 1', clause: 'C5.5', lamps: 2 };
const READ_AS_ONE_LED: Verdict = { ...plain, kind: 'smoke', row: 'read as 1', clause: 'C5.5' };
const READ_AS_TWO: Verdict = { ...plain, kind: 'glow', row: 'read as 2', clause: 'C5.5', lamps: 1, leds: [2] };
const READ_AS_THREE: Verdict = { ...HALF_EACH, row: 'read as 3', clause: 'C5.5' };
const READ_AS_MORE: Verdict = { ...WEAK, row: 'read as 4 or more', clause: 'C5.5' };

const TABLE: (Verdict | undefined)[] = [];
const keyOf = (resistors: number, lamps: number, leds: number): number => resistors * 16 + lamps * 4 + leds;
for (const row of glowData.rows) {
  const number = (code: string): number => row.loads.split(code).length - 1;
  TABLE[keyOf(number('R'), number('E'), number('V'))] = {
    kind: 'glow',
    row: row.id,
    clause: 'C5.1',
    lamps: row.lamps,
    leds: row.leds,
    atMost: row.atMost ?? 99,
    burnsResistors: false,
  };
}

/** The effect of a chain with these loads; `helpers` are batteries that current passes from minus to plus. */
export function verdictOf(resistors: number, lamps: number, leds: number, helpers: number): Verdict {
  const loads = resistors + lamps + leds;
  if (loads === 0) return SHORT;
  if (lamps + leds === 0) return BARE_RESISTORS;
  if (loads === 1 && leds === 1) return BARE_LED;
  if (helpers > 0) {
    const read = Math.max(1, loads - helpers);
    if (read === 1) return leds > 0 ? READ_AS_ONE_LED : READ_AS_ONE;
    return read === 2 ? READ_AS_TWO : read === 3 ? READ_AS_THREE : READ_AS_MORE;
  }
  if (loads > 3) return WEAK;
  return TABLE[keyOf(resistors, lamps, leds)] ?? HALF_EACH;
}

/** The light of the nth LED of a chain, counted from 0 at the plus. */
export const ledLevel = (verdict: Verdict, n: number): number => verdict.leds[Math.min(n, verdict.leds.length - 1)] ?? 0;
