import { expect, test } from 'vitest';
import type { SourceFile } from '../arrows.ts';
import { findOddNames, findRings, findWrongFloors, type House } from '../floors.ts';

const HOUSE: House = {
  folder: 'apps/web/src',
  floors: ['base', 'shell', 'games', 'pages'],
  apart: { folder: 'games', except: { hex4: ['hex'] } },
};

/** Files and what they import, as paths inside the house. */
function judge(imports: Readonly<Record<string, readonly string[]>>): string[] {
  const names = new Set([...Object.keys(imports), ...Object.values(imports).flat()]);
  const files = [...names].map((name): SourceFile => {
    const up = '../'.repeat(name.split('/').length - 1) || './';
    return {
      path: `apps/web/src/${name}`,
      text: (imports[name] ?? []).map((other) => `import '${up}${other}';\n`).join(''),
    };
  });
  return findWrongFloors(files, [HOUSE]);
}

test('a floor stands on itself and on those below it; what lies on top may import everything', () => {
  expect(
    judge({
      'main.tsx': ['app.tsx', 'games/hex/client.tsx'],
      'app.tsx': ['pages/home/home-page.tsx'],
      'pages/home/home-page.tsx': ['games/miniatures.ts', 'shell/table.tsx'],
      'games/hex/client.tsx': ['shell/table.tsx', 'games/hex/board/board.tsx'],
      'shell/table.tsx': ['base/ui/icon.tsx'],
    }),
  ).toEqual([]);
});

test.each([
  [
    'to another floor',
    { 'base/ui/icon.tsx': ['shell/table.tsx'] },
    'apps/web/src/base/ui/icon.tsx:1 an arrow from base up to shell',
  ],
  ['to the top', { 'pages/home/home-page.tsx': ['app.tsx'] }, 'an arrow from pages up to app.tsx'],
])('no arrow runs up: %s', (_, imports, complaint) => {
  expect(judge(imports).join('\n')).toContain(complaint);
});

test('an arrow that is fetched later, or only a type, is an arrow', () => {
  const files = [
    { path: 'apps/web/src/base/late.ts', text: "\nconst load = () => import('../shell/table.tsx');" },
    { path: 'apps/web/src/base/type.ts', text: "import type { Table } from '../shell/table.tsx';" },
    { path: 'apps/web/src/shell/table.tsx', text: '' },
  ];
  expect(findWrongFloors(files, [HOUSE]).filter((problem) => problem.includes('up to'))).toEqual([
    'apps/web/src/base/late.ts:2 an arrow from base up to shell: apps/web/src/shell/table.tsx',
    'apps/web/src/base/type.ts:1 an arrow from base up to shell: apps/web/src/shell/table.tsx',
  ]);
});

test('games do not know each other, but for what they share', () => {
  expect(judge({ 'games/hex/client.tsx': ['games/go/board.tsx'] }).join('\n')).toContain('hex imports go');
  expect(judge({ 'games/hex4/client.tsx': ['games/hex/board.tsx'] })).toEqual([]);
  expect(judge({ 'games/miniatures.ts': ['games/hex/miniature.ts'], 'games/hex/miniature.ts': ['games/picture.ts'] })).toEqual(
    [],
  );
});

test('rooms that share a floor do not know each other', () => {
  const house: House = { folder: 'games/hex/src', floors: ['board', ['v1', 'v2'], 'text'] };
  const importing = (from: string, to: string): string[] =>
    findWrongFloors(
      [
        { path: `games/hex/src/${from}`, text: `import '../${to}';\n` },
        { path: `games/hex/src/${to}`, text: '' },
      ],
      [house],
    );
  expect(importing('v2/play.ts', 'v1/play.ts')).toEqual([
    'games/hex/src/v2/play.ts:1 v2 imports v1: they share a floor and do not know each other',
  ]);
  expect(importing('v1/play.ts', 'v2/play.ts')).toHaveLength(1);
  expect(importing('v2/play.ts', 'board/cells.ts')).toEqual([]);
  expect(importing('text/tell.ts', 'v1/play.ts')).toEqual([]);
  expect(importing('v1/play.ts', 'text/tell.ts')).toEqual([expect.stringContaining('an arrow from v1 up to text')]);
});

test('folders beside each other import each other one way, however deep they lie', () => {
  const ring = { 'pages/home/a.ts': ['pages/setup/b.ts'], 'pages/setup/c.ts': ['pages/home/d.ts'] };
  expect(judge(ring)).toEqual([expect.stringContaining('apps/web/src/pages folders in a ring: home -> setup -> home')]);
  const deep = { 'games/hex/board/a.ts': ['games/hex/film/b.ts'], 'games/hex/film/c.ts': ['games/hex/board/d.ts'] };
  expect(judge(deep)).toEqual([expect.stringContaining('apps/web/src/games/hex folders in a ring')]);
});

test('files never import each other in a ring', () => {
  expect(judge({ 'base/a.ts': ['base/b.ts'], 'base/b.ts': ['base/c.ts'], 'base/c.ts': ['base/a.ts'] })).toEqual([
    expect.stringContaining('files in a ring: apps/web/src/base/a.ts -> apps/web/src/base/b.ts -> apps/web/src/base/c.ts'),
  ]);
  expect(
    findRings([
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'a', to: 'c' },
    ]),
  ).toEqual([]);
});

test('a catalog of words may name types of every floor and is in no ring with them', () => {
  expect(judge({ 'pages/home.tsx': ['base/words/ru/home.ts'], 'base/words/ru/home.ts': ['pages/home.tsx'] })).toEqual([]);
  expect(judge({ 'pages/home.tsx': ['base/home.ts'], 'base/home.ts': ['pages/home.tsx'] })).not.toEqual([]);
});

test('every floor may fetch a catalog of words, wherever it stands', () => {
  const high = { 'base/card.ts': ['shell/words/en/card.ts'], 'shell/table.ts': ['base/card.ts'] };
  expect(judge(high)).toEqual([]);
  expect(judge({ 'base/card.ts': ['shell/words/card.ts'] })).not.toEqual([]);
});

test('a ring of types is a ring, in a package without floors too', () => {
  const files = [
    { path: 'engine/hex/src/clock.ts', text: "import type { Session } from './session.ts';" },
    { path: 'engine/hex/src/session.ts', text: "import { now } from './clock.ts';" },
  ];
  expect(findWrongFloors(files, [HOUSE])).toEqual([
    'engine/hex/src/clock.ts files in a ring: engine/hex/src/clock.ts -> engine/hex/src/session.ts -> engine/hex/src/clock.ts',
  ]);
});

test('names of files are words of small letters joined by hyphens', () => {
  const good = ['a/hand-card.tsx', 'a/laws.long.test.ts', 'a/0021-floors.ts', 'a/golems6.ts', 'a/virtual.d.ts'];
  expect(findOddNames([...good, 'a/HandCard.tsx', 'a/lawSpec.ts', 'a/law_spec.ts'])).toEqual([
    expect.stringContaining('a/HandCard.tsx'),
    expect.stringContaining('a/lawSpec.ts'),
    expect.stringContaining('a/law_spec.ts'),
  ]);
});
