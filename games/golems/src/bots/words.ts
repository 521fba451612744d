import type { Words } from '@stolik/kernel/language';
import { levelWords } from '@stolik/search/levels';

const SAYS: readonly Words[] = [
  {
    en: 'Walks straight up, strikes too early and sometimes mixes up its rows',
    ru: 'Идёт напролом, бьёт слишком рано и порой путает ряды',
    pl: 'Idzie prosto na ciebie, uderza za wcześnie i czasem myli rzędy',
  },
  {
    en: 'Comes up to fight and thinks that you’ll stay where you are',
    ru: 'Идёт в бой и думает, что вы останетесь на месте',
    pl: 'Idzie do walki i myśli, że zostaniesz w miejscu',
  },
  {
    en: 'Thinks of what you would like to do, and notices when you repeat yourself',
    ru: 'Думает, чего захотите вы, и замечает, когда вы повторяетесь',
    pl: 'Myśli o tym, co zechcesz zrobić, i zauważa, gdy się powtarzasz',
  },
  {
    en: 'Tries hundreds of programs, and expects you to do the same',
    ru: 'Пробует сотни программ и ждёт того же от вас',
    pl: 'Sprawdza setki programów i spodziewa się tego samego po tobie',
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
