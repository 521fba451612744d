import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, type Words } from '@stolik/kernel/language';
import { typeset } from '@stolik/look/typography';
import { expect, test, vi } from 'vitest';
import { loadMessages, m } from '../src/base/messages/catalog.ts';
import { read } from '../src/base/messages/read.ts';
import { lateWords } from '../src/base/ui/late-words.ts';
import {
  wordsOf as circuit,
  panelWordsOf as circuitPanel,
  loadAllWords as loadCircuit,
  loadAllPanelWords as loadCircuitPanel,
} from '../src/games/circuit/words/by-language.ts';
import { endingWords as circuitEnding } from '../src/games/circuit/words/ending.ts';
import { PUZZLE_WORDS as CIRCUIT_PUZZLES } from '../src/games/circuit/words/puzzles.ts';
import { editorWordsIn } from '../src/games/golems/scenarios/words/by-language.ts';
import { studyWords } from '../src/games/golems/study/words.ts';
import { wordsOf as golems, loadAllWords as loadGolems } from '../src/games/golems/words/by-language.ts';
import { loadAllWords as loadMicropul, wordsOf as micropul } from '../src/games/micropul/words/by-language.ts';
import { endingWords as micropulEnding } from '../src/games/micropul/words/ending.ts';
import { PUZZLE_WORDS as MICROPUL_PUZZLES } from '../src/games/micropul/words/puzzles.ts';
import { PARENTS } from '../src/pages/about/parents-words.ts';
import { TOURNAMENT } from '../src/pages/tournament/words.ts';
import { aimTold, moveTold, tellEvent } from '../src/shell/table/words.ts';

const preferences = vi.hoisted(() => ({ language: 'en' as Language }));
vi.mock('../src/base/preferences.ts', () => ({ preferences }));

await Promise.all([loadCircuit(), loadCircuitPanel(), loadGolems(), loadMicropul()]);

const late = async (topic: string, language: Language): Promise<unknown> => {
  const catalog = (await import(
    /* @vite-ignore */ join(import.meta.dirname, '../src/words', language, `${topic}.ts`)
  )) as Readonly<Record<string, unknown>>;
  const words = lateWords({ en: async () => catalog['en'], ru: async () => catalog['ru'], pl: async () => catalog['pl'] });
  await words.load();
  return words.read();
};

/** Everything that is said to a reader, as the page gets it. */
async function catalogsIn(language: Language): Promise<Readonly<Record<string, unknown>>> {
  preferences.language = language;
  await loadMessages(language);
  return {
    shell: m(),
    learn: await late('learn', language),
    pupil: await late('class/pupil', language),
    wall: await late('class/wall', language),
    desk: await late('class/desk', language),
    study: await late('study', language),
    'online pages': await late('online/pages', language),
    'online tables': await late('online/table', language),
    parents: PARENTS[language],
    tournament: TOURNAMENT[language],
    editor: editorWordsIn(language, 'golems6'),
    circuit: circuit(language),
    'panel of circuit': circuitPanel(language),
    'end of circuit': circuitEnding(language),
    'puzzles of circuit': CIRCUIT_PUZZLES[language],
    micropul: micropul(language),
    'end of micropul': micropulEnding(language),
    'puzzles of micropul': MICROPUL_PUZZLES.by[language],
    golems6: golems(language, 'golems6'),
    golems4: golems(language, 'golems4'),
    'puzzles of Golems 6.1': studyWords(language, 'golems6'),
    'puzzles of Golems 4.0': studyWords(language, 'golems4'),
  };
}

/** Every text of a catalog; those that are made, made of plain numbers or plain names. */
function textsIn(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return madeBy(value as Make).flatMap((made) => textsIn(made, `${path}()`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** Names that are written from right to left, where a sentence takes names. */
const HEBREW = ['רות', 'דוד', 'שרה', 'גיל'] as const;

function namesIn(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    try {
      return namesIn((value as Make)(...HEBREW), `${path}()`);
    } catch {
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => namesIn(inner, `${path}.${key}`));
}

test.each(LANGUAGES)('a name in any sentence of any catalog turns nothing around it, in %s', async (language) => {
  const wrong: string[] = [];
  let count = 0;
  for (const [name, catalog] of Object.entries(await catalogsIn(language)))
    for (const [path, text] of namesIn(catalog, name)) {
      if (!/\p{Script=Hebrew}/u.test(text)) continue;
      count++;
      if (/\p{Script=Hebrew}/u.test(text.replace(/\u2068[^\u2068\u2069]*\u2069/g, ''))) wrong.push(`${path}: ${text}`);
    }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

type Make = (...given: readonly unknown[]) => unknown;
const GIVEN = [
  [2, 5, 3, 4],
  ['Ола', 'Куба', 'a1', 'b2'],
  ['Ola', 2, 3, 4],
];

function madeBy(make: Make): readonly unknown[] {
  return GIVEN.flatMap((given) => {
    try {
      return [make(...given)];
    } catch {
      // It wants something of its game; the game's own tests give it.
      return [];
    }
  });
}

/** What no text may hold, whatever the typesetter does. */
const WRONG: Readonly<Record<Language, readonly (readonly [what: string, pattern: RegExp])[]>> = {
  en: [['percent stands close', /\d[ \u00a0]%/]],
  ru: [
    ['a dash is long', / [–-] /],
    ['percent stands apart', /\d%/],
    ['quotes are «»', /"[\p{L}]|[\p{L}]"|“/u],
  ],
  pl: [
    ['a dash is –', / [—-] /],
    ['percent stands close', /\d[ \u00a0]%/],
    ['quotes are „”', /"[\p{L}]|[\p{L}]"|“/u],
  ],
};
const ALWAYS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['an apostrophe is ’', /\p{L}'\p{L}/u],
  ['a dash is no hyphen', /[\p{L}\d] - [\p{L}\d]/u],
  ['a minus is no hyphen', /(?:^|[\s(])-\d/u],
  ['three dots are one sign', /\.\.\./],
  ['4×4 is no 4x4', /\d ?x ?\d/],
];

test.each(LANGUAGES)('every text of every catalog has been through the typesetter, in %s', async (language) => {
  const wrong: string[] = [];
  let count = 0;
  for (const [name, catalog] of Object.entries(await catalogsIn(language)))
    for (const [path, text] of textsIn(catalog, name)) {
      count++;
      if (typeset(text, language) !== text) wrong.push(`${path} is not set: ${text}`);
      // Code stands between backticks.
      const plain = text.replace(/`[^`]*`/g, '');
      for (const [what, pattern] of [...ALWAYS, ...WRONG[language]])
        if (pattern.test(plain)) wrong.push(`${path}: ${what}: ${text}`);
    }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(1500);
});

const SENTENCE: Words = { en: "That's a move of -2", ru: 'это и в игре, и на деле', pl: 'to jest i w grze, i na stole' };

test.each(LANGUAGES)('what a game tells, asks and explains is set where it is shown, in %s', (language) => {
  preferences.language = language;
  const said = SENTENCE[language];
  const set = typeset(said, language);
  expect(set).not.toBe(said);
  expect(read(SENTENCE)).toBe(set);
  const client = {
    aim: () => said,
    game: { tell: () => said, view: () => undefined, write: () => '' },
    advice: { say: () => said, tell: () => said },
  } as unknown as Parameters<typeof tellEvent>[0];
  expect(tellEvent(client, { kind: 'x' }, { language, nameOf: String }, undefined)).toBe(set);
  expect(moveTold(client, undefined, 0, 0, language, String)).toBe(set);
  expect(aimTold(client, undefined, language)).toBe(set);
});

const ROOT = join(import.meta.dirname, '../..');
const sources = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
const linesOf = (name: string): readonly string[] => readFileSync(join(ROOT, name), 'utf8').split('\n');

/** Tables of names, letters and voices; what somebody writes in a field of the page; catalogs that are set where they stand. */
const READS_ITSELF = [
  'base/messages/read.ts',
  'base/ui/fonts.ts',
  'base/a11y/announce.ts',
  'pages/class/read.ts',
  'pages/editor/rules-form.tsx',
  'pages/editor/share-scenario.tsx',
  'pages/editor/workshop.tsx',
];

test('nobody reads words past the typesetter', () => {
  const found = sources('web/src')
    .filter((name) => !READS_ITSELF.some((known) => name.endsWith(known)))
    .flatMap((name) => linesOf(name).map((line) => `${name}: ${line.trim()}`))
    .filter((line) => /\[(?:preferences\.language|language\(\))\]/.test(line) && !/(?:TOURNAMENT|PARENTS)\[/.test(line));
  expect(found).toEqual([]);
});

const PACKAGES = [
  'web/src',
  'cli/src',
  'server/src/pages',
  '../games/circuit/src',
  '../games/golems/src',
  '../games/micropul/src',
];

test('texts are written with the signs of print from the start', () => {
  const found = PACKAGES.flatMap(sources)
    .flatMap((name) => linesOf(name).map((line) => `${name}: ${line.trim()}`))
    .filter((line) => !/: (?:\/\/|\*|\/\*\*)/.test(line))
    .filter((line) => {
      const texts = line.replace(/\$\{[^{}]*\}/g, '…').match(/"[^"\\]*"|(?<=[\s({[])'[^'\\]*'|`[^`\\]*`/g) ?? [];
      return texts.some(
        (text) =>
          /[a-z]'(?:t|s|re|ll|ve|d|m)\b/.test(text.slice(1, -1)) || (/\p{Script=Cyrillic}/u.test(text) && / [–-] /.test(text)),
      );
    });
  expect(found).toEqual([]);
});
