import type { Language, Words } from '@stolik/kernel/language';
import {
  type BlockCause,
  type BlockedWay,
  type ChainEnd,
  type ChainPart,
  type ChainReason,
  isChoice,
  leftDark,
  type Repair,
} from '../current/reasons.ts';
import { countPoints, fill, fromDirection, sidePlace, tokenName } from './words.ts';

// A chain, why it did what it did, what would have saved it, and where a way stops: sentences for people and screen readers.

const STRIP: Words = { en: 'the strip at {at}', ru: 'планка, столбец {at}', pl: 'listwa, kolumna {at}' };
const BATTERY: Words = { en: 'the battery at {at}', ru: 'батарейка на {at}', pl: 'bateria na {at}' };
const FUSED: Words = { en: ' with a fuse', ru: ' с предохранителем', pl: ' z bezpiecznikiem' };

function endWords(end: ChainEnd, language: Language): string {
  if (end.kind === 'side') return `${sidePlace(end.at, language)}${end.fuse ? FUSED[language] : ''}`;
  return fill((end.kind === 'strip' ? STRIP : BATTERY)[language], { at: end.at });
}

const PLUS: Words = { en: 'plus', ru: 'плюс', pl: 'plus' };
const MINUS: Words = { en: 'minus', ru: 'минус', pl: 'minus' };

/** The way from plus to minus, part by part: `plus (the strip at f), corner wire f1, lamp e1, …, minus (the strip at d)`. */
export function wayWords(reason: ChainReason, language: Language): string {
  const parts = reason.parts.map((part) => `${tokenName(part.tile, language)} ${part.cell}`);
  const from = `${PLUS[language]} (${endWords(reason.from, language)})`;
  const to = `${MINUS[language]} (${endWords(reason.to, language)})`;
  return [from, ...parts, to].join(' → ');
}

const LOAD_SIGNS: Readonly<Record<string, string>> = { E: 'EL', V: 'HL', R: 'R' };
const NO_LOAD: Words = { en: 'no load', ru: 'нагрузки нет', pl: 'brak odbiorników' };
const LOADS: Words = { en: 'Loads from the plus: ', ru: 'Нагрузка от плюса: ', pl: 'Odbiorniki od plusa: ' };
const HELPED: Words = { en: ', helping batteries: {n}', ru: ', помогают батарейки: {n}', pl: ', pomagają baterie: {n}' };

export function loadWords(reason: ChainReason, language: Language): string {
  const signs = reason.loads.map((load) => LOAD_SIGNS[load] ?? load).join(' + ') || NO_LOAD[language];
  return `${LOADS[language]}${signs}${reason.helpers > 0 ? fill(HELPED[language], { n: reason.helpers }) : ''}.`;
}

const OUTCOMES: Readonly<Record<string, Words>> = {
  short: {
    en: 'Short circuit: nothing on the way from plus to minus limits the current.',
    ru: 'Короткое замыкание: на пути от плюса к минусу ток ничем не ограничен.',
    pl: 'Zwarcie: na drodze od plusa do minusa nic nie ogranicza prądu.',
  },
  'smoke resistors only': {
    en: 'Blue smoke: resistors without a lamp or an LED burn.',
    ru: 'Синий дым: резисторы без лампочки или светодиода сгорают.',
    pl: 'Niebieski dym: rezystory bez żarówki i bez diody LED spalają się.',
  },
  'smoke one LED alone': {
    en: 'Blue smoke: the LED burns because nothing limits its current.',
    ru: 'Синий дым: светодиод сгорает, потому что его ток ничем не ограничен.',
    pl: 'Niebieski dym: dioda LED spala się, bo nic nie ogranicza jej prądu.',
  },
  'smoke read as 1': {
    en: 'Blue smoke: with the help of the batteries the current is too large for the LEDs.',
    ru: 'Синий дым: вместе с батарейками ток слишком велик для светодиодов.',
    pl: 'Niebieski dym: z pomocą baterii prąd jest za duży dla diod LED.',
  },
  fuse: {
    en: 'The fuse burns instead, and there is no penalty: {fuse}.',
    ru: 'Вместо элементов сгорает предохранитель, штрафа нет: {fuse}.',
    pl: 'Zamiast elementów przepala się bezpiecznik, kary nie ma: {fuse}.',
  },
  glow: {
    en: 'It glows (row “{row}” of the table).',
    ru: 'Светится (строка таблицы «{row}»).',
    pl: 'Świeci (wiersz tabeli „{row}”).',
  },
  weak: {
    en: 'Too little current for so many loads: nothing glows and nothing burns.',
    ru: 'Для стольких нагрузок ток слишком мал: ничто не светится и не сгорает.',
    pl: 'Dla tylu odbiorników prąd jest za mały: nic nie świeci i nic się nie spala.',
  },
  dark: {
    en: 'It would glow, but there’s a short circuit: it stays dark until the short is fixed.',
    ru: 'Светилось бы, но на поле короткое замыкание: цепь темна, пока его не устранят.',
    pl: 'Świeciłby, ale trwa zwarcie: obwód jest ciemny, dopóki ktoś nie usunie zwarcia.',
  },
  opened: {
    en: 'Something that burnt first has opened this circuit, so it does nothing.',
    ru: 'Эту цепь уже разорвал сгоревший элемент, и она ничего не делает.',
    pl: 'To, co spaliło się wcześniej, przerwało ten obwód, więc nic nie robi.',
  },
};

const LEVELS: Readonly<Record<number, Words>> = {
  1: { en: 'half light', ru: 'половинное свечение', pl: 'połowa światła' },
  2: { en: 'full light', ru: 'полное свечение', pl: 'pełne światło' },
};
const GETS: Words = { en: '{part} {cell}: {level}', ru: '{part} {cell}: {level}', pl: '{part} {cell}: {level}' };
const LEFT_DARK: Words = {
  en: ' Not chosen, so dark: {parts}.',
  ru: ' Не выбрано и потому темно: {parts}.',
  pl: ' Nie wybrano, więc ciemno: {parts}.',
};
const NO_TOKENS: Words = {
  en: ' No glow token left for: {parts}.',
  ru: ' Не хватило жетона «Свечение»: {parts}.',
  pl: ' Zabrakło żetonu światła: {parts}.',
};
const BEARS: Words = { en: ' (has its glow token already)', ru: ' (жетон «Свечение» уже есть)', pl: ' (ma już żeton światła)' };

function glowWords(reason: ChainReason, language: Language): string {
  const lit = reason.parts.filter((part) => part.level > 0);
  const dark = leftDark(reason);
  const words = lit.map((part) => partGlow(part, language)).join('; ');
  const parts = dark.map(({ tile, cell }) => `${tokenName(tile, language)} ${cell}`).join('; ');
  const why = isChoice(reason) ? LEFT_DARK : NO_TOKENS;
  return (lit.length > 0 ? ` ${capital(words)}.` : '') + (dark.length > 0 ? fill(why[language], { parts }) : '');
}

function partGlow(part: ChainPart, language: Language): string {
  const details = { part: tokenName(part.tile, language), cell: part.cell, level: LEVELS[part.level]?.[language] ?? '' };
  return fill(GETS[language], details) + (part.token ? BEARS[language] : '');
}

/** What happened and why, in one or two sentences, with the clause. */
export function outcomeWords(reason: ChainReason, language: Language): string {
  const key = reason.outcome === 'smoke' ? `smoke ${reason.row}` : reason.outcome;
  const details = { row: ROWS[reason.row]?.[language] ?? reason.row, fuse: reason.fuse ? sidePlace(reason.fuse, language) : '' };
  const sentence = fill(OUTCOMES[key]?.[language] ?? key, details);
  return `${sentence}${reason.outcome === 'glow' ? glowWords(reason, language) : ''} [${reason.clause}]`;
}

const ROWS: Readonly<Record<string, Words>> = {
  'three loads': { en: 'three loads', ru: 'три нагрузки', pl: 'trzy odbiorniki' },
  'read as 1': { en: 'read as 1 load', ru: 'считается как 1 нагрузка', pl: 'liczony jak 1 odbiornik' },
  'read as 2': { en: 'read as 2 loads', ru: 'считается как 2 нагрузки', pl: 'liczony jak 2 odbiorniki' },
  'read as 3': { en: 'read as 3 loads', ru: 'считается как 3 нагрузки', pl: 'liczony jak 3 odbiorniki' },
};

const REPAIR: Words = {
  en: 'With {tile} at {cell} instead of the {was} it would have glowed: {points}.',
  ru: 'Будь на {cell} не «{was}», а «{tile}», цепь бы светилась: {points}.',
  pl: 'Gdyby na {cell} zamiast „{was}” leżało „{tile}”, obwód by świecił: {points}.',
};
const NO_REPAIR: Words = {
  en: 'No single tile on this circuit would have made it glow.',
  ru: 'Заменой одного жетона в этой цепи света было не добиться.',
  pl: 'Wymiana jednego kafelka w tym obwodzie nie dałaby światła.',
};

const withArticle = (name: string): string => `${name === 'LED' ? 'an' : 'a'} ${name}`;

export function repairWords(repair: Repair, language: Language): string {
  const tile = tokenName(repair.tile, language);
  const names = { cell: repair.cell, was: tokenName(repair.was, language), tile: language === 'en' ? withArticle(tile) : tile };
  return fill(REPAIR[language], { ...names, points: countPoints(repair.points, language) });
}

/** The whole explanation of a chain, a line each: way, loads, outcome, the best repair. */
export function reasonLines(reason: ChainReason, language: Language): string[] {
  const lines = [wayWords(reason, language), loadWords(reason, language), outcomeWords(reason, language)];
  if (reason.outcome === 'short' || reason.outcome === 'smoke') {
    lines.push(reason.repairs[0] ? repairWords(reason.repairs[0], language) : NO_REPAIR[language]);
  }
  return lines;
}

const BLOCKS: Readonly<Record<BlockCause, Words>> = {
  'faces-other-way': {
    en: 'The {part} at {cell} faces the other way: current from {side} does not pass.',
    ru: '{part} на {cell} стоит наоборот: ток {side} не проходит.',
    pl: '{part} na {cell} jest odwrotnie: prąd {side} nie przechodzi.',
  },
  burnt: {
    en: 'The {part} at {cell} is burnt.',
    ru: '{part} на {cell}: синий дым, ток не проходит.',
    pl: '{part} na {cell}: niebieski dym, prąd nie przechodzi.',
  },
  'switched-off': {
    en: 'The {part} at {cell} is off: no magnet lies beside it.',
    ru: '{part} на {cell} разомкнут: рядом нет магнита.',
    pl: '{part} na {cell} jest rozwarty: obok nie ma magnesu.',
  },
  'dead-battery': {
    en: 'The {part} at {cell} conducts nothing: batteries are not in play.',
    ru: '{part} на {cell} не проводит: батарейки не в игре.',
    pl: '{part} na {cell} nie przewodzi: baterie nie biorą udziału w grze.',
  },
  magnet: {
    en: 'The {part} at {cell} conducts nothing.',
    ru: '{part} на {cell} ток не проводит.',
    pl: '{part} na {cell} nie przewodzi prądu.',
  },
  'no-contact': {
    en: 'The {part} at {cell} has no contact where current comes {from}.',
    ru: '{part} на {cell}: {from}, откуда идёт ток, контакта нет.',
    pl: '{part} na {cell}: {from}, skąd płynie prąd, nie ma styku.',
  },
  empty: { en: 'The cell {cell} is empty.', ru: 'Клетка {cell} пуста.', pl: 'Pole {cell} jest puste.' },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a way is not closed: "The LED at c4 faces the other way". */
export function blockedWords(blocked: BlockedWay, language: Language): string {
  const from = fromDirection(blocked.edge, language);
  const side = language === 'en' ? from.replace('from ', '') : from;
  const part = blocked.tile ? tokenName(blocked.tile, language) : '';
  return capital(fill(BLOCKS[blocked.cause][language], { part, cell: blocked.cell, from, side }));
}
