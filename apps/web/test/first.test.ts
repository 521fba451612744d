import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { EVERY_GAME } from '@stolik/games/games';
import { expect, test } from 'vitest';
import { firstScript } from '../build/first.ts';

interface Shown {
  theme?: string;
  title?: string;
  invitation?: string;
  felt?: string;
  manifest?: string;
  /** What the browser's own bars wear. */
  bars?: string;
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
      querySelector: () => ({
        set href(address: string) {
          shown.manifest = address;
        },
        set content(colour: string) {
          shown.bars = colour;
        },
      }),
      getElementById: () => first,
      addEventListener: (_: string, then: () => void) => then(),
    },
  });
  return { ...shown, theme: dataset['theme']! };
}

/** The floor of the page in each theme. */
const source = (path: string): string => readFileSync(join(import.meta.dirname, '../src/base', path), 'utf8');
const [DAY, EVENING, CONTRAST] = [...source('style/tokens.css').matchAll(/--floor: (#\w+);/g)].map(([, colour]) => colour!);

test('the browser’s own bars wear the colour of the floor, whichever theme was chosen', () => {
  const barsWith = (theme: string): string | undefined => look('', { 'stolik.preferences': { theme } }, ['en']).bars;
  expect(['light', 'dark', 'contrast', 'auto'].map(barsWith)).toEqual([DAY, EVENING, CONTRAST, EVENING]);
  // The page says the same when somebody changes it.
  expect(source('preferences.ts')).toContain(`{ light: '${DAY}', dark: '${EVENING}', contrast: '${CONTRAST}' }`);
  expect(readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')).toContain(`name="theme-color" content="${DAY}"`);
});

test.each(EVERY_GAME)('the first picture of a table of $id has its name and its felt', ({ id, title, invitation }) => {
  const kept = { 'stolik.table.t1': { game: id }, 'stolik.place.p1': { game: id } };
  const felt = `felt-${id}`;
  expect(look('#/table/t1', kept, ['pl-PL'])).toEqual({
    theme: 'dark',
    title: title.pl,
    invitation: invitation.pl,
    felt,
    manifest: '/stolik-pl.webmanifest',
    bars: EVENING,
  });
  expect(look('#/online/p1', kept, ['ru'])).toMatchObject({ title: title.ru, felt });
  expect(look('#/rules/t1', kept, ['ru'])).toEqual({ theme: 'dark', manifest: '/stolik-ru.webmanifest', bars: EVENING });
});

test('a table of a game that is not known here has no first picture', () => {
  expect(look('#/table/t1', { 'stolik.table.t1': { game: 'constructor' } }, ['en'])).toEqual({ theme: 'dark', bars: EVENING });
});

test('the manifests of the three languages differ in their words only', () => {
  const [en, ...others] = ['', '-ru', '-pl'].map((name) =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../public/stolik${name}.webmanifest`), 'utf8')),
  );
  for (const { lang, name, short_name, description, ...rest } of others) {
    expect([lang, name, short_name, description].every(Boolean)).toBe(true);
    expect(description).not.toBe(en.description);
    expect(en).toMatchObject(rest);
  }
});
