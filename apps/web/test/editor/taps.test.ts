import { findScenario } from '@stolik/golems/scenarios';
import { LANGUAGES } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import { groundOfScenario } from '../../src/games/golems/scenarios/sketch.ts';
import { loadAllWords } from '../../src/games/golems/words/by-language.ts';
import { cellWords, figureTitleIn, golemName, partName } from '../../src/pages/editor/describe.ts';
import { chosenStill, lastGolem, liesOn, type Toolbox, tapOn } from '../../src/pages/editor/taps.ts';
import { ERASER } from '../../src/pages/editor/tools.ts';

await loadAllWords();

const draft = findScenario('golems6', 'river')!;
const toolbox: Toolbox = { draft, tab: 'things', tool: 'wall', contents: '', hand: undefined, chosenGolem: undefined };
const standing = draft.starts[0]!.at;

test('a thing is put where it is tapped, a barrel with what it holds; the eraser takes away', () => {
  expect(tapOn(toolbox, 'a1')).toEqual({ kind: 'put', word: 'wall' });
  expect(tapOn({ ...toolbox, tool: 'barrel', contents: 'bomb' }, 'a1')).toEqual({ kind: 'put', word: 'barrel:bomb' });
  expect(tapOn({ ...toolbox, tool: 'barrel' }, 'a1')).toEqual({ kind: 'put', word: 'barrel' });
  expect(tapOn({ ...toolbox, tool: ERASER }, 'a1')).toEqual({ kind: 'erase' });
});

test('a golem comes out of the hand, is chosen by a tap and turned by the next, moves to another cell', () => {
  const golems: Toolbox = { ...toolbox, tab: 'golems' };
  const golem = { kind: 'start', index: 0 } as const;
  expect(tapOn({ ...golems, hand: { kind: 'player' } }, 'a1')).toEqual({ kind: 'add', program: undefined });
  expect(tapOn(golems, standing)).toEqual({ kind: 'choose', golem });
  expect(tapOn({ ...golems, chosenGolem: golem }, standing)).toEqual({ kind: 'turn' });
  expect(tapOn({ ...golems, chosenGolem: { kind: 'start', index: 1 } }, standing)).toEqual({ kind: 'choose', golem });
  const free = [...groundOfScenario(draft).at.keys()].find((cell) => draft.starts.every(({ at }) => at !== cell))!;
  expect(tapOn({ ...golems, chosenGolem: golem }, free)).toEqual({ kind: 'drop', golem });
  expect(tapOn(golems, free)).toEqual({ kind: 'nothing' });
});

test('what was chosen is forgotten when it is gone', () => {
  const last = draft.starts.length - 1;
  expect(lastGolem(draft, false)).toEqual({ kind: 'start', index: last });
  expect(chosenStill(draft, 0, { kind: 'start', index: last })).toEqual({ part: 0, golem: { kind: 'start', index: last } });
  expect(chosenStill(draft, 99, { kind: 'start', index: 99 })).toEqual({ part: undefined, golem: undefined });
});

test.each(LANGUAGES)('a cell says in %s what it is and who stands there', (language) => {
  const ground = groundOfScenario(draft);
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
  const says = cellWords(draft, ground, standing, language);
  expect(plain(says)).toContain(figureTitleIn(language, draft.starts[0]!.golem));
  for (const cell of ground.at.keys()) expect(cellWords(draft, ground, cell, language)).toContain(cell);
  expect(cellWords(draft, ground, 'z9', language)).toBe('z9');
  expect(golemName(draft, { kind: 'start', index: 0 }, language)).not.toBe('');
  expect(partName(draft, draft.parts[0]!, 0, language)).toContain(draft.parts[0]!.part.replace('x', '×'));
});

test('a second tap takes back what the first one laid: the same thing, a ladder whichever way, a barrel with the same in it', () => {
  const on = (tokens: string, tool: Toolbox['tool'], contents = '', game: 'golems6' | 'golems4' = 'golems6'): boolean =>
    liesOn({ draft: { ...draft, game, tokens: { a1: tokens } }, tool, contents }, 'a1');
  expect(on('wall', 'wall')).toBe(true);
  expect(on('wall', 'water')).toBe(false);
  expect(on('', ERASER)).toBe(true);
  expect(on('ladder:A-', 'ladder:A')).toBe(true);
  expect(on('ladder:B+', 'ladder:A')).toBe(false);
  expect(on('barrel:bomb', 'barrel', 'bomb')).toBe(true);
  expect(on('barrel:bomb', 'barrel')).toBe(false);
  expect(on('barrel', 'barrel')).toBe(true);
});

test('barrels of v4 pile up: a second tap lays another', () => {
  expect(liesOn({ draft: { ...draft, game: 'golems4', tokens: { a1: 'barrel' } }, tool: 'barrel', contents: '' }, 'a1')).toBe(
    false,
  );
});
