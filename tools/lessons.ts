import { plainText, type RuleBook } from '@stolik/games/rules/book';
import type { Chapter } from '@stolik/kernel/lessons/chapter';
import { clausesOf } from './clauses.ts';

/** Clauses of the rulebook, which are marked [S]: what players have to know. */
export function rulebookClauses(book: Pick<RuleBook, 'sections'>): readonly string[] {
  const numbered = new Set(clausesOf(book).clauses);
  return book.sections.flatMap(({ clauses }) =>
    clauses.filter(({ id, blocks }) => numbered.has(id) && plainText(blocks).includes('[S]')).map(({ id }) => id),
  );
}

/** Why a player need not meet a clause in a lesson, by clause: `left-out.json`. */
export type LeftOut = Readonly<Record<string, string>>;

export interface Judged {
  readonly demanded: number;
  /** Neither met in a level nor left out for a reason. */
  readonly missing: readonly string[];
  /** What a file says that is not so. */
  readonly wrong: readonly string[];
}

/** Whether somebody who has done all levels of a game has met its rulebook. */
export function judgeLessons(book: Pick<RuleBook, 'sections'>, chapters: readonly Chapter[], leftOut: LeftOut): Judged {
  const demanded = rulebookClauses(book);
  const { clauses, others } = clausesOf(book);
  const known = new Set([...clauses, ...others]);
  const levels = chapters.flatMap((chapter) => chapter.levels);
  const met = new Set(levels.flatMap((level) => level.clauses));
  return {
    demanded: demanded.length,
    missing: demanded.filter((clause) => !met.has(clause) && !Object.hasOwn(leftOut, clause)),
    wrong: [
      ...levels.flatMap(({ id, clauses: named }) =>
        named.filter((clause) => !known.has(clause)).map((clause) => `${id} names ${clause}, which does not exist`),
      ),
      ...Object.keys(leftOut).flatMap((clause) => faultOfLeftOut(clause, { known, met, reason: leftOut[clause]! })),
      ...repeated(levels.map(({ id }) => id)).map((id) => `${id} stands in two chapters`),
    ],
  };
}

interface About {
  readonly known: ReadonlySet<string>;
  readonly met: ReadonlySet<string>;
  readonly reason: unknown;
}

function faultOfLeftOut(clause: string, { known, met, reason }: About): string[] {
  if (!known.has(clause)) return [`left-out.json names ${clause}, which does not exist`];
  if (met.has(clause)) return [`left-out.json leaves out ${clause}, which is met in a level`];
  return typeof reason === 'string' && reason.trim() !== '' ? [] : [`left-out.json does not say why ${clause} is left out`];
}

const repeated = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) < index);
