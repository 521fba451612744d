/** How many times slower a cheap phone is taken to be, by Lighthouse too. */
export const SLOW_CPU = 4;

type Figures = Readonly<Record<string, string | number>>;

interface Budget {
  readonly bench: string;
  /** Only for this page or visit. */
  readonly of?: string;
  readonly figure: string;
  readonly most?: number;
  readonly least?: number;
}

/**
 * Gzipped bytes of scripts before the home page or a table is there. `aim` was promised, and every table keeps to it; `most` is
 * what `browser/weight.spec.ts` lets pass: lower it with every table that gets lighter. Of micropul’s 119 kB, 33 are what every page has
 * (10 of them Solid), 38 the table of all games, 39 rules and board, 5 words of one language, 4 what is fetched before the client. What
 * could still go: of all tables the manifests and levels of other games (2), carried pieces (1), the coach (0.5), hints and what a game
 * says in them (1); of the circuit the words of its log that only the terminal says (1) and refusals (0.7); of Golems the check of
 * scenarios that people draw (5: `parseOptions` would have to wait for it) with its sentences (2), stories of scenarios (3), what
 * golems4 alone prints (2) and what only children's tables show (1).
 */
export const SCRIPTS = {
  home: { aim: 90_000, most: 73_000 },
  micropul: { aim: 120_000, most: 119_500 },
  circuit: { aim: 140_000, most: 140_000 },
  golems6: { aim: 190_000, most: 186_200 },
  golems4: { aim: 190_000, most: 177_200 },
} as const;

const BUDGETS: readonly Budget[] = [
  ...Object.entries(SCRIPTS).map(([of, { aim }]) => ({ bench: 'weight', of, figure: 'script', most: aim })),
  { bench: 'paint', figure: 'shift', most: 0.05 },
  { bench: 'tasks', figure: 'longestMs', most: 200 },
  { bench: 'frames', figure: 'p95Ms', most: 20 },
  { bench: 'thinking', figure: 'longestMs', most: 5 },
  { bench: 'move', figure: 'medianMs', most: 100 },
  { bench: 'lighthouse', figure: 'performance', least: 95 },
  { bench: 'lighthouse', figure: 'accessibility', least: 100 },
  { bench: 'lighthouse', figure: 'bestPractices', least: 100 },
];

let overCount = 0;

/** One line of JSON; `over` names what is worse than its budget. */
export function report(bench: string, figures: Figures): void {
  const over = BUDGETS.filter((budget) => budget.bench === bench && (!budget.of || budget.of === figures['page'])).flatMap(
    ({ figure, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }) => {
      const value = Number(figures[figure]);
      if (value > most) return `${figure} ${value} > ${most}`;
      return value < least ? `${figure} ${value} < ${least}` : [];
    },
  );
  overCount += over.length;
  console.log(JSON.stringify({ bench, ...figures, ...(over.length > 0 && { over }) }));
}

/** For a person at the end of it all. */
export function sumUp(): void {
  console.error(overCount === 0 ? 'Every figure keeps to its budget.' : `Over budget: ${overCount} (see "over" above).`);
}

/** The value that the share `q` of them does not exceed. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
  if (value === undefined) throw new Error('nothing was measured');
  return round(value, 1);
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
