import type { BotWords } from '../../bots/words.ts';

export const en: BotWords = {
  whichFile: 'which program? For example: stolik bot check my-bot.py',
  badEnding: 'the name of a program ends with .py or .js',
  whichWord: 'check or words is expected',
  fine: (file, game) => `${file}: fine for ${game}.`,
  wrong: (file, game, says) => `${file}, ${game}: ${says}`,
  atMove: (move, says) => `Move ${move}: ${says}`,
  said: (move, says) => `Move ${move}, the program says: ${says}`,
  result: (won, games, level, fuel) => `Games won against level ${level}: ${won} of ${games}. Most fuel for a move: ${fuel} %.`,
};
