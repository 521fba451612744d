import type { Action, GameEvent, Seat } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { advise } from './advice.ts';
import type { AnyBook, Known } from './book.ts';
import { decide } from './decide.ts';
import type { Facts, LivelyTable, Measure } from './lively.ts';
import { Witness } from './memory.ts';
import { playGame } from './play-game.ts';
import { withClock } from './player.ts';

/** A chance that a hint speaks of. */
export interface Claim {
  /** What is to happen. */
  readonly name: string;
  /** The words for a chance of this size: claims in the same words are counted together. */
  readonly grade: string;
  readonly chance: number;
}

/** What hints of a game claim, and how it is found out whether that was true. */
export interface Claims<State> {
  /** What is said of an action; nothing where no chance is spoken of. */
  of(world: State, seat: Seat, action: Action, known: Known): readonly Claim[];
  /** Whether everything that was claimed in `before` is decided in `after`. */
  isSettled(before: State, after: State): boolean;
  cameTrue(name: string, before: State, after: State, seat: Seat): boolean;
}

interface Pending {
  readonly claims: readonly Claim[];
  readonly state: unknown;
}

/** Somebody sits on the first seat who does what the first hint says; this is how they are named in reports. */
export const ADVISED = 'hints';

/** Plays game number `index` for somebody who follows hints, and counts what these claimed and what came true. */
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
    part('made', 'Hints', { en: 'hints', ru: 'подсказок', pl: 'podpowiedzi' }, { of: 'sum' }),
    part('claimed', 'Claimed', { en: 'claimed', ru: 'обещано', pl: 'zapowiedziano' }, ratio),
    part('true', 'Happened', { en: 'happened', ru: 'сбылось', pl: 'sprawdziło się' }, ratio),
  ];
}
