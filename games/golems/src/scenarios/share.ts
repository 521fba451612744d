import { isRecord } from '@stolik/kernel/json';
import { LANGUAGES, type Words } from '@stolik/kernel/language';
import { ok, type Result } from '@stolik/kernel/result';
import { readDraft, readScenario } from './check.ts';
import type { ScenarioProblem } from './problem.ts';
import type { Scenario } from './scenario.ts';
import { wrong } from './wrong.ts';

/** One text instead of three equal ones. */
const shortWords = (words: Words): string | Words =>
  LANGUAGES.every((language) => words[language] === words.en) ? words.en : words;
const wholeWords = (words: unknown): unknown => (typeof words === 'string' ? { en: words, ru: words, pl: words } : words);

/** A scenario as links hold it: without the facts that the reader knows or may choose. */
export function toShared({ id: _, source: __, title, story, parts, ...rest }: Scenario): object {
  return {
    ...rest,
    title: shortWords(title),
    story: shortWords(story),
    parts: parts.map(({ turn, ...part }) => (turn ? { ...part, turn } : part)),
  };
}

/** Reads what `toShared` made, and whatever a stranger put in its place. */
export function fromShared(raw: unknown, id: string): Result<Scenario, ScenarioProblem> {
  return readScenario(isRecord(raw) ? dressed(raw, id) : raw);
}

function dressed(raw: Readonly<Record<string, unknown>>, id: string): unknown {
  return { ...raw, id, source: 'house', title: wholeWords(raw['title']), story: wholeWords(raw['story']) };
}

/** Of the files we write and read. */
const VERSION = 1;
/** No scenario is longer. */
const LONGEST_FILE = 100_000;

/** A scenario as a file, for people and machines to read. */
export function printScenario(scenario: Scenario): string {
  return `${JSON.stringify({ stolik: 'scenario', version: VERSION, scenario }, undefined, 2)}\n`;
}

/** Reads a file: one that `printScenario` wrote or a bare scenario, which may be unfinished. */
export function readScenarioFile(text: string, id: string): Result<Scenario, ScenarioProblem> {
  if (text.length > LONGEST_FILE) return { ok: false, problem: wrong('golems6', 'too-much', 'file', { most: LONGEST_FILE }) };
  const parsed = parse(text);
  if (isRecord(parsed) && parsed['stolik'] === 'scenario' && parsed['version'] !== VERSION)
    return { ok: false, problem: wrong('golems6', 'version', 'version', { known: VERSION }) };
  const inner = isRecord(parsed) && parsed['stolik'] === 'scenario' ? parsed['scenario'] : parsed;
  if (!isRecord(inner)) return { ok: false, problem: wrong('golems6', 'not-scenario', 'file', {}) };
  const read = readDraft(dressed(inner, id));
  return read.ok ? ok(read.value) : read;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
