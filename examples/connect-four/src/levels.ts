import type { Words } from '@stolik/kernel/language';
import { levelWords } from '@stolik/search/levels';

const SAYS: readonly Words[] = [
  {
    en: 'Drops a disc where it looks nice',
    ru: 'Опускает фишку туда, где ей нравится',
    pl: 'Wrzuca krążek tam, gdzie mu się podoba',
  },
  {
    en: 'Mostly sees four in a row when three are there',
    ru: 'Обычно замечает четыре в ряд, когда стоят три',
    pl: 'Zwykle widzi cztery w rzędzie, gdy są już trzy',
  },
  {
    en: 'Plays a few dozen games on before each move',
    ru: 'Перед каждым ходом доигрывает несколько десятков партий',
    pl: 'Przed każdym ruchem rozgrywa kilkadziesiąt partii do końca',
  },
  {
    en: 'Plays two hundred games on before each move',
    ru: 'Перед каждым ходом доигрывает две сотни партий',
    pl: 'Przed każdym ruchem rozgrywa dwieście partii do końca',
  },
  {
    en: 'Plays a thousand games on before each move',
    ru: 'Перед каждым ходом доигрывает тысячу партий',
    pl: 'Przed każdym ruchem rozgrywa tysiąc partii do końca',
  },
  {
    en: 'The same with many times the patience',
    ru: 'То же самое, но терпения во много раз больше',
    pl: 'To samo z wielokrotnie większą cierpliwością',
  },
];

/** The six levels in words; loads no rules. Shares of 200 games each (`stolik arena --seed levels`); the two strongest are not measured. */
export const connectFourLevels = levelWords(SAYS, [80, 82, 91, 82]);
