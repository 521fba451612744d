import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { BotEntry } from '@stolik/search/book';
import type { LevelWords } from '@stolik/search/levels';
import type { Rival } from '@stolik/search/lively';
import { foregone, type Player } from '@stolik/search/player';
import { type Memory, rememberRounds } from './memory.ts';

/** The facts about an edition that rivals without a plan need. */
export interface Steady<State> {
  readonly game: AnyGame;
  /** Whether a program is asked for. */
  isProgram(world: State): boolean;
  /** Programs that never leave a cell, the best first. */
  readonly still: readonly string[];
}

/** Walks and turns back, in a circle of four rounds on an empty field; never strikes, never defends. */
const WALK = 'F L F B F L';

/**
 * Lays the first of these programs that is allowed. Any other question, and a round in which none is, gets the answer of somebody whose
 * time is over.
 */
const laying =
  <State>({ game, isProgram }: Steady<State>, programs: (seat: Seat, memory: unknown) => readonly string[]): Player<State> =>
  (world, seat, _rng, { memory }) =>
    foregone(
      (isProgram(world) ? firstAllowed(game, world, seat, programs(seat, memory)) : undefined) ?? game.overtime(world, seat),
    );

const statue = <State>(steady: Steady<State>): Player<State> => laying(steady, () => steady.still);
const walker = <State>(steady: Steady<State>): Player<State> => laying(steady, () => beginningsOf(WALK));

/** Does what the next seat around the table did in the round before; where nobody has done anything yet it walks. */
const copycat = <State>(steady: Steady<State>): Player<State> =>
  laying(steady, (seat, memory) => [...beginningsOf(lastOf(memory as Memory | undefined, seat)), ...beginningsOf(WALK)]);

function lastOf(memory: Memory | undefined, seat: Seat): string {
  const last = memory?.rounds.at(-1) ?? [];
  const others = [...last.slice(seat + 1), ...last.slice(0, seat)];
  return others.find((deed) => deed !== null && deed !== undefined)?.program ?? '';
}

/** Rivals that `stolik lively` measures levels with: `still` never leaves its cell of its own accord, `repeat` walks. */
export const steadyRivals = <State>(steady: Steady<State>): readonly Rival<State>[] => [
  { id: 'still', player: statue(steady) },
  { id: 'repeat', player: walker(steady) },
];

/** The opponents for lessons and classes. */
export function sparringOf<State>(words: readonly LevelWords[], steady: Steady<State>): readonly BotEntry<State>[] {
  const players: Readonly<Record<string, Player<State>>> = { statue: statue(steady), copycat: copycat(steady) };
  return words.map((said) => ({ ...said, player: players[said.id]!, effort: { iterations: 1 }, recall: rememberRounds }));
}

/** Longest first: who has fewer rows lays the beginning. */
const beginningsOf = (program: string): readonly string[] =>
  program === '' ? [] : program.split(' ').map((_, index, cards) => cards.slice(0, cards.length - index).join(' '));

function firstAllowed(game: AnyGame, world: unknown, seat: Seat, programs: readonly string[]): Action | undefined {
  for (const program of programs) {
    const read = game.read(world, seat, `program ${program}`);
    if (read.ok && game.refuse(world, seat, read.value) === undefined) return read.value;
  }
  return undefined;
}
