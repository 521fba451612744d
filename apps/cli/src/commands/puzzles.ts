import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import type { AnyPuzzleMaking } from '@stolik/kernel/puzzles/making';
import { provePuzzle } from '@stolik/kernel/puzzles/prove';
import { type Puzzle, parsePuzzle, printPuzzle } from '@stolik/kernel/puzzles/puzzle';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { type Arguments, numberFlag, parseArguments, unknownFlag } from '../arguments.ts';
import { type CatalogEntry, findEntry } from '../catalog.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { parseJson, readText } from '../files.ts';
import { complain, EXIT, type Output, paint } from '../output.ts';
import { figuresOf } from '../puzzles/figures.ts';
import { FIRST_MOST, harvest, ideaIn, poorIn, rate } from '../puzzles/make.ts';

export const puzzlesCommand: Command = {
  name: 'puzzles',
  summary: COMMAND_WORDS.puzzles.summary,
  help: {
    en: `stolik puzzles make GAME --out FILE [--seed S] [--count N]
stolik puzzles prove FILE…
stolik puzzles rate FILE…
stolik puzzles count FILE…

make   asks questions in games of bots, or in positions made up for it, and writes those worth keeping, one JSON object a line, until FILE
       holds N (400 if nothing is said). Stopped, it goes on where it was; the same seed brings the same puzzles.
prove  enumerates all answers of every puzzle: the goal is the best that can be reached, there is one way to it, and it is not guessed.
rate   tries every puzzle, writes the ratings that follow into FILE, and counts.
count  says how many there are of each kind and theme in all files together, and how hard they are.

What the goals mean is told in docs/puzzles.md.

Exit: 0 all are proved, 1 something is not, 2 a line cannot be read.`,
  },
  switches: [],
  run(argv, out) {
    const args = parseArguments(argv, []);
    const [what, ...words] = args.words;
    if (what === 'make') return make({ ...args, words }, out);
    if (what === 'prove') return prove({ ...args, words }, out);
    if (what === 'rate') return rateFiles({ ...args, words }, out);
    if (what === 'count') return count({ ...args, words }, out);
    return complain(
      out,
      { at: what ?? 'puzzles', says: '"make", "prove", "rate" or "count" is expected' },
      'See: stolik puzzles --help',
    );
  },
};

function make(args: Arguments, out: Output): number {
  const unknown = unknownFlag(args, ['out', 'seed', 'count']);
  if (unknown) return complain(out, unknown);
  const entry = withPuzzles(args.words[0]);
  if (!entry.ok) return complain(out, entry.problem);
  const path = args.flags['out'];
  if (typeof path !== 'string') return complain(out, { at: '--out', says: 'which file?' });
  const seed = numberFlag(args, 'seed', 1, 0, 2 ** 31);
  if (!seed.ok) return complain(out, seed.problem);
  const wanted = numberFlag(args, 'count', 400, 1, 100_000);
  if (!wanted.ok) return complain(out, wanted.problem);
  const kept = existsSync(path) ? readPuzzles(path) : ok([]);
  if (!kept.ok) return complain(out, kept.problem);
  fill(entry.value, { path, seed: seed.value, wanted: wanted.value, kept: [...kept.value] }, out);
  return EXIT.fine;
}

interface Filling {
  readonly path: string;
  readonly seed: number;
  readonly wanted: number;
  readonly kept: Puzzle[];
}

/** No kind is more than this share of a file while others can be found. */
const LARGEST_SHARE = 0.35;
/** Where questions are made up, no kind has more than so many times its even share. */
const UNEVEN = 1.5;

/** So many first puzzles a file has at most, where they are seen at a glance. */
const FIRSTS = 80;
const FIRST_SHARE = 0.08;

const largestShare = ({ source }: AnyPuzzleMaking): number =>
  'invent' in source ? Math.min(LARGEST_SHARE, UNEVEN / source.kinds.length) : LARGEST_SHARE;

function fill({ rules, entry }: WithPuzzles, { path, seed, wanted, kept }: Filling, out: Output): void {
  const started = `${entry.game.id}-${seed}-`;
  const numbers = kept.filter(({ id }) => id.startsWith(started)).map(({ id }) => Number(id.slice(started.length).split('-')[0]));
  const most = Math.ceil(wanted * largestShare(rules));
  const ideas = new Set(kept.map((puzzle) => ideaIn(entry, rules, puzzle)));
  const countOf = (kind: string): number => kept.filter(({ goal }) => goal.kind === kind).length;
  const firsts = Math.max(FIRSTS, FIRST_SHARE * wanted);
  const room = {
    kind: (kind: string) => countOf(kind) < most,
    count: countOf,
    idea: (idea: string) => !ideas.has(idea),
    isGlance: () => kept.filter(({ rating }) => rating <= FIRST_MOST).length < firsts,
  };
  let positions = 0;
  let number = Math.max(-1, ...numbers) + 1;
  const first = number;
  for (; kept.length < wanted; number++) {
    const found = harvest(entry, rules, seed, number, room);
    positions += found.positions;
    for (const puzzle of found.puzzles.slice(0, wanted - kept.length)) {
      kept.push(puzzle);
      ideas.add(ideaIn(entry, rules, puzzle));
      appendFileSync(path, `${printPuzzle(puzzle)}\n`);
    }
  }
  out.line(
    `${kept.length} puzzles in ${path}; ${number - first} ${'invent' in rules.source ? 'attempts' : 'games'} with ${positions} positions were looked at.`,
  );
}

function prove(args: Arguments, out: Output): number {
  const unknown = unknownFlag(args, []);
  if (unknown) return complain(out, unknown);
  if (args.words.length === 0) return complain(out, { at: 'FILE', says: 'which file of puzzles?' });
  return Math.max(...args.words.map((path) => proveFile(path, out)));
}

function proveFile(path: string, out: Output): number {
  const read = readPuzzles(path);
  if (!read.ok) return complain(out, read.problem);
  const ids = new Set<string>();
  const ideas = new Map<string, string>();
  const results = read.value.map((puzzle) => {
    const faults = ids.has(puzzle.id) ? ok(['its id is used twice']) : faultsIn(puzzle, ideas);
    ids.add(puzzle.id);
    if (!faults.ok) return complain(out, { at: `${path} ${puzzle.id} ${faults.problem.at}`, says: faults.problem.says });
    for (const fault of faults.value) out.line(`${paint(out, 'red', 'not proved')}  ${puzzle.id}: ${fault}`);
    return faults.value.length === 0 ? EXIT.fine : EXIT.different;
  });
  const proved = results.filter((result) => result === EXIT.fine).length;
  out.line(`${path}: ${proved} of ${results.length} proved`);
  return Math.max(EXIT.fine, ...results);
}

/** What is not proved, what is poor, and what an earlier puzzle asks for as well; `ideas`: by idea the id of who has it. */
function faultsIn(puzzle: Puzzle, ideas: Map<string, string>): Result<readonly string[]> {
  const found = withPuzzles(puzzle.game);
  if (!found.ok) return found;
  const { entry, rules } = found.value;
  const proof = provePuzzle(entry.game, rules, puzzle);
  if (!proof.ok) return proof;
  const idea = ideaIn(entry, rules, puzzle);
  const same = ideas.get(idea);
  ideas.set(idea, puzzle.id);
  const twice = same === undefined ? [] : [`${same} asks for the same`];
  return ok([...proof.value.faults, ...poorIn(entry, rules, puzzle), ...twice]);
}

function rateFiles(args: Arguments, out: Output): number {
  const unknown = unknownFlag(args, []);
  if (unknown) return complain(out, unknown);
  if (args.words.length === 0) return complain(out, { at: 'FILE', says: 'which file of puzzles?' });
  return Math.max(...args.words.map((path) => rateFile(path, out)));
}

function rateFile(path: string, out: Output): number {
  const read = readPuzzles(path);
  if (!read.ok) return complain(out, read.problem);
  const all: Puzzle[] = [];
  for (const puzzle of read.value) {
    const found = withPuzzles(puzzle.game);
    if (!found.ok) return complain(out, { at: `${path} ${puzzle.id}`, says: found.problem.says });
    const { entry, rules } = found.value;
    const proof = provePuzzle(entry.game, rules, puzzle);
    if (!proof.ok) return complain(out, { at: `${path} ${puzzle.id} ${proof.problem.at}`, says: proof.problem.says });
    if (proof.value.faults.length > 0) return complain(out, { at: `${path} ${puzzle.id}`, says: proof.value.faults.join('; ') });
    all.push({ ...puzzle, rating: rate(entry, rules, puzzle) });
  }
  writeFileSync(path, all.map((puzzle) => `${printPuzzle(puzzle)}\n`).join(''));
  for (const line of figuresOf(all)) out.line(line);
  return EXIT.fine;
}

function count(args: Arguments, out: Output): number {
  const unknown = unknownFlag(args, []);
  if (unknown) return complain(out, unknown);
  if (args.words.length === 0) return complain(out, { at: 'FILE', says: 'which file of puzzles?' });
  const all: Puzzle[] = [];
  for (const path of args.words) {
    const read = readPuzzles(path);
    if (!read.ok) return complain(out, read.problem);
    all.push(...read.value);
  }
  for (const line of figuresOf(all)) out.line(line);
  return EXIT.fine;
}

interface WithPuzzles {
  readonly entry: CatalogEntry;
  readonly rules: NonNullable<CatalogEntry['puzzles']>;
}

function withPuzzles(id: string | undefined): Result<WithPuzzles> {
  const entry = findEntry(id);
  if (!entry.ok) return entry;
  const { puzzles } = entry.value;
  return puzzles ? ok({ entry: entry.value, rules: puzzles }) : problem(id ?? 'GAME', 'this game has no puzzles yet');
}

/** One JSON object a line. */
function readPuzzles(path: string): Result<readonly Puzzle[]> {
  const text = readText(path);
  if (!text.ok) return text;
  const puzzles: Puzzle[] = [];
  for (const [index, line] of text.value.split('\n').entries()) {
    if (line.trim() === '') continue;
    const at = `${path}:${index + 1}`;
    const json = parseJson(at, line);
    if (!json.ok) return json;
    const puzzle = parsePuzzle(json.value);
    if (!puzzle.ok) return problem(`${at} ${puzzle.problem.at}`, puzzle.problem.says);
    puzzles.push(puzzle.value);
  }
  return ok(puzzles);
}
