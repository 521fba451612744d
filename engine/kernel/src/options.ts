import type { AnyGame } from './game.ts';
import { ok, problem, type Result } from './result.ts';

const known = new WeakMap<object, Map<string, Result<unknown>>>();

/**
 * The result of `parseOptions`, computed once for the same object. Games cache the start of a table by its options, and making
 * one takes longer than many moves. Options are immutable: create a new object to change them.
 */
export function parsedOptions(game: AnyGame, raw: object, seats: number): Result<unknown> {
  const answers = known.get(raw) ?? new Map<string, Result<unknown>>();
  known.set(raw, answers);
  const key = `${game.id} ${seats}`;
  const answer = answers.get(key) ?? game.parseOptions(raw, seats);
  answers.set(key, answer);
  return answer;
}

/**
 * The options of a table that began under some version of the rules, so that it is finished by the rules it began with. A version
 * that is played no more, or not yet, is said in words.
 */
export function optionsUnder<Options extends object>(game: AnyGame, rulesVersion: number, options: Options): Result<Options> {
  if (rulesVersion === game.rulesVersion) return ok(options);
  if (rulesVersion > game.rulesVersion) {
    return problem(
      'rulesVersion',
      `this game follows version ${rulesVersion} of the rules, which is newer than version ${game.rulesVersion} here: bring this program up to date`,
    );
  }
  if (rulesVersion >= (game.oldestRules ?? game.rulesVersion)) return ok({ rulings: rulesVersion, ...options });
  return problem('rulesVersion', `this game follows version ${rulesVersion} of the rules, which are no longer played`);
}

/** The same options for a new table: by the rules of today, whatever the old one was played by. */
export function freshOptions<Options extends { readonly [key: string]: unknown }>(options: Options): Omit<Options, 'rulings'> {
  const { rulings: _, ...rest } = options;
  return rest;
}
