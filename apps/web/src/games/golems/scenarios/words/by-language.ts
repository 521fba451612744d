import type { EditionId } from '@stolik/golems/editions';
import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import { en } from '../../../../words/en/games/golems/editor.ts';
import { pl } from '../../../../words/pl/games/golems/editor.ts';
import { ru } from '../../../../words/ru/games/golems/editor.ts';
import type { EditorCatalog } from './catalog.ts';
import type { EditorWords } from './words.ts';

const CATALOGS: Readonly<Record<Language, EditorCatalog>> = { en, ru, pl };
const made = new Map<string, EditorWords>();

export function editorWordsIn(language: Language, edition: EditionId): EditorWords {
  const key = `${language} ${edition}`;
  const known = made.get(key) ?? typesetAll(makeWords(CATALOGS[language], edition), language);
  made.set(key, known);
  return known;
}

function makeWords(catalog: EditorCatalog, edition: EditionId): EditorWords {
  const { golems, golemsHint, turn, ...own } = catalog.editions[edition];
  const { keys, tools } = catalog;
  return {
    ...catalog,
    ...own,
    tabs: { ...catalog.tabs, golems },
    hints: { ...catalog.hints, golems: golemsHint },
    cell: (name, what) => [name, ...what].join(', '),
    tool: (tool) => tools[tool] ?? (tool.startsWith('line:') ? catalog.bend : tool),
    trialRuns: (done, all) => catalog.trialRuns(Math.min(all, done + 1), all),
    trialDone: (games, rounds) => catalog.trialDone(games, Math.min(...rounds), Math.max(...rounds)),
    keys: [
      [['←', '↑', '→', '↓'], keys.move],
      [['Enter'], keys.enter],
      [['Delete'], keys.remove],
      [['R'], turn],
      [['S'], keys.flip],
      [['1', '…', '9'], keys.take],
      [['Ctrl', 'Z'], keys.undo],
      [['Esc'], keys.drop],
    ],
  };
}
