import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { type ChanceProof, type GameLog, LogWriter } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import { chanceKey, chanceRng } from '../chance.ts';
import { commitmentOf } from '../seal.ts';
import { stateAfter } from '../table.ts';

/** Rolls that the forger looks at before it takes the best of them. */
const LOOKS_AT = 8;

/**
 * The log of a server that chose its dice. It claims the old rule, under which a log names the numbers of its own rolls. At
 * each chance it takes the highest of several results. The seed is the committed one, so only the rule reveals the fraud.
 */
export function forgedLog(
  game: AnyGame,
  seats: number,
  seed: string,
  salts: readonly string[],
): GameLog & { readonly chance: ChanceProof } {
  const writer = new LogWriter(game, { seats, options: {} });
  const state = stateAfter(game, { options: {}, seats }, []);
  const key = chanceKey(seed, salts, 1);
  const rng = new SeededRng(1);
  const rolls: number[] = [];
  let number = 0;
  for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
    let actor: number = CHANCE;
    let action: number;
    if (next.kind === 'chance') {
      const found = Array.from({ length: LOOKS_AT }, (_, index) => game.roll(state, chanceRng(key, number + index)));
      const best = found.indexOf(Math.max(...found));
      action = found[best]!;
      rolls.push(number + best);
      number += best + 1;
    } else {
      actor = next.seats[0]!;
      action = game.sample(state, actor, rng);
    }
    writer.add(state, { kind: 'play', actor, action });
    game.play(state, actor, action);
    writer.check(state);
  }
  return { ...writer.log(), chance: { commitment: commitmentOf(seed), seed, salts, rolls } };
}
