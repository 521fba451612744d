import type { Seat } from '@stolik/kernel/game';
import type { Sitter } from '@stolik/table/table';
import { strongestLevel } from '../../session/bots/levels.ts';
import type { Kept, KeptResult } from '../../session/kept/shelf.ts';

export interface Record {
  /** More points than in any game like it that this device knows, and there is one. */
  readonly isBest: boolean;
  /** How often this level has been beaten, this time too; 0 where it has not been now, or no bot played. */
  readonly wins: number;
}

/** A game that has just ended for one person here. */
export interface EndedGame extends KeptResult {
  readonly id: string | undefined;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly me: Seat;
  /** Points say how good it was. */
  readonly isByPoints: boolean;
}

const personIn = (sitters: readonly Sitter[]): Seat | undefined => {
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : undefined;
};

/** What this device remembers of games like this one: the same game for as many, and the same name playing alone against bots. */
export function recordOf(kept: readonly Kept[], now: EndedGame): Record {
  const { game, sitters, me } = now;
  const level = strongestLevel(game, sitters)?.id;
  const earlier = kept.flatMap((each) => {
    const person = personIn(each.sitters);
    const isAlike =
      each.id !== now.id &&
      each.game === game &&
      each.given === undefined &&
      each.sitters.length === sitters.length &&
      person !== undefined &&
      each.sitters[person]!.name === sitters[me]!.name;
    if (!isAlike || !each.result) return [];
    const { winners, scores } = each.result;
    return [{ isWon: winners.includes(person), score: scores[person], level: strongestLevel(game, each.sitters)?.id }];
  });
  const score = now.scores[me] ?? 0;
  const scores = earlier.flatMap((each) => each.score ?? []);
  const wins = earlier.filter((each) => each.isWon && each.level === level).length + 1;
  return {
    isBest: now.isByPoints && score > 0 && scores.length > 0 && scores.every((each) => each < score),
    wins: level !== undefined && now.winners.includes(me) ? wins : 0,
  };
}

/** What stands beside the score in one line: a record where there is one, else the sentence that is always true. */
export function remembered(score: string, record: string, otherwise = ''): string {
  const says = record ? [score, record].filter(Boolean).join(', ') : [score, otherwise].filter(Boolean).join('. ');
  return says.charAt(0).toUpperCase() + says.slice(1);
}
