// Plays golem types of v6.1, or robots of v4.0, against each other at a level of the bots: every pair the same number of games, seats changed every
// game, all cores. Prints the table of docs/balance. Other numbers are tried by changing those of the even box in games/golems/data first.
//   node tools/train/golems-box.ts golems6 --games 400 --level 5 --box even --jobs 16 --minutes 9
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { CHANCE } from '../../engine/kernel/src/game.ts';
import { SeededRng } from '../../engine/kernel/src/random.ts';
import { unwrap } from '../../engine/kernel/src/result.ts';
import { golems4Bots } from '../../games/golems/src/v4/bot.ts';
import { golems4 } from '../../games/golems/src/v4/game.ts';
import { ROBOTS } from '../../games/golems/src/v4/kinds.ts';
import { golems6Bots } from '../../games/golems/src/v6/bot.ts';
import { golems6 } from '../../games/golems/src/v6/game.ts';
import { GOLEM_TYPES } from '../../games/golems/src/v6/types.ts';

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
    },
  });
  const edition = positionals[0] === 'golems4' ? 'golems4' : 'golems6';
  const kinds: readonly string[] = EDITIONS[edition].kinds;
  const pairs = kinds.flatMap((one, index) => kinds.slice(index + 1).map((other) => [one, other] as const));
  const tasks = Array.from({ length: Number(values.games) }, (_, game) =>
    pairs.map((pair): Task => ({ edition, level: Number(values.level), box: values.box, pair, game })),
  ).flat();
  const points = new Map(pairs.map((pair) => [pair.join(' '), { sum: 0, games: 0 }]));
  const until = Date.now() + Number(values.minutes) * 60_000;
  await Promise.all(Array.from({ length: Number(values.jobs) }, () => work(tasks, until, points)));
  const against = (one: string, other: string): { sum: number; games: number } => {
    const there = points.get(`${one} ${other}`);
    const { sum, games } = there ?? points.get(`${other} ${one}`)!;
    return { sum: there ? sum : games - sum, games };
  };
  console.log(`| | ${kinds.join(' | ')} | overall |\n|---|${'---:|'.repeat(kinds.length + 1)}`);
  for (const one of kinds) {
    const rivals = kinds.map((other) => (other === one ? undefined : against(one, other)));
    const total = (of: 'sum' | 'games'): number => rivals.reduce((sum, each) => sum + (each?.[of] ?? 0), 0);
    const cells = rivals.map((each) => (each ? `${Math.round((100 * each.sum) / each.games)} %` : ''));
    console.log(`| **${one}** | ${cells.join(' | ')} | **${percent(total('sum') / total('games'))}** |`);
  }
  console.log(`\n${[...points.values()].reduce((sum, { games }) => sum + games, 0)} games`);
}

/** One thread: the next game as long as there is one. */
function work(tasks: Task[], until: number, points: Map<string, { sum: number; games: number }>): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url));
    let task: Task | undefined;
    const ask = (): void => {
      task = Date.now() < until ? tasks.shift() : undefined;
      if (task) worker.postMessage(task);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('message', (score: number) => {
      const pair = points.get(task!.pair.join(' '))!;
      pair.sum += score;
      pair.games++;
      ask();
    });
    worker.on('error', reject);
    ask();
  });
}

if (isMainThread) await main();
else parentPort!.on('message', (task: Task) => parentPort!.postMessage(playGame(task)));
