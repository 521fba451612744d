import { isRecord } from '@stolik/kernel/json';
import { LANGUAGES } from '@stolik/kernel/language';
import type { EditionId } from '../editions/edition.ts';
import type { ScenarioProblem } from './problem.ts';
import type { PlacedPart } from './scenario.ts';
import { wrong } from './wrong.ts';

/** How much people may write; links stay short and screens readable. */
export const LONGEST_TITLE = 60;
export const LONGEST_STORY = 500;

const KEYS = ['id', 'game', 'source', 'title', 'story', 'players', 'parts', 'tokens', 'starts', 'bots', 'options'];
const INNER: Readonly<Record<string, readonly string[]>> = {
  players: ['min', 'max'],
  parts: ['part', 'side', 'at', 'turn'],
  starts: ['at', 'facing', 'golem'],
  bots: ['at', 'facing', 'golem', 'program'],
};
/** More than any field has room for: nobody reads on beyond it. */
const MOST: Readonly<Record<string, number>> = { parts: 16, starts: 8, bots: 8, tokens: 256, options: 32 };
const LONGEST_ID = 60;
const LONGEST_WORD = 120;
// Control characters, halves of pairs, private ones, and those that turn the direction of the text around them.
const STRANGE = /[\p{Cc}\p{Cs}\p{Co}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

type Raw = Readonly<Record<string, unknown>>;
/** The errors of its form: types, lengths, unknown keys. A scenario without any can be drawn and edited. */
export function checkShape(game: EditionId, raw: Raw): readonly ScenarioProblem[] {
  return [...checkKeys(game, raw, KEYS, ''), ...checkHead(game, raw), ...checkLists(game, raw), ...checkRecords(game, raw)];
}

function checkKeys(game: EditionId, raw: Raw, known: readonly string[], at: string): readonly ScenarioProblem[] {
  const unknown = Object.keys(raw).filter((key) => !known.includes(key));
  return unknown.slice(0, 4).map((key) => wrong(game, 'unknown-key', `${at}${key.slice(0, LONGEST_ID)}`, { known }));
}

function checkHead(game: EditionId, raw: Raw): readonly ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  const { id, source } = raw as { id?: unknown; source?: unknown };
  if (typeof id !== 'string' || id.length > LONGEST_ID || !/^[a-z][a-z0-9-]*$/.test(id))
    problems.push(wrong(game, 'id', 'id', {}));
  if (!['rulebook', 'deduced', 'house'].includes(source as string)) problems.push(wrong(game, 'source', 'source', {}));
  for (const [text, most] of [
    ['title', LONGEST_TITLE],
    ['story', LONGEST_STORY],
  ] as const) {
    const words = raw[text];
    if (!isRecord(words)) problems.push(wrong(game, 'shape', text, { expected: 'object' }));
    else {
      problems.push(...checkKeys(game, words, LANGUAGES, `${text}.`));
      for (const language of LANGUAGES) problems.push(...checkText(game, words[language], text, most, `${text}.${language}`));
    }
  }
  return problems;
}

function checkText(
  game: EditionId,
  words: unknown,
  text: 'title' | 'story',
  most: number,
  at: string,
): readonly ScenarioProblem[] {
  if (typeof words !== 'string') return [wrong(game, 'text-missing', at, { text })];
  if (words.length > most) return [wrong(game, 'text-long', at, { text, most })];
  return STRANGE.test(words.replaceAll('\n', '')) ? [wrong(game, 'text-strange', at, { text })] : [];
}

function checkLists(game: EditionId, raw: Raw): readonly ScenarioProblem[] {
  return ['parts', 'starts', 'bots'].flatMap((key): readonly ScenarioProblem[] => {
    const list = raw[key];
    if (!Array.isArray(list)) return [wrong(game, 'shape', key, { expected: 'list' })];
    if (list.length > MOST[key]!) return [wrong(game, 'too-much', key, { most: MOST[key]! })];
    // Spread: holes of a sparse list are told too.
    return [...list].flatMap((item: unknown, index): readonly ScenarioProblem[] => {
      const at = `${key}[${index}]`;
      if (!isRecord(item)) return [wrong(game, 'shape', at, { expected: 'object' })];
      const unknown = checkKeys(game, item, INNER[key]!, `${at}.`);
      if (unknown.length > 0) return unknown;
      const text = INNER[key]!.find((inner) => inner !== 'turn' && !isShortText(item[inner]));
      if (text !== undefined) return [wrong(game, 'shape', `${at}.${text}`, { expected: 'text' })];
      return key === 'parts' ? checkPart(game, item as unknown as PlacedPart, at) : [];
    });
  });
}

const isShortText = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_WORD;

function checkPart(game: EditionId, { side, turn }: PlacedPart, at: string): readonly ScenarioProblem[] {
  if (side !== 'summer' && side !== 'winter') return [wrong(game, 'side', `${at}.side`, {})];
  if (turn !== undefined && ![0, 1, 2, 3].includes(turn)) return [wrong(game, 'part-turn', `${at}.turn`, {})];
  return [];
}

function checkRecords(game: EditionId, raw: Raw): readonly ScenarioProblem[] {
  return ['players', 'tokens', 'options'].flatMap((key): readonly ScenarioProblem[] => {
    const record = raw[key];
    if (!isRecord(record)) return [wrong(game, 'shape', key, { expected: 'object' })];
    if (key === 'players') return checkKeys(game, record, INNER[key]!, `${key}.`);
    if (Object.keys(record).length > MOST[key]!) return [wrong(game, 'too-much', key, { most: MOST[key]! })];
    if (key === 'options') return [];
    return Object.entries(record)
      .filter(([, words]) => !isShortText(words))
      .map(([cell]) => wrong(game, 'shape', `tokens.${cell.slice(0, LONGEST_ID)}`, { expected: 'text' }));
  });
}
