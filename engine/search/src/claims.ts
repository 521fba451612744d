import type { GameEvent } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { inEach } from '@stolik/look/catalog';
import { advise } from './advice.ts';
import type { AnyBook } from './book.ts';
import { decide } from './decide.ts';
import type { Claim, Facts, LivelyTable, Measure } from './lively.ts';
import { Witness } from './memory.ts';
import { playGame } from './play-game.ts';
import { withClock } from './player.ts';
import { en } from './words/en/claims.ts';
import { pl } from './words/pl/claims.ts';
import { ru } from './words/ru/claims.ts';

const words = inEach({ en, ru, pl });

interface Pending {
  readonly claims: readonly Claim[];
  readonly state: unknown;
}

/** The name in reports of the player on the first seat, who always follows the first hint. */
export const ADVISED = 'hints';

/** Plays game number `index` for a player who follows hints. Counts what these claimed and what came true. */
export function playAdvised({ game, lively, options, seed, seating, clock }: LivelyTable, book: AnyBook, index: number): Facts {
  const claims = lively.claims;
  if (!claims) throw new Error(`hints of ${game.id} claim nothing that could be counted`);
  const { sitting } = seating(index);
  const levels = sitting.map(({ level }) => level);
  const seat = 0;
  const minds = sitting.map((_, each) => new SeededRng(`${seed}/${index}/${each}`));
  const witness = new Witness(game, sitting.length);
  const sums: Record<string, number> = {};
  let pending: Pending | undefined;

  function settle(after: unknown, isOver: boolean): void {
    if (!pending || !(isOver || claims!.isSettled(pending.state, after))) return;
    for (const { name, grade, chance } of pending.claims) {
      const add = (what: Part, amount: number): void => {
        const key = factOf(name, grade, what);
        sums[key] = (sums[key] ?? 0) + amount;
      };
      add('made', 1);
      add('claimed', chance);
      add('true', Number(claims!.cameTrue(name, pending.state, after, seat)));
    }
    pending = undefined;
  }

  const state: unknown = game.setup(options, sitting.length);
  playGame(
    game,
    state,
    {
      chance: new SeededRng(`${seed}/${index}/chance`),
      decide(now, asked) {
        if (asked !== seat) {
          const { player, effort, recall } = sitting[asked]!;
          const budget = { ...withClock(effort, clock), memory: witness.memoryOf(recall, asked) };
          return decide(game, player, now, asked, minds[asked]!, budget).action;
        }
        const known = { memory: witness.memoryOf(book.adviser.recall, seat), levels };
        const { action } = advise(game, book, now, seat, undefined, known.memory).ideas[0]!;
        settle(now, false);
        const made = claims!.of(game.redeal(now, seat, minds[seat]!), seat, action, known);
        if (made.length > 0) pending = { claims: made, state: game.clone(now) };
        return action;
      },
      emit: (event: GameEvent) => witness.hear(event),
    },
    `${game.id}, game ${index} with hints`,
  );
  settle(state, true);
  return sums;
}

type Part = 'made' | 'claimed' | 'true';
const factOf = (name: string, grade: string, part: Part): string => `${name} ${grade} ${part}`;

/** How often something was claimed in these words, the mean of the chances meant, and how often it came true. */
export function claimMeasures(name: string, grade: string, says: Measure['says']): readonly Measure[] {
  const part = (which: Part, key: string, words: Measure['says'], of: Pick<Measure, 'of' | 'per' | 'isShare'>): Measure => ({
    key: `${name}${grade[0]!.toUpperCase()}${grade.slice(1)}${key}`,
    rival: ADVISED,
    fact: factOf(name, grade, which),
    says: { en: `${says.en}: ${words.en}`, ru: `${says.ru}: ${words.ru}`, pl: `${says.pl}: ${words.pl}` },
    ...of,
  });
  const ratio = { of: 'ratio', per: factOf(name, grade, 'made'), isShare: true } as const;
  return [
    part('made', 'Hints', words.hints, { of: 'sum' }),
    part('claimed', 'Claimed', words.claimed, ratio),
    part('true', 'Happened', words.happened, ratio),
  ];
}
