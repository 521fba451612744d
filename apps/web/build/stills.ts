import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EXAMPLES, GAMES, loadRules, loadTerminal } from '@stolik/games/games';
import { type AnyGame, CHANCE, type GameEvent, WATCHER } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import type { Manifest } from '@stolik/search/manifest';
import type { Plugin } from 'vite';
import { type News, newsOf } from '../src/base/news.ts';
import type { Miniature } from '../src/base/ui/picture.ts';
import type { Still } from '../src/base/ui/still.ts';
import type { Bot } from '../src/session/bots/books.ts';

const BOARDS = join(import.meta.dirname, '../src/games');

/** Those of the home page, and those that only a page of their own shows. */
const MODULES: Readonly<Record<string, readonly Manifest[]>> = { 'virtual:stills': GAMES, 'virtual:stills/examples': EXAMPLES };

export interface Played {
  /** As many as there are stools at the little table. */
  readonly seats: number;
  readonly options?: Still['options'];
  readonly rules: AnyGame;
  readonly bot?: Bot['choose'];
  readonly miniature: Miniature;
  readonly news: News;
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
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load: async (id) => {
      const games = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      return games && sourceOf(await playAll(games));
    },
  };
}

function sourceOf(made: Readonly<Record<string, Still>>): string {
  return `export const STILLS = JSON.parse(${JSON.stringify(JSON.stringify(made))});`;
}

export async function playAll(games: readonly Manifest[]): Promise<Record<string, Still>> {
  const played = await Promise.all(games.map(stillGame));
  return Object.fromEntries(played.map((game) => [game.rules.id, play(game)]));
}

/** A game with all that is needed to play and to draw it. */
export async function stillGame({ id, still: { stools, bot, ...still } }: Manifest): Promise<Played> {
  const fetched = <Part>(file: string): Promise<Part> => import(pathToFileURL(join(BOARDS, id, file)).href);
  const [rules, { greedy }, { miniature }, { news }] = await Promise.all([
    loadRules(id),
    loadTerminal(id),
    fetched<{ miniature: Miniature }>('miniature.ts'),
    fetched<{ news: News }>('news.ts'),
  ]);
  return { rules, miniature, news, seats: stools.length, ...(bot === 'greedy' && { bot: greedy }), ...still };
}

/** Plays until so many decisions are made, and on to the next thing worth telling; the game must still go on then. */
export function play({ rules, bot = rules.sample, miniature, news, seats, options = {}, seed, moves }: Played): Still {
  const rng = new SeededRng(seed);
  const state = rules.setup(unwrap(rules.parseOptions(options, seats)), seats);
  const steps: [number, number][] = [];
  let events: GameEvent[] = [];
  let says: Still['says'] | undefined;
  for (let made = 0; made < moves || rules.next(state).kind === 'chance' || !says; ) {
    const next = rules.next(state);
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const action = next.kind === 'chance' ? rules.roll(state, rng) : bot(rules.redeal(state, actor, rng), actor, rng);
    if (actor !== CHANCE) events = [];
    steps.push([actor, action]);
    rules.play(state, actor, action, (event) => events.push(event));
    if (actor !== CHANCE) made++;
    says = newsOf(news, events);
    if (rules.next(state).kind === 'over') throw overTooSoon(rules.id, made);
  }
  return { picture: miniature(rules.view(state, WATCHER)), says, seats, options, steps };
}

const overTooSoon = (id: string, made: number): Error =>
  new Error(
    `the little table of ${id} is over after ${made} moves. In its manifest.ts choose fewer moves or another seed; in its news.ts tell more moves, as the game goes on to the next news`,
  );
