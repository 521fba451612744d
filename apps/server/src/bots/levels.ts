import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';

/** Chooses in a world that its seat cannot tell from the real one. */
// biome-ignore lint/suspicious/noExplicitAny: the state of whichever game the bot belongs to
export type Bot = (world: any, seat: Seat, rng: Rng) => Action;

interface Rules {
  readonly rules: AnyGame;
  readonly bots: Readonly<Record<string, Bot>>;
}

const LOADERS: Readonly<Record<string, () => Promise<Rules>>> = {
  async micropul() {
    const [{ micropul }, { greedyMicropul }] = await Promise.all([
      import('@stolik/micropul/game'),
      import('@stolik/micropul/greedy'),
    ]);
    return { rules: micropul, bots: { greedy: greedyMicropul } };
  },
  async circuit() {
    const [{ circuit }, { greedyCircuit, carefulCircuit }] = await Promise.all([
      import('@stolik/circuit/game'),
      import('@stolik/circuit/greedy'),
    ]);
    return { rules: circuit, bots: { greedy: greedyCircuit, careful: carefulCircuit } };
  },
  async golems6() {
    const [{ golems6 }, { plannerGolems6 }] = await Promise.all([
      import('@stolik/golems/v6/game'),
      import('@stolik/golems/bots/planner6'),
    ]);
    return { rules: golems6, bots: { planner: plannerGolems6 } };
  },
  async golems4() {
    const [{ golems4 }, { plannerGolems4 }] = await Promise.all([
      import('@stolik/golems/v4/game'),
      import('@stolik/golems/bots/planner4'),
    ]);
    return { rules: golems4, bots: { planner: plannerGolems4 } };
  },
  async 'connect-four'() {
    const [{ connectFour }, { greedyConnectFour }] = await Promise.all([
      import('@stolik/connect-four/game'),
      import('@stolik/connect-four/greedy'),
    ]);
    return { rules: connectFour, bots: { greedy: greedyConnectFour } };
  },
};

/** A level that is not known here plays at random: a bot of a newer process must not stop a table. */
export async function loadBot(game: string, level: string): Promise<Bot> {
  const load = LOADERS[game];
  if (!load) throw new Error(`no bot knows the game ${game}`);
  const { rules, bots } = await load();
  return bots[level] ?? ((world, seat, rng) => rules.sample(world, seat, rng));
}
