import { fitting, words } from '@stolik/kernel/forms';
import { isRecord } from '@stolik/kernel/json';
import { kept } from '../../base/kept/kept.ts';
import type { Kept } from '../kept/shelf.ts';

/** The table at which each of these lessons is played now, by the id of the lesson. */
export type Begun = Readonly<Record<string, string>>;

/** A game that is to be won from a position on is a lesson too. */
export const idToWin = (game: string, level: string): string => `${game}-beat-${level}`;

export const begunToWin = kept<Begun>('stolik.beat', (raw) => (isRecord(raw) ? fitting(words, raw) : undefined), {});

/** Lessons whose table has been won by the person there. */
export const wonAt = (begun: Begun, tables: readonly Kept[]): readonly string[] =>
  Object.entries(begun).flatMap(([lesson, id]) => {
    const table = tables.find((each) => each.id === id);
    const isWon = table?.isOver && table.result?.winners.some((seat) => table.sitters[seat]?.kind === 'person');
    return isWon ? [lesson] : [];
  });
