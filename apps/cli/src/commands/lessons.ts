import { basename, dirname } from 'node:path';
import { type Chapter, parseChapter } from '@stolik/kernel/lessons/chapter';
import { proveLevel } from '@stolik/kernel/lessons/prove';
import { problem, type Result } from '@stolik/kernel/result';
import { parseArguments, unknownFlag } from '../arguments.ts';
import { findEntry } from '../catalog.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { parseJson, readText } from '../files.ts';
import { complain, EXIT, type Output, paint } from '../output.ts';

export const lessonsCommand: Command = {
  name: 'lessons',
  summary: COMMAND_WORDS.lessons.summary,
  help: {
    en: `stolik lessons prove FILE…

prove  reads chapters of lessons (the game is the name of their folder) and looks for a cheaper answer of every level: its solution
       reaches the goal and costs par, and no answer costs less.

Exit: 0 all are proved, 1 something is not, 2 a file cannot be read.`,
  },
  switches: [],
  run(argv, out) {
    const args = parseArguments(argv, []);
    const unknown = unknownFlag(args, []);
    if (unknown) return complain(out, unknown);
    const [what, ...paths] = args.words;
    if (what !== 'prove')
      return complain(out, { at: what ?? 'lessons', says: '"prove" is expected' }, 'See: stolik lessons --help');
    if (paths.length === 0) return complain(out, { at: 'FILE', says: 'which file of lessons?' });
    return Math.max(...paths.map((path) => proveFile(path, out)));
  },
};

function proveFile(path: string, out: Output): number {
  const read = readChapter(path);
  if (!read.ok) return complain(out, read.problem);
  const { levels, game } = read.value;
  const entry = findEntry(game);
  if (!entry.ok) return complain(out, entry.problem);
  const { puzzles } = entry.value;
  if (!puzzles) return complain(out, { at: game, says: 'this game has no questions yet' });
  const results = levels.map((level) => {
    const proof = proveLevel(entry.value.game, puzzles, level);
    if (!proof.ok) return complain(out, { at: `${path} ${level.id} ${proof.problem.at}`, says: proof.problem.says });
    for (const fault of proof.value.faults) out.line(`${paint(out, 'red', 'not proved')}  ${level.id}: ${fault}`);
    return proof.value.faults.length === 0 ? EXIT.fine : EXIT.different;
  });
  const proved = results.filter((result) => result === EXIT.fine).length;
  out.line(`${path}: ${proved} of ${results.length} proved`);
  return Math.max(EXIT.fine, ...results);
}

/** A chapter of lessons; its folder is called like the game. */
export function readChapter(path: string): Result<Chapter> {
  const text = readText(path);
  if (!text.ok) return text;
  const json = parseJson(path, text.value);
  if (!json.ok) return json;
  const chapter = parseChapter(json.value, basename(dirname(path)));
  return chapter.ok ? chapter : problem(`${path} ${chapter.problem.at}`, chapter.problem.says);
}
