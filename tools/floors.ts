import { importsOf, lineOf, type SourceFile } from './arrows.ts';

/** A house with floors of its own inside a package. */
export interface House {
  /** `apps/web/src` */
  readonly folder: string;
  /**
   * Folders and single files, the lowest first; whatever else lies in the folder stands on top of all. Those that share a floor do not know
   * each other.
   */
  readonly floors: readonly (string | readonly string[])[];
  /** A folder whose sub-folders don't know each other, and which of them may be known by which. */
  readonly apart?: { readonly folder: string; readonly except: Readonly<Record<string, readonly string[]>> };
}

export const HOUSES: readonly House[] = [
  {
    folder: 'apps/web/src',
    floors: ['words', 'base', 'session', 'shell', 'games', 'pages'],
    apart: { folder: 'games', except: { golems4: ['golems'], golems6: ['golems'] } },
  },
  {
    folder: 'games/circuit/src',
    floors: [
      'board',
      'current',
      'turn',
      'notation',
      'seen',
      'words',
      'text',
      'art',
      'art.ts',
      'game.ts',
      'workshop',
      'bot',
      'bot.ts',
      'balance',
    ],
  },
  // What asks and judges a puzzle stands below what makes one: pages fetch the first alone.
  {
    folder: 'games/circuit/src/puzzles',
    floors: ['themes.ts', 'questions.ts', 'leave.ts', 'lesson-questions.ts', 'readings.ts', 'write.ts', 'puzzles.ts'],
  },
  {
    folder: 'games/golems/src',
    floors: [
      'editions',
      'programs',
      'core',
      'words',
      'scenarios',
      ['v4', 'v6'],
      'text',
      'games',
      ['advice', 'tournament', 'puzzles', 'bots', 'art', 'workshop'],
      'sheet.ts',
      'terminal4.ts',
      'terminal6.ts',
      'manifest.ts',
      'api',
    ],
  },
  { folder: 'games/golems/src/puzzles', floors: ['edition.ts', 'goals.ts', 'v4.ts', 'v6.ts'] },
  {
    folder: 'games/micropul/src',
    floors: [
      'board',
      'turn',
      ['notation', 'seen'],
      'words',
      'text',
      'game.ts',
      ['bot', 'puzzles', 'workshop', 'art.ts'],
      ['bot.ts', 'sheet.ts'],
    ],
  },
  { folder: 'games/micropul/src/puzzles', floors: ['teaching.ts', 'afterwards.ts', 'write.ts', 'puzzles.ts'] },
];

/** `games/circuit/src/words/en/tell.ts`: what a translator edits. */
const isCatalog = (path: string): boolean => /\/words\/[a-z]{2}\//.test(path);

interface Arrow {
  readonly from: string;
  readonly to: string;
  /** `path:line` */
  readonly where: string;
}

/** Arrows that run up inside a house, its folders and any files that import each other in a ring, as `path:line what`. */
export function findWrongFloors(sources: readonly SourceFile[], houses: readonly House[] = HOUSES): string[] {
  // A catalog stands on every floor: whoever speaks may fetch it, and what it imports upwards are types (check-words).
  const files = sources.map((file) => (isCatalog(file.path) ? { ...file, text: '' } : file));
  const wrong = houses.flatMap((house) => {
    const inside = files.filter(({ path }) => path.startsWith(`${house.folder}/`));
    const arrows = arrowsBetween(inside).filter(({ to }) => !isCatalog(to));
    return [
      ...arrows.flatMap((arrow) => judgeArrow(arrow, house)),
      ...foldersOf(inside, house.folder).flatMap((folder) => judgeSiblings(arrows, folder)),
    ];
  });
  // Also where only types are imported, and outside the houses: who changes one file of a ring has to read them all.
  const rings = findRings(arrowsBetween(files)).map((ring) => `${ring[0]} files in a ring: ${named(ring)}`);
  return [...wrong, ...rings];
}

function arrowsBetween(files: readonly SourceFile[]): Arrow[] {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ target, at }): Arrow[] =>
      target !== undefined && known.has(target)
        ? [{ from: file.path, to: target, where: `${file.path}:${lineOf(file.text, at)}` }]
        : [],
    ),
  );
}

function judgeArrow({ from, to, where }: Arrow, { folder, floors, apart }: House): string[] {
  const floorOf = (path: string): string => path.slice(folder.length + 1).split('/')[0]!;
  const heightOf = (room: string): number => {
    const height = floors.findIndex((floor) => [floor].flat().includes(room));
    return height < 0 ? floors.length : height;
  };
  const [own, other] = [floorOf(from), floorOf(to)];
  if (heightOf(other) > heightOf(own)) return [`${where} an arrow from ${own} up to ${other}: ${to}`];
  if (own !== other && heightOf(other) === heightOf(own) && heightOf(own) < floors.length)
    return [`${where} ${own} imports ${other}: they share a floor and do not know each other`];
  if (!apart || own !== apart.folder || other !== apart.folder) return [];
  const [me, them] = [from, to].map((path) => path.slice(`${folder}/${apart.folder}/`.length).split('/'));
  const areBothFolders = me!.length > 1 && them!.length > 1;
  if (!areBothFolders || me![0] === them![0] || apart.except[me![0]!]?.includes(them![0]!)) return [];
  return [`${where} ${me![0]} imports ${them![0]}: ${apart.folder} do not know each other`];
}

/** Every folder of the house, itself too. */
function foldersOf(files: readonly SourceFile[], root: string): string[] {
  const folders = new Set([root]);
  for (const { path } of files) {
    for (let folder = parentOf(path); folder.length > root.length; folder = parentOf(folder)) folders.add(folder);
  }
  return [...folders];
}

/** Folders that lie beside each other import each other one way only. */
function judgeSiblings(arrows: readonly Arrow[], parent: string): string[] {
  const childOf = (path: string): string | undefined => {
    if (!path.startsWith(`${parent}/`)) return undefined;
    const rest = path.slice(parent.length + 1);
    return rest.includes('/') ? rest.split('/')[0] : undefined;
  };
  const between = arrows.flatMap(({ from, to, where }): Arrow[] => {
    const [a, b] = [childOf(from), childOf(to)];
    return a !== undefined && b !== undefined && a !== b ? [{ from: a, to: b, where: `${where} -> ${to}` }] : [];
  });
  return findRings(between).map((ring) => {
    const examples = ring.map((folder, index) => {
      const next = ring[(index + 1) % ring.length];
      return between.find(({ from, to }) => from === folder && to === next)!.where;
    });
    return `${parent} folders in a ring: ${named(ring)} (${examples.join('; ')})`;
  });
}

/** One ring for every knot of arrows: a shortest way from one of its members back to it. */
export function findRings(arrows: readonly Pick<Arrow, 'from' | 'to'>[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to));
  const rings: string[][] = [];
  const told = new Set<string>();
  for (const start of next.keys()) {
    if (told.has(start)) continue;
    const ring = shortestRing(start, next);
    if (!ring || ring.some((member) => told.has(member))) continue;
    for (const member of ring) told.add(member);
    rings.push(ring);
  }
  return rings;
}

function shortestRing(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const before = new Map<string, string>();
  const queue = [start];
  for (const place of queue) {
    for (const other of next.get(place) ?? []) {
      if (other === start) return wayBack(place, start, before);
      if (before.has(other)) continue;
      before.set(other, place);
      queue.push(other);
    }
  }
  return undefined;
}

function wayBack(last: string, start: string, before: ReadonlyMap<string, string>): string[] {
  const ring = [last];
  while (ring[0] !== start) ring.unshift(before.get(ring[0]!)!);
  return ring;
}

const named = (ring: readonly string[]): string => [...ring, ring[0]].join(' -> ');

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** `hand-card.tsx`, `laws.long.test.ts`, `README.md`: words of small letters and digits, joined by hyphens. */
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

export const findOddNames = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => !KEBAB.test(path.slice(path.lastIndexOf('/') + 1)))
    .map((path) => `${path} names of files are small letters joined by hyphens`);
