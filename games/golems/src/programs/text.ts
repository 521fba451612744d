import type { Refusal } from '@stolik/kernel/game';
import { countForm, type Language, type Words } from '@stolik/kernel/language';
import type { Card, Edition, Sensor, Test } from './program.ts';

const FORWARD: Words = { en: 'Forward', ru: 'Вперёд', pl: 'Naprzód' };
const BACK: Words = { en: 'Back', ru: 'Назад', pl: 'Wstecz' };
const LEFT: Words = { en: 'Left', ru: 'Влево', pl: 'W lewo' };
const RIGHT: Words = { en: 'Right', ru: 'Вправо', pl: 'W prawo' };
const STAY: Words = { en: 'Stay', ru: 'Стоять на месте', pl: 'Stój' };
const DEFEND: Words = { en: 'Defend', ru: 'Защита', pl: 'Obrona' };
const IF: Words = { en: 'If', ru: 'Условие', pl: 'Warunek' };

/** Names of the cards as each edition prints them: v6 strikes, v4 attacks; v6 repeats, v4 has a Cycle 2. */
export const CARD_NAMES: Readonly<Record<Edition, Readonly<Record<Card, Words>>>> = {
  golems6: {
    F: FORWARD,
    B: BACK,
    L: LEFT,
    R: RIGHT,
    S: STAY,
    A: { en: 'Strike', ru: 'Удар', pl: 'Cios' },
    D: DEFEND,
  },
  golems4: {
    F: FORWARD,
    B: BACK,
    L: LEFT,
    R: RIGHT,
    S: STAY,
    A: { en: 'Attack', ru: 'Атака', pl: 'Atak' },
    D: DEFEND,
  },
};

/** Bonus cards by the words of the notation and of the refusals. */
export const BONUS_NAMES: Readonly<Record<string, Words>> = {
  repeat: { en: 'Repeat 2', ru: 'Повтор 2', pl: 'Powtórz 2' },
  cycle: { en: 'Cycle 2', ru: 'Цикл 2', pl: 'Pętla 2' },
  if: IF,
  while: { en: 'While', ru: 'Повтор пока…', pl: 'Powtarzaj, dopóki' },
  call: { en: 'Call', ru: 'Вызов подпрограммы', pl: 'Wywołanie podprogramu' },
};

/** The question of an If, with its question mark. */
export const TEST_NAMES: Readonly<Record<Test, Words>> = {
  any: { en: 'obstacle ahead?', ru: 'есть препятствие?', pl: 'czy jest przeszkoda?' },
  barrel: { en: 'barrel ahead?', ru: 'впереди бочка?', pl: 'czy z przodu jest beczka?' },
  wall: { en: 'wall ahead?', ru: 'впереди стена?', pl: 'czy z przodu jest ściana?' },
  water: { en: 'water ahead?', ru: 'впереди вода?', pl: 'czy z przodu jest woda?' },
  hit: { en: 'attacked?', ru: 'нападение?', pl: 'czy ktoś atakuje?' },
};

/** A While goes on as long as this is so. Every face of it says the same. [G6.5.6] */
export const GOES_ON: Readonly<Record<Sensor, Words>> = {
  any: { en: 'no obstacle ahead', ru: 'впереди нет препятствия', pl: 'dopóki z przodu nie ma przeszkody' },
  barrel: { en: 'no barrel ahead', ru: 'впереди нет бочки', pl: 'dopóki z przodu nie ma beczki' },
  wall: { en: 'no wall ahead', ru: 'впереди нет стены', pl: 'dopóki z przodu nie ma ściany' },
  water: { en: 'no water ahead', ru: 'впереди нет воды', pl: 'dopóki z przodu nie ma wody' },
};

const SHORT_BONUS: Readonly<Record<string, string>> = { '2': 'repeat', '?': 'if', W: 'while', P: 'call' };

/** The name of a card or bonus as refusals carry it: a letter of the notation or a bonus word. */
export function cardName(card: string, edition: Edition, language: Language): string {
  const plain = CARD_NAMES[edition][card as Card];
  if (plain) return plain[language];
  const word = SHORT_BONUS[card] ?? card;
  const bonus = BONUS_NAMES[word === 'repeat' && edition === 'golems4' ? 'cycle' : word];
  return bonus ? bonus[language] : card;
}

const rowsCounted = (language: Language, count: number): string => `${count} ${countForm(language, count, ROW_FORMS[language])}`;
const ROW_FORMS = {
  en: { one: 'row', few: 'rows', many: 'rows' },
  ru: { one: 'ряд', few: 'ряда', many: 'рядов' },
  pl: { one: 'rząd', few: 'rzędy', many: 'rzędów' },
} as const;

type Say = (details: Readonly<Record<string, string | number>>, edition: Edition, language: Language) => string;

const SENTENCES: Readonly<Record<string, Readonly<Record<Language, Say>>>> = {
  'rows-wrong': {
    en: (d) => `This program has ${rowsCounted('en', Number(d['rows']))}; ${lengthAsked(d, 'en')}.`,
    ru: (d) => `В этой программе ${rowsCounted('ru', Number(d['rows']))}; ${lengthAsked(d, 'ru')}.`,
    pl: (d) => `Ten program ma ${rowsCounted('pl', Number(d['rows']))}; ${lengthAsked(d, 'pl')}.`,
  },
  'card-too-many': {
    en: (d, e) =>
      `${cardName(String(d['card']), e, 'en')} is used ${d['laid']} times, but there ${d['has'] === 1 ? 'is' : 'are'} ${d['has']} in hand.`,
    ru: (d, e) => `Карт «${cardName(String(d['card']), e, 'ru')}» нужно ${d['laid']}, а в руке их ${d['has']}.`,
    pl: (d, e) => `Kart „${cardName(String(d['card']), e, 'pl')}” potrzeba ${d['laid']}, a na ręce masz ${d['has']}.`,
  },
  'bonus-not-allowed': {
    en: (d, e) => `${cardName(String(d['card']), e, 'en')} can’t be used this round.`,
    ru: (d, e) => `Карту «${cardName(String(d['card']), e, 'ru')}» в этом раунде использовать нельзя.`,
    pl: (d, e) => `Karty „${cardName(String(d['card']), e, 'pl')}” nie wolno użyć w tej rundzie.`,
  },
  'two-bonuses': {
    en: () => 'Only one bonus card may be used in a round.',
    ru: () => 'За раунд можно использовать только одну бонусную карту.',
    pl: () => 'W rundzie wolno użyć tylko jednej karty bonusu.',
  },
  'no-subprogram': {
    en: () => 'There is no Subprogram to call: none was laid before the game.',
    ru: () => 'Вызывать нечего: перед игрой подпрограмма не была выложена.',
    pl: () => 'Nie ma czego wywołać: przed grą nie wyłożono podprogramu.',
  },
  'sensor-unknown': {
    en: (d) => `There is no sensor “${d['sensor']}”; sensors know barrel, wall and water.`,
    ru: (d) => `Сенсора «${d['sensor']}» нет; сенсоры различают бочку, стену и воду.`,
    pl: (d) => `Nie ma czujnika „${d['sensor']}”; czujniki rozpoznają beczkę, ścianę i wodę.`,
  },
  'while-hit': {
    en: () => 'While can’t ask “attacked?”; only If can.',
    ru: () => '«Повтор пока…» не может проверять нападение, это умеет только «Условие».',
    pl: () => '„Powtarzaj, dopóki” nie może pytać o atak; potrafi to tylko „Warunek”.',
  },
  'while-card': {
    en: (d, e) => `While can’t hold ${cardName(String(d['card']), e, 'en')}: it would loop forever.`,
    ru: (d, e) => `В «Повтор пока…» нельзя вложить «${cardName(String(d['card']), e, 'ru')}»: цикл никогда не кончится.`,
    pl: (d, e) =>
      `W „Powtarzaj, dopóki” nie wolno włożyć karty „${cardName(String(d['card']), e, 'pl')}”: pętla nigdy by się nie skończyła.`,
  },
  'inner-card': {
    en: () => 'A bonus card holds only Movement and Battle cards, never another bonus.',
    ru: () => 'В бонусную карту вкладывают только карты движения и действия, но не другой бонус.',
    pl: () => 'Karta bonusu mieści tylko karty ruchu i akcji, nigdy innego bonusu.',
  },
  'bonus-unfinished': {
    en: (d, e) =>
      `After ${cardName(String(d['card']), e, 'en')} ${d['needs'] === 1 ? 'comes the card to be repeated' : 'come the Then card and the Else card'}, a row each.`,
    ru: (d, e) =>
      `После карты «${cardName(String(d['card']), e, 'ru')}» ${d['needs'] === 1 ? 'в следующем ряду лежит повторяемая карта' : 'в следующих рядах лежат карты «То» и «Иначе»'}.`,
    pl: (d, e) =>
      `Po karcie „${cardName(String(d['card']), e, 'pl')}” ${d['needs'] === 1 ? 'w następnym rzędzie leży karta do powtórzenia' : 'w następnych rzędach leżą karty „To” i „Inaczej”'}.`,
  },
  'chassis-forbids': {
    en: (d, e) => `The damaged chassis does not allow ${cardName(String(d['card']), e, 'en')}.`,
    ru: (d, e) => `Повреждённое шасси не выполняет команду «${cardName(String(d['card']), e, 'ru')}».`,
    pl: (d, e) => `Uszkodzone podwozie nie wykona komendy „${cardName(String(d['card']), e, 'pl')}”.`,
  },
  'kids-card': {
    en: (d, e) => `${cardName(String(d['card']), e, 'en')} is not used in the children’s game.`,
    ru: (d, e) => `В детской игре карты «${cardName(String(d['card']), e, 'ru')}» нет.`,
    pl: (d, e) => `W grze dla dzieci nie ma karty „${cardName(String(d['card']), e, 'pl')}”.`,
  },
  'program-unknown': {
    en: () => 'This is not a program.',
    ru: () => 'Это не программа.',
    pl: () => 'To nie jest program.',
  },
};

function lengthAsked(details: Readonly<Record<string, string | number>>, language: Language): string {
  const fewest = Number(details['fewest']);
  const most = Number(details['most']);
  if (fewest === most) {
    return { en: `${fewest} must be filled`, ru: `заполнить нужно ${fewest}`, pl: `wypełnić trzeba ${fewest}` }[language];
  }
  return { en: `${fewest} to ${most} are allowed`, ru: `можно от ${fewest} до ${most}`, pl: `wolno od ${fewest} do ${most}` }[
    language
  ];
}

/** The sentence for a refusal of a program; undefined for codes that are not about programs. */
export function explainProgram(refusal: Refusal, edition: Edition, language: Language): string | undefined {
  return SENTENCES[refusal.code]?.[language](refusal.details ?? {}, edition, language);
}

/** All codes that explainProgram knows. */
export const PROGRAM_REFUSALS: readonly string[] = Object.keys(SENTENCES);
