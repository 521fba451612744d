import type { Action, Seat } from '@stolik/kernel/game';
import type { BotEntry } from '@stolik/search/book';
import type { Player, Thought } from '@stolik/search/player';
import type { Field } from '../core/field.ts';
import type { Card, Program } from '../programs/program.ts';

/** What both editions' states say of golems, by seat. */
interface Standing {
  readonly field: Field;
  readonly at: readonly number[];
  readonly facing: readonly number[];
}

/** Reads the program of an action; undefined where something else is asked. */
type Reading<State> = (world: State, action: Action) => Program | undefined;

/** Programs that promise the same to this are equally good. */
const SAME = 1e-9;
/** Weaker levels are clumsy on purpose. */
const FROM = 3;
const TURNS: Readonly<Partial<Record<Card, number>>> = { R: 1, L: 3 };
const STEPS: Readonly<Partial<Record<Card, number>>> = { F: 0, B: 2 };

/**
 * The number of steps of a program that end at the edge of the field or at a golem that is there now. Rows with a test are not
 * counted.
 */
export function edgeBumps({ field, at, facing }: Standing, seat: Seat, program: Program): number {
  let [cell, side, bumps] = [at[seat]!, facing[seat]!, 0];
  for (const row of program) {
    if (row.kind !== 'plain' && row.kind !== 'repeat') continue;
    for (let pass = row.kind === 'repeat' ? 2 : 1; pass > 0; pass--) {
      side = (side + (TURNS[row.card] ?? 0)) & 3;
      const step = STEPS[row.card];
      if (step === undefined) continue;
      const next = field.steps[cell * 4 + ((side + step) & 3)]!;
      if (next < 0 || at.some((other, golem) => golem !== seat && other === next)) bumps++;
      else cell = next;
    }
  }
  return bumps;
}

/**
 * Chooses, among equally good programs, the one that walks least into the edge or into other golems: nothing is duller to watch.
 */
export function tidied(thought: Thought, bumpsOf: (action: Action) => number): Thought {
  const bumps = bumpsOf(thought.action);
  const chosen = thought.candidates.find(({ action }) => action === thought.action);
  if (bumps === 0 || !chosen) return thought;
  const [best] = thought.candidates
    .filter(({ value }) => Math.abs(value - chosen.value) <= SAME)
    .map(({ action }) => ({ action, bumps: bumpsOf(action) }))
    .sort((a, b) => a.bumps - b.bumps || a.action - b.action);
  return best && best.bumps < bumps ? { ...thought, action: best.action } : thought;
}

const tidy =
  <State extends Standing>(player: Player<State>, programOf: Reading<State>): Player<State> =>
  (world, seat, rng, budget) => {
    const { field, at, facing } = world;
    const thought = player(world, seat, rng, budget);
    return tidied(thought, (action) => edgeBumps({ field, at, facing }, seat, programOf(world, action) ?? []));
  };

/** Levels from the third on, as they are but for what looks idle. */
export const tidily = <State extends Standing>(
  levels: readonly BotEntry<State>[],
  programOf: Reading<State>,
): readonly BotEntry<State>[] =>
  levels.map((entry, index) => (index + 1 < FROM ? entry : { ...entry, player: tidy(entry.player, programOf) }));
