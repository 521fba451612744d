import type { BotWords } from '../../bots/words.ts';

export const pl: BotWords = {
  whichFile: 'jaki program? Na przykład: stolik bot check my-bot.py',
  badEnding: 'nazwa programu kończy się na .py albo .js',
  whichWord: 'oczekiwane jest check albo words',
  fine: (file, game) => `${file}: dla ${game} wszystko w porządku.`,
  wrong: (file, game, says) => `${file}, ${game}: ${says}`,
  atMove: (move, says) => `Ruch ${move}: ${says}`,
  said: (move, says) => `Ruch ${move}, program mówi: ${says}`,
  result: (won, games, level, fuel) =>
    `Wygrane partie z poziomem ${level}: ${won} z ${games}. Najwięcej paliwa na ruch: ${fuel} %.`,
};
