/** How many times slower a cheap phone is taken to be, by Lighthouse too. */
export const SLOW_CPU = 4;

export function report(bench: string, figures: Readonly<Record<string, string | number>>): void {
  console.log(JSON.stringify({ bench, ...figures }));
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
