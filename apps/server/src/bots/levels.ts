import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { type AnyBook, findRung, isSeer } from '@stolik/search/book';
import { type Effort, withClock } from '@stolik/search/player';

/** Chooses in a world that its seat cannot tell from the real one. */
// biome-ignore lint/suspicious/noExplicitAny: the state of whichever game the bot belongs to
export type Bot = (world: any, seat: Seat, rng: Rng, waited?: number) => Action;

interface Rules {
  readonly rules: AnyGame;
  /** The levels by number, weakest first. */
  readonly book: AnyBook | undefined;
  readonly others: Readonly<Record<string, Bot>>;
}

const LOADERS: Readonly<Record<string, () => Promise<Rules>>> = {
  async micropul() {
    const [{ micropul }, { micropulBots }, { greedyMicropul }] = await Promise.all([
      import('@stolik/micropul/game'),
      import('@stolik/micropul/bot'),
      import('@stolik/micropul/greedy'),
    ]);
    return { rules: micropul, book: micropulBots, others: { greedy: greedyMicropul } };
  },
  async circuit() {
    const [{ circuit }, { circuitBots }, { greedyCircuit, carefulCircuit }] = await Promise.all([
      import('@stolik/circuit/game'),
      import('@stolik/circuit/bot'),
      import('@stolik/circuit/bot/greedy'),
    ]);
    return { rules: circuit, book: circuitBots, others: { greedy: greedyCircuit, careful: carefulCircuit } };
  },
  async golems6() {
    const [{ golems6 }, { golems6Bots }, { plannerGolems6 }] = await Promise.all([
      import('@stolik/golems/v6/game'),
      import('@stolik/golems/v6/bot'),
      import('@stolik/golems/bots/planner6'),
    ]);
    return { rules: golems6, book: golems6Bots, others: { planner: plannerGolems6 } };
  },
  async golems4() {
    const [{ golems4 }, { golems4Bots }, { plannerGolems4 }] = await Promise.all([
      import('@stolik/golems/v4/game'),
      import('@stolik/golems/v4/bot'),
      import('@stolik/golems/bots/planner4'),
    ]);
    return { rules: golems4, book: golems4Bots, others: { planner: plannerGolems4 } };
  },
  async 'connect-four'() {
    const [{ connectFour }, { greedyConnectFour }] = await Promise.all([
      import('@stolik/connect-four/game'),
      import('@stolik/connect-four/greedy'),
    ]);
    return { rules: connectFour, book: undefined, others: { greedy: greedyConnectFour } };
  },
};

/** A level that is not known here plays at random: a bot of a newer process must not stop a table. */
export async function loadBot(game: string, level: string): Promise<Bot> {
  const load = LOADERS[game];
  if (!load) throw new Error(`no bot knows the game ${game}`);
  const { rules, book, others } = await load();
  const entry = book && findRung(book, level);
  if (entry && !isSeer(entry))
    return (world, seat, rng, waited = 0) =>
      entry.player(
        world,
        seat,
        rng,
        withClock(effortAfter(entry.effort, waited), () => performance.now()),
      ).action;
  return others[level] ?? ((world, seat, rng) => rules.sample(world, seat, rng));
}

/** People wait for the answer, not for the thinking: what a question has waited in a queue is taken from its time, but a quarter of that is left. */
export function effortAfter(effort: Effort, waited: number): Effort {
  if (!('milliseconds' in effort)) return effort;
  return { milliseconds: Math.max(effort.milliseconds / 4, effort.milliseconds - waited) };
}

/** The bots of a game that have a number. */
export const loadBook = async (game: string): Promise<AnyBook | undefined> => (await LOADERS[game]?.())?.book;
