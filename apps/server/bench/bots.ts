// `npm run bench:bots`: people at tables with the server's bots, which share its threads; a JSON line. Options: --games 8 --bot A5 --pause 1500
// --seconds 40 (a person thinks as long as --pause says, in milliseconds)
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { GAMES, loadRules } from '@stolik/games/games';
import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { BotPool } from '../src/bots/pool.ts';
import { questionFor } from '../src/bots/question.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '8' },
    bot: { type: 'string', default: 'A5' },
    pause: { type: 'string', default: '1500' },
    seconds: { type: 'string', default: '40' },
  },
});

const games: readonly AnyGame[] = await Promise.all(GAMES.map(({ id }) => loadRules(id)));
const PERSON = 0;
const pause = Number(values.pause);
const pool = new BotPool();
const waits: number[] = [];
let until = 0;

/** A person against a bot, game after game: the person does anything after a while, the bot answers as soon as it can. */
async function play(game: AnyGame, seed: number): Promise<void> {
  const rng = new SeededRng(seed);
  while (performance.now() < until) {
    const state = game.setup(unwrap(game.parseOptions({}, 2)), 2);
    for (let next = game.next(state); next.kind !== 'over' && performance.now() < until; next = game.next(state)) {
      if (next.kind === 'chance') game.play(state, CHANCE, game.roll(state, rng));
      else await Promise.all(next.seats.map((seat) => (seat === PERSON ? person(game, state, rng) : bot(game, state, seat))));
    }
  }
}

async function person(game: AnyGame, state: unknown, rng: SeededRng): Promise<void> {
  await after(pause * (0.5 + rng.below(1000) / 1000));
  game.play(state, PERSON, game.sample(state, PERSON, rng));
}

async function bot(game: AnyGame, state: unknown, seat: number): Promise<void> {
  const asked = performance.now();
  const action = await pool.ask(questionFor(game, state, seat, values.bot));
  waits.push(performance.now() - asked);
  game.play(state, seat, action);
}

const quantile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

async function all(seconds: number): Promise<void> {
  until = performance.now() + seconds * 1000;
  await Promise.all(Array.from({ length: Number(values.games) }, (_, index) => play(games[index % games.length]!, index + 1)));
}

// The first answers wait for the bots to be loaded.
await all(5);
waits.length = 0;
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();
const began = performance.now();
await all(Number(values.seconds));
const seconds = (performance.now() - began) / 1000;
loop.disable();
waits.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    bench: 'bots',
    games: Number(values.games),
    bot: values.bot,
    pauseMs: pause,
    answers: waits.length,
    answersPerSecond: Number((waits.length / seconds).toFixed(1)),
    p50Ms: quantile(waits, 0.5),
    p95Ms: quantile(waits, 0.95),
    p99Ms: quantile(waits, 0.99),
    serverWaitsP99Ms: Number((loop.percentile(99) / 1e6).toFixed(1)),
  }),
);
await pool.close();
