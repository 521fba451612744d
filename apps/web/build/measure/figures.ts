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
 * What was promised: see the README. The scripts of tables are still over it: micropul 132 KB, circuit 157, golems6 213, golems4 205 (from 181, 214, 280
 * and 270, with half of the requests). All that is left is at work before the first move. Of micropul: 28 is Solid and what every page has, 44 the table
 * (its session with the hashes of fair chance 6), 43 rules and board, 9 words of one language. What could still go is what rules
 * carry in all three languages (4 to 10 a game): `explain`, `tell` and `describe` answer at once, in the terminal and on the server too.
 */
const BUDGETS: readonly Budget[] = [
  { bench: 'weight', of: 'home', figure: 'script', most: 90_000 },
  { bench: 'weight', of: 'micropul', figure: 'script', most: 120_000 },
  { bench: 'weight', of: 'circuit', figure: 'script', most: 140_000 },
  { bench: 'weight', of: 'golems6', figure: 'script', most: 190_000 },
  { bench: 'weight', of: 'golems4', figure: 'script', most: 190_000 },
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
