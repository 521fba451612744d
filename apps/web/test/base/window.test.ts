import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstScript } from '../../build/first.ts';
import { KINDS } from '../../src/base/ui/window-kinds.ts';

const SOURCES = join(import.meta.dirname, '../../src');
const read = (file: string): string => readFileSync(join(SOURCES, file), 'utf8');

/** As a browser would: lists of conditions, each of sizes or of the proportion of the sides. */
function holds(query: string, width: number, height: number): boolean {
  return query.split(', ').some((all) =>
    all.split(' and ').every((condition) => {
      if (condition === 'all') return true;
      const [, end, what, value] = /^\((min|max)-(width|height|aspect-ratio): ([\d./]+)(?:px)?\)$/.exec(condition)!;
      const [above, below = '1'] = value!.split('/');
      const asked = Number(above) / Number(below);
      const is = { width, height, 'aspect-ratio': width / height }[what!]!;
      return end === 'min' ? is >= asked : is <= asked;
    }),
  );
}

/** What the script before the first paint sets on the root. */
function rootOf(width: number, height: number): Record<string, string> {
  const dataset: Record<string, string> = {};
  const matchMedia = (query: string) => ({ matches: query.startsWith('(prefers') || holds(query, width, height) });
  const surroundings = { CSS: { supports: () => true }, addEventListener: () => {} };
  runInNewContext(firstScript(), { ...surroundings, matchMedia, document: { documentElement: { dataset } } });
  return dataset;
}

test.each([
  ['lying', 'sheet', '568x320 740x360 844x390 700x520 1000x520 1279x520'],
  ['phone', 'sheet', '320x568 360x740 414x896 540x720 600x960 500x500 699x521'],
  ['upright', 'below', '700x900 768x1024 820x1180 1200x1920'],
  ['beside', 'beside', '700x521 960x600 960x950 1000x700 1024x768 1080x810 1133x744 1180x820 1194x834 1279x521'],
  ['desk', 'beside', '1280x720 1366x768 1440x900 1280x480 1920x1080 3840x2160'],
])('before the first paint the root says %s', (window, papers, windows) => {
  for (const each of windows.split(' ')) {
    const [width, height] = each.split('x').map(Number) as [number, number];
    expect(rootOf(width, height), each).toMatchObject({ window, papers });
  }
});

test('every window there is has a kind', () => {
  expect(KINDS.at(-1)!.query).toBe('all');
});

const sheets = globSync('**/*.css', { cwd: SOURCES }).map((file) => ({
  file,
  text: read(file).replace(/\/\*[\s\S]*?\*\//g, ''),
}));
const asked = (rule: RegExp): { file: string; condition: string }[] =>
  sheets.flatMap(({ file, text }) =>
    [...text.matchAll(rule)].map(([, condition]) => ({ file, condition: condition!.replace(/\s+/g, ' ').trim() })),
  );

/** Who may know of what kind the window is: frames, and what lies over all of them (dialogs, the table before it is laid). */
const FRAMES = /^(shell\/style\/frame|pages\/frame)\/|^games\/[\w-]+\/style\/frame\.css$|^base\/style\/(base|first)\.css$/;
/** What a game may cut its frame with. */
const CUTS = /^--(bar|seats|seat|now|act|foot|papers|beside|beside-left|mine|rim|board-pad|plate)$/;

/** Declarations of a game's frame under a kind of window that are no cut. */
function notCut(): string[] {
  return sheets
    .filter(({ file }) => /^games\/[\w-]+\/style\/frame\.css$/.test(file))
    .flatMap(({ file, text }) =>
      text
        .split(/^(?=\S)/m)
        .filter((block) => block.includes('data-window'))
        .flatMap((block) => [...block.matchAll(/^\s+([\w-]+):\s[^{;]*;$/gm)].map(([, property]) => `${file}: ${property!}`))
        .filter((found) => !CUTS.test(found.split(': ')[1]!)),
    );
}

/** Names of containers that are asked more than four questions: by then it is no arrangement any more, but a window. */
function askedTooMuch(): string[] {
  const byName = new Map<string, Set<string>>();
  for (const { condition } of asked(/@container\s+([\w-]+[^{]*)\{/g)) {
    const name = condition.split(' ')[0]!;
    byName.set(name, (byName.get(name) ?? new Set()).add(condition));
  }
  return [...byName].filter(([, conditions]) => conditions.size > 4).map(([name]) => name);
}

/*
 * Rules of layout that are not kept everywhere yet: how often each is broken. The numbers may only fall; a rule that is kept has 0.
 * Parts ask the box they lie in, in rem, so that larger words choose the narrower arrangement; only frames know the window.
 */
test.each<readonly [rule: string, most: number, broken: () => readonly unknown[]]>([
  [
    'style sheets ask for paper, pointers and requests, never for the size of the window',
    0,
    () => asked(/@media\s+([^{]*)\{/g).filter(({ condition }) => !/^(print|\((any-)?(hover|pointer)|\(prefers-)/.test(condition)),
  ],
  [
    'only frames know the kind of the window',
    0,
    () => sheets.filter(({ file, text }) => text.includes('data-window') && !FRAMES.test(file)).map(({ file }) => file),
  ],
  ["a game's frame is cut by its measures alone", 0, notCut],
  [
    'boxes are asked in rem',
    0,
    () => asked(/@container\s+([^{]*)\{/g).filter(({ condition }) => /\d(px|em\b)/.test(condition.replace(/rem/g, ''))),
  ],
  ['no box is asked more than four questions', 0, askedTooMuch],
  ['how many sit at a table is a class of the frame', 0, () => asked(/(\.seats:has\(\.seat:nth-child)/g)],
])('%s', (_, most, broken) => {
  const found = broken();
  expect(found.length, JSON.stringify(found, null, 1)).toBeLessThanOrEqual(most);
});

test('the window is measured in one place; elsewhere scripts know its kind', () => {
  const asking = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((file) =>
    /\bmatchMedia\(|\binner(Width|Height)\b/.test(read(file)),
  );
  expect(asking.sort()).toEqual([
    // How dark the room is, and whether things may move.
    'base/preferences.ts',
    // For what is asked about once: pointers, and two pages.
    'base/ui/media.ts',
    // Above the board's foot: a fixed place counts from the window's edge.
    'base/ui/toasts.tsx',
    'base/ui/window.ts',
    // Who turns the device turns the board; the kind may stay.
    'games/golems/board/board.tsx',
    'games/micropul/board/keeper.ts',
    // A picture of one size, as large as the wall.
    'pages/class/wall/wall-page.tsx',
    'pages/editor/workshop.tsx',
  ]);
});
