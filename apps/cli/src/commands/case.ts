import { fileURLToPath } from 'node:url';
import { parseCase, runCase } from '@stolik/kernel/cases';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { parseArguments, unknownFlag } from '../arguments.ts';
import { findEntry } from '../catalog.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { parseJson, readText } from '../files.ts';
import { complain, EXIT, type Output, paint } from '../output.ts';
import { problems } from '../problems.ts';

export const caseCommand: Command = {
  name: 'case',
  summary: COMMAND_WORDS.case.summary,
  help: COMMAND_WORDS.case.help,
  switches: [],
  run(argv, out) {
    const args = parseArguments(argv, []);
    const unknown = unknownFlag(args, ['keys']);
    if (unknown) return complain(out, unknown);
    if (args.flags['keys'] !== undefined) return tellKeys(args.flags['keys'], out);
    if (args.words.length === 0)
      return complain(out, { at: 'FILE', says: problems().whichCase }, problems().see('stolik case games/micropul/cases/*.json'));
    const results = args.words.map((path) => reportFile(path, out));
    if (results.length > 1) out.line(summary(results));
    return Math.max(...results);
  },
};

const MANUAL = fileURLToPath(new URL('../../../../docs/cases.md', import.meta.url));

/** The part of docs/cases.md that speaks of this game. */
function tellKeys(game: string | true, out: Output): number {
  const entry = findEntry(game === true ? undefined : game);
  if (!entry.ok) return complain(out, entry.problem);
  const { id } = entry.value.game;
  const manual = readText(MANUAL);
  if (!manual.ok) return complain(out, manual.problem);
  const parts = manual.value.split(/^## /m).slice(1);
  const part = parts.find((text) =>
    text
      .slice(0, text.indexOf('\n'))
      .split(/[^\w-]+/)
      .includes(id),
  );
  if (!part) return complain(out, { at: id, says: problems().noCases });
  out.line(
    part
      .slice(part.indexOf('\n') + 1)
      .replaceAll('**', '')
      .trim(),
  );
  return EXIT.fine;
}

function summary(results: readonly number[]): string {
  const count = (code: number): number => results.filter((result) => result === code).length;
  return problems().casesSummed(count(EXIT.fine), count(EXIT.different), count(EXIT.misused));
}

function reportFile(path: string, out: Output): number {
  const report = checkFile(path);
  if (!report.ok) {
    const { at, says } = report.problem;
    out.error(`${paint(out, 'yellow', 'error')}  ${path}: ${at === path ? '' : `${at}: `}${says}`);
    return EXIT.misused;
  }
  const { differences } = report.value;
  // One line a file, whatever the title holds.
  const title = report.value.title.replace(/\p{Cc}+/gu, ' ');
  if (differences.length === 0) {
    out.line(`${paint(out, 'green', 'ok')}     ${path}  ${paint(out, 'dim', title)}`);
    return EXIT.fine;
  }
  out.line(`${paint(out, 'red', 'differs')} ${path}  ${title}`);
  for (const difference of differences) out.line(`        ${difference}`);
  return EXIT.different;
}

function checkFile(path: string): Result<{ readonly title: string; readonly differences: readonly string[] }> {
  const text = readText(path);
  if (!text.ok) return text;
  const json = parseJson(path, text.value);
  if (!json.ok) return json;
  const parsed = parseCase(json.value);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  const entry = findEntry(file.game);
  if (!entry.ok) return problem('game', `${file.game}: ${entry.problem.says}`);
  if (!entry.value.cases) return problem('game', problems().noCases);
  const report = runCase(entry.value.game, entry.value.cases, file);
  return report.ok ? ok({ title: file.title, differences: report.value.differences }) : report;
}
