import type { Language } from '@stolik/kernel/language';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { ADVISED } from '@stolik/search/claims';
import type { AnyLively } from '@stolik/search/lively';
import { usualOptions } from '@stolik/search/manifest';
import { type Arguments, gameOptions, numberFlag, parseArguments } from '../arguments.ts';
import { type CatalogEntry, findEntry } from '../catalog.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { languageFlag } from '../language.ts';
import { type Cell, playCells } from '../lively/pool.ts';
import { jsonLine, type Report, reportOf, tableLines } from '../lively/report.ts';
import { effortOf, makeTable, type TableSpec } from '../lively/table.ts';
import { LIVELY_WORDS, type LivelyWords } from '../lively/words.ts';
import { complain, EXIT, type Output } from '../output.ts';
import { problems } from '../problems.ts';

const FLAGS = ['level', 'against', 'games', 'seed', 'players', 'iterations', 'timed', 'threads', 'hints', 'json', 'lang'];

export const livelyCommand: Command = {
  name: 'lively',
  summary: COMMAND_WORDS.lively.summary,
  help: {
    en: `stolik lively GAME --level N [--against N] [--games N] [--seed N] [--players N] [--threads N]
              [--iterations N | --timed] [--hints] [--json] [--lang en|ru|pl] [--OPTION VALUE…]

The bots of the client play at the table that one tap opens there, and what happens is counted. Each level plays against
itself. In Golems it also plays against a still rival, who never leaves their cell, and a repeating one, who walks by the
same program every round; in the circuit against a waiting one, who lights nothing, and a spoiling one, who also leaves
little to build on. They sit on the first seat, where a person sits.

--level N        a level, or several: 1-6, or 2,4; each gets a column, or a line of JSON
--against N      this level on all other seats; the level sits on each seat in turn, and rivals are left out
--games N        how many games of each kind (100)
--seed N         the same seed counts the same, with any number of threads (1)
--players N      seats at the table
--threads N      threads to play in (1)
--iterations N   what a level that thinks for a time spends on a decision instead (each game names a number that is about as much)
--timed          let it think for its time, as the thread works it: figures then differ from run to run
--hints          instead, count whether hints come true: somebody on the first seat does what the first hint says
--json           one JSON object a line, as soon as its level is done
Any other --name is an option of the game: --scenario winter-duel, --box classic, --x2.`,
  },
  switches: ['hints', 'json', 'timed'],
  async run(argv, out) {
    const args = parseArguments(argv, this.switches);
    const language = languageFlag(args);
    if (!language.ok) return complain(out, language.problem);
    const plan = readPlan(args, LIVELY_WORDS[language.value]);
    if (!plan.ok) return complain(out, plan.problem, problems().see('stolik lively --help'));
    await play(plan.value, args.flags['json'] === true, language.value, out);
    return EXIT.fine;
  },
};

/** What is to be played, one column a level. */
interface Plan {
  readonly entry: CatalogEntry;
  readonly lively: AnyLively;
  readonly columns: readonly TableSpec[];
  /** Against whom: each rival, or undefined for another bot. */
  readonly kinds: readonly (string | undefined)[];
  readonly games: number;
  readonly threads: number;
}

function readPlan(args: Arguments, words: LivelyWords): Result<Plan> {
  const entry = findEntry(args.words[0]);
  if (!entry.ok) return entry;
  const { game, lively, players } = entry.value;
  if (args.words.length > 1) return problem(args.words[1]!, words.oneGame);
  const levels = readLevels(args, 'level', entry.value, words);
  if (!levels.ok) return levels;
  const against = args.flags['against'] === undefined ? ok([undefined]) : readLevels(args, 'against', entry.value, words);
  if (!against.ok) return against;
  if (against.value.length > 1)
    return problem('--against', words.noLevel(String(args.flags['against']), namesOf(entry.value).join(', ')));
  const numbers = readNumbers(args, { players: [players.usual, game.seats.min, game.seats.max] });
  if (!numbers.ok) return numbers;
  if (args.flags['timed'] && args.flags['iterations'] !== undefined) return problem('--timed', words.oneOfBoth);
  const { games, threads, seed, iterations, players: seats } = numbers.value;
  const thinking = args.flags['timed'] ? 'timed' : args.flags['iterations'] === undefined ? 'usual' : iterations;
  const columns = levels.value.map((level): TableSpec => {
    const playing = [level, ...(against.value[0] === undefined ? [] : [against.value[0]])];
    const options = { ...usualOptions(entry.value, playing, seats), ...gameOptions(args, FLAGS) };
    return { game: game.id, options, seats, level, against: against.value[0], rival: undefined, seed: String(seed), thinking };
  });
  const table = makeTable(columns[0]!);
  if (!table.ok) return problem(table.problem.at, problems().badOption(table.problem.says));
  if (args.flags['hints'] && (!lively.claims || seats < 2 || against.value[0] !== undefined))
    return problem('--hints', words.noClaims);
  return ok({ entry: entry.value, lively, columns, kinds: kindsOf(args, lively, against.value[0], seats), games, threads });
}

function kindsOf(args: Arguments, { rivals = [] }: AnyLively, against: string | undefined, seats: number): Plan['kinds'] {
  if (args.flags['hints']) return [ADVISED];
  return [undefined, ...(against === undefined && seats > 1 ? rivals.map(({ id }) => id) : [])];
}

type Numbers = Readonly<Record<'games' | 'threads' | 'seed' | 'iterations' | 'players', number>>;
/** What it is where the flag is missing, the least and the most. */
type Range = readonly [number, number, number];

function readNumbers(args: Arguments, more: { readonly players: Range }): Result<Numbers> {
  const ranges: Readonly<Record<keyof Numbers, Range>> = {
    games: [100, 1, 1_000_000],
    threads: [1, 1, 256],
    seed: [1, 0, 2 ** 31],
    iterations: [0, 1, 100_000_000],
    ...more,
  };
  const read: Record<string, number> = {};
  for (const [name, range] of Object.entries(ranges)) {
    const number = numberFlag(args, name, ...range);
    if (!number.ok) return number;
    read[name] = number.value;
  }
  return ok(read as Numbers);
}

const namesOf = ({ levels }: CatalogEntry): readonly string[] => levels.map(({ id }) => id);

/** `2`, `1-6`, `2,4`, `1-3,6`: levels in the order in which they are named. */
function readLevels(args: Arguments, flag: string, entry: CatalogEntry, words: LivelyWords): Result<readonly string[]> {
  const given = args.flags[flag];
  const known = namesOf(entry);
  if (given === undefined || given === true) return problem(`--${flag}`, words.whichLevel(known.join(', ')));
  const levels: string[] = [];
  for (const part of given.split(',')) {
    const [first = '', last = first, ...more] = part.split('-').map((word) => word.trim());
    const [from, to] = [known.indexOf(first), known.indexOf(last)];
    if (from < 0 || to < from || more.length > 0) return problem(`--${flag}`, words.noLevel(given, known.join(', ')));
    levels.push(...known.slice(from, to + 1));
  }
  return ok([...new Set(levels)]);
}

async function play(plan: Plan, isJson: boolean, language: Language, out: Output): Promise<void> {
  const { entry, lively, columns, kinds, games, threads } = plan;
  const words = LIVELY_WORDS[language];
  const cells = columns.map((spec): Cell => ({ specs: kinds.map((rival) => ({ ...spec, rival })), games }));
  const reports: Report[] = [];
  await playCells(cells, threads, {
    onGame: progressTeller(words, out),
    onCell(index, result) {
      const spec = columns[index]!;
      const level = entry.book.levels.find(({ id }) => id === spec.level)!;
      const report = reportOf(spec, effortOf(spec, level, lively), games, result, lively);
      reports.push(report);
      if (isJson) out.line(jsonLine(report));
      out.error(words.spent(report.level, games * cells[index]!.specs.length, (result.milliseconds / 1000).toFixed(1)));
    },
  });
  if (isJson) return;
  const [{ seats, seed, against }] = columns as [TableSpec];
  const title = words.title(entry.title[language], seats, games, Number(seed));
  out.line(against === undefined ? title : `${title}, ${words.against(Number(against))}`);
  for (const line of tableLines(reports, lively, language, words)) out.line(line);
}

const TELL_EVERY_MS = 10_000;

function progressTeller(words: LivelyWords, out: Output): (done: number, all: number) => void {
  let told = performance.now();
  return (done, all) => {
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    out.error(words.progress(done, all));
  };
}
