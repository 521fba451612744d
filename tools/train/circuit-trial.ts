// Settings and weights of the circuit's bots tried against each other, all at once on all cores; a JSON line for each contest:
//   node tools/train/circuit-trial.ts weights low newcomer --scale 1
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { unwrap } from '../../engine/kernel/src/result.ts';
import { playDeal } from '../../engine/search/src/arena.ts';
import type { BotEntry } from '../../engine/search/src/book.ts';
import type { Effort } from '../../engine/search/src/player.ts';
import type { CircuitState } from '../../games/circuit/src/board/state.ts';
import { type CircuitSettings, circuitPlayer } from '../../games/circuit/src/bot/player.ts';
import { TEMPERS } from '../../games/circuit/src/bot/tempers.ts';
import { type CircuitWeights, WEIGHTS } from '../../games/circuit/src/bot/weights.ts';
import { circuitBots } from '../../games/circuit/src/bot.ts';
import { circuit } from '../../games/circuit/src/game.ts';
import { playFirstGame } from '../../games/circuit/src/newcomer.ts';

interface Mind {
  readonly settings: CircuitSettings | string;
  readonly effort?: Effort;
}
interface Trial {
  readonly name: string;
  readonly a: Mind;
  /** Left out: a newcomer with hints plays against A. */
  readonly b?: Mind;
  readonly margin?: number;
  readonly iterations?: number;
  readonly games: number;
}
interface Task {
  readonly trial: Trial;
  readonly deal: number;
}

const AT_ONCE = { width: 1, turns: 0, ending: 0, manners: ['any'], isFitted: false } as const;
const OURS: CircuitSettings = { ...AT_ONCE, weights: WEIGHTS, width: 50, turns: 2, temperature: 0 };
const ONCE: Effort = { iterations: 1 };
const BRIEFLY: Effort = { milliseconds: 40 };
/** About what the last level thinks at a table. */
const LONG: Effort = { iterations: 4000 };
const builder = (hope: number, temperature: number): Mind => ({
  settings: { ...AT_ONCE, weights: { ...WEIGHTS, ...TEMPERS.builder.bold, hope }, temperature },
  effort: ONCE,
});
const ours = (change: Partial<CircuitSettings>, weights: Partial<typeof WEIGHTS> = {}): Mind => ({
  settings: { ...OURS, ...change, weights: { ...WEIGHTS, ...weights } },
  effort: BRIEFLY,
});
/** Levels 2 to 6 as they were while all of them played for the margin; the last with iterations in place of its time. */
const FORMER_WEIGHTS: CircuitWeights = { ...WEIGHTS, threat: 2, hope: 0.25, room: 0, finish: 0 };
const former = (level: number): Mind => {
  const weights = { ...FORMER_WEIGHTS };
  if (level === 2)
    return { settings: { ...AT_ONCE, weights: { ...weights, threat: 0, hope: 1 }, temperature: 0.35 }, effort: ONCE };
  if (level === 3) return { settings: { ...AT_ONCE, weights: { ...weights, threat: 0.6 }, temperature: 0.8 }, effort: ONCE };
  if (level === 4) return { settings: { ...AT_ONCE, weights, width: 6, turns: 1, temperature: 0.9 }, effort: { iterations: 40 } };
  if (level === 5)
    return { settings: { ...AT_ONCE, weights, width: 12, turns: 1, temperature: 0.3 }, effort: { iterations: 100 } };
  return { settings: { ...AT_ONCE, weights, width: 50, turns: 2, temperature: 0 }, effort: LONG };
};
/** A level thinks as long as it does at a table; where that is a time, for so many iterations. */
const known = (settings: string, effort?: Effort): Mind => ({ settings, ...(effort && { effort }) });

const TRIALS: Readonly<Record<string, readonly Trial[]>> = {
  weights: [
    ['threat 1', ours({}, { threat: 1 })],
    ['threat 3', ours({}, { threat: 3 })],
    ['hope 0.6', ours({}, { hope: 0.6 })],
    ['iron 0.7', ours({}, { iron: 0.7 })],
    ['steeper', ours({}, { early: 0.5, late: 1.2 })],
    ['one turn', ours({ turns: 1 })],
    ['width 24', ours({ width: 24 })],
    ['fitting', ours({ manners: ['fitting'] })],
    ['fitting, careful', ours({ manners: ['fitting', 'careful'], width: 24, turns: 1 })],
  ].map(([name, a]) => ({ name: `${name as string} against ours`, a: a as Mind, b: ours({}), games: 128 })),
  low: [0.5, 1].flatMap((hope) =>
    [0.35, 0.7].flatMap((cool): Trial[] => [
      { name: `level 1 (hope ${hope}, 1.2) against A0`, a: builder(hope, 1.2), b: known('A0'), games: 96 },
      {
        name: `level 2 (hope ${hope}, ${cool}) against level 1 (hope ${hope}, 1.2)`,
        a: builder(hope, cool),
        b: builder(hope, 1.2),
        games: 128,
      },
      { name: `level 3 against level 2 (hope ${hope}, ${cool})`, a: known('3'), b: builder(hope, cool), games: 128 },
    ]),
  ),
  former: [2, 3, 4, 5, 6].flatMap((level): Trial[] => {
    const now = known(`${level}`, level === 6 ? LONG : undefined);
    return [
      { name: `level ${level} against the former one`, a: now, b: former(level), games: 100 },
      { name: `level ${level} against A2`, a: now, b: known('A2'), games: 100 },
      { name: `the former level ${level} against A2`, a: former(level), b: known('A2'), games: 100 },
    ];
  }),
  steps: [1, 2, 3, 4].map(
    (level): Trial => ({
      name: `${level + 1} against ${level}`,
      a: known(`${level + 1}`),
      b: known(`${level}`),
      games: level < 4 ? 48 : 32,
    }),
  ),
  newcomer: [0.02, 0.06, 0.1].flatMap((margin) =>
    [
      [1, 1.2],
      [1, 0.35],
      [0.5, 0.35],
    ].map(([hope, temperature]): Trial => {
      const name = `newcomer, margin ${margin}, against hope ${hope}, temperature ${temperature}`;
      return { name, a: builder(hope!, temperature!), margin, iterations: 400, games: 48 };
    }),
  ),
};

function entryOf({ settings, effort }: Mind): BotEntry<CircuitState> {
  if (typeof settings !== 'string')
    return {
      id: 'tried',
      label: { en: '', ru: '', pl: '' },
      says: { en: '', ru: '', pl: '' },
      player: circuitPlayer(settings),
      effort: effort ?? ONCE,
    };
  const rung = [...circuitBots.levels, ...circuitBots.ladder].find(({ id }) => id === settings);
  if (!rung || !('player' in rung)) throw new Error(`nobody is called ${settings}`);
  return effort ? { ...rung, effort } : rung;
}

const clock = (): number => process.threadCpuUsage().user / 1000;
const options = unwrap(circuit.parseOptions({}, 2));

/** Shares of A, or whether the newcomer lights three; and how much is lit. */
function answerTo({ trial, deal }: Task): { readonly shares: readonly number[]; readonly lit: number } {
  const { a, b, margin, iterations } = trial;
  if (b)
    return {
      shares: playDeal({ game: circuit, options, seats: 2, a: entryOf(a), b: entryOf(b), seed: trial.name, clock }, deal).shares,
      lit: 0,
    };
  const game = playFirstGame({
    box: 'lively',
    seed: `trial ${deal}`,
    rival: entryOf(a),
    adviser: { margin: margin!, iterations: iterations! },
  });
  return { shares: [game.lit[0] >= 3 ? 1 : 0], lit: game.lit[0] };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { scale: { type: 'string', default: '1' }, jobs: { type: 'string', default: String(availableParallelism()) } },
  });
  const trials = positionals.flatMap((name) => TRIALS[name] ?? []);
  const tasks = trials.flatMap((trial) =>
    Array.from(
      { length: Math.ceil((trial.games * Number(values.scale)) / (trial.b ? 2 : 1)) },
      (_, deal): Task => ({ trial, deal }),
    ),
  );
  const sums = new Map(trials.map((trial) => [trial.name, { games: 0, sum: 0, lit: 0 }]));
  let next = 0;
  await Promise.all(
    Array.from({ length: Number(values.jobs) }, async () => {
      const worker = new Worker(new URL(import.meta.url));
      while (next < tasks.length) {
        const task = tasks[next++]!;
        const answer = await new Promise<ReturnType<typeof answerTo>>((done, fail) => {
          worker.once('message', done);
          worker.once('error', fail);
          worker.postMessage(task);
        });
        worker.removeAllListeners('error');
        const sum = sums.get(task.trial.name)!;
        sum.games += answer.shares.length;
        sum.sum += answer.shares.reduce((all, each) => all + each, 0);
        sum.lit += answer.lit;
      }
      await worker.terminate();
    }),
  );
  for (const [name, { games, sum, lit }] of sums)
    console.log(JSON.stringify({ name, games, share: Number((sum / games).toFixed(3)), lit: Number((lit / games).toFixed(2)) }));
}

if (isMainThread) await main();
else parentPort!.on('message', (task: Task) => parentPort!.postMessage(answerTo(task)));
