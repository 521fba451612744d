import { runInNewContext } from 'node:vm';
import { EVERY_GAME } from '@stolik/games/games';
import { expect, test } from 'vitest';
import { firstScript } from '../build/first.ts';

interface Shown {
  theme?: string;
  title?: string;
  invitation?: string;
  felt?: string;
}

/** Runs the script as a browser does before anything else of the page. */
function look(hash: string, kept: Readonly<Record<string, object>>, languages: readonly string[]): Shown {
  const shown: Shown = {};
  const said = (key: 'title' | 'invitation') => ({
    set textContent(text: string) {
      shown[key] = text;
    },
  });
  const first = {
    querySelector: (name: string) => said(name === 'b' ? 'title' : 'invitation'),
    set className(name: string) {
      shown.felt = name;
    },
  };
  const dataset: Record<string, string> = {};
  runInNewContext(firstScript(), {
    localStorage: { getItem: (key: string) => JSON.stringify(kept[key]) ?? null },
    location: { hash },
    navigator: { languages },
    matchMedia: () => ({ matches: true }),
    document: {
      documentElement: { dataset },
      querySelector: () => ({}),
      getElementById: () => first,
      addEventListener: (_: string, then: () => void) => then(),
    },
  });
  return { ...shown, theme: dataset['theme']! };
}

test.each(EVERY_GAME)('the first picture of a table of $id has its name and its felt', ({ id, title, invitation }) => {
  const kept = { 'stolik.table.t1': { game: id }, 'stolik.place.p1': { game: id } };
  const felt = `felt-${id}`;
  expect(look('#/table/t1', kept, ['pl-PL'])).toEqual({ theme: 'dark', title: title.pl, invitation: invitation.pl, felt });
  expect(look('#/online/p1', kept, ['ru'])).toMatchObject({ title: title.ru, felt });
  expect(look('#/rules/t1', kept, ['ru'])).toEqual({ theme: 'dark' });
});

test('a table of a game that is not known here has no first picture', () => {
  expect(look('#/table/t1', { 'stolik.table.t1': { game: 'constructor' } }, ['en'])).toEqual({ theme: 'dark' });
});
