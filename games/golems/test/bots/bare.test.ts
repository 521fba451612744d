import { ActionList, type AnyGame, CHANCE, type Seat } from '@stolik/kernel/game';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { describe, expect, test } from 'vitest';
import { Ends } from '../../src/bots/bare.ts';
import { isBareDuel4 } from '../../src/bots/bare4.ts';
import { isBareDuel6 } from '../../src/bots/bare6.ts';
import { WEIGHTS4 } from '../../src/bots/judge4.ts';
import { WEIGHTS6 } from '../../src/bots/judge6.ts';
import { LEVELS4, LEVELS6 } from '../../src/bots/levels.ts';
import type { Mind } from '../../src/bots/mind.ts';
import { Round4 } from '../../src/bots/round4.ts';
import { Round6 } from '../../src/bots/round6.ts';
import { TEMPERS } from '../../src/bots/temper.ts';
import { thinker4 } from '../../src/bots/think4.ts';
import { thinker6 } from '../../src/bots/think6.ts';
import { golems4 } from '../../src/games/golems4.ts';
import { golems6 } from '../../src/games/golems6.ts';
import { DRAUGHT, GIFT, SWAP } from '../../src/v4/kinds.ts';
import { ASK_PROGRAM, type State4 } from '../../src/v4/state.ts';
import { PROGRAM, type State6 } from '../../src/v6/state.ts';
import { type AnyPlayer, playThrough } from './table.ts';

const { master } = TEMPERS;
const GAMES = 24;
const MEETINGS = 60;
const HANDS = 4;

/** Plays games of random programs; `each` sees every state in which programs are asked for. */
function wander<State>(
  game: AnyGame,
  options: (number: number) => object,
  isAsked: (state: State) => boolean,
  each: (state: State, rng: Rng) => void,
): void {
  const rng = new SeededRng('bare');
  for (let number = 0; number < GAMES; number++) {
    const state: State = game.setup(unwrap(game.parseOptions(options(number), 2)), 2);
    for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
      if (next.kind === 'chance') {
        game.play(state, CHANCE, game.roll(state, rng));
        continue;
      }
      if (isAsked(state)) each(state, rng);
      for (const seat of next.seats) game.play(state, seat, game.sample(state, seat, rng));
    }
  }
}

/** Both rounds say the same of these meetings: what the value is, and what each side likes about it. */
function compare(quick: Round4 | Round6, byRules: Round4 | Round6, lists: readonly ActionList[], rng: Rng): void {
  for (let meeting = 0; meeting < MEETINGS; meeting++) {
    const [one, other] = lists.map((list) => list.at(rng.below(list.length)));
    const [said, wanted] = [quick, byRules].map((round) => [round.meet(one!, other!), ...round.liked!].join(' '));
    if (said !== wanted) expect.fail(`${one} against ${other}: ${said} instead of ${wanted}`);
  }
}

describe('a bare field runs as the rules run it', () => {
  test('in 6.1, with every bonus and a Subprogram', () => {
    const pairs = [
      ['sword', 'guard'],
      ['hammer', 'bow'],
      ['scout', 'mage'],
    ];
    const options = (number: number): object => ({
      golems: pairs[number % pairs.length],
      scenario: number % 2 === 0 ? 'duel' : 'courtyard',
      swap: number % 4 < 2,
    });
    let rounds = 0;
    wander<State6>(
      golems6,
      options,
      ({ phase }) => phase === PROGRAM,
      (state, rng) => {
        if (!isBareDuel6(state)) return;
        rounds++;
        const seat = (rounds % 2) as Seat;
        const [quick, byRules] = [false, true].map(
          (slow) => new Round6(state, seat, WEIGHTS6, new SeededRng(1), { temper: master, byRules: slow }),
        );
        const lists = [0, 1].map((side) => {
          const list = new ActionList();
          quick!.look(side, 40, rng, list);
          const plain = list.length;
          for (let hand = 0; hand < HANDS; hand++)
            for (let varied = 0; varied < 8; varied++) quick!.vary(side, hand, list.at(rng.below(plain)), 6, rng, list);
          return list;
        });
        compare(quick!, byRules!, lists, rng);
      },
    );
    expect(rounds).toBeGreaterThan(GAMES);
  });

  test('in 4.0, whatever is broken and whatever event comes', () => {
    const pairs = [
      ['red', 'blue'],
      ['green', 'yellow'],
      ['blue', 'green'],
    ];
    const events = new Set<number>();
    let rounds = 0;
    const options = (number: number): object => ({ golems: pairs[number % pairs.length], swap: number % 4 < 2 });
    wander<State4>(
      golems4,
      options,
      ({ ask }) => ask === ASK_PROGRAM,
      (state, rng) => {
        if (!isBareDuel4(state)) return;
        events.add(state.event);
        rounds++;
        const seat = (rounds % 2) as Seat;
        const [quick, byRules] = [false, true].map(
          (slow) => new Round4(state, seat, WEIGHTS4, new SeededRng(1), { temper: master, byRules: slow }),
        );
        const lists = [0, 1].map((side) => {
          const list = new ActionList();
          quick!.look(side, 200, rng, list);
          return list;
        });
        compare(quick!, byRules!, lists, rng);
      },
    );
    for (const event of [SWAP, DRAUGHT, GIFT]) expect(events).toContain(event);
  });

  test.each(['barrel-yard', 'winter-duel', 'river'])('%s is left to the rules', (scenario) => {
    expect(isBareDuel6(golems6.setup(unwrap(golems6.parseOptions({ scenario }, 2)), 2))).toBe(false);
  });
});

describe.each([
  { game: golems6 as AnyGame, think: thinker6 as (mind: Mind) => AnyPlayer, levels: LEVELS6 },
  { game: golems4 as AnyGame, think: thinker4 as (mind: Mind) => AnyPlayer, levels: LEVELS4 },
])('$game.id', ({ game, think, levels }) => {
  test.each([3, 4, 5])('level %i decides as it did when it ran by the rules', (level) => {
    const { mind } = levels[level - 1]!;
    const made = [false, true].map((byRules) => {
      const actions: number[] = [];
      playThrough(game, think({ ...mind, byRules }), {}, 2, (_, __, action) => actions.push(action));
      return actions;
    });
    expect(made[0]).toEqual(made[1]);
    expect(made[0]!.length).toBeGreaterThan(3);
  });
});

test('ends are found again, and those of another round are not', () => {
  const ends = new Ends();
  ends.openFor('one');
  const slots = Array.from({ length: 40_000 }, (_, key) => ends.slotOf(key * 7));
  expect(ends.isKnown).toBe(false);
  expect(ends.slotOf(39_999 * 7)).toBe(slots.at(-1));
  expect(ends.isKnown).toBe(true);
  ends.openFor('two');
  ends.slotOf(39_999 * 7);
  expect(ends.isKnown).toBe(false);
});
