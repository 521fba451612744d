import { expect, test } from 'vitest';
import { findBadStyle, findOldNames } from '../style.ts';

const inCatalog = (line: string): readonly string[] => findBadStyle([{ path: 'a/words/en/x.ts', text: line }]);

test.each([
  ["a: 'Pair them anew.',", 'again'],
  ["a: 'Whoever is stuck asks.',", 'the one who, anyone who, you'],
  ["a: 'Ann looks on.',", 'watch, spectator'],
  ["a: 'Who resigns has lost.',", 'if you …, you …'],
  ["a: 'The burnt fuse.',", 'a fuse blows'],
  ["a: '[R] Who resigns has lost.',", 'if you …, you …'],
  ["a: 'Exchange a tile.',", 'swap'],
  ["a: 'Sorry, While can’t ask.',", 'stands in quotes'],
  ["a: 'Its plus looks east.',", 'face, point'],
  ["a: 'Соединённое перекрестье',", 'перекрестье'],
  ["a: 'Bezpiecznik spala się pierwszy.',", 'bezpiecznik się przepala'],
])('%s is found with what to say instead', (line, instead) => {
  expect(inCatalog(line).join()).toMatch(/^a\/words\/en\/x\.ts:1 .*: say /);
  expect(inCatalog(line).join()).toContain(instead);
});

test.each([
  "mend: 'Fix it',",
  "  case 'mend':",
  '// Drawn anew for whoever comes.',
  "import { anew } from './anew.ts';",
  "a: 'Who has seen a loop outside this room?',",
  "a: 'Look on the board.',".replace('on the', 'at the'),
  "a: 'The lamp burns, the fuse blows.',",
  "a: 'If it can’t move, “While” can’t help.',",
])('%s is fine', (line) => {
  expect(inCatalog(line)).toEqual([]);
});

test('in lessons and documents the whole line counts, but ids', () => {
  const lesson = { path: 'a/lessons/x.json', text: '"kind": "mend",\n"tale": "Mend it."' };
  expect(findBadStyle([lesson])).toEqual(['a/lessons/x.json:2 Mend: say fix']);
});

test.each([
  ['readonly wish: Wish;', 'request'],
  ['const tableWishes = 1;', 'request'],
  ['for (const onlooker of group) {', 'subscriber, spectator'],
  ['foresee(world, seat);', 'predict'],
  ['/** Dealt anew. */', 'again'],
  ['laidAnew(session);', 'again'],
])('%s has an old name', (line, instead) => {
  expect(findOldNames([{ path: 'a/x.ts', text: line }])).toEqual([expect.stringContaining(`: say ${instead}`)]);
});

test('names on the wire and other words stay', () => {
  const text = "'class_wishes_total'\nwishbone\nforesight\nonLook()";
  expect(findOldNames([{ path: 'a/x.ts', text }])).toEqual([]);
});
