import bench from '../../data/bench.json' with { type: 'json' };

/*
 * The typical parts of data/bench.json, as physics has them: what each part is to the current, and how it fares with what it gets.
 * Single chains (`physics.ts`) and whole fields (`meters.ts`) are reckoned with these.
 */

export type BenchState = 'dark' | 'dim' | 'bright' | 'overloaded' | 'hot' | 'carries';

export interface Part {
  readonly ohms: number;
  /** A fixed drop against the current (diodes), negative for a battery that helps. */
  readonly drop: number;
}

const PARTS: Readonly<Record<string, Part>> = {
  E: { ohms: bench.lampOhms, drop: 0 },
  R: { ohms: bench.resistorOhms, drop: 0 },
  D: { ohms: bench.diodeOhms, drop: bench.diodeVolts },
  V: { ohms: bench.ledOhms, drop: bench.ledVolts },
  K: { ohms: bench.reedOhms, drop: 0 },
  G: { ohms: bench.batteryOhms, drop: -bench.batteryVolts },
};
const WIRE: Part = { ohms: bench.wireOhms, drop: 0 };

/** By the letter of a tile: `E`. */
export const partOf = (code: string): Part => PARTS[code] ?? WIRE;

const byCurrent = (milliamps: number, glow: number, full: number, most: number): BenchState =>
  milliamps > most ? 'overloaded' : milliamps >= full ? 'bright' : milliamps >= glow ? 'dim' : 'dark';

export function stateOf(code: string, milliamps: number, milliwatts: number): BenchState {
  if (code === 'E') return byCurrent(milliamps, bench.lampGlowMilliamps, bench.lampFullMilliamps, bench.lampMostMilliamps);
  if (code === 'V') return byCurrent(milliamps, bench.ledGlowMilliamps, bench.ledFullMilliamps, bench.ledMostMilliamps);
  if (code === 'R' && milliwatts > bench.resistorMostMilliwatts) return 'overloaded';
  if (milliamps > bench.fuseMilliamps) return 'hot';
  return milliamps > 0 ? 'carries' : 'dark';
}
