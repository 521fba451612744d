import { LANGUAGES } from '@stolik/kernel/language';
import { findPlace } from '@stolik/micropul/board';
import type { MicropulEvent } from '@stolik/micropul/events';
import { findFace } from '@stolik/micropul/faces';
import { micropul } from '@stolik/micropul/game';
import { preview } from '@stolik/micropul/preview';
import type { LaidStone, LaidTile } from '@stolik/micropul/view';
import { describe, expect, test } from 'vitest';
import { sealed } from '../../src/games/micropul/film/closings.ts';
import { BLOCK } from '../../src/games/micropul/how-to.ts';
import { type Deed, deedsOf, worthOf } from '../../src/games/micropul/model/deeds.ts';
import { positionOf } from '../../src/games/micropul/model/position.ts';
import { loadAllWords, wordsOf } from '../../src/games/micropul/words/by-language.ts';
import { speakResult } from '../../src/games/micropul/words/speak.ts';

await loadAllWords();

const nameOf = (seat: number): string => ['Ola', 'Gena'][seat]!;
const nothing = { tiles: 0, turns: 0, reveals: false, runsOut: false };

/** What seat 0 does by laying the last tile of a block of four around one white group. */
function closing(stones: readonly LaidStone[], last: string = BLOCK[3].tile): readonly Deed[] {
  const { board } = positionOf({ board: BLOCK.slice(0, 3) as readonly LaidTile[], stones });
  return deedsOf(preview(board, findPlace(board, 1, 1)!, findFace(last)!).groups, 0);
}

const stone = (seat: number, x: number, y: number, corner: LaidStone['corner']): LaidStone => ({ seat, x, y, corner });

describe('[M6.2] [M7.2] what a preview says about groups', () => {
  test('one’s own that would be closed, with its points, is never "nothing"', () => {
    const deeds = closing([stone(0, 0, 0, 'SE')]);
    expect(deeds).toEqual([{ kind: 'closes', whose: 'mine', seat: 0, colour: 'W', points: 4 }]);
    expect(speakResult(wordsOf('ru'), { ...nothing, deeds }, nameOf)).toBe('Закроет вашу группу: +4.');
    expect(speakResult(wordsOf('en'), { ...nothing, tiles: 1, deeds }, nameOf)).toBe('Gives 1 tile. Closes your group: +4.');
  });

  test('points for the other are named with the other’s name', () => {
    const deeds = closing([stone(1, 0, 0, 'SE')]);
    for (const language of LANGUAGES) {
      const says = speakResult(wordsOf(language), { ...nothing, deeds }, nameOf);
      expect(says).toContain('Gena');
      expect(says).toContain('+4');
    }
    expect(worthOf({ ...nothing, groups: [] }, 0)).toBe(0);
  });

  test('a closed group without a stone gives nobody points', () => {
    const deeds = closing([]);
    expect(deeds).toEqual([{ kind: 'closesFree', colour: 'W', points: 4 }]);
    expect(speakResult(wordsOf('ru'), { ...nothing, deeds }, nameOf)).not.toContain('+');
  });

  test('[M6.4] groups with stones that grow together are worth nothing', () => {
    const apart: LaidTile[] = [
      { x: 0, y: 0, tile: 'WWBB' },
      { x: 2, y: 0, tile: 'WWBB' },
    ];
    const { board } = positionOf({ board: apart, stones: [stone(0, 0, 0, 'NW'), stone(1, 2, 0, 'NW')] });
    const { groups } = preview(board, findPlace(board, 1, 0)!, findFace('WW..')!);
    expect(deedsOf(groups, 0)).toMatchObject([{ kind: 'spoils', stones: expect.arrayContaining([0, 1]) }]);
    expect(worthOf({ ...nothing, groups }, 0)).toBe(0);
  });

  test('where nothing at all happens it says so', () => {
    expect(speakResult(wordsOf('en'), { ...nothing, deeds: [] }, nameOf)).toBe('Gives nothing yet.');
    expect(speakResult(wordsOf('en'), { ...nothing, runsOut: true, deeds: [] }, nameOf)).toBe(
      'This is your last tile: without one you lose.',
    );
    expect(speakResult(wordsOf('en'), { ...nothing, reveals: true, deeds: [] }, nameOf)).toBe('Turns up a tile in the supply.');
  });
});

test('the better of two turns is the one that brings points or tiles', () => {
  const { board } = positionOf({ board: BLOCK.slice(0, 3) as readonly LaidTile[], stones: [stone(0, 0, 0, 'SE')] });
  const { groups } = preview(board, findPlace(board, 1, 1)!, findFace(BLOCK[3].tile)!);
  expect(worthOf({ ...nothing, groups }, 0)).toBe(4);
  expect(worthOf({ ...nothing, groups }, 1)).toBe(-4);
  expect(worthOf({ ...nothing, tiles: 2, groups: [] }, 0)).toBeGreaterThan(worthOf({ ...nothing, turns: 1, groups: [] }, 0));
});

test('[M6.2] the how-to’s closed group is closed, and without its last tile it is open', () => {
  const whole = positionOf({ board: [...BLOCK], stones: [] }).groupAt({ x: 0, y: 0, corner: 'SE' });
  expect(whole).toMatchObject({ isClosed: true, points: 4, openPlaces: [] });
  const open = positionOf({ board: BLOCK.slice(0, 3) as readonly LaidTile[], stones: [] }).groupAt({ x: 0, y: 0, corner: 'SE' });
  expect(open).toMatchObject({ isClosed: false, openPlaces: [{ x: 1, y: 1 }] });
});

test('[M7.2] a closed group bears its seal where its one stone lies', () => {
  const stones = [stone(1, 0, 0, 'SE')];
  const position = positionOf({ board: [...BLOCK], stones });
  expect(sealed(position, stones)).toMatchObject([{ at: { x: 75, y: 75 }, group: { points: 4 } }]);
  expect(sealed(positionOf({ board: BLOCK.slice(0, 3) as readonly LaidTile[], stones }), stones)).toEqual([]);
});

test.each(LANGUAGES)('[M7.2] the log says in %s who gets points for a closed group', (language) => {
  const event = { kind: 'groupClosed', colour: 'W', points: 5, x: 0, y: 0, corner: 'NW' } as const;
  const tell = (told: MicropulEvent): string => micropul.tell(told, { language, nameOf });
  expect(tell({ ...event, stones: [1] })).toMatch(/(\+5.*Gena|Gena.*\+5)/);
  expect(tell({ ...event, stones: [] })).not.toContain('+');
  expect(tell({ ...event, stones: [0, 1] })).not.toContain('+');
});
