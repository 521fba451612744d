import { SeededRng } from '@stolik/kernel/random';
import { TEXTBOOK, treePlayer } from '@stolik/search/ismcts';
import { describe, expect, test } from 'vitest';
import { connectFour } from '../src/game.ts';
import { setup } from '../src/state.ts';

const tree = treePlayer(connectFour, undefined, TEXTBOOK);

/** The column found after these columns (a to g) were played in turn. */
function answerTo(played: string, iterations: number): string {
  const state = setup();
  for (const [index, column] of [...played].entries()) connectFour.play(state, index % 2, 'abcdefg'.indexOf(column));
  const { action } = tree(state, played.length % 2, new SeededRng(played), { iterations });
  return 'abcdefg'[action]!;
}

describe('tree search in connect four', () => {
  test('opens in the middle', () => {
    expect(answerTo('', 4000)).toBe('d');
  });

  test.each([
    ['takes four upwards', 'dcdcdc', 'd'],
    ['takes four in a row', 'aabbcc', 'd'],
    ['stops four upwards', 'dcdcd', 'd'],
    ['stops four in a row', 'aabbc', 'd'],
    // Two discs at the bottom with both ends open would be three with both ends open.
    ['stops an open three', 'cgd', 'be'],
    ['makes an open three', 'cgdg', 'be'],
  ])('%s', (_name, played, right) => {
    expect(right).toContain(answerTo(played, 3000));
  });
});
