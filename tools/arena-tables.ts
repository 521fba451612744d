// Plays the contests that docs/bots.md reports, and prints them as Markdown tables with their targets; a JSON line each goes to --log.
//   node tools/arena-tables.ts micropul [ladder|levels|alone …] [--jobs 15] [--games-of 400] [--cpu] [--log results.jsonl]
import { appendFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ContestSpec } from '../apps/cli/src/arena/contest.ts';
import { runContest } from '../apps/cli/src/arena/pool.ts';
import { percent, type Report, reportOf } from '../apps/cli/src/arena/report.ts';

interface Contest {
  readonly a: string;
  readonly b?: string;
  readonly games: number;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The share of points A should reach, or its mean points alone. */
  readonly target?: number;
  readonly points?: number;
}

type Plan = Readonly<Record<string, Readonly<Record<string, string | readonly Contest[]>>>>;

const PLAN = JSON.parse(readFileSync(resolve(import.meta.dirname, 'arena-plan.json'), 'utf8')) as Plan;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', default: '1' },
    /** Plays this many games for every 400 of the plan: a quick look. */
    'games-of': { type: 'string', default: '400' },
    seed: { type: 'string', default: 'tables' },
    /** Time as the threads work it: for a busy machine. */
    cpu: { type: 'boolean', default: false },
    log: { type: 'string' },
  },
});

async function play(game: string, contest: Contest): Promise<Report> {
  const seats = contest.seats ?? 2;
  const spec: ContestSpec = {
    game,
    options: contest.options ?? {},
    seats,
    a: contest.a,
    b: contest.b ?? contest.a,
    seed: values.seed,
    effort: undefined,
    time: values.cpu ? 'cpu' : 'wall',
  };
  const games = Math.max(seats, Math.round((contest.games * Number(values['games-of'])) / 400));
  const deals = Math.ceil(games / seats);
  const results = await runContest(spec, { deals, jobs: Number(values.jobs), onResult: () => true });
  const report = reportOf(spec, results, undefined);
  if (values.log) appendFileSync(values.log, `${JSON.stringify(report)}\n`);
  return report;
}

const HEAD = [
  'A',
  'B',
  'seats',
  'games',
  'won / drawn / lost',
  'share of A',
  '95 % interval',
  'Elo',
  'points',
  'p99 ms',
  'target',
];

function rowOf({ target, points }: Contest, report: Report): string[] {
  const { a, b, seats, games, wins, draws, losses, share, low, high } = report;
  const isAlone = seats === 1;
  const reached = points !== undefined ? report.points[0] >= points : target === undefined || share >= target;
  const wanted = points !== undefined ? `${points} points` : target !== undefined ? percent(target) : '';
  return [
    a,
    isAlone ? 'alone' : b,
    String(seats),
    String(games),
    `${wins} / ${draws} / ${losses}`,
    percent(share),
    `${percent(low)} – ${percent(high)}`,
    isAlone ? '' : String(Math.round(report.elo)),
    report.points.slice(0, seats).join(' : '),
    String(report.p99Ms),
    wanted === '' ? '' : `${wanted}: ${reached ? 'reached' : 'missed'}`,
  ];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const [game = '', ...wanted] = positionals;
const tables = PLAN[game];
if (!tables) throw new Error(`there are plans for ${Object.keys(PLAN).join(', ')}`);
for (const [name, contests] of Object.entries(tables)) {
  if (typeof contests === 'string' || (wanted.length > 0 && !wanted.includes(name))) continue;
  console.log(`\n### ${game}: ${name}\n`);
  console.log(`${line(HEAD)}\n${line(HEAD.map(() => '---'))}`);
  for (const contest of contests) console.log(line(rowOf(contest, await play(game, contest))));
}
