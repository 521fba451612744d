import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { EVERY_GAME } from '@stolik/games/games';
import { expect, test } from 'vitest';
import { firstScript, small } from '../build/first.ts';

interface Shown {
  /** The sentence for browsers that are too old stands there. */
  isTooOld?: true;
  theme?: string;
  title?: string;
  invitation?: string;
  felt?: string;
  manifest?: string;
  /** What the browser's own bars wear. */
  bars?: string;
}

/** Runs the script as a browser does before anything else of the page. */
function look(
  hash: string,
  kept: Readonly<Record<string, object>>,
  languages: readonly string[],
  { lacks = '', stops = false } = {},
): Shown {
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
  const tooOld = {
    set hidden(isHidden: boolean) {
      if (!isHidden) shown.isTooOld = true;
    },
  };
  const elements: Readonly<Record<string, object>> = { 'too-old': tooOld, app: { hasChildNodes: () => false } };
  const script = small(firstScript());
  runInNewContext(lacks === 'hasOwn' ? `delete Object.hasOwn;\n${script}` : script, {
    CSS: { supports: (what: string) => what !== lacks },
    addEventListener: (_: string, then: () => void) => stops && then(),
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
      getElementById: (id: string) => elements[id] ?? first,
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

test('a browser that lacks what the tables need reads a sentence, and so does one in which the app stops at once', () => {
  expect(look('', {}, ['en'])).not.toHaveProperty('isTooOld');
  for (const lacks of ['selector(:has(a))', 'container-type', 'hasOwn'])
    expect(look('', {}, ['en'], { lacks }), lacks).toHaveProperty('isTooOld');
  expect(look('', {}, ['en'], { stops: true })).toHaveProperty('isTooOld');
});

test('the page names the browsers that it is built for, in every language', () => {
  const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
  const config = readFileSync(join(import.meta.dirname, '../vite.config.ts'), 'utf8');
  const [chrome, firefox, safari] = ['chrome', 'firefox', 'safari'].map(
    (name) => new RegExp(`${name}([\\d.]+)'`).exec(config)![1],
  );
  const sentences = page.slice(page.indexOf('id="too-old"')).split('<p lang=').slice(1, 4);
  for (const sentence of sentences)
    for (const each of [`Chrome ${chrome}`, `Firefox ${firefox}`, `Safari ${safari}`]) expect(sentence).toContain(each);
});

test('arrays have the methods that copy them, also where the browser lacks them', () => {
  const lacking = ['with', 'toSorted', 'toSpliced', 'toReversed'].map((name) => `delete Array.prototype.${name};`).join('');
  const methods = source('copying.js');
  const made = runInNewContext(`${lacking}${methods};
    const from = [3, 1, 2];
    JSON.stringify([from.with(-1, 9), from.toSorted(), from.toSpliced(1, 1, 7, 8), from.toReversed(), from]);`);
  expect(JSON.parse(made)).toEqual([
    [3, 1, 9],
    [1, 2, 3],
    [3, 7, 8, 2],
    [2, 1, 3],
    [3, 1, 2],
  ]);
  expect(() => runInNewContext(`${lacking}${methods}; [1].with(1, 0)`)).toThrow('no such place');
});
