import { GAMES } from '@stolik/games/games';

/** A contest that docs/bots.md reports, and what it should reach. */
export interface Planned {
  readonly game: string;
  readonly a: string;
  /** Left out where A plays alone. */
  readonly b?: string;
  readonly seats: number;
  readonly games: number;
  /** The share of points A should reach, or its mean points alone. */
  readonly target?: number;
  readonly points?: number;
}

type Table = readonly Planned[];

const CONTEST = 400;

const against = (game: string, b: string, target: number, seats = 2): Planned => ({
  game,
  a: 'A5',
  b,
  seats,
  games: CONTEST,
  target,
});

/** What perfect information would bring: the cap that luck sets. */
const seer = (game: string): Planned => ({ game, a: 'A6', b: 'A5', seats: 2, games: 60 });

/** Every level against the one below, the first against any allowed move. */
const levels = (game: string): Table => [
  { game, a: '1', b: 'A0', seats: 2, games: 200 },
  ...[2, 3, 4, 5, 6].map((level) => ({ game, a: `${level}`, b: `${level - 1}`, seats: 2, games: 200, target: 0.6 })),
];

/** What is played besides the levels. A5 thinks 200 ms a decision on one core. */
const MORE: Readonly<Record<string, Readonly<Record<string, Table>>>> = {
  micropul: {
    ladder: [against('micropul', 'A1', 0.9), against('micropul', 'A2', 0.75), against('micropul', 'A4', 0.7), seer('micropul')],
    alone: [
      { game: 'micropul', a: '6@60', seats: 1, games: 500, points: 70 },
      { game: 'micropul', a: 'A6@60', seats: 1, games: 100 },
    ],
  },
  circuit: {
    ladder: [against('circuit', 'A1', 0.88), against('circuit', 'A2', 0.7), against('circuit', 'A4', 0.65), seer('circuit')],
    four: [
      against('circuit', 'A1', 0.65, 4),
      against('circuit', 'A2', 0.5, 4),
      against('circuit', 'A4', 0.42, 4),
      { game: 'circuit', a: 'A6', b: 'A1', seats: 4, games: 200 },
    ],
  },
  golems6: {
    ladder: [against('golems6', 'A1', 0.85), against('golems6', 'A2', 0.68), against('golems6', 'A4', 0.62), seer('golems6')],
  },
  golems4: {
    ladder: [against('golems4', 'A1', 0.85), against('golems4', 'A2', 0.68), against('golems4', 'A4', 0.62), seer('golems4')],
  },
};

/** By game and name of the table. */
export const PLAN: Readonly<Record<string, Readonly<Record<string, Table>>>> = Object.fromEntries(
  GAMES.map(({ id }) => [id, { ...MORE[id], levels: levels(id) }]),
);

/** The contests that words like `circuit`, `circuit/four` or `circuit/ladder/A4` mean; all where there is none. */
export function findPlanned(words: readonly string[]): readonly Planned[] {
  const all = Object.entries(PLAN).flatMap(([game, tables]) =>
    Object.entries(tables).flatMap(([table, contests]) =>
      contests.map((planned) => ({ planned, path: `${game}/${table}/${planned.a}/${planned.b ?? 'alone'}/` })),
    ),
  );
  const isMeant = (path: string, word: string): boolean => {
    const [game, table, ...bots] = word.split('/');
    const parts = path.split('/');
    return parts[0] === game && (table === undefined || parts[1] === table) && bots.every((bot) => parts.slice(2).includes(bot));
  };
  for (const word of words) {
    if (!all.some(({ path }) => isMeant(path, word)))
      throw new Error(`no contest is called "${word}"; there are, for example, circuit, circuit/four, circuit/four/A4`);
  }
  return all.filter(({ path }) => words.length === 0 || words.some((word) => isMeant(path, word))).map(({ planned }) => planned);
}
