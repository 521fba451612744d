// Plays the contests that docs/bots.md reports (tools/arena/plan.ts) and prints them as Markdown tables with their targets. Every deal
// goes to a log; a contest goes on where the log ends, so it can be played in parts, or on several machines with a log each.
// A log is worth nothing any more when a bot in it has changed.
//   node tools/arena-tables.ts [circuit | circuit/four | circuit/four/A4 …] [--jobs 16] [--minutes 9] [--cpu] --log deals.jsonl
//   node tools/arena-tables.ts show [circuit …] [--cpu] --log deals.jsonl --log more.jsonl
import { parseArgs } from 'node:util';
import type { ContestSpec } from '../apps/cli/src/arena/contest.ts';
import { playTasks, type Task } from '../apps/cli/src/arena/pool.ts';
import { percent, type Report, reportOf } from '../apps/cli/src/arena/report.ts';
import { appendResult, nameOf, readLogs } from './arena/log.ts';
import { findPlanned, type Planned } from './arena/plan.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', default: '1' },
    /** No deal begins after so many minutes. */
    minutes: { type: 'string', default: '100000' },
    /** Plays this many games for every 400 of the plan: a quick look. */
    'games-of': { type: 'string', default: '400' },
    /** Time as the threads work it: for a busy machine. */
    cpu: { type: 'boolean', default: false },
    log: { type: 'string', multiple: true, default: ['.cache/arena.jsonl'] },
  },
});

const specOf = ({ game, seats, a, b }: Planned): ContestSpec => {
  return { game, options: {}, seats, a, b: b ?? a, seed: 'tables', effort: undefined, time: values.cpu ? 'cpu' : 'wall' };
};

const dealsOf = ({ seats, games }: Planned): number => Math.ceil((games * Number(values['games-of'])) / 400 / seats);

/** All that is left to be played; every contest is as far as the others at any time. */
function tasksLeft(contests: readonly Planned[], logs: readonly string[]): Task[] {
  const played = readLogs(logs);
  return contests
    .flatMap((planned) => {
      const spec = specOf(planned);
      const deals = dealsOf(planned);
      return Array.from({ length: deals }, (_, deal) => ({ spec, deal, part: deal / deals }));
    })
    .filter(({ spec, deal }) => !played.get(nameOf(spec))?.has(deal))
    .sort((one, other) => one.part - other.part);
}

async function play(contests: readonly Planned[], logs: readonly string[]): Promise<void> {
  const until = Date.now() + Number(values.minutes) * 60_000;
  await playTasks(tasksLeft(contests, logs), Number(values.jobs), (task, result) => {
    appendResult(logs[0]!, task, result);
    return Date.now() < until;
  });
}

const HEAD = ['A', 'B', 'seats', 'games', 'won / drawn / lost', 'share of A', '95 % interval', 'points', 'p99 ms', 'wanted'];

function rowOf({ target, points }: Planned, report: Report): string[] {
  const { a, b, seats, games, wins, draws, losses, share, low, high } = report;
  const isAlone = seats === 1;
  const reached = points !== undefined ? report.points[0] >= points : target === undefined || share >= target;
  const wanted = points !== undefined ? `${points} points` : target !== undefined ? percent(target) : '';
  return [
    a,
    isAlone ? 'alone' : b,
    String(seats),
    String(games),
    isAlone ? '' : `${wins} / ${draws} / ${losses}`,
    isAlone ? '' : percent(share),
    isAlone ? '' : `${percent(low)} – ${percent(high)}`,
    report.points.slice(0, seats).join(' : '),
    String(report.p99Ms),
    wanted === '' ? '' : `${wanted}: ${reached ? 'reached' : 'missed'}`,
  ];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function show(contests: readonly Planned[], logs: readonly string[]): void {
  const played = readLogs(logs);
  for (const game of new Set(contests.map((planned) => planned.game))) {
    console.log(`\n### ${game}\n\n${line(HEAD)}\n${line(HEAD.map(() => '---'))}`);
    for (const planned of contests.filter((each) => each.game === game)) {
      const spec = specOf(planned);
      const results = [...(played.get(nameOf(spec))?.values() ?? [])].sort((one, other) => one.deal - other.deal);
      if (results.length > 0) console.log(line(rowOf(planned, reportOf(spec, results, undefined))));
    }
  }
}

const isShow = positionals[0] === 'show';
const contests = findPlanned(isShow ? positionals.slice(1) : positionals);
if (!isShow) await play(contests, values.log);
show(contests, values.log);
