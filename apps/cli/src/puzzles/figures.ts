import type { Puzzle } from '@stolik/kernel/puzzles/puzzle';
import type { Rated } from './tries.ts';

/** A puzzle with how the levels did. */
export interface Tried {
  readonly puzzle: Puzzle;
  readonly rated: Rated;
}

/** What docs/puzzles.md says of a file: kinds with the share that each level solved, the spread of ratings, themes. */
export function figuresOf(all: readonly Tried[]): readonly string[] {
  return [...kindLines(all), '', spreadLine(all), themeLine(all)];
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function kindLines(all: readonly Tried[]): string[] {
  const kinds = counted(all.map(({ puzzle }) => puzzle.goal.kind));
  const levels = all[0]?.rated.levels.map((_, level) => `level ${level + 1}`) ?? [];
  return [
    row(['kind', 'puzzles', ...levels]),
    row(['kind', 'puzzles', ...levels].map((_, index) => (index === 0 ? '---' : '---:'))),
    ...kinds.map(([kind, count]) => {
      const of = all.filter(({ puzzle }) => puzzle.goal.kind === kind);
      return row([`\`${kind}\``, count, ...levels.map((_, level) => `${solved(of, level)} %`)]);
    }),
    row(['all', all.length, ...levels.map((_, level) => `${solved(all, level)} %`)]),
  ];
}

function solved(all: readonly Tried[], level: number): number {
  const sum = (key: 'tries' | 'right'): number => all.reduce((total, { rated }) => total + rated.levels[level]![key], 0);
  return Math.round((100 * sum('right')) / sum('tries'));
}

const QUANTILES = [
  ['easiest', 0],
  ['a tenth', 0.1],
  ['a quarter', 0.25],
  ['half', 0.5],
  ['three quarters', 0.75],
  ['nine tenths', 0.9],
  ['hardest', 1],
] as const;

function spreadLine(all: readonly Tried[]): string {
  const ratings = all.map(({ rated }) => rated.rating).sort((a, b) => a - b);
  const at = (share: number): number => ratings[Math.round(share * (ratings.length - 1))]!;
  return `Ratings: ${QUANTILES.map(([name, share]) => `${name} ${at(share)}`).join(', ')}.`;
}

const themeLine = (all: readonly Tried[]): string =>
  `Themes: ${counted(all.flatMap(({ puzzle }) => puzzle.themes))
    .map(([theme, count]) => `\`${theme}\` ${count}`)
    .join(', ')}.`;

/** How often each occurs, the most frequent first. */
function counted(words: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
}
