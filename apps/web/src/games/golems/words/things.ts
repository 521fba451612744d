import type { Test } from '@stolik/golems/programs/program';
import type { Language, Words as Texts } from '@stolik/kernel/language';
import type { Item } from '../model/draft.ts';

/** What a component that is turned over changes: a number from so many to so many, or a card. */
export type Turned =
  | { readonly what: 'rows' | 'power' | 'reach'; readonly from: number; readonly to: number }
  | { readonly what: 'forbidden' | 'allowed'; readonly card: string };

/** One sentence about each thing that can be tapped: what it is and what it does. */
export interface ThingWords {
  /** By the word of the notation, less what follows its colon: `wall`, `barrel`, `ladder`. */
  token(word: string, isKids?: boolean): string;
  ground(ground: '.' | 'i' | 's'): string;
  card(item: Item): string;
  component(kind: string): string;
  /** What a component comes to when it is turned over. */
  turned(change: Turned): string;
  /** What an If asks, or what a While waits for, where there is room for a word or two. */
  asks(kind: 'if' | 'while', test: Test): string;
  /** How the game is won, in one line. */
  goal(rounds: number): string;
}

type Edition = 'golems6' | 'golems4';
type Table = Readonly<Record<string, Texts>>;

const TOKENS: Readonly<Record<Edition, Table>> = {
  golems6: {
    wall: {
      en: 'A wall: nobody gets through, and it stops strikes.',
      ru: 'Стена: сквозь неё не пройти, и удары она останавливает.',
      pl: 'Ściana: nikt przez nią nie przejdzie, zatrzymuje też ciosy.',
    },
    water: {
      en: 'Water: whoever walks in takes one damage and comes out on a bank of their choice.',
      ru: 'Вода: кто в неё войдёт, получит повреждение и выйдет на берег по своему выбору.',
      pl: 'Woda: kto w nią wejdzie, dostaje uszkodzenie i wychodzi na wybrany brzeg.',
    },
    barrel: {
      en: 'A barrel: it rolls ahead of a golem. A strike opens it: repair, dynamite, one row more or fewer, a black hole, or nothing.',
      ru: 'Бочка: катится перед големом. Удар её открывает: внутри ремонт, динамит, ряд больше или меньше, чёрная дыра или ничего.',
      pl: 'Beczka: toczy się przed golemem. Cios ją otwiera: w środku naprawa, dynamit, rząd więcej lub mniej, czarna dziura albo nic.',
    },
    ladder: {
      en: 'A ladder: whoever steps on it comes out at the ladder with the same letter.',
      ru: 'Лестница: кто на неё ступит, выйдет у лестницы с той же буквой.',
      pl: 'Drabina: kto na nią wejdzie, wyjdzie przy drabinie z tą samą literą.',
    },
    treasure: {
      en: 'The treasure: get there first.',
      ru: 'Сокровище: доберитесь до него раньше других.',
      pl: 'Skarb: dotrzyj tu przed innymi.',
    },
    gear: {
      en: 'A gear: stop here and it is yours.',
      ru: 'Шестерёнка: остановитесь здесь, и она ваша.',
      pl: 'Zębatka: zatrzymaj się tu i jest twoja.',
    },
    logic: {
      en: 'A logic token: whoever stops here gets it on their next row.',
      ru: 'Жетон логики: достанется тому, кто здесь остановится, и ляжет на его следующий ряд.',
      pl: 'Żeton logiki: dostanie go ten, kto tu stanie, na swój następny rząd.',
    },
  },
  golems4: {
    stone: {
      en: 'A stone: nobody gets through, and it stops attacks.',
      ru: 'Камень: сквозь него не пройти, и атаки он останавливает.',
      pl: 'Kamień: nikt przez niego nie przejdzie, zatrzymuje też ataki.',
    },
    water: {
      en: 'Water: whoever falls in breaks a component and comes out on a bank of their choice.',
      ru: 'Вода: у того, кто упадёт, ломается компонент; на берег выходят по своему выбору.',
      pl: 'Woda: kto wpadnie, temu psuje się komponent; wychodzi się na wybrany brzeg.',
    },
    ice: {
      en: 'Ice on water: it holds for one round. Stay longer, or be hit there, and it breaks.',
      ru: 'Лёд на воде: держит один раунд. Если задержаться или попасть под атаку, он сломается.',
      pl: 'Lód na wodzie: wytrzyma jedną rundę. Kto zostanie dłużej albo zostanie tu trafiony, wpadnie.',
    },
    barrel: {
      en: 'A barrel: it can be pushed. An attack opens it: tools, a bomb, or chips.',
      ru: 'Бочка: её можно толкать. Атака её открывает: инструменты, бомба или щепки.',
      pl: 'Beczka: można ją pchać. Atak ją otwiera: narzędzia, bomba albo wióry.',
    },
    portal: {
      en: 'A portal: whoever enters comes out of the other one.',
      ru: 'Портал: кто войдёт, выйдет из другого портала.',
      pl: 'Portal: kto wejdzie, wyjdzie z drugiego.',
    },
    line: {
      en: 'A line: a robot on it drives along it and can’t turn by itself.',
      ru: 'Линия: робот едет по ней и сам повернуть не может.',
      pl: 'Linia: robot jedzie po niej i sam nie może skręcić.',
    },
  },
};

/** Where nobody strikes. [G6.11] */
const KIDS_TOKENS: Table = {
  wall: { en: 'A wall: nobody gets through.', ru: 'Стена: сквозь неё не пройти.', pl: 'Ściana: nikt przez nią nie przejdzie.' },
  barrel: {
    en: 'A barrel: a golem pushes it along, if there is room behind it.',
    ru: 'Бочка: голем толкает её вперёд, если за ней есть место.',
    pl: 'Beczka: golem pcha ją przed sobą, jeśli za nią jest miejsce.',
  },
};

const GROUND: Readonly<Record<Edition, Table>> = {
  golems6: {
    '.': { en: 'A plain cell.', ru: 'Обычная клетка.', pl: 'Zwykłe pole.' },
    i: {
      en: 'Ice: a move that starts here is done twice.',
      ru: 'Лёд: движение, начатое здесь, выполняется дважды.',
      pl: 'Lód: ruch zaczęty tutaj wykonuje się dwa razy.',
    },
    s: {
      en: 'Snow: to get out, you need the same command twice in a row.',
      ru: 'Снег: чтобы сдвинуться отсюда, нужна одна и та же команда два раза подряд.',
      pl: 'Śnieg: żeby stąd ruszyć, trzeba tej samej komendy dwa razy z rzędu.',
    },
  },
  golems4: {
    '.': { en: 'A plain cell.', ru: 'Обычная клетка.', pl: 'Zwykłe pole.' },
    i: {
      en: 'Glare ice: a move that starts here is done twice.',
      ru: 'Гололёд: движение, начатое здесь, выполняется дважды.',
      pl: 'Gołoledź: ruch zaczęty tutaj wykonuje się dwa razy.',
    },
    s: {
      en: 'A snowdrift: to get out, you need the same command in two rows, one after the other.',
      ru: 'Снежный занос: чтобы выехать, нужна одна и та же команда в двух рядах подряд.',
      pl: 'Zaspa: żeby wyjechać, trzeba tej samej komendy w dwóch rzędach z rzędu.',
    },
  },
};

const CARDS: Table = {
  F: {
    en: 'Forward: one cell ahead; a barrel there is pushed.',
    ru: 'Вперёд: на одну клетку вперёд; бочку толкает перед собой.',
    pl: 'Naprzód: jedno pole do przodu; beczkę pcha przed sobą.',
  },
  B: {
    en: 'Back: one cell backwards, without turning.',
    ru: 'Назад: на одну клетку назад, не поворачиваясь.',
    pl: 'Wstecz: jedno pole do tyłu, bez obracania się.',
  },
  L: { en: 'Left: turns left on the spot.', ru: 'Влево: поворот налево на месте.', pl: 'W lewo: obrót w lewo w miejscu.' },
  R: { en: 'Right: turns right on the spot.', ru: 'Вправо: поворот направо на месте.', pl: 'W prawo: obrót w prawo w miejscu.' },
  S: {
    en: 'Stay: nothing moves in this row.',
    ru: 'Стоять: в этом ряду без движения.',
    pl: 'Stój: w tym rzędzie bez ruchu.',
  },
  A6: {
    en: 'Strike: hits the first thing straight ahead within reach.',
    ru: 'Удар: достаёт первое, что стоит прямо впереди в пределах досягаемости.',
    pl: 'Cios: trafia w pierwszą rzecz na wprost, w zasięgu.',
  },
  A4: {
    en: 'Attack: hits the cells ahead, as far as the weapon reaches.',
    ru: 'Атака: бьёт по клеткам впереди, насколько достаёт оружие.',
    pl: 'Atak: uderza w pola na wprost, tak daleko jak sięga broń.',
  },
  D: {
    en: 'Defend: weakens the strikes of this row.',
    ru: 'Защита: ослабляет удары в этом ряду.',
    pl: 'Obrona: osłabia ciosy w tym rzędzie.',
  },
  repeat6: {
    en: 'Repeat 2: does its card twice in one row.',
    ru: 'Повтор 2: выполняет свою карту дважды в одном ряду.',
    pl: 'Powtórz 2: wykonuje swoją kartę dwa razy w jednym rzędzie.',
  },
  repeat4: {
    en: 'Cycle 2: takes two rows; its card is done twice in the first.',
    ru: 'Цикл 2: занимает два ряда, в первом карта выполняется дважды.',
    pl: 'Pętla 2: zajmuje dwa rzędy, w pierwszym karta wykonuje się dwa razy.',
  },
  if: {
    en: 'If: asks what is ahead, then does the card for yes or the card for no.',
    ru: 'Условие: спрашивает, что впереди, и выполняет карту «да» или карту «нет».',
    pl: 'Warunek: pyta, co jest z przodu, i wykonuje kartę „tak” albo kartę „nie”.',
  },
  while: {
    en: 'While: does its card again and again as long as no obstacle is ahead. An endless loop does one damage.',
    ru: '«Повтор пока…» повторяет свою карту, пока впереди нет препятствия. Бесконечный цикл стоит одного повреждения.',
    pl: '„Powtarzaj, dopóki” powtarza swoją kartę, póki z przodu nie ma przeszkody. Pętla bez końca kosztuje uszkodzenie.',
  },
  call: {
    en: 'Call: does both cards of your Subprogram in one row.',
    ru: 'Вызов: выполняет обе карты подпрограммы в одном ряду.',
    pl: 'Wywołaj: wykonuje obie karty podprogramu w jednym rzędzie.',
  },
};

const ASKS: Readonly<Record<'if' | 'while', Readonly<Record<Test, Texts>>>> = {
  if: {
    any: { en: 'obstacle?', ru: 'преграда?', pl: 'przeszkoda?' },
    barrel: { en: 'barrel?', ru: 'бочка?', pl: 'beczka?' },
    wall: { en: 'wall?', ru: 'стена?', pl: 'ściana?' },
    water: { en: 'water?', ru: 'вода?', pl: 'woda?' },
    hit: { en: 'attacked?', ru: 'нападение?', pl: 'atak?' },
  },
  // A While never asks about attacks. [G6.5.6]
  while: {
    any: { en: 'way is free', ru: 'свободно', pl: 'wolna droga' },
    barrel: { en: 'no barrel', ru: 'нет бочки', pl: 'brak beczki' },
    wall: { en: 'no wall', ru: 'нет стены', pl: 'brak ściany' },
    water: { en: 'no water', ru: 'нет воды', pl: 'brak wody' },
    hit: { en: '', ru: '', pl: '' },
  },
};

const COMPONENTS: Table = {
  processor: {
    en: 'The processor sets how many rows the program has.',
    ru: 'Процессор решает, сколько рядов в программе.',
    pl: 'Procesor decyduje, ile rzędów ma program.',
  },
  weapon: {
    en: 'The weapon sets how hard and how far the robot attacks.',
    ru: 'Оружие решает, с какой силой и как далеко робот атакует.',
    pl: 'Broń decyduje, jak mocno i jak daleko robot atakuje.',
  },
  chassis: {
    en: 'The chassis carries the robot; broken, it blocks one command.',
    ru: 'Шасси возит робота; сломанное запрещает одну команду.',
    pl: 'Podwozie wozi robota; zepsute zabrania jednej komendy.',
  },
};

const NUMBERS: Readonly<Record<'rows' | 'power' | 'reach', Texts>> = {
  rows: { en: 'rows', ru: 'ряды', pl: 'rzędy' },
  power: { en: 'power', ru: 'сила', pl: 'siła' },
  reach: { en: 'reach', ru: 'дальность', pl: 'zasięg' },
};
const FORBIDDEN: Readonly<Record<Language, (card: string) => string>> = {
  en: (card) => `no ${card}`,
  ru: (card) => `без «${card}»`,
  pl: (card) => `bez „${card}”`,
};
const ALLOWED: Readonly<Record<Language, (card: string) => string>> = {
  en: (card) => `${card} again`,
  ru: (card) => `снова «${card}»`,
  pl: (card) => `znów „${card}”`,
};

const GOALS: Readonly<Record<Edition, Readonly<Record<Language, (rounds: number) => string>>>> = {
  golems6: {
    en: (rounds) => `The last golem on the field wins; after ${rounds} rounds, the one with the least damage.`,
    ru: (rounds) => `Побеждает последний голем на поле, а после раунда ${rounds} тот, у кого меньше повреждений.`,
    pl: (rounds) => `Wygrywa ostatni golem na planszy, a po rundzie ${rounds} ten, kto ma najmniej uszkodzeń.`,
  },
  golems4: {
    en: (rounds) => `The last robot on the field wins; after ${rounds} rounds, the one with the fewest broken components.`,
    ru: (rounds) => `Побеждает последний робот на поле, а после раунда ${rounds} тот, у кого меньше сломано.`,
    pl: (rounds) => `Wygrywa ostatni robot na planszy, a po rundzie ${rounds} ten, kto ma najmniej zepsutych komponentów.`,
  },
};

export const thingWords = (language: Language, edition: Edition): ThingWords => ({
  token: (word, isKids = false) => {
    const kind = word.split(':')[0]!;
    return ((isKids && KIDS_TOKENS[kind]) || TOKENS[edition][kind])?.[language] ?? '';
  },
  ground: (ground) => GROUND[edition][ground]![language],
  card: (item) => CARDS[item === 'A' || item === 'repeat' ? `${item}${edition.slice(-1)}` : item]![language],
  asks: (kind, test) => ASKS[kind][test][language],
  turned: (change) =>
    'card' in change
      ? (change.what === 'forbidden' ? FORBIDDEN : ALLOWED)[language](change.card)
      : `${NUMBERS[change.what][language]} ${change.from}\u00a0→\u00a0${change.to}`,
  component: (kind) => COMPONENTS[kind]?.[language] ?? '',
  goal: GOALS[edition][language],
});
