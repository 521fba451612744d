import { LANGUAGES } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { byNumber } from '@stolik/look/speech';
import { describe, expect, test } from 'vitest';
import { micropul } from '../src/game.ts';
import { describe as inWords } from '../src/text/describe.ts';
import { begin, Table } from './table.ts';

const board = ['WWBB@0,0', 'big:W1@0,-1'];

describe('words', () => {
  test('the drawing shows tiles, stones, coordinates, free places and an unmistakable big tile', () => {
    const table = new Table({
      board,
      hands: [['W..1', 'big:B+'], ['B...']],
      stones: { '0,0,SE': 2, '0,-1,NW': 1 },
      supplies: [1, 2],
      core: 7,
    });
    expect(`\n${inWords(micropul.view(table.state, 0), byNumber('en'))}`).toBe(`
Player 1 to move.

     -1     0     1
   +-----+-----+-----+
-2 |     |  ·  |     |
   |     |     |     |
   +-----+-----+-----+
-1 |  ·  |W¹1WW|  ·  |
   |     |WW1WW|     |
   +-----+-----+-----+
 0 |  ·  |W  W |  ·  |
   |     |B  B²|     |
   +-----+-----+-----+
 1 |     |  ·  |     |
   |     |     |     |
   +-----+-----+-----+

W white, B black, 1 dot, 2 double dot, + plus; ¹ ² stones; a big tile is filled; · a free place beside a tile

Player 1 (you): 2 tiles in hand, 1 in the supply, 2 stones left, 4 points.
 W  .    BB+BB
 1  .    BB+BB
  W..1   big:B+
Player 2: 1 tile in hand, 2 in the supply, 2 stones left, 5 points.

Core: 7 tiles.

Groups:
  0,0,NW: white, open, 3 points, Player 1’s stone
  0,0,SE: black, open, 2 points, Player 2’s stone
`);
  });

  test('counted nouns bend in Russian and Polish', () => {
    const words = (language: 'ru' | 'pl', core: number): string =>
      inWords(micropul.view(new Table({ board, core }).state, 0), byNumber(language));
    expect(words('ru', 21)).toContain('Ядро: 21 жетон.');
    expect(words('ru', 3)).toContain('Ядро: 3 жетона.');
    expect(words('ru', 11)).toContain('Ядро: 11 жетонов.');
    expect(words('pl', 1)).toContain('Rdzeń: 1 żeton.');
    expect(words('pl', 22)).toContain('Rdzeń: 22 żetony.');
    expect(words('pl', 12)).toContain('Rdzeń: 12 żetonów.');
  });

  test('finished games and games alone are described in every language', () => {
    const alone = begin({}, 1, new SeededRng(1));
    micropul.resign(alone, 0);
    const won = new Table({ board: ['WW1W@0,0'], hands: [['W..W']], supplies: [20], core: 1 }, { players: 1 });
    won.play('1: lay W..W@1,0');
    for (const language of LANGUAGES) {
      expect(inWords(micropul.view(alone, 0), byNumber(language))).not.toMatch(/undefined/);
      expect(inWords(micropul.view(won.state, 0), byNumber(language))).toMatch(/42/);
    }
    expect(inWords(micropul.view(won.state, 0), byNumber('en'))).toContain('beginner');
  });

  test('no two refusals and no two events share a sentence by mistake', () => {
    const table = new Table({ board, hands: [['W..1', 'WWWW'], ['B...']], core: 7 });
    const lines = [
      'lay B...@1,0',
      'lay WWWW@0,1',
      'lay WWWW@0,0',
      'lay WWWW@4,4',
      'lay W..1@0,1',
      'take',
      'take 1',
      'stone 1,0,NW',
    ];
    for (const language of LANGUAGES) {
      const sentences = lines.map((line) => {
        const action = micropul.read(table.state, 0, line);
        return action.ok ? micropul.explain(micropul.refuse(table.state, 0, action.value)!, language) : '';
      });
      expect(new Set(sentences).size).toBe(lines.length);
    }
  });
});
