import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '@stolik/kernel/testing/catalog';
import { expect, test } from 'vitest';
import { en as shell } from '../src/base/messages/en.ts';
import { en as circuit } from '../src/games/circuit/words/en.ts';
import { endingWords as circuitEnding } from '../src/games/circuit/words/ending.ts';
import { en as editor } from '../src/games/golems/scenarios/words/en.ts';
import { en as golems } from '../src/games/golems/words/en.ts';
import { en as micropul } from '../src/games/micropul/words/en.ts';
import { endingWords as micropulEnding } from '../src/games/micropul/words/ending.ts';
import { PARENTS } from '../src/pages/about/parents-words.ts';
import { en as desk } from '../src/pages/class/words/desk-en.ts';
import { en as pupil } from '../src/pages/class/words/pupil-en.ts';
import { en as wall } from '../src/pages/class/words/wall-en.ts';
import { en as learn } from '../src/pages/learn/words/en.ts';
import { TOURNAMENT } from '../src/pages/tournament/words.ts';
import { en as pages } from '../src/session/online/words/pages-en.ts';
import { en as table } from '../src/session/online/words/table-en.ts';
import { en as study } from '../src/shell/study/words/en.ts';

const ROOT = join(import.meta.dirname, '../src');
/** Files that hold the words themselves. */
const CATALOG = /\/(?:messages|words)\/[^/]*(?:en|ru|pl)\.ts$|\/words\/words\.ts$|parents-words\.ts$|tournament\/words\.ts$/;

const CODE = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !CATALOG.test(`/${name}`))
  .map((name) => readFileSync(join(ROOT, name), 'utf8'))
  .join('\n');
/** `.key`, `?.key`, or `{ key }` taken out of its catalog. */
const NAMES = new Set([
  ...(CODE.match(/(?<=\.)[A-Za-z_$][\w$]*/g) ?? []),
  ...(CODE.match(/\{[^{}]*\}(?= = )/g) ?? []).flatMap((taken) => taken.match(/[A-Za-z_$][\w$]*/g) ?? []),
]);

/** Looked up by a value: a level, a reason, a kind of event. Their keys stand in no code. */
const LOOKED_UP: ReadonlySet<string> = new Set(
  'about beats choices components corner edge ending faces goals speeds sizes goesOn golems label motions noUndo noWay notices phrases prompt refusals refused robots sides symbol tags tests textSizes themes things tile trouble turnsNames turnsTo asks face ties starts tabs'.split(
    ' ',
  ),
);

test.each(
  Object.entries({
    shell,
    circuit,
    micropul,
    golems: golems('golems6'),
    'end of circuit': circuitEnding('en'),
    'end of micropul': micropulEnding('en'),
    learn,
    pupil,
    wall,
    desk,
    study,
    editor: editor('golems6'),
    parents: PARENTS.en,
    tournament: TOURNAMENT.en,
    'online pages': pages,
    'online tables': table,
  }),
)('no word of the %s is left that nobody says', (_, catalog) => {
  const unused = keysOf(catalog)
    .filter((path) => !path.some((key) => LOOKED_UP.has(key)) && !NAMES.has(path.at(-1)!))
    .map((path) => path.join('.'));
  expect(unused).toEqual([]);
});
