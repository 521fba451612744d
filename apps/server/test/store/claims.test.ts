import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as classEntries from '@stolik/class/entry';
import * as tableEntries from '@stolik/table/entry';
import { expect, test } from 'vitest';
import { claim, claimsIn, knownClaims } from '../../src/store/claims.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { NewerStore } from '../../src/store/store.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** The kinds of entries that came with each vocabulary. A vocabulary that people have used gets no more kinds. */
const TABLE: Readonly<Record<number, string>> = {
  1: 'answer ask bot close colour deal door eyes first free lapse lead open outage over pause play release rematch resign resit salt sit standIn start swap time undo',
  2: 'forget',
};
const CLASS: Readonly<Record<number, string>> = {
  1: 'answer ask away close did eyes label lesson open over pace pairs pin plan playOut pupil remove rename secrets table task unask wall wallKey',
  2: 'restar unstar',
  3: 'again share',
};

function byVocabulary(kinds: Readonly<Record<string, number>>): Record<number, string> {
  const sorted = Object.entries(kinds).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const groups = Object.groupBy(sorted, ([, number]) => number);
  return Object.fromEntries(
    Object.entries(groups).map(([number, group = []]) => [number, group.map(([kind]) => kind).join(' ')]),
  );
}

test.each([
  ['table', tableEntries, TABLE],
  ['class', classEntries, CLASS],
] as const)('a new kind of entry in the log of a %s raises its vocabulary', (name, { ENTRY_SINCE, VOCABULARY }, released) => {
  const why = `a kind was added to engine/${name}/src/entry.ts: give it the next number, raise VOCABULARY to it, and list it here`;
  expect(byVocabulary(ENTRY_SINCE), why).toEqual(released);
  expect(VOCABULARY).toBeGreaterThanOrEqual(Math.max(...Object.values(ENTRY_SINCE)));
  // The compiler asks for the same; this also holds where nobody has compiled.
  const source = readFileSync(join(ROOT, `engine/${name}/src/entry.ts`), 'utf8');
  const union = source.slice(source.indexOf('export type Entry'), source.indexOf('export const VOCABULARY'));
  const kinds = new Set([...union.matchAll(/readonly kind: '(\w+)'/g)].map(([, kind]) => kind));
  expect(Object.keys(ENTRY_SINCE).toSorted()).toEqual([...kinds].toSorted());
});

test('a program that knows fewer kinds of entries, or older rules, is refused with a sentence; others come and go', async () => {
  const store = new SqliteStore(':memory:');
  const known = knownClaims([{ id: 'nim', rulesVersion: 3 }]);
  await claim(store, known);
  await claim(store, known);
  await claim(store, { ...known, 'entries class': 41 });
  const older = claim(store, known);
  await expect(older).rejects.toThrow(NewerStore);
  await expect(older).rejects.toThrow(
    `the log of a class here may hold entries of version 41, this program knows up to ${classEntries.VOCABULARY}: start a newer program`,
  );
  await expect(claim(store, knownClaims([{ id: 'nim', rulesVersion: 2 }]))).rejects.toThrow(
    'tables of nim here follow rules of version 3',
  );
  expect(await claimsIn(store)).toEqual({ ...known, 'entries class': 41 });
  await store.close();
});
