import type { Language } from '@stolik/kernel/language';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { Effort } from '@stolik/search/player';
import { sprt } from '@stolik/search/statistics';
import { type ContestSpec, makeContest, type Played } from '../arena/contest.ts';
import { runContest } from '../arena/pool.ts';
import { type Report, reportLines, reportOf } from '../arena/report.ts';
import { botsOf, roundRobin, tableLines } from '../arena/round-robin.ts';
import { ARENA_WORDS } from '../arena/words.ts';
import { type Arguments, numberFlag, parseArguments, unknownFlag } from '../arguments.ts';
import { findEntry } from '../catalog.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { languageFlag } from '../language.ts';
import { complain, EXIT, type Output } from '../output.ts';

const FLAGS = [
  'game',
  'a',
  'b',
  'games',
  'seats',
  'ms',
  'cpu',
  'iterations',
  'seed',
  'jobs',
  'options',
  'sprt',
  'all',
  'bots',
  'json',
  'lang',
];

export const arenaCommand: Command = {
  name: 'arena',
  summary: COMMAND_WORDS.arena.summary,
  help: {
    en: `stolik arena --game GAME --a BOT --b BOT [--games N] [--seats N] [--ms N | --iterations N] [--cpu] [--seed WORD]
             [--jobs N] [--options JSON] [--sprt LOW,HIGH] [--json] [--lang en|ru|pl]
stolik arena --game GAME --all [--bots BOT,BOT,…] …

Every deal is played with A on each seat in turn and the same chance. With more than two seats B takes all others; with
one seat A plays alone. A BOT is a level (1 to 6), a rung of the ladder (A0 to A6), or a name (greedy); A5@50 thinks
50 milliseconds a move, A5@2000i 2,000 iterations. file:bot.py or file:bot.js is a program (docs/bots.md).

--games N        how many games (100), rounded up to whole deals
--ms N           how long bots think whose thinking is measured in time (200)
--cpu            count those milliseconds as the thread works them: for a machine that is busy with other things
--iterations N   iterations instead: then the same seed gives the same result on every machine
--jobs N         threads to play in (1)
--options JSON   options of the game: '{"simple": true}'
--sprt LOW,HIGH  stop as soon as it is clear whether A is better by HIGH Elo or not even by LOW (two seats)
--all            everyone against everyone, with a table of ratings; --bots says who (the levels and the ladder)
--json           one JSON object a line`,
  },
  switches: ['json', 'all', 'cpu'],
  async run(argv, out) {
    const args = parseArguments(argv, this.switches);
    const settings = readSettings(args);
    if (!settings.ok) return complain(out, settings.problem, 'See: stolik arena --help');
    return args.flags['all'] ? playAll(args, settings.value, out) : playTwo(args, settings.value, out);
  },
};

interface Settings {
  readonly spec: Omit<ContestSpec, 'a' | 'b'>;
  readonly games: number;
  readonly jobs: number;
  readonly bounds: readonly [number, number] | undefined;
  readonly language: Language;
}

function readSettings(args: Arguments): Result<Settings> {
  const unknown = unknownFlag(args, FLAGS);
  if (unknown) return { ok: false, problem: unknown };
  const [word] = args.words;
  if (word !== undefined) return problem(word, 'what is this word for? The game is named by --game');
  const language = languageFlag(args);
  if (!language.ok) return language;
  const entry = findEntry(textOf(args, 'game'));
  if (!entry.ok) return entry;
  const { seats: range, id } = entry.value.game;
  const seats = numberFlag(args, 'seats', entry.value.players.usual, range.min, range.max);
  if (!seats.ok) return seats;
  const games = numberFlag(args, 'games', 100, 1, 10_000_000);
  if (!games.ok) return games;
  const jobs = numberFlag(args, 'jobs', 1, 1, 256);
  if (!jobs.ok) return jobs;
  const effort = effortOf(args);
  if (!effort.ok) return effort;
  const options = optionsOf(args);
  if (!options.ok) return options;
  const bounds = boundsOf(args, seats.value);
  if (!bounds.ok) return bounds;
  const seed = textOf(args, 'seed') ?? '1';
  const time = args.flags['cpu'] ? ('cpu' as const) : ('wall' as const);
  const spec = { game: id, options: options.value, seats: seats.value, seed, effort: effort.value, time };
  return ok({ spec, games: games.value, jobs: jobs.value, bounds: bounds.value, language: language.value });
}

function textOf(args: Arguments, name: string): string | undefined {
  const value = args.flags[name];
  return value === true ? undefined : value;
}

function effortOf(args: Arguments): Result<Effort | undefined> {
  const { ms, iterations } = args.flags;
  if (ms !== undefined && iterations !== undefined) return problem('--ms', 'either --ms or --iterations, not both');
  const name = ms !== undefined ? 'ms' : 'iterations';
  if (args.flags[name] === undefined) return ok(undefined);
  const amount = numberFlag(args, name, 0, 1, 100_000_000);
  if (!amount.ok) return amount;
  return ok(name === 'ms' ? { milliseconds: amount.value } : { iterations: amount.value });
}

function optionsOf(args: Arguments): Result<Record<string, unknown>> {
  const text = args.flags['options'];
  if (text === undefined) return ok({});
  try {
    const value: unknown = JSON.parse(String(text));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return ok(value as Record<string, unknown>);
  } catch {
    // What it should be is said below.
  }
  return problem('--options', 'a JSON object is expected, as in \'{"simple": true}\'');
}

function boundsOf(args: Arguments, seats: number): Result<readonly [number, number] | undefined> {
  const text = args.flags['sprt'];
  if (text === undefined) return ok(undefined);
  if (seats !== 2) return problem('--sprt', 'only for two seats');
  const [low, high, ...more] = String(text).split(',').map(Number);
  const isFine = low !== undefined && high !== undefined && more.length === 0 && low < high && Number.isFinite(high - low);
  return isFine ? ok([low, high]) : problem('--sprt', 'two numbers of Elo are expected, the lower first: 0,20');
}

async function playTwo(args: Arguments, settings: Settings, out: Output): Promise<number> {
  const { seats } = settings.spec;
  const a = textOf(args, 'a');
  const b = seats === 1 ? (textOf(args, 'b') ?? a) : textOf(args, 'b');
  if (a === undefined || b === undefined) {
    return complain(out, { at: a === undefined ? '--a' : '--b', says: 'which bot?' }, 'See: stolik arena --help');
  }
  const spec: ContestSpec = { ...settings.spec, a, b };
  const contest = makeContest(spec);
  if (!contest.ok) return complain(out, contest.problem);
  const report = await playContest(spec, settings, out);
  if (args.flags['json']) out.line(JSON.stringify(report));
  else for (const line of reportLines(report, ARENA_WORDS[settings.language])) out.line(line);
  return EXIT.fine;
}

async function playContest(spec: ContestSpec, settings: Settings, out: Output): Promise<Report> {
  const deals = Math.ceil(settings.games / spec.seats);
  const tell = progressTeller(settings.language, deals, out);
  const { bounds } = settings;
  const onResult = (results: readonly Played[]): boolean => {
    tell(results.length);
    return (
      bounds === undefined ||
      sprt(
        results.map(({ shares }) => shares),
        ...bounds,
      ).verdict === 'open'
    );
  };
  const results = await runContest(spec, { deals, jobs: settings.jobs, onResult });
  return reportOf(spec, results, bounds);
}

const TELL_EVERY_MS = 10_000;

function progressTeller(language: Language, all: number, out: Output): (done: number) => void {
  let told = performance.now();
  return (done) => {
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    out.error(ARENA_WORDS[language].progress(done, all));
  };
}

async function playAll(args: Arguments, settings: Settings, out: Output): Promise<number> {
  if (settings.spec.seats !== 2) return complain(out, { at: '--seats', says: '--all is for two seats' });
  const bots = botsOf(settings.spec.game, textOf(args, 'bots'));
  if (!bots.ok) return complain(out, bots.problem);
  const reports: Report[] = [];
  for (const { a, b } of roundRobin(bots.value)) {
    const report = await playContest({ ...settings.spec, a, b }, settings, out);
    reports.push(report);
    if (args.flags['json']) out.line(JSON.stringify(report));
  }
  for (const line of tableLines(bots.value, reports, Boolean(args.flags['json']), ARENA_WORDS[settings.language])) out.line(line);
  return EXIT.fine;
}
