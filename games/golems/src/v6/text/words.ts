import type { Language, Words } from '@stolik/kernel/language';
import type { GolemType } from '../../core/golem-types.ts';
import type { BlockReason } from '../../core/movement.ts';

export const TYPE_NAMES: Readonly<Record<GolemType, Words>> = {
  sword: { en: 'Sword', ru: 'Голем с мечом', pl: 'Golem z mieczem' },
  hammer: { en: 'Hammer', ru: 'Голем с молотом', pl: 'Golem z młotem' },
  bow: { en: 'Bow', ru: 'Голем с луком', pl: 'Golem z łukiem' },
  spear: { en: 'Spear', ru: 'Голем с копьём', pl: 'Golem z włócznią' },
  shield: { en: 'Shield', ru: 'Голем со щитом', pl: 'Golem z tarczą' },
  club: { en: 'Club', ru: 'Голем с дубиной', pl: 'Golem z maczugą' },
  sling: { en: 'Sling', ru: 'Голем с пращой', pl: 'Golem z procą' },
  scout: { en: 'Scout', ru: 'Разведчик', pl: 'Zwiadowca' },
  giant: { en: 'Giant', ru: 'Великан', pl: 'Olbrzym' },
  crossbow: { en: 'Crossbow', ru: 'Голем с арбалетом', pl: 'Golem z kuszą' },
  mage: { en: 'Mage', ru: 'Маг', pl: 'Mag' },
  guard: { en: 'Guard', ru: 'Страж', pl: 'Strażnik' },
};

/** Logic tokens as they are called at the table. */
export const LOGIC_NAMES: Readonly<Record<string, Words>> = {
  and: { en: 'AND', ru: '«И»', pl: '„I”' },
  or: { en: 'OR', ru: '«ИЛИ»', pl: '„LUB”' },
  not: { en: 'NOT', ru: '«НЕ»', pl: '„NIE”' },
  xor: { en: 'XOR', ru: '«Исключающее ИЛИ»', pl: '„ALBO”' },
};

const LUCK_NAMES: Readonly<Record<string, Words>> = {
  if: { en: 'If', ru: '«Условие»', pl: '„Warunek”' },
  repeat: { en: 'Repeat 2', ru: '«Повтор 2»', pl: '„Powtórz 2”' },
  while: { en: 'While', ru: '«Повтор пока…»', pl: '„Powtarzaj, dopóki”' },
  blank: { en: 'no bonus', ru: 'без бонуса', pl: 'bez bonusu' },
  ...LOGIC_NAMES,
};

/** What a luck card brings at a table; without the Logic add-on its constructs bring nothing. [G6.3.1] */
export const luckName = (card: string, isPlain: boolean | undefined, language: Language): string =>
  LUCK_NAMES[isPlain && Object.hasOwn(LOGIC_NAMES, card) ? 'blank' : card]![language];

export const CONTENTS_NAMES: Readonly<Record<string, Words>> = {
  empty: { en: 'nothing', ru: 'пусто', pl: 'nic' },
  dynamite: { en: 'dynamite', ru: 'динамит', pl: 'dynamit' },
  repair: { en: 'a repair', ru: 'ремонт', pl: 'naprawa' },
  plus: { en: '+1 row', ru: '+1 к программе', pl: '+1 rząd' },
  minus: { en: '−1 row', ru: '−1 к программе', pl: '−1 rząd' },
  hole: { en: 'a black hole', ru: 'чёрная дыра', pl: 'czarna dziura' },
};

/** Why the game is over. */
export const REASON_TEXTS: Readonly<Record<string, Words>> = {
  'last-golem': { en: 'one golem is left on the field', ru: 'на поле остался один голем', pl: 'na planszy został jeden golem' },
  'all-out': {
    en: 'the last golems were knocked out in the same row',
    ru: 'последние големы вышли из строя в одном ряду',
    pl: 'ostatnie golemy odpadły w tym samym rzędzie',
  },
  'players-out': {
    en: 'only bots are left on the field',
    ru: 'на поле остались только боты',
    pl: 'na planszy zostały tylko boty',
  },
  'least-damage': {
    en: 'the rounds are over, and the least damage wins',
    ru: 'раунды кончились, решает наименьшее число повреждений',
    pl: 'rundy się skończyły, decyduje najmniej uszkodzeń',
  },
  'equal-damage': {
    en: 'the rounds are over with a tie for the least damage',
    ru: 'раунды кончились, впереди поровну',
    pl: 'rundy się skończyły, a na czele jest po równo',
  },
  'most-dealt': {
    en: 'a tie for the least damage, so the stronger strikes decide',
    ru: 'впереди поровну, решает сила нанесённых ударов',
    pl: 'na czele jest po równo, decyduje siła zadanych ciosów',
  },
  edge: { en: 'the far edge is reached', ru: 'достигнут дальний край поля', pl: 'ktoś dotarł do przeciwległej krawędzi' },
  treasure: { en: 'the treasure is found', ru: 'сокровище найдено', pl: 'skarb został znaleziony' },
  'most-items': {
    en: 'the most items win',
    ru: 'решает число собранных предметов',
    pl: 'decyduje liczba zebranych przedmiotów',
  },
  'all-items': {
    en: 'one golem holds every item',
    ru: 'все предметы собрал один голем',
    pl: 'jeden golem zebrał wszystkie przedmioty',
  },
  'equal-items': {
    en: 'nothing is left to collect, and nobody has won',
    ru: 'собирать больше нечего, победителя нет',
    pl: 'nie ma już czego zbierać i nikt nie wygrał',
  },
  'goal-together': {
    en: 'both reach the goal in the same row',
    ru: 'оба достигли цели в одном ряду',
    pl: 'oba golemy dotarły do celu w tym samym rzędzie',
  },
  'rounds-over': { en: 'the rounds are over', ru: 'раунды кончились', pl: 'rundy się skończyły' },
  'cards-over': {
    en: 'the cards are used up, the goal is still waiting',
    ru: 'карты кончились, а цель всё ещё ждёт',
    pl: 'karty się skończyły, a cel wciąż czeka',
  },
};

/** Why a move was blocked. */
export const BLOCKED_BY: Readonly<Record<BlockReason, Words>> = {
  edge: { en: 'that’s the edge of the field', ru: 'дальше поля нет', pl: 'dalej jest krawędź planszy' },
  token: { en: 'a wall is in the way', ru: 'мешает стена', pl: 'na drodze stoi ściana' },
  barrel: { en: 'the barrel can’t be moved', ru: 'бочку не сдвинуть', pl: 'beczki nie da się przesunąć' },
  claim: {
    en: 'someone else wants the same cell',
    ru: 'на ту же клетку идёт кто-то ещё',
    pl: 'na to samo pole idzie ktoś jeszcze',
  },
  golem: { en: 'a golem is in the way', ru: 'мешает голем', pl: 'na drodze stoi golem' },
  swap: {
    en: 'two golems can’t swap places',
    ru: 'два голема не могут поменяться местами',
    pl: 'dwa golemy nie mogą zamienić się miejscami',
  },
  return: { en: 'the ladder leads back here', ru: 'лестница ведёт обратно сюда', pl: 'drabina prowadzi z powrotem tutaj' },
};
