import { SCENARIOS } from '@stolik/golems/scenarios';
import { copyScenario } from '@stolik/golems/scenarios/edit';
import { beforeAll, expect, test, vi } from 'vitest';
import { packScenario } from '../../src/games/golems/scenarios/link.ts';
import { FakeStorage } from '../fake-storage.ts';

const storage = new FakeStorage();
const MAZE = SCENARIOS.golems6.find(({ id }) => id === 'treasure')!;
const OWN = copyScenario(MAZE, 'own-1', { en: 'My maze', ru: 'Мой лабиринт', pl: 'Mój labirynt' });

let findShared: typeof import('../../src/games/golems/scenarios/file.ts').findShared;
beforeAll(async () => {
  storage.install();
  vi.stubGlobal('location', { hash: '' });
  storage.stored.set('stolik.scenario.own-1', JSON.stringify({ scenario: OWN, savedAt: 1 }));
  ({ findShared } = await import('../../src/games/golems/scenarios/file.ts'));
});

test('an address names a scenario of the book, an own one, or holds one that somebody sent', async () => {
  expect(await findShared('treasure', 'golems6')).toEqual({ scenario: MAZE, isGuest: false });
  expect(await findShared('own-1', 'golems6')).toMatchObject({ scenario: { id: 'own-1' }, isGuest: false });
  expect(await findShared(await packScenario(OWN), 'golems6')).toMatchObject({ scenario: { id: 'shared' }, isGuest: true });
});

test('what is of the other edition, or not here, is not found', async () => {
  expect(await findShared('own-1', 'golems4')).toBeUndefined();
  expect(await findShared('own-2', 'golems6')).toBeUndefined();
  expect(await findShared('four-robots', 'golems6')).toBeUndefined();
});
