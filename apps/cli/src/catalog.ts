import { circuitCases } from '@stolik/circuit/cases';
import { circuit } from '@stolik/circuit/game';
import { greedyCircuit } from '@stolik/circuit/greedy';
import { connectFour } from '@stolik/connect-four/game';
import { greedyConnectFour } from '@stolik/connect-four/greedy';
import { golems4Cases } from '@stolik/golems/v4/cases';
import { golems4 } from '@stolik/golems/v4/game';
import { greedyGolems4 } from '@stolik/golems/v4/greedy';
import { golems6Cases } from '@stolik/golems/v6/cases';
import { golems6 } from '@stolik/golems/v6/game';
import { greedyGolems6 } from '@stolik/golems/v6/greedy';
import type { CaseRules } from '@stolik/kernel/cases';
import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { micropulCases } from '@stolik/micropul/cases';
import { micropul } from '@stolik/micropul/game';
import { greedyMicropul } from '@stolik/micropul/greedy';

/** Chooses an action in a world redealt for its seat: what it may not see is not there. */
// biome-ignore lint/suspicious/noExplicitAny: the state of whichever game the bot belongs to
export type Bot = (world: any, seat: Seat, rng: Rng) => Action;

export interface CatalogEntry {
  readonly game: AnyGame;
  readonly title: string;
  /** Seats when nothing is said. */
  readonly usualSeats: number;
  readonly greedy: Bot;
  // biome-ignore lint/suspicious/noExplicitAny: state and options of whichever game
  readonly cases?: CaseRules<any, any>;
  /** Whether seats hide things from each other, so that one screen needs a curtain. */
  readonly hasSecrets: boolean;
  /** Options a benchmark uses. */
  readonly benchOptions: Readonly<Record<string, unknown>>;
  readonly benchSeats: number;
}

/** Every game the command knows. */
export const CATALOG: readonly CatalogEntry[] = [
  {
    game: micropul,
    title: 'micropul',
    usualSeats: 2,
    greedy: greedyMicropul,
    cases: micropulCases,
    hasSecrets: true,
    benchOptions: {},
    benchSeats: 2,
  },
  {
    game: circuit,
    title: 'Don’t Short the Circuit!',
    usualSeats: 2,
    greedy: greedyCircuit,
    cases: circuitCases,
    hasSecrets: true,
    benchOptions: {},
    benchSeats: 2,
  },
  {
    game: golems6,
    title: 'Golems 6.1',
    usualSeats: 2,
    greedy: greedyGolems6,
    cases: golems6Cases,
    hasSecrets: true,
    benchOptions: { scenario: 'cross' },
    benchSeats: 4,
  },
  {
    game: golems4,
    title: 'Golems 4.0',
    usualSeats: 2,
    greedy: greedyGolems4,
    cases: golems4Cases,
    hasSecrets: true,
    benchOptions: {},
    benchSeats: 2,
  },
  {
    game: connectFour,
    title: 'Connect Four',
    usualSeats: 2,
    greedy: greedyConnectFour,
    hasSecrets: false,
    benchOptions: {},
    benchSeats: 2,
  },
];

export const gameIds = (): string => CATALOG.map((entry) => entry.game.id).join(', ');

export function findEntry(id: string | undefined): Result<CatalogEntry> {
  if (id === undefined) return problem('GAME', `which game? There are ${gameIds()}`);
  const entry = CATALOG.find((candidate) => candidate.game.id === id);
  return entry ? ok(entry) : problem(id, `no such game; there are ${gameIds()}`);
}
