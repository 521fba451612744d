import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '@stolik/kernel/testing/catalog';
import { expect, test } from 'vitest';
import { endingWords as circuitEnding } from '../src/games/circuit/words/ending.ts';
import { endingWords as micropulEnding } from '../src/games/micropul/words/ending.ts';
import { PARENTS } from '../src/pages/about/parents-words.ts';
import { TOURNAMENT } from '../src/pages/tournament/words.ts';
import { en as desk } from '../src/words/en/class/desk.ts';
import { en as pupil } from '../src/words/en/class/pupil.ts';
import { en as wall } from '../src/words/en/class/wall.ts';
import { en as circuitPanel } from '../src/words/en/games/circuit/panel.ts';
import { en as circuit } from '../src/words/en/games/circuit/table.ts';
import { en as editor } from '../src/words/en/games/golems/editor.ts';
import { en as golems } from '../src/words/en/games/golems/table.ts';
import { en as micropul } from '../src/words/en/games/micropul/table.ts';
import { en as learn } from '../src/words/en/learn.ts';
import { en as shell } from '../src/words/en/messages.ts';
import { en as pages } from '../src/words/en/online/pages.ts';
import { en as table } from '../src/words/en/online/table.ts';
import { en as shellPages } from '../src/words/en/pages.ts';
import { en as show } from '../src/words/en/show.ts';
import { en as study } from '../src/words/en/study.ts';

const ROOT = join(import.meta.dirname, '../src');
/** Files that hold the words themselves. */
const CATALOG = /^\/words\/|\/words\/words\.ts$|parents-words\.ts$|tournament\/words\.ts$/;

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
  'about barks beats choices components corner edge ending faces goals speeds sizes goesOn golems label motions noUndo noWay notices phrases prompt refusals refused robots sides symbol tags tests textSizes themes things tile trouble turnsNames turnsTo asks face ties starts tabs luck roundCard logicSays contents metals stopped tokens lines ground tools short findings'.split(
    ' ',
  ),
);

test.each(
  Object.entries({
    shell,
    'pages of the shell': shellPages,
    circuit,
    'panel of circuit': circuitPanel,
    micropul,
    golems,
    'end of circuit': circuitEnding('en'),
    'end of micropul': micropulEnding('en'),
    learn,
    pupil,
    wall,
    desk,
    show,
    study,
    editor,
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
