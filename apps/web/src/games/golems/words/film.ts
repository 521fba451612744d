import type { Language } from '@stolik/kernel/language';
import { countForm } from '@stolik/kernel/language';
import type { Beat } from '../model/beats.ts';

/** What the film says besides what has happened. */
export interface FilmWords {
  /** A row that still lies face down, and one that a die will decide. */
  readonly secret: string;
  readonly die: string;
  /** Moments on the timeline. */
  readonly beats: Readonly<Record<Beat, string>>;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast' | 'faster' | 'atOnce', string>>;
  /** Above the board while it runs. */
  line(round: number): string;
  roundOver(round: number): string;
  readonly goOn: string;
  hurt(points: number): string;
  mended(points: number): string;
  readonly unhurt: string;
  stands(cell: string, facing: string): string;
  barrels(opened: number, left: number): string;
  step(at: number): string;
  readonly chooseCard: string;
  readonly seeOther: string;
  readonly was: string;
  readonly would: string;
  readonly same: string;
  readonly differs: string;
  readonly watchOther: string;
  readonly changeMore: string;
  readonly toTable: string;
  readonly unchanged: string;
}

type Edition = 'golems6' | 'golems4';

const forms = (language: Language, count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm(language, count, { one, few, many })}`;

const en = (edition: Edition): FilmWords => {
  const cracks = (points: number): string =>
    edition === 'golems6' ? `${points} damage` : forms('en', points, 'component', 'components', 'components');
  return {
    secret: 'secret',
    die: 'die',
    beats: {
      opens: 'row',
      die: 'die',
      move: 'move',
      turn: 'turn',
      blocked: 'stopped',
      slide: 'slide',
      push: 'push',
      test: 'test',
      strike: edition === 'golems6' ? 'strike' : 'attack',
      defend: 'defend',
      damage: 'damage',
      repair: 'repair',
      barrel: 'barrel',
      water: 'water',
      loop: 'loop',
      goal: 'goal',
      out: 'out',
      card: 'card',
      token: 'token',
      end: 'end',
    },
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', faster: 'Faster', atOnce: 'At once' },
    line: (round) => `Round ${round}: the programs are running.`,
    roundOver: (round) => `Round ${round} is over`,
    goOn: 'Continue',
    hurt: (points) => (edition === 'golems6' ? `${cracks(points)} more` : `${cracks(points)} newly broken`),
    mended: (points) => `${cracks(points)} fixed`,
    unhurt: edition === 'golems6' ? 'no new damage' : 'nothing newly broken',
    stands: (cell, facing) => `on ${cell}, ${facing}`,
    barrels: (opened, left) => `Barrels: ${opened > 0 ? `${opened} opened, ` : ''}${left === 0 ? 'none left' : `${left} left`}.`,
    step: (at) => `Step ${at}`,
    chooseCard: 'This is what was played. Tap a row and put another card there.',
    seeOther: 'See what would happen',
    was: 'What happened',
    would: 'What would have happened',
    same: 'Everything would have ended the same way.',
    differs: 'Marked: what would have ended differently.',
    watchOther: 'Watch this replay',
    changeMore: 'Change something else',
    toTable: 'Back to the table',
    unchanged: 'Change a card first: this is what was played.',
  };
};

const ru = (edition: Edition): FilmWords => {
  const isSix = edition === 'golems6';
  const cracks = (points: number): string =>
    isSix
      ? forms('ru', points, 'повреждение', 'повреждения', 'повреждений')
      : forms('ru', points, 'компонент', 'компонента', 'компонентов');
  return {
    secret: 'тайна',
    die: 'кубик',
    beats: {
      opens: 'ряд',
      die: 'кубик',
      move: 'ход',
      turn: 'поворот',
      blocked: 'стоп',
      slide: 'скольжение',
      push: 'толчок',
      test: 'проверка',
      strike: isSix ? 'удар' : 'атака',
      defend: 'защита',
      damage: 'повреждение',
      repair: 'ремонт',
      barrel: 'бочка',
      water: 'вода',
      loop: 'цикл',
      goal: 'цель',
      out: 'в ремонт',
      card: 'карта',
      token: 'жетон',
      end: 'конец',
    },
    speeds: { slow: 'Медленно', normal: 'Обычно', fast: 'Быстро', faster: 'Быстрее', atOnce: 'Сразу' },
    line: (round) => `Раунд ${round}: программы выполняются.`,
    roundOver: (round) => `Раунд ${round} окончен`,
    goOn: 'Дальше',
    hurt: (points) => (isSix ? `ещё ${cracks(points)}` : `новые поломки: ${points}`),
    mended: (points) => `починено: ${cracks(points)}`,
    unhurt: isSix ? 'новых повреждений нет' : 'новых поломок нет',
    stands: (cell, facing) => `на ${cell}, ${facing}`,
    barrels: (opened, left) =>
      `Бочки: ${opened > 0 ? `открыто ${opened}, ` : ''}${left === 0 ? 'больше нет' : `осталось ${left}`}.`,
    step: (at) => `Шаг ${at}`,
    chooseCard: 'Так было сыграно. Выберите ряд и положите туда другую карту.',
    seeOther: 'Посмотреть, что было бы',
    was: 'Что было',
    would: 'Что было бы',
    same: 'Всё закончилось бы так же.',
    differs: 'Отмечено то, что вышло бы иначе.',
    watchOther: 'Посмотреть, как это было бы',
    changeMore: 'Изменить ещё что-нибудь',
    toTable: 'Назад к столу',
    unchanged: 'Сначала замените карту: так и было сыграно.',
  };
};

const pl = (edition: Edition): FilmWords => {
  const isSix = edition === 'golems6';
  const cracks = (points: number): string =>
    isSix
      ? forms('pl', points, 'uszkodzenie', 'uszkodzenia', 'uszkodzeń')
      : forms('pl', points, 'komponent', 'komponenty', 'komponentów');
  return {
    secret: 'tajne',
    die: 'kostka',
    beats: {
      opens: 'rząd',
      die: 'kostka',
      move: 'ruch',
      turn: 'obrót',
      blocked: 'stop',
      slide: 'poślizg',
      push: 'pchnięcie',
      test: 'pytanie',
      strike: isSix ? 'cios' : 'atak',
      defend: 'obrona',
      damage: 'uszkodzenie',
      repair: 'naprawa',
      barrel: 'beczka',
      water: 'woda',
      loop: 'pętla',
      goal: 'cel',
      out: 'odpada',
      card: 'karta',
      token: 'żeton',
      end: 'koniec',
    },
    speeds: { slow: 'Powoli', normal: 'Normalnie', fast: 'Szybko', faster: 'Szybciej', atOnce: 'Od razu' },
    line: (round) => `Runda ${round}: programy działają.`,
    roundOver: (round) => `Koniec rundy ${round}`,
    goOn: 'Dalej',
    hurt: (points) => (isSix ? `nowe: ${cracks(points)}` : `nowe usterki: ${points}`),
    mended: (points) => `naprawione: ${cracks(points)}`,
    unhurt: isSix ? 'bez nowych uszkodzeń' : 'bez nowych usterek',
    stands: (cell, facing) => `na ${cell}, ${facing}`,
    barrels: (opened, left) =>
      `Beczki: ${opened > 0 ? `otwarte ${opened}, ` : ''}${left === 0 ? 'nie ma już żadnej' : `zostało ${left}`}.`,
    step: (at) => `Krok ${at}`,
    chooseCard: 'Tak zagrano. Wybierz rząd i połóż tam inną kartę.',
    seeOther: 'Zobacz, co by się stało',
    was: 'Co się stało',
    would: 'Co by się stało',
    same: 'Wszystko skończyłoby się tak samo.',
    differs: 'Zaznaczone: co skończyłoby się inaczej.',
    watchOther: 'Obejrzyj tę powtórkę',
    changeMore: 'Zmień coś jeszcze',
    toTable: 'Wróć do stołu',
    unchanged: 'Najpierw zmień kartę: tak właśnie zagrano.',
  };
};

const WORDS: Readonly<Record<Language, (edition: Edition) => FilmWords>> = { en, ru, pl };

export const filmWords = (language: Language, edition: Edition): FilmWords => WORDS[language](edition);
