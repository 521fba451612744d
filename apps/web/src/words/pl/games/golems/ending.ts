import { countForm } from '@stolik/kernel/language';
import type { EndingWords } from '../../../../games/golems/words/ending.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('pl', count, { one, few, many })}`;
const listOf = (names: readonly string[]): string => new Intl.ListFormat('pl').format(names);

export const pl: EndingWords = {
  of: {
    golems6: {
      golem: 'golem',
      unit: (n) => counted(n, 'uszkodzenie', 'uszkodzenia', 'uszkodzeń'),
      left: (n) => counted(n, 'uszkodzenie', 'uszkodzenia', 'uszkodzeń'),
      whole: 'I to bez jednego uszkodzenia!',
    },
    golems4: {
      golem: 'robot',
      unit: (n) => counted(n, 'zepsuty komponent', 'zepsute komponenty', 'zepsutych komponentów'),
      left: (n) => counted(n, 'punkt uszkodzeń', 'punkty uszkodzeń', 'punktów uszkodzeń'),
      whole: 'I wszystkie komponenty są całe!',
    },
  },
  madeIt: (used, all) => `Udało się! Wystarczyły karty: ${used} z ${all}.`,
  cardsOver: 'Karty się skończyły, a cel wciąż czeka.',
  again: 'Zobaczcie, na co poszły karty, i spróbujcie inaczej!',
  last: (name, isMe, golem, hasBots) => {
    const where = hasBots ? 'Z graczy na planszy został tylko' : 'Na planszy został tylko';
    return isMe ? `${where} twój ${golem}.` : `${where} jeden ${golem} (${name}).`;
  },
  gaveUp: (names, isMe) =>
    isMe ? 'Partia poddana.' : `${listOf(names)} ${names.length > 1 ? 'poddają partię' : 'poddaje partię'}.`,
  nobodyLeft: (unit) => `Jeszcze ${unit}, a na planszy nie byłoby nikogo.`,
  fewest: (unit, against) => `Rozstrzyga, kto ma mniej: ${unit} przeciw ${against}.`,
  fewer: (unit, areStrikesCounted) =>
    `Różnica: ${unit}. Bez niej ${areStrikesCounted ? 'rozstrzygałyby ciosy' : 'byłoby po równo'}.`,
  equal: (unit) => `Remis na czele: ${unit}.`,
  oneMore: (unit) => `Jeszcze ${unit} u jednego z dwóch i byłoby rozstrzygnięte.`,
  onWinner: (unit) => `Jeszcze ${unit} u zwycięzcy, a byłoby inaczej.`,
  dealt: (a, b) => `Remis na czele, rozstrzygają ciosy: ${a} przeciw ${b}.`,
  items: (a, b) => `Rozstrzyga liczba zębatek: ${a} przeciw ${b}.`,
};
