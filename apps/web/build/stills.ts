import { type AnyGame, CHANCE, type GameEvent, WATCHER } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import type { Plugin } from 'vite';
import type { Miniature } from '../src/base/ui/picture.ts';
import type { Still } from '../src/base/ui/still.ts';
import { headlineOf } from '../src/games/headline.ts';
import type { Bot } from '../src/session/bots/books.ts';

const NAME = 'virtual:stills';

export interface Played {
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
  const games = await stillGames();
  return Object.fromEntries(games.map((game) => [game.rules.id, play(game)]));
}

/** The four games and how far they are played. */
export async function stillGames(): Promise<readonly Played[]> {
  // Only when they are wanted: whoever reads the configuration does not wait for four games.
  const [{ micropul }, { greedyMicropul }, { circuit }, { greedyCircuit }, { golems6 }, { golems4 }] = await Promise.all([
    import('@stolik/micropul/game'),
    import('@stolik/micropul/greedy'),
    import('@stolik/circuit/game'),
    import('@stolik/circuit/bot/greedy'),
    import('@stolik/golems/v6/game'),
    import('@stolik/golems/v4/game'),
  ]);
  const { MINIATURES } = await import('../src/games/miniatures.ts');
  const [ofMicropul, ofCircuit, ofGolems] = await Promise.all([
    MINIATURES['micropul']!(),
    MINIATURES['circuit']!(),
    MINIATURES['golems6']!(),
  ]);
  return [
    { rules: micropul, bot: greedyMicropul, miniature: ofMicropul, seats: 2, seed: 49, moves: 28 },
    { rules: circuit, bot: greedyCircuit, miniature: ofCircuit, seats: 3, seed: 83, moves: 34 },
    { rules: golems6, miniature: ofGolems, seats: 2, options: { scenario: 'towers' }, seed: 52, moves: 8 },
    { rules: golems4, miniature: ofGolems, seats: 2, options: { scenario: 'winter-duel' }, seed: 41, moves: 8 },
  ];
}

/** Plays until so many decisions are made, and on to the next thing worth telling. */
export function play({ rules, bot = rules.sample, miniature, seats, options = {}, seed, moves }: Played): Still {
  const rng = new SeededRng(seed);
  const state = rules.setup(unwrap(rules.parseOptions(options, seats)), seats);
  const steps: [number, number][] = [];
  let events: GameEvent[] = [];
  let says: Still['says'] | undefined;
  for (let made = 0; made < moves || rules.next(state).kind === 'chance' || !says; ) {
    const next = rules.next(state);
    if (next.kind === 'over') throw new Error(`the little table of ${rules.id} is over after ${made} moves: choose another seed`);
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const action = next.kind === 'chance' ? rules.roll(state, rng) : bot(rules.redeal(state, actor, rng), actor, rng);
    if (actor !== CHANCE) events = [];
    steps.push([actor, action]);
    rules.play(state, actor, action, (event) => events.push(event));
    if (actor !== CHANCE) made++;
    says = headlineOf(rules.id, events);
  }
  return { picture: miniature(rules.view(state, WATCHER)), says, seats, options, steps };
}
