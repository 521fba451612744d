import type { BotWords } from '../../bots/words.ts';

export const ru: BotWords = {
  whichFile: 'какая программа? Например: stolik bot check my-bot.py',
  badEnding: 'имя программы оканчивается на .py или .js',
  whichWord: 'ожидается check или words',
  fine: (file, game) => `${file}: для ${game} всё в порядке.`,
  wrong: (file, game, says) => `${file}, ${game}: ${says}`,
  atMove: (move, says) => `Ход ${move}: ${says}`,
  said: (move, says) => `Ход ${move}, программа говорит: ${says}`,
  result: (won, games, level, fuel) => `Побед над уровнем ${level}: ${won} из ${games}. Больше всего топлива на ход: ${fuel} %.`,
};
