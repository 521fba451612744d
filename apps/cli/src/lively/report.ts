import type { Language } from '@stolik/kernel/language';
import { type AnyLively, figureOf, type Measure } from '@stolik/search/lively';
import type { Effort } from '@stolik/search/player';
import type { CellResult } from './pool.ts';
import type { TableSpec } from './table.ts';
import type { LivelyWords } from './words.ts';

/** One level at one table; what --json prints in a line. */
export interface Report {
  readonly game: string;
  readonly level: number;
  readonly against?: number;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly effort: Effort;
  readonly games: number;
  readonly figures: Readonly<Record<string, number | null>>;
}

/** Measures of games that were played. */
const isPlayed = ({ facts }: CellResult, { rival }: Measure): boolean => facts.has(rival);

export function reportOf(spec: TableSpec, effort: Effort, games: number, result: CellResult, lively: AnyLively): Report {
  const measures = lively.measures.filter((measure) => isPlayed(result, measure));
  return {
    game: spec.game,
    level: Number(spec.level),
    ...(spec.against !== undefined && { against: Number(spec.against) }),
    players: spec.seats,
    options: spec.options,
    seed: Number(spec.seed),
    effort,
    games,
    figures: Object.fromEntries(
      measures.map((measure) => [measure.key, figureOf(measure, result.facts.get(measure.rival) ?? [])]),
    ),
  };
}

export const jsonLine = ({ figures, ...about }: Report): string => JSON.stringify({ ...about, ...figures });

/** A row for each figure, a column for each level. */
export function tableLines(reports: readonly Report[], lively: AnyLively, language: Language, words: LivelyWords): string[] {
  const measures = lively.measures.filter(({ key }) => reports.some(({ figures }) => key in figures));
  const rows = [
    [words.level, ...reports.map(({ level }) => String(level))],
    ...measures.map((measure) => [
      measure.says[language],
      ...reports.map(({ figures }) => printed(measure, figures[measure.key])),
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row.map((text, column) => (column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!))).join('  '),
  );
}

function printed({ isShare }: Measure, figure: number | null | undefined): string {
  if (figure === null || figure === undefined) return '–';
  return isShare ? `${Math.round(100 * figure)} %` : figure.toFixed(1);
}
