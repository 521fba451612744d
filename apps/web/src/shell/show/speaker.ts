import type { Outcome, Seat } from '@stolik/kernel/game';
import type { Sitter } from '@stolik/table/table';
import { knownLevel } from '../../session/bots/levels.ts';
import type { ShowWords } from './words.ts';

export interface Spoken {
  readonly seat: Seat;
  /** Names the face. */
  readonly face: string;
  readonly says: string;
}

/** The bot that says something at the end: one that has won, else the best of those that have not. */
export function speakerOf(
  game: string,
  sitters: readonly Sitter[],
  { winners, scores }: Pick<Outcome, 'winners' | 'scores'>,
  lines: ShowWords['lines'],
): Spoken | undefined {
  const bots = sitters.flatMap((sitter, seat) => {
    const face = sitter.kind === 'bot' ? knownLevel(game, sitter.level)?.character.id : undefined;
    return face !== undefined && Object.hasOwn(lines, face) ? [{ seat, face: face as keyof typeof lines }] : [];
  });
  const rank = (seat: Seat): number => (winners.includes(seat) ? Number.POSITIVE_INFINITY : (scores[seat] ?? 0));
  const [first] = bots.sort((a, b) => (rank(a.seat) === rank(b.seat) ? 0 : rank(b.seat) - rank(a.seat)));
  if (!first) return undefined;
  const how = winners.includes(first.seat) ? 'won' : winners.length > 0 ? 'lost' : 'drawn';
  return { ...first, says: lines[first.face][how] };
}

/** Whose best moments are named: of two both, the loser's first; of more only one's own. */
export function namedBest(seats: number, me: Seat | undefined, winners: readonly Seat[]): readonly Seat[] {
  if (seats > 2) return me === undefined ? [] : [me];
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.sort((a, b) => Number(winners.includes(a)) - Number(winners.includes(b)));
}
