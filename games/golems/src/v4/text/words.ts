import type { Language, Words } from '@stolik/kernel/language';

/** Names that sentences are made of, by the words of the notation. */
export const ROBOT_NAMES: Readonly<Record<string, Words>> = {
  red: { en: 'Red', ru: 'Красный', pl: 'Czerwony' },
  blue: { en: 'Blue', ru: 'Синий', pl: 'Niebieski' },
  green: { en: 'Green', ru: 'Зелёный', pl: 'Zielony' },
  yellow: { en: 'Yellow', ru: 'Жёлтый', pl: 'Żółty' },
};

export const COMPONENT_NAMES: Readonly<Record<string, Words>> = {
  processor: { en: 'processor', ru: 'процессор', pl: 'procesor' },
  weapon: { en: 'weapon', ru: 'оружие', pl: 'broń' },
  chassis: { en: 'chassis', ru: 'шасси', pl: 'podwozie' },
};

/** That it is damaged: the word for it changes with the component. */
const DAMAGED: Readonly<Record<string, Words>> = {
  processor: { en: 'the processor is damaged', ru: 'повреждён процессор', pl: 'uszkodzony procesor' },
  weapon: { en: 'the weapon is damaged', ru: 'повреждено оружие', pl: 'uszkodzona broń' },
  chassis: { en: 'the chassis is damaged', ru: 'повреждено шасси', pl: 'uszkodzone podwozie' },
};

export const damagedName = (component: string, language: Language): string => DAMAGED[component]![language];

export const CARD_TITLES: Readonly<Record<string, Words>> = {
  blank: { en: 'a blank card', ru: 'пустая карта', pl: 'pusta karta' },
  cycle: { en: 'Bonus Cycle 2', ru: 'Бонус «Цикл 2»', pl: 'Bonus „Pętla 2”' },
  if: { en: 'Bonus If', ru: 'Бонус «Условие»', pl: 'Bonus „Warunek”' },
  frost: { en: 'Frost', ru: 'Мороз', pl: 'Mróz' },
  thaw: { en: 'Thaw', ru: 'Оттепель', pl: 'Odwilż' },
  swap: { en: 'Swap', ru: 'Обмен', pl: 'Zamiana' },
  draught: { en: 'Draught', ru: 'Сквозняк', pl: 'Przeciąg' },
  jam: { en: 'Jam', ru: 'Помеха', pl: 'Zacięcie' },
  gift: { en: 'Gift', ru: 'Подарок', pl: 'Prezent' },
};

export const CONTENTS_NAMES: Readonly<Record<string, Words>> = {
  chips: { en: 'chips', ru: 'щепки', pl: 'wióry' },
  bomb: { en: 'a bomb', ru: 'бомба', pl: 'bomba' },
  tools: { en: 'tools', ru: 'инструменты', pl: 'narzędzia' },
};

/** A token that an attack has destroyed. */
const DESTROYED: Readonly<Record<string, Words>> = {
  portal: { en: 'The portal', ru: 'Портал', pl: 'Portal' },
  line: { en: 'The line', ru: 'Линия', pl: 'Linia' },
};

export const destroyedName = (token: string, language: Language): string =>
  DESTROYED[token.startsWith('line') ? 'line' : token]![language];

/** Why a move was blocked. */
export const BLOCKED_BY: Readonly<Record<string, Words>> = {
  edge: { en: 'that’s the edge of the field', ru: 'дальше край поля', pl: 'dalej jest krawędź planszy' },
  token: { en: 'a stone is in the way', ru: 'на пути камень', pl: 'na drodze stoi kamień' },
  barrel: { en: 'the barrel can’t be pushed', ru: 'бочку не сдвинуть', pl: 'beczki nie da się przesunąć' },
  claim: {
    en: 'someone else wants the same cell',
    ru: 'на ту же клетку идёт кто-то ещё',
    pl: 'ktoś jeszcze chce wejść na to samo pole',
  },
  golem: { en: 'a robot is in the way', ru: 'на пути робот', pl: 'na drodze stoi robot' },
  swap: {
    en: 'two robots can’t swap places',
    ru: 'два робота не могут поменяться местами',
    pl: 'dwa roboty nie mogą zamienić się miejscami',
  },
  return: { en: 'the portal leads back here', ru: 'портал ведёт обратно сюда', pl: 'portal prowadzi z powrotem tutaj' },
};

/** What a row of Phase 3 D does, by the number of its step. */
export const STEP_NAMES: readonly Words[] = [
  { en: '', ru: '', pl: '' },
  { en: 'The Ifs are tested.', ru: 'Проверяются условия.', pl: 'Sprawdzane są warunki.' },
  { en: 'The robots move.', ru: 'Роботы движутся.', pl: 'Roboty się poruszają.' },
  { en: 'Cycle 2: the second movement.', ru: 'Цикл 2: второе движение.', pl: 'Pętla 2: drugi ruch.' },
  { en: 'Attacks and defences.', ru: 'Атаки и защита.', pl: 'Ataki i obrona.' },
  { en: 'Damage is counted.', ru: 'Подсчёт повреждений.', pl: 'Liczenie uszkodzeń.' },
];

/** Why the game is over, and who has won. */
export const ENDINGS: Readonly<Record<string, Words>> = {
  'last-robot': {
    en: 'One robot is left on the field.',
    ru: 'На поле остался один робот.',
    pl: 'Na planszy został jeden robot.',
  },
  'all-out': { en: 'Nobody is left on the field.', ru: 'На поле никого не осталось.', pl: 'Na planszy nikt nie został.' },
  'players-out': {
    en: 'Only bots are left: the players have lost.',
    ru: 'Остались одни боты: игроки проиграли.',
    pl: 'Zostały same boty: gracze przegrali.',
  },
  'fewest-damaged': {
    en: 'The rounds are over, and the fewest damaged components win.',
    ru: 'Раунды закончились; побеждает тот, у кого меньше повреждённых компонентов.',
    pl: 'Rundy się skończyły; wygrywa ten, kto ma najmniej uszkodzonych komponentów.',
  },
  'equal-damaged': {
    en: 'The rounds are over with a tie for the least damage: a draw.',
    ru: 'Раунды закончились, впереди поровну: ничья.',
    pl: 'Rundy się skończyły, na czele jest po równo: remis.',
  },
  'held-out': {
    en: 'The rounds are over and a bot is still there: you held out, a draw.',
    ru: 'Раунды закончились, а бот ещё на поле: выстояли, ничья.',
    pl: 'Rundy się skończyły, a bot wciąż stoi: udało się przetrwać, remis.',
  },
};
