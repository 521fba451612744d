import { findSide } from '@stolik/circuit/board/geometry';
import { type Meters, measure } from '@stolik/circuit/current/meters';
import { benchReading } from '@stolik/circuit/current/physics';
import { type ChainReason, leftDark } from '@stolik/circuit/current/reasons';
import { type BenchLook, lookAtBench, switchOn } from '@stolik/circuit/seen/bench';
import { lookAtNature, type NatureLook } from '@stolik/circuit/seen/nature';
import type { CircuitView } from '@stolik/circuit/seen/view';
import { type Bench, fieldOf } from './bench.ts';

/** Where the game is simpler than nature. */
export type Gap = 'burns' | 'survives' | 'short' | 'choice' | 'weak' | 'branch' | 'light';

/** The bench as it is shown, what meters show on it, and where game and nature differ. */
export interface Looking extends BenchLook {
  readonly meters: Meters;
  /** As it was before anything burnt just now. */
  readonly before: Meters;
  /** By the cells and fuses they are about. */
  readonly gaps: ReadonlyMap<string, Gap>;
}

export function lookOf(bench: Bench): Looking {
  const field = fieldOf(bench);
  const lying = lookAtBench(field);
  if (!bench.power) {
    const meters = measure(lying, false);
    const nothing = { chains: [], burnt: [], blocked: [], events: [], gaps: new Map<string, Gap>() };
    return { view: lying, ...nothing, isTangled: false, meters, before: meters };
  }
  const game = switchOn(field);
  const nature = lookAtNature(lying);
  const gaps = game.isTangled || !nature.meters.isSettled ? new Map<string, Gap>() : gapsOf(game, nature);
  if (!bench.nature) return { ...game, meters: nature.before, before: nature.before, gaps };
  return { ...game, ...asNature(nature), gaps };
}

const isSide = (name: string): boolean => findSide(name) !== undefined;

function asNature({ view, burnt, meters, before }: NatureLook): Omit<Looking, 'chains' | 'blocked' | 'gaps'> {
  const cells = burnt.filter((name) => !isSide(name));
  const fuses = burnt.filter(isSide).map((side) => ({ kind: 'fuseBurnt' as const, side }));
  const events = cells.length > 0 ? [...fuses, { kind: 'partsBurnt' as const, cells }] : fuses;
  return { view, burnt, events, meters, before, isTangled: false };
}

const levelAt = ({ cells, stands }: CircuitView, cell: string, isGame: boolean): number =>
  isGame && stands ? 0 : (cells[cell]?.glow?.level ?? 0);

function gapsOf(game: BenchLook, nature: NatureLook): ReadonlyMap<string, Gap> {
  const gaps = new Map<string, Gap>();
  for (const name of game.burnt) if (!nature.burnt.includes(name)) gaps.set(name, 'burns');
  for (const name of nature.burnt) if (!game.burnt.includes(name)) gaps.set(name, 'survives');
  for (const [cell, { tile, smoke }] of Object.entries(game.view.cells)) {
    if (smoke || gaps.has(cell) || nature.burnt.includes(cell) || !/^[EV]/.test(tile)) continue;
    const [inGame, inNature] = [levelAt(game.view, cell, true), levelAt(nature.view, cell, false)];
    if (inGame !== inNature) gaps.set(cell, gapAt(cell, inGame, game, nature.before));
  }
  return gaps;
}

function gapAt(cell: string, inGame: number, { view, chains }: BenchLook, meters: Meters): Gap {
  if (inGame === 0 && view.stands) return 'short';
  const here = chains.filter(({ parts }) => parts.some((part) => part.cell === cell));
  if (inGame === 0 && here.some((chain) => leftDark(chain).some((part) => part.cell === cell))) return 'choice';
  if (here.some((chain) => !isAlone(chain, meters))) return 'branch';
  return inGame === 0 && here.some(({ outcome }) => outcome === 'weak') ? 'weak' : 'light';
}

/** So far a chain may be from what it would be alone. */
const NEAR = 0.05;

/** Whether a chain shares its source and its wires with nothing that changes its current. */
export function isAlone(chain: ChainReason, { tiles }: Meters): boolean {
  const { milliamps } = benchReading(chain);
  return chain.parts.every(({ cell }) => Math.abs((tiles.get(cell)?.milliamps ?? 0) - milliamps) <= NEAR * milliamps + 0.1);
}
