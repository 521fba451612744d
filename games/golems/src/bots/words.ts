import type { Words } from '@stolik/kernel/language';
import { levelWords } from '@stolik/search/levels';

const SAYS: readonly Words[] = [
  {
    en: 'Thinks of a handful of programs and takes one that seems all right',
    ru: 'Придумывает несколько программ и берёт ту, что вроде бы подходит',
    pl: 'Wymyśla kilka programów i bierze ten, który wydaje się w porządku',
  },
  {
    en: 'Tries about twenty programs and barely considers yours',
    ru: 'Пробует десятка два программ и почти не думает, что сделаете вы',
    pl: 'Sprawdza ze dwadzieścia programów i mało myśli o tym, co zrobisz ty',
  },
  {
    en: 'Tries dozens of programs against what you would like to do',
    ru: 'Пробует десятки программ против того, чего захотите вы',
    pl: 'Sprawdza dziesiątki programów przeciw temu, co zechcesz zrobić',
  },
  {
    en: 'Looks through a hundred programs or more, and expects you to do the same',
    ru: 'Просматривает сотню программ и больше и ждёт того же от вас',
    pl: 'Przegląda sto programów i więcej i spodziewa się tego samego po tobie',
  },
  {
    en: 'Plays the best programs of both sides against each other and varies its own, so you can’t guess',
    ru: 'Сталкивает лучшие программы обеих сторон и чередует свои, чтобы их нельзя было угадать',
    pl: 'Zestawia najlepsze programy obu stron i miesza własne, żeby nie dało się ich zgadnąć',
  },
  {
    en: 'The same with almost every possible program, for as long as you’ll wait',
    ru: 'То же самое почти по всем возможным программам, пока вы согласны ждать',
    pl: 'To samo na niemal wszystkich możliwych programach, dopóki masz cierpliwość czekać',
  },
];

/** The six levels in words; load no rules. */
export const golems6Levels = levelWords(SAYS, [88, 65, 73, 64, 63, 78]);
export const golems4Levels = levelWords(SAYS, [49, 64, 62, 68, 65, 64]);
