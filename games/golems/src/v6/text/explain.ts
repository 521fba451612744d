import type { Refusal } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import { explainProgram } from '../../programs/text.ts';

const SENTENCES: Readonly<Record<string, Words>> = {
  'not-asked': {
    en: 'That’s not the question right now.',
    ru: 'Сейчас об этом не спрашивают.',
    pl: 'Teraz nikt o to nie pyta.',
  },
  'not-possible': { en: 'That’s not possible now.', ru: 'Сейчас это невозможно.', pl: 'Teraz to niemożliwe.' },
  'no-such-subprogram': {
    en: 'A Subprogram is two Movement cards, or one Movement and one Battle card from your hand.',
    ru: 'Подпрограмма — это две карты движения или карта движения и карта боя из вашей руки.',
    pl: 'Podprogram to dwie karty ruchu albo karta ruchu i karta walki z ręki.',
  },
  'no-such-place': {
    en: 'A logic token can’t go there.',
    ru: 'Жетон логики сюда положить нельзя.',
    pl: 'Nie można tu położyć żetonu logiki.',
  },
  'token-not-held': {
    en: 'You don’t have this logic token.',
    ru: 'У вас нет такого жетона логики.',
    pl: 'Nie masz takiego żetonu logiki.',
  },
  'cell-not-bare': {
    en: 'A logic token goes on a cell with no token and no golem.',
    ru: 'Жетон логики кладут на клетку без жетонов и без голема.',
    pl: 'Żeton logiki kładzie się na polu bez żetonów i bez golema.',
  },
  'no-such-row': {
    en: 'No program on the table has this row.',
    ru: 'Такого ряда нет ни в одной выложенной программе.',
    pl: 'Żaden wyłożony program nie ma takiego rzędu.',
  },
  'has-logic': {
    en: 'This program already has a logic token this round.',
    ru: 'К этой программе в этом раунде уже применён жетон логики.',
    pl: 'W tej rundzie na tym programie leży już żeton logiki.',
  },
  'last-row': {
    en: 'AND, OR and XOR join a row to the next one, so they can’t go on the last row.',
    ru: '«И», «ИЛИ» и «Исключающее ИЛИ» соединяют ряд со следующим, поэтому на последний ряд их не кладут.',
    pl: '„I”, „LUB” i „ALBO” łączą rząd z następnym, więc nie mogą leżeć na ostatnim rzędzie.',
  },
  'part-for-not': {
    en: 'Only NOT can go on the “yes” or “no” card of an If.',
    ru: 'На карту «да» или «нет» в «Условии» можно положить только «НЕ».',
    pl: 'Na karcie „tak” albo „nie” w „Warunku” można położyć tylko „NIE”.',
  },
  'no-such-choice': {
    en: 'You can choose the first or the second command, and with OR also both.',
    ru: 'Выбрать можно первую или вторую команду, а при «ИЛИ» — и обе.',
    pl: 'Można wybrać pierwszą lub drugą komendę, a przy „LUB” także obie.',
  },
  'no-such-exit': {
    en: 'The golem can’t come out of the water there.',
    ru: 'Здесь голем не может выйти из воды.',
    pl: 'Golem nie może tu wyjść z wody.',
  },
  'cell-taken': {
    en: 'The golem can be moved only to a cell with no golem and no obstacle.',
    ru: 'Переместить голема можно только на клетку без големов и препятствий.',
    pl: 'Golema można przenieść tylko na pole bez golema i bez przeszkody.',
  },
};

/** All codes of this edition's own. */
export const REFUSALS6: readonly string[] = Object.keys(SENTENCES);

export function explain6(refusal: Refusal, language: Language): string {
  const own = SENTENCES[refusal.code];
  return own ? own[language] : (explainProgram(refusal, 'golems6', language) ?? refusal.code);
}
