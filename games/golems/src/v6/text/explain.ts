import type { Refusal } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import { explainProgram } from '../../programs/text.ts';

const SENTENCES: Readonly<Record<string, Words>> = {
  'not-asked': {
    en: 'This is not what you are asked now.',
    ru: 'Сейчас об этом не спрашивают.',
    pl: 'Teraz nikt o to nie pyta.',
  },
  'not-possible': { en: 'This is not possible now.', ru: 'Сейчас это невозможно.', pl: 'Teraz to niemożliwe.' },
  'no-such-subprogram': {
    en: 'A Subprogram is two Movement cards, or one Movement and one Battle card from your hand.',
    ru: 'Подпрограмма — это две карты движения или карта движения и карта боя из вашей руки.',
    pl: 'Podprogram to dwie karty ruchu albo karta ruchu i karta walki z ręki.',
  },
  'no-such-place': {
    en: 'A logic token can’t be laid there.',
    ru: 'Жетон логики сюда положить нельзя.',
    pl: 'Nie można tu położyć żetonu logiki.',
  },
  'token-not-held': {
    en: 'You do not have this logic token.',
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
    en: 'AND, OR and XOR join a row with the next one, so they can’t lie on the last row.',
    ru: 'И, ИЛИ и исключающее ИЛИ связывают ряд со следующим, поэтому на последний ряд их не кладут.',
    pl: 'AND, OR i XOR łączą rząd z następnym, więc nie mogą leżeć na ostatnim rzędzie.',
  },
  'part-for-not': {
    en: 'Only NOT can be laid on Then or Else.',
    ru: 'На «То» или «Иначе» можно положить только НЕ.',
    pl: 'Na „To” albo „Inaczej” można położyć tylko NOT.',
  },
  'no-such-choice': {
    en: 'The choice is: first, second, and with OR both.',
    ru: 'Выбрать можно первую или вторую команду, а при ИЛИ — и обе.',
    pl: 'Można wybrać pierwszą lub drugą komendę, a przy OR także obie.',
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
