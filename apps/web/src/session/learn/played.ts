import type { Kept } from '../kept/shelf.ts';

/** A finished game of one person against bots. */
export interface PlayedGame {
  readonly game: string;
  /** Of the strongest bot. */
  readonly level: string;
  readonly isWon: boolean;
}

/** Who played whom at a kept table, where one person sat among bots; other games say nothing of one's strength. */
export function facedAt({ sitters, isOver, given }: Kept): { readonly seat: number; readonly level: string } | undefined {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const levels = sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.level] : []));
  if (!isOver || given !== undefined || people.length !== 1 || levels.length === 0) return undefined;
  return { seat: people[0]!, level: levels.toSorted().at(-1)! };
}

/** How many games against each of these levels were won, and how many not; levels never met are left out. */
export function tally(
  played: readonly PlayedGame[],
  levels: readonly { readonly id: string }[],
): readonly { readonly id: string; readonly won: number; readonly lost: number }[] {
  return levels.flatMap(({ id }) => {
    const met = played.filter(({ level }) => level === id);
    const won = met.filter(({ isWon }) => isWon).length;
    return met.length === 0 ? [] : [{ id, won, lost: met.length - won }];
  });
}
