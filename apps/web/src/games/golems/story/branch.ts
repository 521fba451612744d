import type { Row } from '@stolik/golems/programs';
import type { Moment } from '../../../session/film/showing.ts';
import type { GolemsEvent } from '../model/scene.ts';
import { eventsOf, positionIn, type RoundReel } from './reel.ts';

/** What a condition has answered, and about which cell. */
export interface Answer {
  readonly answer: boolean;
  readonly at: string | null;
}

/** The last answer to a golem's question in the row that is on the screen, up to this moment. */
export function answerIn(round: RoundReel, seat: number, row: number, now: Moment): Answer | undefined {
  const position = positionIn(round, now);
  const span = round.rows.findLast((each) => each.row === row && each.from < position);
  const events: readonly GolemsEvent[] = span ? eventsOf(round.frames.slice(span.from, Math.min(span.to, position))) : [];
  const tested = events.findLast((event) => event.kind === 'conditionTested' && event.seat === seat);
  return tested?.kind === 'conditionTested' ? { answer: tested.answer, at: tested.at } : undefined;
}

/** Which way a row has taken: `yes` and `no` of an If; a While goes round on `yes` and leaves on `no`. */
export type Branch = 'yes' | 'no';

export function branchOf(row: Row, answer: boolean | undefined): Branch | undefined {
  if (answer === undefined) return undefined;
  if (row.kind === 'if') return answer ? 'yes' : 'no';
  // It asks whether there is something ahead, and goes on as long as there is nothing. [G6.5.6]
  if (row.kind === 'while') return answer ? 'no' : 'yes';
  return undefined;
}

/** What Python's question gave, by its name: a While asks `not ahead()`, so a bare True beside it would say the opposite. */
export function pythonNote(head: string, { answer, at }: Answer): string {
  const asked = /\w+\([^)]*\)/.exec(head)?.[0];
  return [asked, '→', answer ? 'True' : 'False', ...(at === null ? [] : [`(${at})`])].filter(Boolean).join(' ');
}

/** How a line of code stands in the running row: it runs, it is the way not taken, or neither. */
export type LineMark = 'on' | 'pale' | undefined;

/** Marks for the lines of one row as pseudo-code and Python write it: head, then, else, other. */
export function lineMarks(row: Row, lines: number, branch: Branch | undefined): readonly LineMark[] {
  const marks = new Array<LineMark>(lines).fill(undefined);
  if (lines === 1) return ['on'];
  if (row.kind === 'repeat') marks[1] = 'on';
  else if (branch === undefined) marks[0] = 'on';
  else if (row.kind === 'if' || lines === 4) {
    const isFirst = (branch === 'yes') === (row.kind === 'if');
    marks[isFirst ? 1 : 3] = 'on';
    for (const line of isFirst ? [2, 3] : [1]) marks[line] = 'pale';
  } else if (branch === 'yes') marks[1] = 'on';
  else {
    marks[0] = 'on';
    marks[1] = 'pale';
  }
  return marks;
}
