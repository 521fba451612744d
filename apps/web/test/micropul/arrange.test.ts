import { describe, expect, test } from 'vitest';
import { arrange } from '../../src/games/micropul/model/arrange.ts';

describe('a hand as it lies before its owner', () => {
  test('[M1.1] of two tiles equal but for rotation the chosen one leaves, whichever the rules took', () => {
    const hand = ['B...', 'W..1', 'WB..', '.1W.'];
    // The rules know the two as one kind and took the first; the second had been chosen, and lies turned.
    expect(arrange(hand, ['B...', 'WB..', '1W..'], { index: 3, tile: '.1W.' })).toEqual(['B...', 'W..1', 'WB..']);
    expect(arrange(['W..1', 'B...', '1W..'], ['B...', '1W..'], { index: 2, tile: '1W..' })).toEqual(['W..1', 'B...']);
  });

  test('a tile that is taken comes to the end', () => {
    expect(arrange(['B...', 'W...'], ['W...', '+W..', 'B...'], undefined)).toEqual(['B...', 'W...', '+W..']);
  });

  test('a tile that is taken back goes where it was', () => {
    expect(arrange(['B...', '+W..'], ['B...', 'W..1', '+W..'], { index: 1, tile: 'W..1' })).toEqual(['B...', 'W..1', '+W..']);
  });

  test('another hand is another hand', () => {
    expect(arrange(['B...', 'W...'], ['+B..', 'W1..'], { index: 0, tile: 'B...' })).toEqual(['+B..', 'W1..']);
    expect(arrange([], ['W...'], undefined)).toEqual(['W...']);
  });
});
