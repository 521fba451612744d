import bench from '../../data/bench.json' with { type: 'json' };
import { type Branch, solveNet } from './net.ts';
import { type BenchState, stateOf } from './parts.ts';
import { type WiredField, type Wiring, wire } from './wiring.ts';

/** What an ammeter and a voltmeter show anywhere on the field. An aside for the curious, as `physics.ts`: nothing here scores. */

/** A contact of a tile with what flows in by it; less than 0: out. */
export interface Arm {
  readonly edge: string;
  readonly milliamps: number;
}

export interface Measured {
  readonly cell: string;
  readonly tile: string;
  /** Across it, in the direction of its current. */
  readonly volts: number;
  readonly milliamps: number;
  /** Its heat and light. */
  readonly milliwatts: number;
  readonly state: BenchState;
  /** How bright it is, from 0 to 1. */
  readonly light: number;
  /** Where a tile joins more than two they meet in its middle; else two and two are a way. */
  readonly arms: readonly Arm[];
  readonly isJoint: boolean;
}

interface Source {
  /** `supply`: that of strips and side tokens; else the cell of a battery. */
  readonly at: string;
  /** Between its poles, under load. */
  readonly volts: number;
  /** From its plus. */
  readonly milliamps: number;
  /** More than half of its volts are lost inside it. */
  readonly isShort: boolean;
}

export interface Meters {
  /** Not so: no single answer was found, and nothing else here is known. */
  readonly isSettled: boolean;
  /** Tiles with contacts, by cell. */
  readonly tiles: ReadonlyMap<string, Measured>;
  /** Milliamps through each side token's fuse. */
  readonly fuses: ReadonlyMap<string, number>;
  readonly sources: readonly Source[];
  /** Names of all contacts, by node: those of one node have the same voltage. */
  readonly contacts: ReadonlyMap<string, number>;
  /** What a voltmeter shows with its red probe here and its black one there; undefined where nothing joins them. */
  volts(red: string, black: string): number | undefined;
}

/** Less is what blocked diodes leak. */
const LEAST_MILLIAMPS = 0.001;
const LEAST_VOLTS = 1e-6;

export function measure(field: WiredField, isOn = true): Meters {
  const wiring = wire(field, isOn);
  const { volts, amps, islands, isSettled } = solveNet(wiring);
  const nodeOf = (contact: string): number => wiring.contacts.get(contact) ?? -1;
  const flows = amps.map((each) => (Math.abs(each * 1000) < LEAST_MILLIAMPS ? 0 : each * 1000));
  const at = new Map<string, number[]>();
  for (const [branch, { at: name }] of wiring.places.entries()) at.set(name, [...(at.get(name) ?? []), branch]);
  const readTile = (cell: string, tile: string): Measured => measureTile(cell, tile, wiring, at.get(cell) ?? [], flows, volts);
  return {
    isSettled,
    tiles: new Map(
      Object.entries(field.cells)
        .filter(([, { tile }]) => !tile.startsWith('M'))
        .map(([cell, { tile }]) => [cell, readTile(cell, tile)]),
    ),
    fuses: new Map(
      Object.keys(field.sides).flatMap((side) => (at.get(side) ?? []).map((branch) => [side, Math.abs(flows[branch]!)])),
    ),
    sources: wiring.branches.flatMap((branch, index) => sourceOf(branch, wiring.places[index]!.at, flows[index]!)),
    contacts: wiring.contacts,
    volts: (red, black) => {
      const [from, to] = [nodeOf(red), nodeOf(black)];
      if (!isSettled || from < 0 || to < 0 || islands[from] !== islands[to]) return undefined;
      const between = volts[from]! - volts[to]!;
      return Math.abs(between) < LEAST_VOLTS ? 0 : between;
    },
  };
}

function sourceOf({ volts, ohms }: Branch, at: string, milliamps: number): Source[] {
  if (!volts) return [];
  const lost = (milliamps / 1000) * ohms;
  return [{ at, volts: volts - lost, milliamps, isShort: lost > volts / 2 }];
}

function measureTile(
  cell: string,
  tile: string,
  wiring: Wiring,
  branches: readonly number[],
  flows: Float64Array,
  potentials: Float64Array,
): Measured {
  const code = tile.charAt(0);
  const arms: Arm[] = [];
  let milliwatts = 0;
  for (const index of branches) {
    const { from, to } = wiring.places[index]!;
    const { a, b, ohms, volts = 0 } = wiring.branches[index]!;
    const flow = flows[index]!;
    arms.push({ edge: from, milliamps: flow });
    if (to) arms.push({ edge: to, milliamps: -flow });
    // What a battery gives is no heat; what it loses inside is.
    milliwatts += volts ? (flow * flow * ohms) / 1000 : Math.abs(flow * (potentials[a]! - potentials[b]!));
  }
  const only = branches.length === 1 ? wiring.branches[branches[0]!] : undefined;
  const milliamps = arms.reduce((sum, arm) => sum + Math.max(0, arm.milliamps), 0);
  return {
    cell,
    tile,
    volts: only ? Math.abs(potentials[only.a]! - potentials[only.b]!) : 0,
    milliamps,
    milliwatts,
    state: stateOf(code, milliamps, milliwatts),
    light: lightOf(code, milliamps),
    arms,
    isJoint: branches.some((index) => wiring.places[index]!.to === ''),
  };
}

/** From where it begins to glow up to its full light. */
function lightOf(code: string, milliamps: number): number {
  const share = (least: number, full: number): number =>
    milliamps < least ? 0 : Math.min(1, 0.2 + (0.8 * (milliamps - least)) / (full - least));
  if (code === 'E') return share(bench.lampGlowMilliamps, bench.lampFullMilliamps);
  return code === 'V' ? share(bench.ledGlowMilliamps, bench.ledFullMilliamps) : 0;
}

/** What first gives up of all that gets more than it can take: fuses are quicker than anything else. */
export function weakestOf({ tiles, fuses, isSettled }: Meters): string | undefined {
  if (!isSettled) return undefined;
  const blown = [...fuses]
    .filter(([, milliamps]) => milliamps > bench.fuseMilliamps)
    .map(([name, each]) => [name, each] as const);
  const strained = [...tiles.values()].flatMap(({ cell, tile, state, milliamps, milliwatts }) =>
    state === 'overloaded' ? [[cell, strainOf(tile.charAt(0), milliamps, milliwatts)] as const] : [],
  );
  const first = blown.length > 0 ? blown : strained;
  // Equal ones burn in the order of their names, whatever the last digit says.
  const digits = (value: number): number => Number(value.toPrecision(6));
  return [...first].sort(([one, a], [other, b]) => digits(b) - digits(a) || one.localeCompare(other))[0]?.[0];
}

const strainOf = (code: string, milliamps: number, milliwatts: number): number =>
  code === 'E'
    ? milliamps / bench.lampMostMilliamps
    : code === 'V'
      ? milliamps / bench.ledMostMilliamps
      : milliwatts / bench.resistorMostMilliwatts;
