import { type AnyGame, CHANCE, WATCHER } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import type { Plugin } from 'vite';
import type { Bot } from '../src/games/bots.ts';
import type { Miniature } from '../src/games/picture.ts';
import type { Still } from '../src/home/still.ts';

const NAME = 'virtual:stills';

interface Played {
  /** As many as there are stools at the little table. */
  readonly seats: number;
  readonly options?: Still['options'];
  readonly rules: AnyGame;
  readonly bot?: Bot;
  readonly miniature: Miniature;
  readonly seed: number;
  /** As many decisions as make a board worth looking at. */
  readonly moves: number;
}

/**
 * `virtual:stills`: for every game a position and its picture. The games are played here and now by the rules and drawn by the art of
 * this very build, always the same ones: seeds are chosen for their looks.
 */
export function stills(): Plugin {
  return {
    name: 'stolik-stills',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) => (id === `\0${NAME}` ? sourceOf(await playAll()) : undefined),
  };
}

function sourceOf(made: Readonly<Record<string, Still>>): string {
  return `export const STILLS = JSON.parse(${JSON.stringify(JSON.stringify(made))});`;
}

export async function playAll(): Promise<Record<string, Still>> {
  // Only when they are wanted: whoever reads the configuration does not wait for four games.
  const [{ micropul }, { greedyMicropul }, { circuit }, { greedyCircuit }, { golems6 }, { golems4 }] = await Promise.all([
    import('@stolik/micropul/game'),
    import('@stolik/micropul/greedy'),
    import('@stolik/circuit/game'),
    import('@stolik/circuit/greedy'),
    import('@stolik/golems/v6/game'),
    import('@stolik/golems/v4/game'),
  ]);
  const { MINIATURES } = await import('../src/games/miniatures.ts');
  const [ofMicropul, ofCircuit, ofGolems] = await Promise.all([
    MINIATURES['micropul']!(),
    MINIATURES['circuit']!(),
    MINIATURES['golems6']!(),
  ]);
  const games: readonly Played[] = [
    { rules: micropul, bot: greedyMicropul, miniature: ofMicropul, seats: 2, seed: 3, moves: 14 },
    { rules: circuit, bot: greedyCircuit, miniature: ofCircuit, seats: 3, seed: 3, moves: 24 },
    { rules: golems6, miniature: ofGolems, seats: 3, options: { scenario: 'river' }, seed: 3, moves: 9 },
    { rules: golems4, miniature: ofGolems, seats: 4, options: { scenario: 'barrels-and-bombs' }, seed: 3, moves: 8 },
  ];
  return Object.fromEntries(games.map((game) => [game.rules.id, play(game)]));
}

function play({ rules, bot = rules.sample, miniature, seats, options = {}, seed, moves }: Played): Still {
  const rng = new SeededRng(seed);
  const state = rules.setup(unwrap(rules.parseOptions(options, seats)), seats);
  const steps: [number, number][] = [];
  for (let made = 0; made < moves; ) {
    const next = rules.next(state);
    if (next.kind === 'over') throw new Error(`the little table of ${rules.id} is over after ${made} moves: choose another seed`);
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const action = next.kind === 'chance' ? rules.roll(state, rng) : bot(rules.redeal(state, actor, rng), actor, rng);
    steps.push([actor, action]);
    rules.play(state, actor, action);
    if (actor !== CHANCE) made++;
  }
  return { picture: miniature(rules.view(state, WATCHER)), moves, seats, options, steps };
}
