import { cloneState, judgeRounds, judgeRow, PROGRAM, REASONS, type State6 } from '@stolik/golems/inside';
import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import { type AnyGame, CHANCE, type Outcome, REFEREE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playStep } from '@stolik/kernel/steps';
import { describe, expect, test } from 'vitest';
import { finish } from '../src/games/golems/ending.ts';
import type { GolemsEvent } from '../src/games/golems/model/scene.ts';
import { loadAllWords } from '../src/games/golems/words/by-language.ts';
import { edition4 } from '../src/games/golems4/edition.ts';
import { edition6 } from '../src/games/golems6/edition.ts';

await loadAllWords();

interface Ended {
  readonly state: unknown;
  readonly outcome: Outcome;
  readonly decided: string;
  readonly otherwise: string;
  /** By seat, counted from what happened: cracks or broken parts, and who has left the field. */
  readonly damage: readonly number[];
  readonly isIn: readonly boolean[];
  readonly isBot: readonly boolean[];
}

/** A game of random decisions, and its damage counted event by event. */
function ended(game: AnyGame, players: number, options: { readonly [key: string]: unknown }, seed: number): Ended {
  const rng = new SeededRng(seed);
  const state: unknown = game.setup(unwrap(game.parseOptions(options as never, players)), players);
  const seats = pieces(game, state);
  const damage = seats.map(() => 0);
  const isIn = seats.map(() => true);
  const count = (event: GolemsEvent): void => {
    if (event.kind === 'damageTaken') damage[event.seat]! += event.points;
    else if (event.kind === 'golemRepaired' || event.kind === 'componentRepaired') damage[event.seat]! -= 1;
    else if (event.kind === 'componentDamaged') damage[event.seat]! += 1;
    else if (event.kind === 'golemOut') isIn[event.seat] = false;
  };
  for (;;) {
    const next = game.next(state);
    if (next.kind === 'over') {
      const plan = { outcome: next.outcome, language: 'en' as const, me: undefined, nameOf: (seat: number) => `P${seat}` };
      const { decided, otherwise } = finish(
        game.id === 'golems4' ? edition4 : edition6,
        game.view(state, REFEREE),
        plan,
        undefined,
      );
      return { state, outcome: next.outcome, decided, otherwise, damage, isIn, isBot: seats };
    }
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const action = actor === CHANCE ? game.roll(state, rng) : game.sample(state, actor, rng);
    playStep(game, state, { kind: 'play', actor, action }, (event) => count(event as GolemsEvent));
  }
}

/** Of every piece on the field whether it is a bot of the scenario. */
function pieces(game: AnyGame, state: unknown): readonly boolean[] {
  const view = game.view(state, REFEREE) as { golems?: { bot: unknown }[]; robots?: { bot: unknown }[] };
  return (view.golems ?? view.robots ?? []).map(({ bot }) => bot !== null);
}

const numbersIn = (text: string): readonly number[] => [...text.matchAll(/\d+/g)].map(([found]) => Number(found));

/** What the rules say when these golems have so much more damage at the end of the last round, or of the last row. */
function judgedWith(
  state: State6,
  more: ReadonlyMap<number, number>,
  when: 'rounds' | 'row',
): { reason: string; winner: number } {
  const other = cloneState(state);
  other.phase = PROGRAM;
  other.winner = 0;
  other.reason = 0;
  for (const [seat, points] of more) other.damage[seat]! += points;
  if (when === 'row') {
    other.harmed = 1;
    judgeRow(other, undefined);
  } else judgeRounds(other, undefined);
  return { reason: REASONS[other.reason]!, winner: other.winner - 1 };
}

const seen = new Map<string, number>();

/** Answers how the game ended. */
function check(game: AnyGame, { state, outcome, decided, otherwise, damage, isIn, isBot }: Ended): string {
  const { reason, winners } = outcome;
  seen.set(reason, (seen.get(reason) ?? 0) + 1);
  const isSix = game.id === 'golems6';
  const winner = winners[0];
  const counted = damage.flatMap((_, seat) => (isIn[seat] && (isSix || !isBot[seat]) ? [seat] : []));
  const least = Math.min(...counted.map((seat) => damage[seat]!));
  const others = counted.filter((seat) => seat !== winner).map((seat) => damage[seat]!);
  if (decided.startsWith('The least damaged')) {
    expect(numbersIn(decided)).toEqual([damage[winner!], Math.min(...others)]);
    expect(damage[winner!]).toBeLessThan(Math.min(...others));
    const gap = Math.min(...others) - damage[winner!]!;
    const rival = counted.find((seat) => seat !== winner && damage[seat] === Math.min(...others))!;
    // Nobody is told how close it was when it was not.
    expect(numbersIn(otherwise)).toEqual(gap === 1 ? [1] : []);
    expect(otherwise.includes('And with')).toBe(gap > 1 && damage[winner!] === 0);
    if (isSix && gap === 1) {
      const judged = judgedWith(state as State6, new Map([[rival, -gap]]), 'rounds').reason;
      expect(judged).toMatch(otherwise.includes('strikes') ? /most-dealt|equal-damage/ : /equal-damage/);
    }
  } else if (decided.startsWith('A tie at the top')) {
    const level = counted.filter((seat) => damage[seat] === least);
    expect(level.length).toBeGreaterThan(1);
    expect(numbersIn(decided)).toEqual([least]);
    expect(otherwise !== '').toBe(level.length === 2);
    if (isSix && otherwise) expect(judgedWith(state as State6, new Map([[level[0]!, 1]]), 'rounds').winner).toBe(level[1]);
  } else if (decided.includes('the last')) {
    const players = isBot.flatMap((bot, seat) => (!bot && isIn[seat] ? [seat] : []));
    expect(players).toEqual([winner]);
    expect(decided.includes('of the players')).toBe(isBot.some((bot, seat) => bot && isIn[seat]));
    const [left] = numbersIn(otherwise);
    expect(otherwise.includes('And with')).toBe(damage[winner!] === 0);
    if (left !== undefined && isSix) expect(judgedWith(state as State6, new Map([[winner!, 1]]), 'row').reason).toBe('all-out');
    else if (left !== undefined) expect(damage[winner!]! + left).toBe(4);
  } else if (decided.startsWith('A tie for the least damage')) {
    const { golems } = golems6.view(state as State6, REFEREE);
    const level = counted.filter((seat) => damage[seat] === least);
    const strikes = level.filter((seat) => seat !== winner).map((seat) => golems[seat]!.dealt);
    expect(numbersIn(decided)).toEqual([golems[winner!]!.dealt, Math.max(...strikes)]);
    expect(judgedWith(state as State6, new Map([[winner!, 1]]), 'rounds').winner).not.toBe(winner);
  } else if (decided.startsWith('The most gears')) {
    const { golems } = golems6.view(state as State6, REFEREE);
    const items = counted.map((seat) => golems[seat]!.items).sort((a, b) => b - a);
    expect(numbersIn(decided)).toEqual(items.slice(0, 2));
  } else expect(decided).toBe('');
  return reason;
}

describe('what decided a game of Golems and what would have changed it is true of it', () => {
  const games: readonly (readonly [AnyGame, number, { readonly [key: string]: unknown }])[] = [
    [golems6, 2, { scenario: 'duel' }],
    [golems6, 2, { scenario: 'river' }],
    [golems6, 4, { scenario: 'courtyard', tie: 'strikes' }],
    [golems6, 2, { scenario: 'duel', tie: 'strikes' }],
    [golems6, 3, { scenario: 'three-and-one' }],
    [golems6, 2, { scenario: 'gears' }],
    [golems4, 2, { scenario: 'summer-duel' }],
    [golems4, 4, { scenario: 'four-robots' }],
    [golems4, 2, { scenario: 'duel-with-bots' }],
  ];
  for (const [game, players, options] of games)
    test(`${game.id} ${JSON.stringify(options)}`, () => {
      const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
      expect(seeds.map((seed) => check(game, ended(game, players, options, seed)))).not.toContain('');
    });
  test('every sentence was met', () => {
    for (const reason of [
      'last-golem',
      'least-damage',
      'equal-damage',
      'most-dealt',
      'most-items',
      'last-robot',
      'fewest-damaged',
    ])
      expect(seen.get(reason) ?? 0, reason).toBeGreaterThan(0);
  });
});
