import { WATCHER } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { expect, test } from 'vitest';
import { micropul } from '../src/game.ts';
import { previewLay } from '../src/seen/view.ts';
import type { MicropulEvent } from '../src/turn/events.ts';
import { begin, Table } from './table.ts';

test('[M5.1] a preview from a view names the catalysts that would fire and the groups as they would stand', () => {
  const table = new Table({
    board: ['WW1B@0,0', 'W...@2,0'],
    hands: [['WW.W'], []],
    stones: { '0,0,NW': 1, '2,0,NW': 2 },
    core: 5,
  });
  const seen = previewLay(micropul.view(table.state, 0), 'WWW.', 1, 0);
  expect(seen).toMatchObject({ tiles: 0, pluses: 0, fired: [] });
  expect(seen?.groups).toContainEqual(
    expect.objectContaining({ units: 6, stones: [0, 1], joins: 2, isSpoilt: true, isClosed: false }),
  );
  expect(previewLay(micropul.view(table.state, 0), 'W.WW', 1, 0)).toMatchObject({
    tiles: 1,
    fired: [{ x: 0, y: 0, corner: 'SE' }],
  });
  expect(previewLay(micropul.view(table.state, 0), 'B...', 1, 0)).toBeUndefined();
  expect(previewLay(micropul.view(table.state, 0), 'WW', 1, 0)).toBeUndefined();
});

test('[M6.2] previews foretell exactly what happens in random games', () => {
  const rng = new SeededRng('foretell');
  for (let game = 0; game < 15; game++) {
    const state = begin({ simple: game % 3 === 0 }, 2, rng);
    for (let next = micropul.next(state); next.kind !== 'over'; next = micropul.next(state)) {
      const before = micropul.view(state, WATCHER);
      const action = next.kind === 'chance' ? micropul.roll(state, rng) : micropul.sample(state, next.seat, rng);
      const events: MicropulEvent[] = [];
      micropul.play(state, next.seat, action, (event) => events.push(event));
      const [laid] = events;
      if (laid?.kind !== 'tileLaid') continue;
      const predicted = previewLay(before, laid.tile, laid.x, laid.y)!;
      const won = events.find((event) => event.kind === 'tilesWon');
      expect(predicted.tiles).toBe(won?.asked ?? 0);
      expect(predicted.fired).toHaveLength(events.filter(({ kind }) => kind === 'catalystFired').length);
      expect(predicted.groups.filter(({ isClosed }) => isClosed)).toHaveLength(
        events.filter(({ kind }) => kind === 'groupClosed').length,
      );
      const closedBefore = before.groups.filter(({ isClosed }) => isClosed).length;
      const closedAfter = micropul.view(state, WATCHER).groups.filter(({ isClosed }) => isClosed).length;
      expect(closedAfter - closedBefore).toBe(events.filter(({ kind }) => kind === 'groupClosed').length);
    }
  }
});
