import { SCENARIOS } from '@stolik/golems/scenarios';
import { freshScenario } from '@stolik/golems/scenarios/edit';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { packScenario, unpackScenario } from '../../src/games/golems/scenarios/link.ts';
import { packText } from '../../src/session/kept/link.ts';

const OWN = freshScenario('golems6', 'own-1', { en: 'Мост', ru: 'Мост', pl: 'Мост' });

describe('a scenario in a link', () => {
  test.each([...SCENARIOS.golems6, ...SCENARIOS.golems4, OWN])('$game $id goes in and comes out the same', async (scenario) => {
    const code = await packScenario(scenario);
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(1500);
    const read = await unpackScenario(code, scenario.id);
    expect(read && unwrap(read)).toEqual({ ...scenario, source: 'house' });
  });

  test('one that somebody wrote is short', async () => {
    expect((await packScenario(OWN)).length).toBeLessThan(360);
  });

  test('cut, damaged, swollen and hostile links are told, never thrown', async () => {
    const code = await packScenario(OWN);
    for (let length = 0; length < code.length; length += 7) {
      const read = await unpackScenario(code.slice(0, length), 'shared');
      expect(read?.ok ?? false, String(length)).toBe(false);
    }
    const damaged = [...code].map((letter, index) => (index === 40 ? (letter === 'A' ? 'B' : 'A') : letter)).join('');
    const bad = ['%', 'nonsense', '____', code.repeat(200), damaged];
    for (const each of bad) expect((await unpackScenario(each, 'shared'))?.ok ?? false).toBe(false);
    expect(await unpackScenario(await packText('x'.repeat(5_000_000)), 'shared')).toBeUndefined();
    expect(await unpackScenario(await packText('{"game":'), 'shared')).toBeUndefined();
    const strangers = [null, 7, [], {}, { game: 'micropul' }, { ...OWN, starts: 'all' }, { ...OWN, tokens: { a1: '<img>' } }];
    for (const stranger of strangers) {
      const read = await unpackScenario(await packText(JSON.stringify(stranger)), 'shared');
      expect(read).toMatchObject({ ok: false });
    }
  });

  test('titles with strange characters do not get through', async () => {
    for (const title of ['a\u202eb', 'a\u0000b', '', 'x'.repeat(61)]) {
      const read = await unpackScenario(await packText(JSON.stringify({ ...OWN, title })), 'shared');
      expect(read).toMatchObject({ ok: false });
    }
    const markup = await unpackScenario(await packText(JSON.stringify({ ...OWN, title: '<b>bold</b>' })), 'shared');
    expect(markup && unwrap(markup).title.en).toBe('<b>bold</b>');
  });
});
