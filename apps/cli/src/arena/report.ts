import { type Summary, sprt, summarise, type Verdict } from '@stolik/search/statistics';
import type { ContestSpec, Played } from './contest.ts';
import type { ArenaWords } from './words.ts';

/** Everything a contest came to; what --json prints. */
export interface Report extends Summary {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly effort: ContestSpec['effort'];
  /** Mean points of A and of the others. */
  readonly points: readonly [number, number];
  readonly decisions: number;
  /** Time that A took for a decision, in milliseconds. */
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  /** How many decisions of programs level 1 had to take, and the first reason. */
  readonly mistakes?: { readonly count: number; readonly first: string };
  readonly sprt: { readonly llr: number; readonly verdict: Verdict } | undefined;
}

export function reportOf(spec: ContestSpec, results: readonly Played[], bounds: readonly [number, number] | undefined): Report {
  const shares = results.map((result) => result.shares);
  const points = results.flatMap((result) => result.points);
  const times = results.flatMap((result) => result.times).sort((a, b) => a - b);
  const mean = (index: 0 | 1): number =>
    round(points.reduce((sum, pair) => sum + pair[index], 0) / Math.max(points.length, 1), 2);
  return {
    game: spec.game,
    a: spec.a,
    b: spec.b,
    seats: spec.seats,
    options: spec.options,
    seed: spec.seed,
    effort: spec.effort,
    ...rounded(summarise(shares, spec.seats)),
    points: [mean(0), mean(1)],
    decisions: results.reduce((sum, result) => sum + result.decisions, 0),
    medianMs: round(quantile(times, 0.5), 1),
    p99Ms: round(quantile(times, 0.99), 1),
    longestMs: round(times.at(-1) ?? 0, 1),
    sprt: bounds && sprt(shares, ...bounds),
    ...mistakesIn(results),
  };
}

function mistakesIn(results: readonly Played[]): Pick<Report, 'mistakes'> {
  const mistakes = results.flatMap((result) => result.mistakes ?? []);
  return mistakes.length === 0 ? {} : { mistakes: { count: mistakes.length, first: mistakes[0]! } };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const rounded = (summary: Summary): Summary => ({
  ...summary,
  share: round(summary.share, 4),
  low: round(summary.low, 4),
  high: round(summary.high, 4),
  elo: round(summary.elo, 1),
  eloLow: round(summary.eloLow, 1),
  eloHigh: round(summary.eloHigh, 1),
});

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (value: number): string => `${value > 0 ? '+' : ''}${Math.round(value)}`;

/** The report as lines for people. */
export function reportLines(report: Report, words: ArenaWords): string[] {
  const { a, b, seats, games, wins, draws, losses, share, low, high } = report;
  const rows: [string, string][] = [[words.games, String(games)]];
  if (seats === 1) rows.push([words.finished, percent(share)]);
  else {
    rows.push(
      [words.wins, `${wins} / ${draws} / ${losses}`],
      [words.share, percent(share)],
      [words.interval, `${percent(low)} – ${percent(high)}`],
      [words.rating, `${signed(report.elo)} (${signed(report.eloLow)} … ${signed(report.eloHigh)})`],
    );
  }
  if (report.points.some((each) => each !== 0)) rows.push([words.points, report.points.slice(0, seats).join(' : ')]);
  rows.push([words.longest, `${report.medianMs} / ${report.p99Ms} / ${report.longestMs} ms`]);
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    seats === 1 ? words.alone(a) : words.title(a, b, seats),
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
    ...(report.mistakes ? [`  ${words.mistakes(report.mistakes.count, report.mistakes.first)}`] : []),
    ...(report.sprt ? [`  ${words.verdict(report.sprt.verdict, report.sprt.llr.toFixed(2))}`] : []),
  ];
}
