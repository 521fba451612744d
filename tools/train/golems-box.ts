// Plays golem types of v6.1, or robots of v4.0, against each other at a level of the bots: every pair the same number of games, seats changed every
// game, all cores. Prints the table of docs/balance. Other numbers are tried by changing those of the even box in games/golems/data first.
//   node tools/train/golems-box.ts golems6 --games 400 --level 5 --box even --jobs 16 --minutes 9 --keep games.txt
// What is played is written to the file of --keep as it goes; the same command again plays only what is missing, and prints the table of all.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { CHANCE } from '../../engine/kernel/src/game.ts';
import { SeededRng } from '../../engine/kernel/src/random.ts';
import { unwrap } from '../../engine/kernel/src/result.ts';
import { golems4Bots } from '../../games/golems/src/bots/golems4.ts';
import { golems6Bots } from '../../games/golems/src/bots/golems6.ts';
import { GOLEM_TYPES } from '../../games/golems/src/core/golem-types.ts';
import { golems4 } from '../../games/golems/src/games/golems4.ts';
import { golems6 } from '../../games/golems/src/games/golems6.ts';
import { ROBOTS } from '../../games/golems/src/v4/kinds.ts';

const EDITIONS = {
  golems6: { game: golems6, book: golems6Bots, kinds: GOLEM_TYPES, scenario: 'duel' },
  golems4: { game: golems4, book: golems4Bots, kinds: ROBOTS, scenario: 'summer-duel' },
} as const;

interface Task {
  readonly edition: keyof typeof EDITIONS;
  readonly level: number;
  readonly box: string;
  readonly pair: readonly [string, string];
  readonly game: number;
}

/** How the first of the pair fared: 1 won, ½ drawn, 0 lost. */
function playGame({ edition, level, box, pair, game: number }: Task): number {
  const { game, book, scenario } = EDITIONS[edition] as (typeof EDITIONS)['golems6'];
  const { player, effort } = book.levels[level - 1]!;
  const budget = 'iterations' in effort ? effort : { ...effort, clock: () => performance.now() };
  const isTurned = number % 2 === 1;
  const golems = isTurned ? [pair[1], pair[0]] : pair;
  const rng = new SeededRng(`${pair.join(' ')} ${number}`);
  const state = game.setup(unwrap(game.parseOptions({ scenario, golems, box }, 2)), 2);
  for (let next = game.next(state); ; next = game.next(state)) {
    if (next.kind === 'over') {
      const { winners } = next.outcome;
      return winners.length !== 1 ? 0.5 : (winners[0] === 0) !== isTurned ? 1 : 0;
    }
    if (next.kind === 'chance') game.play(state, CHANCE, game.roll(state, rng));
    else {
      // All decide before any decision is made known to the state.
      const actions = next.seats.map((seat) => player(game.redeal(state, seat, rng), seat, rng, budget).action);
      for (const [index, seat] of next.seats.entries()) game.play(state, seat, actions[index]!);
    }
  }
}

type Points = Map<string, { sum: number; games: number }>;

const nameOf = ({ edition, level, box, pair, game }: Task): string => `${edition} ${level} ${box} ${pair.join(' ')} ${game}`;

function count(points: Points, task: Task, score: number): void {
  const pair = points.get(task.pair.join(' '))!;
  pair.sum += score;
  pair.games++;
}

/** Scores of games that an earlier run has kept: a line is the name of a game and its score. */
function keptScores(file: string | undefined): Map<string, number> {
  const lines = file && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.filter((line) => line).map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '400' },
      level: { type: 'string', default: '5' },
      box: { type: 'string', default: 'even' },
      jobs: { type: 'string', default: '2' },
      /** No game begins after so many minutes. */
      minutes: { type: 'string', default: '100000' },
      /** Only pairs with this one: how a changed card fares against the field. */
      only: { type: 'string' },
      /** Where scores are kept for the next run. */
      keep: { type: 'string' },
    },
  });
  const edition = positionals[0] === 'golems4' ? 'golems4' : 'golems6';
  const kinds: readonly string[] = EDITIONS[edition].kinds;
  const pairs = kinds
    .flatMap((one, index) => kinds.slice(index + 1).map((other) => [one, other] as const))
    .filter((pair) => !values.only || pair.includes(values.only));
  const wanted = Array.from({ length: Number(values.games) }, (_, game) =>
    pairs.map((pair): Task => ({ edition, level: Number(values.level), box: values.box, pair, game })),
  ).flat();
  const points: Points = new Map(pairs.map((pair) => [pair.join(' '), { sum: 0, games: 0 }]));
  const until = Date.now() + Number(values.minutes) * 60_000;
  const kept = keptScores(values.keep);
  const tasks = wanted.filter((task) => !kept.has(nameOf(task)));
  for (const task of wanted) if (kept.has(nameOf(task))) count(points, task, kept.get(nameOf(task))!);
  const told = (task: Task, score: number): void => {
    count(points, task, score);
    if (values.keep) appendFileSync(values.keep, `${nameOf(task)} ${score}\n`);
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, () => work(tasks, until, told)));
  const against = (one: string, other: string): { sum: number; games: number } | undefined => {
    const back = points.get(`${other} ${one}`);
    return points.get(`${one} ${other}`) ?? (back && { sum: back.games - back.sum, games: back.games });
  };
  console.log(`| | ${kinds.join(' | ')} | overall |\n|---|${'---:|'.repeat(kinds.length + 1)}`);
  for (const one of kinds) {
    const rivals = kinds.map((other) => (other === one ? undefined : against(one, other)));
    const total = (of: 'sum' | 'games'): number => rivals.reduce((sum, each) => sum + (each?.[of] ?? 0), 0);
    const cells = rivals.map((each) => (each ? `${Math.round((100 * each.sum) / Math.max(1, each.games))} %` : ''));
    console.log(`| **${one}** | ${cells.join(' | ')} | **${percent(total('sum') / total('games'))}** |`);
  }
  console.log(`\n${[...points.values()].reduce((sum, { games }) => sum + games, 0)} games`);
}

/** One thread: the next game as long as there is one. */
function work(tasks: Task[], until: number, told: (task: Task, score: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url));
    let task: Task | undefined;
    const ask = (): void => {
      task = Date.now() < until ? tasks.shift() : undefined;
      if (task) worker.postMessage(task);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('message', (score: number) => {
      told(task!, score);
      ask();
    });
    worker.on('error', reject);
    ask();
  });
}

if (isMainThread) await main();
else parentPort!.on('message', (task: Task) => parentPort!.postMessage(playGame(task)));
