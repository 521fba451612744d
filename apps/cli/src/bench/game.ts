import { HAS_FOUR } from '@stolik/connect-four/board';
import { ActionList, CHANCE } from '@stolik/kernel/game';
import { playout } from '@stolik/kernel/playout';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import type { CatalogEntry } from '../catalog.ts';
import { handwrittenPlayout } from './handwritten.ts';
import { perSecond } from './measure.ts';

export interface BenchLine {
  readonly bench: string;
  readonly game: string;
  readonly players: number;
  readonly [figure: string]: string | number;
}

const HEAP_GAMES = 100_000;

/** All benchmarks of one game. Run in a process of its own: a contract that has seen one game only is inlined. */
export function* benchGame(entry: CatalogEntry, seconds: number): Generator<BenchLine> {
  const { game, bench } = entry;
  const players = bench.seats;
  const options = unwrap(game.parseOptions(bench.options, players));
  const rng = new SeededRng(1);
  const head = { game: game.id, players };
  const playouts = perSecond(seconds, () => {
    for (let i = 0; i < 50; i++) playout(game, game.setup(options, players), rng);
    return 50;
  });
  yield { bench: 'playouts', ...head, perSecond: playouts };
  const middle = midGame(entry, options, rng);
  const seat = game.next(middle).seats[0]!;
  yield { bench: 'clone', ...head, perSecond: perSecond(seconds, () => repeat(1000, () => game.clone(middle))) };
  if ((game.count?.(middle, seat) ?? 0) <= 100_000) {
    const list = new ActionList();
    const legal = perSecond(seconds, () =>
      repeat(100, () => {
        list.clear();
        game.legal(middle, seat, list);
      }),
    );
    yield { bench: 'legal', ...head, perSecond: legal, actions: list.length };
  }
  yield { bench: 'view', ...head, perSecond: perSecond(seconds, () => repeat(100, () => game.view(middle, seat))) };
  if (game.id === 'connect-four') yield { bench: 'handwritten', ...head, ...handwritten(seconds, playouts) };
}

/** How much the heap has grown after many games, measured after full collections. */
export function heapGrowth(entry: CatalogEntry): BenchLine {
  const { game, bench } = entry;
  const players = bench.seats;
  const options = unwrap(game.parseOptions(bench.options, players));
  const rng = new SeededRng(2);
  const play = (games: number): void => {
    for (let i = 0; i < games; i++) playout(game, game.setup(options, players), rng);
  };
  play(HEAP_GAMES / 10);
  const before = heapBytes();
  play(HEAP_GAMES);
  return { bench: 'heap', game: game.id, players, games: HEAP_GAMES, growthBytes: heapBytes() - before };
}

function heapBytes(): number {
  const { gc } = globalThis as { gc?: () => void };
  if (!gc) throw new Error('the heap is measured with node --expose-gc');
  gc();
  gc();
  return process.memoryUsage().heapUsed;
}

function handwritten(seconds: number, contract: number): { perSecond: number; contractReaches: number } {
  const rng = new SeededRng(1);
  const lines = new Uint8Array(74);
  const heights = new Uint8Array(7);
  const perS = perSecond(seconds, () => repeat(200, () => handwrittenPlayout(rng, lines, heights, HAS_FOUR)));
  return { perSecond: perS, contractReaches: Math.round((contract / perS) * 100) / 100 };
}

/** A seat's decision halfway through a typical random game: the one with the most actions near the middle. */
function midGame(entry: CatalogEntry, options: unknown, rng: SeededRng): unknown {
  const { game, bench } = entry;
  const states: unknown[] = [];
  const state = game.setup(options, bench.seats);
  for (;;) {
    const next = game.next(state);
    if (next.kind === 'over') break;
    if (next.kind === 'chance') game.play(state, CHANCE, game.roll(state, rng));
    else {
      states.push(game.clone(state));
      for (const seat of next.seats) game.play(state, seat, game.sample(state, seat, rng));
    }
  }
  const middle = states.slice(Math.floor(states.length * 0.4), Math.ceil(states.length * 0.6));
  return middle.reduce((best, each) => (actionCount(entry, each) > actionCount(entry, best) ? each : best));
}

function actionCount({ game }: CatalogEntry, state: unknown): number {
  const seat = game.next(state).seats[0]!;
  if (game.count) return game.count(state, seat);
  const list = new ActionList();
  game.legal(state, seat, list);
  return list.length;
}

function repeat(times: number, body: () => unknown): number {
  for (let i = 0; i < times; i++) body();
  return times;
}
