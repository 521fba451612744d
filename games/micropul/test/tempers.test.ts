import type { AnyGame } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { CHARACTERS } from '@stolik/search/characters';
import { expect, test } from 'vitest';
import { TEMPERS, type TemperName } from '../src/bot/tempers.ts';
import { micropulBots } from '../src/bot.ts';
import { micropul } from '../src/game.ts';
import { isStone } from '../src/turn/actions.ts';
import type { State } from '../src/turn/state.ts';

const game = micropul as AnyGame;

interface Style {
  /** Tiles in the core when a stone is placed: more means earlier. */
  readonly core: number;
  /** Groups that were spoilt, by both of them. */
  readonly spoilt: number;
  /** Points of a group that is closed with one stone. */
  readonly size: number;
}

/** How two of one temper play against each other at one level. */
function styleOf(temper: TemperName, level: string, games: number): Style {
  const { player, effort } = micropulBots.tempered!(level, temper)!;
  const seen = { stones: 0, core: 0, spoilt: 0, closed: 0, points: 0 };
  for (let index = 0; index < games; index++) {
    const rng = new SeededRng(`style ${index}`);
    const state = game.setup(unwrap(game.parseOptions({}, 2)), 2) as State;
    const emit = (event: { kind: string; points?: number; stones?: readonly number[] }): void => {
      if (event.kind === 'groupSpoilt') seen.spoilt++;
      if (event.kind !== 'groupClosed' || event.stones?.length !== 1) return;
      seen.closed++;
      seen.points += event.points!;
    };
    for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
      if (next.kind === 'chance') {
        game.play(state, -1, game.roll(state, rng));
        continue;
      }
      const [seat] = next.seats as [number];
      const iterations = 'iterations' in effort ? effort.iterations : 1;
      const { action } = player(game.redeal(state, seat, rng), seat, rng, { iterations });
      if (isStone(action)) {
        seen.stones++;
        seen.core += state.core;
      }
      game.play(state, seat, action, emit as never);
    }
  }
  return { core: seen.core / seen.stones, spoilt: seen.spoilt / games, size: seen.points / seen.closed };
}

test('every character has its temper, and every level can have any of them', () => {
  expect(micropulBots.tempers).toEqual(CHARACTERS.map(({ epithet }) => epithet.en.split(' ')[1]));
  for (const { id } of micropulBots.levels)
    for (const temper of Object.keys(TEMPERS)) expect(micropulBots.tempered!(id, temper)?.id).toBe(id);
  expect(micropulBots.tempered!('3', 'meek')).toBeUndefined();
});

test('tempers can be felt: who claims early, who waits, who spoils, who builds', () => {
  const brawler = styleOf('brawler', '2', 40);
  const builder = styleOf('builder', '2', 40);
  const fox = styleOf('fox', '2', 40);
  const master = styleOf('master', '2', 40);
  expect(brawler.core).toBeGreaterThan(master.core + 1.5);
  expect(fox.core).toBeLessThan(master.core - 1.5);
  expect(brawler.spoilt).toBeGreaterThan(master.spoilt);
  expect(builder.size).toBeGreaterThan(master.size);
});
