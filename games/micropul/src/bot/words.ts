import type { Words } from '@stolik/kernel/language';
import { levelWords } from '@stolik/search/levels';

const SAYS: readonly Words[] = [
  {
    en: 'Knows the basics and experiments',
    ru: 'Знает азы и пробует то одно, то другое',
    pl: 'Zna podstawy i próbuje różnych rzeczy',
  },
  {
    en: 'Mostly plays what looks good at first sight, never looks ahead',
    ru: 'Обычно играет то, что хорошо на первый взгляд, вперёд не смотрит',
    pl: 'Zwykle gra to, co dobrze wygląda na pierwszy rzut oka, nie patrzy naprzód',
  },
  {
    en: 'Looks at a few moves and the answers to them',
    ru: 'Смотрит несколько ходов и ответы на них',
    pl: 'Sprawdza kilka ruchów i odpowiedzi na nie',
  },
  {
    en: 'Thinks three moves ahead in a few dozen possible deals',
    ru: 'Думает на три хода вперёд в нескольких десятках раскладов',
    pl: 'Myśli trzy ruchy naprzód w kilkudziesięciu rozdaniach',
  },
  {
    en: 'Plays out hundreds of possible deals before each move',
    ru: 'Перед каждым ходом проигрывает сотни раскладов',
    pl: 'Przed każdym ruchem rozgrywa setki rozdań',
  },
  {
    en: 'The same, with far more patience',
    ru: 'То же самое, но терпения во много раз больше',
    pl: 'To samo z wielokrotnie większą cierpliwością',
  },
];

/** The six levels in words; loads no rules. */
export const micropulLevels = levelWords(SAYS, [99, 78, 86, 83, 70, 69]);
