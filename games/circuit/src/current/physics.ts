import bench from '../../data/bench.json' with { type: 'json' };
import { type BenchState, type Part, partOf, stateOf } from './parts.ts';
import { type ChainPart, type ChainReason, leftDark } from './reasons.ts';

/*
 * How a chain would behave on a real bench, with the typical parts of data/bench.json. An aside for the curious: the game
 * scores by the table of C5.1, which is simpler, and nothing here touches it.
 */

export interface BenchPart {
  readonly cell: string;
  readonly tile: string;
  readonly ohms: number;
  /** The voltage across it. */
  readonly volts: number;
  readonly milliwatts: number;
  readonly state: BenchState;
}

/** The places where the game, which is simpler, differs from the bench. */
export type BenchGap = 'choice' | 'light' | 'burns';

export interface BenchReading {
  /** Always true: it is never the score. */
  readonly realBench: true;
  /** Of the source and the batteries that help. */
  readonly volts: number;
  /** What diodes and LEDs take before any current flows. */
  readonly dropVolts: number;
  readonly ohms: number;
  readonly milliamps: number;
  /** A real fuse in this chain would blow. */
  readonly fuseBlows: boolean;
  /** So much current through plain wire that it and the source get hot. */
  readonly isShort: boolean;
  readonly parts: readonly BenchPart[];
  readonly gap?: BenchGap;
}

/** A battery that is its own source counts with the source. */
const typical = (part: ChainPart, isSource: boolean): Part => (isSource ? { ohms: 0, drop: 0 } : partOf(part.tile.charAt(0)));

/** The same current flows everywhere in a series chain: what the source has left after the drops, over all resistance. */
export function benchReading(chain: ChainReason): BenchReading {
  const own = chain.from.kind === 'battery';
  const typicals = chain.parts.map((part, index) => typical(part, own && index === 0));
  const fuses = [chain.from, chain.to].filter((end) => end.fuse).length;
  const helping = typicals.reduce((sum, part) => sum - Math.min(0, part.drop), 0);
  const drops = typicals.reduce((sum, part) => sum + Math.max(0, part.drop), 0);
  const volts = (own ? bench.batteryVolts : bench.supplyVolts) + helping;
  const ohms =
    (own ? bench.batteryOhms : bench.supplyOhms) + fuses * bench.fuseOhms + typicals.reduce((sum, part) => sum + part.ohms, 0);
  const amps = Math.max(0, volts - drops) / ohms;
  const parts = chain.parts.map((part, index) => benchPart(part, typicals[index] as Part, amps));
  const gap = gapOf(chain, parts);
  return {
    realBench: true,
    volts,
    dropVolts: drops,
    ohms: round(ohms, 2),
    milliamps: round(amps * 1000, 1),
    fuseBlows: fuses > 0 && amps * 1000 > bench.fuseMilliamps,
    isShort: amps * 1000 > bench.fuseMilliamps,
    parts,
    ...(gap ? { gap } : {}),
  };
}

/** One current flows through all of a series chain, so who glows is nothing one could choose; and the table has only three lights. */
function gapOf(chain: ChainReason, parts: readonly BenchPart[]): BenchGap | undefined {
  if (leftDark(chain).length > 0) return 'choice';
  const differs = (isSo: (part: ChainPart, state: BenchState) => boolean): boolean =>
    chain.parts.some((part, index) => isSo(part, parts[index]?.state ?? 'dark'));
  if (chain.outcome === 'glow' && differs(({ level }, state) => level > 0 && (state === 'dark' || state === 'overloaded')))
    return 'light';
  return chain.outcome === 'smoke' && differs(({ burns }, state) => burns && state !== 'overloaded') ? 'burns' : undefined;
}

function benchPart(part: ChainPart, typicalPart: Part, amps: number): BenchPart {
  const volts = amps > 0 ? Math.max(0, typicalPart.drop) + amps * typicalPart.ohms : 0;
  const milliwatts = volts * amps * 1000;
  return {
    cell: part.cell,
    tile: part.tile,
    ohms: typicalPart.ohms,
    volts: round(volts, 2),
    milliwatts: round(milliwatts, 0),
    state: stateOf(part.tile.charAt(0), amps * 1000, milliwatts),
  };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
