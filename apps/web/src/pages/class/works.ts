import type { Doing } from '@stolik/class/things';
import { GAMES } from '@stolik/games/games';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import type { Picture } from '../../base/ui/picture.ts';
import { loadLittle } from '../../games/little.ts';
import { hasLessons, loadChapters } from '../../shell/study/lessons.ts';
import { findPuzzle, hasPuzzles } from '../../shell/study/load.ts';
import { readBench } from '../bench/model/link.ts';
import { lookOf } from '../bench/model/looking.ts';
import { loadPosition } from './asked-position.ts';

/** What a device says that it shows while its owner builds freely. */
export const BENCH = 'bench';
export const BENCH_GAME = 'circuit';

/** The game that a level, a puzzle or the bench is of; undefined of what is none of these. */
export const gameOfThing = (thing: string): string | undefined =>
  thing === BENCH ? BENCH_GAME : GAMES.map(({ id }) => id).find((id) => thing.startsWith(`${id}-`));

/** A level of the lessons or a puzzle, by its id. */
export async function findThing(game: string, thing: string): Promise<ClosedQuestion | undefined> {
  const chapters = hasLessons(game) ? await loadChapters(game) : [];
  const level = chapters.flatMap(({ levels }) => levels).find(({ id }) => id === thing);
  if (level) return level;
  return hasPuzzles(game) ? findPuzzle(game, thing) : undefined;
}

/** Draws what lies there after what was decided: nothing that can't be played is shown. */
export type DrawWork = (shows: Doing['shows']) => Picture | undefined;

/** Undefined where this device knows no such thing. */
export async function loadWork(thing: string): Promise<DrawWork | undefined> {
  const game = gameOfThing(thing);
  if (game === undefined) return undefined;
  if (thing === BENCH) {
    const { closeUp } = await loadLittle(game);
    return ([code = '']) => {
      const bench = readBench(code);
      return bench && closeUp(lookOf(bench).view);
    };
  }
  const question = await findThing(game, thing);
  const position = question && (await loadPosition(question));
  return position && ((shows) => position.small(shows));
}
