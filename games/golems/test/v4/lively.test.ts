import { readFileSync } from 'node:fs';
import { CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playLively, type Sitting } from '@stolik/search/lively';
import { countIn, type Written } from '@stolik/search/testing/count';
import { describe, expect, test } from 'vitest';
import { golems4Bots } from '../../src/bots/golems4.ts';
import { lively4 } from '../../src/bots/lively4.ts';
import { golems4 } from '../../src/games/golems4.ts';
import type { Event4 } from '../../src/v4/facts.ts';
import { CHASSIS } from '../../src/v4/kinds.ts';
import { DAMAGED } from '../../src/v4/state.ts';

const golden = (name: string): Written =>
  JSON.parse(readFileSync(new URL(`./golden/${name}.stolik`, import.meta.url), 'utf8')) as Written;

/** Red comes from b1 and strikes with 2, Blue stands on c4 and strikes with 1. */
const DUEL: Written = {
  seats: 2,
  options: { scenario: 'summer-duel', rounds: 3 },
  steps: [
    'chance: card cycle',
    // Both strike the air.
    '1: program F F A S',
    '2: program L R A D',
    'chance: card cycle',
    // Blue blocks one point of two, then Red blocks all of Blue's strike.
    '1: program F R A D',
    '2: program S R D A',
    '2: damage weapon',
    'chance: card cycle',
    // Two strikes in one row are more than what is left of Blue.
    '1: program 2 A L S',
    '2: program F D A S',
    '2: damage chassis',
  ],
};

describe('the counts of a game that is written down', () => {
  test('a strike that is partly blocked hurts, one that is blocked whole does not', () => {
    expect(countIn(golems4, lively4, DUEL, 1)).toEqual({
      draw: 0,
      rounds: 3,
      hits: 3,
      blocked: 1,
      air: 2,
      damage: 4,
      firstHit: 2,
      hitless: 0,
      unhurt: 0,
      unhurtRounds: 1,
      hitSoon: 1,
    });
    expect(countIn(golems4, lively4, DUEL, 0)).toMatchObject({ unhurt: 1, unhurtRounds: 3, hitSoon: 0 });
  });

  test('a strike that opens a barrel is none into the air; a bomb hurts without being a hit', () => {
    expect(countIn(golems4, lively4, golden('barrels-and-bombs'), 2)).toMatchObject({
      draw: 1,
      hits: 0,
      air: 7,
      damage: 1,
      unhurt: 0,
      unhurtRounds: 0,
      hitSoon: 0,
    });
  });
});

describe('rivals', () => {
  /** What the rival on the first seat has laid, and how often it moved. */
  function playedBy(id: string, index: number): { readonly moved: number; readonly programs: readonly (string | null)[] } {
    const rival = lively4.rivals!.find((each) => each.id === id)!;
    const sitting: Sitting[] = [{ player: rival.player, effort: { iterations: 1 } }, golems4Bots.levels[2]!];
    const programs: (string | null)[] = [];
    let moved = 0;
    const watch: (typeof lively4)['watch'] = (seats, at) => {
      const counted = lively4.watch(seats, at);
      const see = (event: Event4): void => {
        if (event.kind === 'golemMoved' && event.seat === 0) moved++;
        if (event.kind === 'programLaid' && event.seat === 0) programs.push(event.program);
        counted.see(event);
      };
      return { see, facts: (outcome) => counted.facts(outcome) };
    };
    const options = unwrap(golems4.parseOptions({}, 2));
    const seating = () => ({ sitting, rival: 0 });
    playLively({ game: golems4, lively: { ...lively4, watch }, options, seed: 's', seating, clock: () => 0 }, index);
    return { moved, programs };
  }

  test('a still robot never leaves its cell, whatever jams or breaks', () => {
    for (let index = 0; index < 12; index++) {
      const { moved, programs } = playedBy('still', index);
      expect(moved).toBe(0);
      expect(programs[0]).toBe('L R L R');
      for (const program of programs) expect(program).toMatch(/^[SDLR ]+$/);
    }
  });

  test('a repeating robot walks by the same program, or by its beginning', () => {
    const { moved, programs } = playedBy('repeat', 0);
    expect(moved).toBeGreaterThan(0);
    expect(programs.length).toBeGreaterThan(1);
    expect(programs[0]).toBe('F L F B');
  });

  test('a robot that can’t walk by its program any more lays what is laid for somebody whose time is over', () => {
    const state = golems4.setup(unwrap(golems4.parseOptions({}, 2)), 2);
    const rng = new SeededRng(1);
    golems4.play(state, CHANCE, golems4.roll(state, rng));
    // Red's damaged chassis can't go back.
    state.robot[DAMAGED]! |= 1 << CHASSIS;
    const repeat = lively4.rivals!.find(({ id }) => id === 'repeat')!;
    const { action } = repeat.player(state, 0, rng, { iterations: 1 });
    expect(golems4.refuse(state, 0, action)).toBeUndefined();
    expect(golems4.write(state, 0, action)).toBe('program S D L R');
  });
});
