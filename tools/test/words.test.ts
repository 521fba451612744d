import { describe, expect, test } from 'vitest';
import { findWrongWords } from '../words.ts';

const file = (path: string, text: string) => ({ path, text });
const EN = "export const en = {\n  lamp: 'lamp',\n};\n";
const RU = "import type { en } from '../en/things.ts';\n\nexport const ru: typeof en = {\n  lamp: 'лампочка',\n};\n";
const PL = "import type { en } from '../en/things.ts';\n\nexport const pl: typeof en = {\n  lamp: 'żarówka',\n};\n";

const at = (language: string): string => `games/circuit/src/words/${language}/things.ts`;
const catalogs = [file(at('en'), EN), file(at('ru'), RU), file(at('pl'), PL)];
/** What is said of one file beside three catalogs that are right, or of a catalog in the place of its own. */
const judged = (path: string, text: string) =>
  findWrongWords([...catalogs.filter((catalog) => catalog.path !== path), file(path, text)]);

test('catalogs of three languages are right, and so is code without a sentence', () => {
  expect(judged('games/circuit/src/game.ts', "import { en } from './words/en/things.ts';\n")).toEqual([]);
});

describe('sentences elsewhere', () => {
  test.each([
    ['Cyrillic', "const says = 'лампочка';"],
    ['Polish', "const says = 'żarówka';"],
    ['Cyrillic', '// «лампочка» is a lamp'],
  ])('%s letters in %s are found with their line', (alphabet, line) => {
    expect(judged('games/circuit/src/game.ts', `\n${line}\n`)).toEqual([
      `games/circuit/src/game.ts:2 ${alphabet} letters: sentences stand in words/en, words/ru, words/pl`,
    ]);
  });

  test('a catalog holds no sentence of another language', () => {
    expect(judged(at('pl'), RU.replace('лампочка', 'лампочка łuk'))).toEqual([`${at('pl')}:4 Cyrillic letters`]);
    expect(judged(at('en'), "export const en = {\n  lamp: 'żarówka',\n};\n")).toEqual([`${at('en')}:2 Polish letters`]);
  });
});

describe('what is no sentence', () => {
  test.each([
    "import { countForm } from '@stolik/kernel/language';",
    "import { listed, type Speech } from '@stolik/look/speech';",
    "import type { Seat } from '@stolik/kernel/game';",
    "import { tokenName } from '../naming.ts';",
    "import { tokenName } from '@stolik/circuit/words/naming';",
    "import { en as ABOUT } from './about.ts';",
    "function join(words: readonly string[]): string {\n  return words.join(', ');\n}",
    'const HELP = `one line\nlet it be the next`;',
  ])('a catalog may have %s', (line) => {
    expect(judged(at('en'), `${line}\n${EN}`)).toEqual([]);
  });

  test.each([
    "import { LANGUAGES } from '@stolik/kernel/language';",
    "import { tileArt } from '../../art.ts';",
    "import {\n  tileArt,\n} from '@stolik/circuit/art';",
    "import './style.css';",
    "const late = () => import('../../art.ts');",
    'console.log(1);',
    'let count = 0;',
  ])('a catalog may not have %s', (line) => {
    expect(judged(at('en'), `${line}\n${EN}`)).toHaveLength(1);
  });
});

test('a catalog that another language lacks is named', () => {
  expect(findWrongWords(catalogs.slice(0, 2))).toEqual([`${at('en')} has no ${at('pl')}`, `${at('ru')} has no ${at('pl')}`]);
});
