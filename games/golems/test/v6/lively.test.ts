import { readFileSync } from 'node:fs';
import { unwrap } from '@stolik/kernel/result';
import { playLively, type Sitting } from '@stolik/search/lively';
import { countIn, type Written } from '@stolik/search/testing/count';
import { describe, expect, test } from 'vitest';
import { golems6Bots } from '../../src/bots/golems6.ts';
import { lively6 } from '../../src/bots/lively6.ts';
import { golems6 } from '../../src/games/golems6.ts';
import type { Event6 } from '../../src/v6/events.ts';

const golden = (name: string): Written =>
  JSON.parse(readFileSync(new URL(`./golden/${name}.stolik`, import.meta.url), 'utf8')) as Written;

describe('the counts of golden games are those that their texts tell', () => {
  test('a duel: five strikes that hurt, one that is blocked, two into the air', () => {
    expect(countIn(golems6, lively6, golden('duel'), 0)).toEqual({
      draw: 0,
      rounds: 3,
      hits: 5,
      blocked: 1,
      air: 2,
      damage: 5,
      firstHit: 2,
      hitless: 0,
      unhurt: 0,
      unhurtRounds: 1,
      hitSoon: 1,
    });
  });

  test('a game without a hit has no first one, and water hurts without being a hit', () => {
    const facts = countIn(golems6, lively6, golden('river-logic'), 0);
    expect(facts).toMatchObject({ hits: 0, hitless: 1, damage: 1, air: 3, rounds: 4, unhurt: 1, unhurtRounds: 4, hitSoon: 0 });
    expect(facts['firstHit']).toBeUndefined();
  });
});

describe('rivals', () => {
  const level = golems6Bots.levels[2]!;

  function programsOf(id: string, index: number): { moved: number; programs: readonly string[] } {
    const rival = lively6.rivals!.find((each) => each.id === id)!;
    const programs: string[] = [];
    let moved = 0;
    const sitting: Sitting[] = [
      {
        player(world, seat, rng, budget) {
          const thought = rival.player(world, seat, rng, budget);
          programs.push(golems6.write(world, seat, thought.action));
          return thought;
        },
        effort: { iterations: 1 },
      },
      level,
    ];
    const watch: (typeof lively6)['watch'] = (seats, at) => {
      const counted = lively6.watch(seats, at);
      const see = (event: Event6): void => {
        if ((event.kind === 'golemMoved' || event.kind === 'golemSlid') && event.seat === 0) moved++;
        counted.see(event);
      };
      return { see, facts: (outcome) => counted.facts(outcome) };
    };
    const options = unwrap(golems6.parseOptions({ subprogram: false }, 2));
    const seating = () => ({ sitting, rival: 0 });
    playLively({ game: golems6, lively: { ...lively6, watch }, options, seed: 's', seating, clock: () => 0 }, index);
    return { moved, programs };
  }

  test('a still golem lays the same every round and never leaves its cell', () => {
    for (let index = 0; index < 4; index++) {
      const { moved, programs } = programsOf('still', index);
      expect(moved).toBe(0);
      expect(new Set(programs)).toEqual(new Set(['program S L R D']));
    }
  });

  test('a repeating golem walks by the same program every round', () => {
    const { moved, programs } = programsOf('repeat', 0);
    expect(moved).toBeGreaterThan(0);
    expect(new Set(programs)).toEqual(new Set(['program F L F B']));
  });
});
