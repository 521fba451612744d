import type { Puzzle } from '@stolik/kernel/puzzles/puzzle';

/** What docs/puzzles.md says of files: kinds and how hard each is, the spread of ratings, themes. */
export function figuresOf(all: readonly Puzzle[]): readonly string[] {
  return [...kindLines(all), '', spreadLine(all), themeLine(all)];
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const HEAD = ['kind', 'puzzles', 'easiest', 'p10', 'p50', 'p90', 'hardest'];
const SHOWN = [0, 0.1, 0.5, 0.9, 1];

function kindLines(all: readonly Puzzle[]): string[] {
  const kinds = counted(all.map(({ goal }) => goal.kind));
  const line = (name: string, of: readonly Puzzle[]): string => row([name, of.length, ...SHOWN.map(quantileOf(of))]);
  return [
    row(HEAD),
    row(HEAD.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...kinds.map(([kind]) =>
      line(
        `\`${kind}\``,
        all.filter(({ goal }) => goal.kind === kind),
      ),
    ),
    line('all', all),
  ];
}

function quantileOf(all: readonly Puzzle[]): (share: number) => number {
  const ratings = all.map(({ rating }) => rating).sort((a, b) => a - b);
  return (share) => ratings[Math.round(share * (ratings.length - 1))]!;
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

const spreadLine = (all: readonly Puzzle[]): string =>
  `Ratings: ${QUANTILES.map(([name, share]) => `${name} ${quantileOf(all)(share)}`).join(', ')}.`;

const themeLine = (all: readonly Puzzle[]): string =>
  `Themes: ${counted(all.flatMap(({ themes }) => themes))
    .map(([theme, count]) => `\`${theme}\` ${count}`)
    .join(', ')}.`;

/** How often each occurs, the most frequent first. */
function counted(words: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
}
