import type { Mutant } from './sites.ts';

/** `page`: part of a page, which only the browser's tests look at, and those were not asked. */
export type Verdict = 'killed' | 'survived' | 'equivalent' | 'page';

/** One line of the results: a mutant and what became of it. */
export interface Record {
  readonly area: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly from: string;
  readonly to: string;
  /** The line it stands in, so that it can be found again when others have moved. */
  readonly code: string;
  readonly verdict: Verdict;
  /** The test that noticed, `types`, `time`; for what nobody noticed how many test files were asked. */
  readonly by: string;
  readonly name?: string | undefined;
}

/** A mutant that changes nothing, with the reason; or one that a review once found and that must stay dead. */
export interface Known {
  readonly name?: string;
  readonly file: string;
  readonly code: string;
  /** The line above it, where the file holds the same line more than once. */
  readonly above?: string;
  /** Where the line holds the same more than once. */
  readonly column?: number;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

export const codeAt = (source: string, { line }: Pick<Mutant, 'line'>): string => (source.split('\n')[line - 1] ?? '').trim();

export const isOf = (known: Known, mutant: Mutant, code: string): boolean =>
  known.file === mutant.file &&
  known.code === code &&
  known.from === mutant.from &&
  known.to === mutant.to &&
  (known.column ?? mutant.column) === mutant.column;

/** Where a known mutant is in a source today; undefined when the line is gone. */
export function placed({ file, code, above, from, to }: Known, source: string): Mutant | undefined {
  const lines = source.split('\n');
  const isAbove = (line: string | undefined): boolean => above === undefined || line?.trim() === above;
  const index = lines.findIndex((line, at) => line.trim() === code && isAbove(lines[at - 1]));
  if (index < 0) return undefined;
  const column = code.indexOf(from);
  if (column < 0) return undefined;
  const before = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
  const start = before + lines[index]!.indexOf(code) + column;
  return { file, line: index + 1, column, start, end: start + from.length, from, to };
}

const share = (part: number, whole: number): string => (whole === 0 ? '' : `${Math.round((100 * part) / whole)} %`);

/** The results as a table for people. */
export function tableOf(records: readonly Record[]): string {
  const areas = [...new Set(records.map(({ area }) => area))];
  const row = (name: string, some: readonly Record[]): string => {
    const count = (verdict: Verdict): number => some.filter((record) => record.verdict === verdict).length;
    const [killed, survived] = [count('killed'), count('survived')];
    const judged = `${killed + survived} | ${killed} | ${survived} | ${share(killed, killed + survived)}`;
    return `| ${name} | ${judged} | ${count('equivalent')} | ${count('page')} |`;
  };
  return [
    '| area | judged | noticed | survived | share | equivalent | only on a page |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...areas.map((area) =>
      row(
        area,
        records.filter((record) => record.area === area),
      ),
    ),
    row('**all**', records),
  ].join('\n');
}

const shortened = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 60);

export const lineOf = ({ file, line, from, to, verdict, by }: Record): string =>
  `${verdict.padEnd(10)} ${file}:${line}  ${shortened(from)} → ${shortened(to)}  (${by})`;
