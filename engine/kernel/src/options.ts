import type { AnyGame } from './game.ts';
import type { Result } from './result.ts';

const known = new WeakMap<object, Map<string, Result<unknown>>>();

/**
 * What `parseOptions` says, asked once for the same object: games remember the beginning of a table by its options, and making one
 * takes longer than many moves. Whoever changes options makes a new object, as everywhere.
 */
export function parsedOptions(game: AnyGame, raw: object, seats: number): Result<unknown> {
  const answers = known.get(raw) ?? new Map<string, Result<unknown>>();
  known.set(raw, answers);
  const key = `${game.id} ${seats}`;
  const answer = answers.get(key) ?? game.parseOptions(raw, seats);
  answers.set(key, answer);
  return answer;
}
