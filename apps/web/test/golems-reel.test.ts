import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import type { AnyGame } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import type { Passage } from '@stolik/table/sight';
import { expect, test } from 'vitest';
import type { GolemsEvent } from '../src/games/golems/model/scene.ts';
import { roundsReader } from '../src/games/golems/story/reel.ts';
import { Played } from './played.ts';

const BOT = { kind: 'bot', name: 'Ada', level: '1' } as const;

/** What the first seat has seen of a game that is played by chance up to some round. */
function played(game: AnyGame, rounds: number): readonly Passage<GolemsEvent>[] {
  const film = new Played(game, {}, [BOT, BOT, BOT, BOT], new SeededRng(5));
  while ((film.table.state as { round: number }).round < rounds && film.act());
  return film.chronicle.passages(0) as readonly Passage<GolemsEvent>[];
}

/** Every moment of a film: so many passages, and of the last one so many events. */
function* moments(passages: readonly Passage<GolemsEvent>[]): Generator<readonly Passage<GolemsEvent>[]> {
  for (const [index, passage] of passages.entries()) {
    const before = passages.slice(0, index);
    for (let count = 1; count < passage.events.length; count += 3)
      yield [...before, { ...passage, events: passage.events.slice(0, count) }];
    yield [...before, passage];
  }
}

for (const game of [golems6, golems4] as readonly AnyGame[]) {
  test(`${game.id}: rounds read moment by moment are those read at once, and stay the same objects once over`, () => {
    const read = roundsReader();
    let last = read([]);
    for (const passages of moments(played(game, 4))) {
      const now = read(passages);
      expect(now).toEqual(roundsReader()(passages));
      for (const [index, round] of last.slice(0, -1).entries()) expect(now[index]).toBe(round);
      expect(read([...passages])).toBe(now);
      last = now;
    }
    expect(last.length).toBeGreaterThanOrEqual(3);
  });

  test(`${game.id}: what was taken back is not remembered`, () => {
    const passages = played(game, 3);
    const read = roundsReader();
    read(passages);
    for (let count = passages.length; count >= 0; count -= 5) {
      const fewer = passages.slice(0, count);
      expect(read(fewer)).toEqual(roundsReader()(fewer));
    }
  });
}
