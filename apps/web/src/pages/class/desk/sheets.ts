import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { lessonTitles } from '../../../shell/study/lessons.ts';
import { type AskedPosition, loadPosition } from '../asked-position.ts';
import { type Plan, type Position, positionsOf } from '../plans/plan.ts';
import { findPosition } from './find-position.ts';

/** A position on paper, with one right answer. */
export interface Sheet {
  readonly position: AskedPosition;
  readonly solution: readonly string[];
}

/** As many as a child does on paper in a lesson. */
const MOST_SHEETS = 8;

async function sheetOf(game: string, position: Position): Promise<Sheet | undefined> {
  const found: ClosedQuestion | undefined = await findPosition(game, position);
  if (!found) return undefined;
  const { solution, ...question } = found;
  const laid = await loadPosition(question);
  return laid && { position: laid, solution };
}

/** What a plan asks, each position once. */
export async function worksheetOf(plan: Plan): Promise<readonly Sheet[]> {
  const different = new Map(positionsOf(plan).map((position) => [JSON.stringify(position), position]));
  const sheets = await Promise.all([...different.values()].slice(0, MOST_SHEETS).map((position) => sheetOf(plan.game, position)));
  return sheets.filter((sheet) => sheet !== undefined);
}

/** The names of all lessons, as they are read now. */
export async function titlesNow(): Promise<ReadonlyMap<string, string>> {
  await lessonTitles.load();
  const levels = Object.values(lessonTitles.read()).flatMap((chapters) => chapters.flatMap((chapter) => chapter.levels));
  return new Map(levels.map(({ id, title }) => [id, title]));
}

/** What the certificate of a plan shows. */
export const boardOf = (plan: Plan): Promise<Sheet | undefined> => sheetOf(plan.game, plan.board);
