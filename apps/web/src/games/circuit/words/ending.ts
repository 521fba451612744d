import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/kernel/typography';
import { count } from '../../../base/ui/count.ts';

/** A team, or one who plays alone, as the end speaks of it. */
export interface SideTold {
  readonly names: readonly string[];
  readonly isMine: boolean;
  readonly light: number;
  readonly penalties: number;
  readonly lit: number;
}

/** The words of the end. No verb tells whether a name is a man's or a woman's. */
export interface EndingWords {
  readonly bar: { light(points: number): string; penalties(points: number): string };
  byLight(first: SideTold, second: SideTold): string;
  byCare(first: SideTold, second: SideTold): string;
  byBoth(first: SideTold, second: SideTold): string;
  byLit(first: SideTold, second: SideTold): string;
  alike(side: SideTold, isTeams: boolean): string;
  level(points: number, isTeams: boolean): string;
  readonly oneLamp: string;
  withoutPenalties(side: SideTold): string;
  withoutAnyPenalties(first: SideTold, second: SideTold): string;
  moreLight(points: number): string;
  gaveUp(side: SideTold): string;
  readonly oneLeft: string;
}

const joined = (language: Language, { names }: SideTold): string => new Intl.ListFormat(language).format(names);

const EN: EndingWords = {
  bar: { light: (n) => `light ${n}`, penalties: (n) => `penalties −${n}` },
  byLight: (a, b) => `Light decided it: ${count('en', a.light, 'point', 'points')} against ${b.light}.`,
  byCare: (a, b) => `Care decided it: penalties ${a.penalties} against ${b.penalties}.`,
  byBoth: (a, b) =>
    `Light and care decided it together: light ${a.light} to ${b.light}, penalties ${a.penalties} to ${b.penalties}.`,
  byLit: (a, b) => `The points are equal, so lit parts decide: ${a.lit} against ${b.lit}.`,
  alike: (a, isTeams) =>
    `Nothing sets ${isTeams ? 'the teams' : 'you'} apart: light ${a.light}, penalties ${a.penalties} and ${count('en', a.lit, 'lit part', 'lit parts')} each.`,
  level: (n, isTeams) =>
    `More light here, more care there: ${isTeams ? 'both teams have' : 'it comes to'} ${count('en', n, 'point', 'points')} each.`,
  oneLamp: 'One more half-lit lamp would have made the difference.',
  withoutPenalties: (a) =>
    `Without ${a.isMine ? 'your' : `${joined('en', a)}’s`} penalties (−${a.penalties}) it would have been the other way round.`,
  withoutAnyPenalties: (a, b) =>
    `Without penalties on either side it would have been the other way round: light ${a.light} to ${b.light}.`,
  moreLight: (n) => `${count('en', n, 'more point', 'more points')} of light would have turned the game.`,
  gaveUp: (a) => (a.isMine ? 'You gave up.' : `${joined('en', a)} gave up.`),
  oneLeft: 'Only one side is left at the table.',
};

const RU: EndingWords = {
  bar: { light: (n) => `свет ${n}`, penalties: (n) => `штрафы −${n}` },
  byLight: (a, b) => `Решил свет: ${count('ru', a.light, 'очко', 'очка', 'очков')} света против ${b.light}.`,
  byCare: (a, b) => `Решила осторожность: штрафов ${a.penalties} против ${b.penalties}.`,
  byBoth: (a, b) => `Решили свет и осторожность вместе: свет ${a.light} : ${b.light}, штрафы ${a.penalties} : ${b.penalties}.`,
  byLit: (a, b) => `Очков поровну, решает, что светится: ${a.lit} против ${b.lit}.`,
  alike: (a, isTeams) =>
    `${isTeams ? 'Команды ничто не разделило' : 'Ничто вас не разделило'}: у всех свет ${a.light}, штрафы ${a.penalties}, светящихся элементов ${a.lit}.`,
  level: (n) => `У одних больше света, у других осторожности, а в сумме поровну: ${n}.`,
  oneLamp: 'Всё решила бы ещё одна лампочка с половинным свечением.',
  withoutPenalties: (a) =>
    `${a.isMine ? 'Без ваших штрафов' : `Без штрафов у ${a.names.length > 1 ? 'команды' : 'игрока'} ${joined('ru', a)}`} (−${a.penalties}) всё было бы наоборот.`,
  withoutAnyPenalties: (a, b) => `Без штрафов у обеих сторон всё было бы наоборот: свет ${a.light} : ${b.light}.`,
  moreLight: (n) => `Ещё ${count('ru', n, 'очко', 'очка', 'очков')} света, и всё было бы наоборот.`,
  gaveUp: (a) => (a.isMine ? 'Вы сдались.' : a.names.length > 1 ? `${joined('ru', a)} сдаются.` : `${joined('ru', a)} сдаётся.`),
  oneLeft: 'За столом осталась только одна сторона.',
};

const PL: EndingWords = {
  bar: { light: (n) => `światło ${n}`, penalties: (n) => `kary −${n}` },
  byLight: (a, b) => `Rozstrzygnęło światło: ${count('pl', a.light, 'punkt', 'punkty', 'punktów')} światła przeciw ${b.light}.`,
  byCare: (a, b) => `Rozstrzygnęła ostrożność: kary ${a.penalties} przeciw ${b.penalties}.`,
  byBoth: (a, b) =>
    `Rozstrzygnęły światło i ostrożność razem: światło ${a.light} : ${b.light}, kary ${a.penalties} : ${b.penalties}.`,
  byLit: (a, b) => `Punktów jest po równo, rozstrzyga, co świeci: ${a.lit} przeciw ${b.lit}.`,
  alike: (a, isTeams) =>
    `${isTeams ? 'Nic nie różni drużyn' : 'Nic was nie różni'}: wszędzie światło ${a.light}, kary ${a.penalties}, świecące elementy ${a.lit}.`,
  level: (n) => `Tu więcej światła, tam więcej ostrożności, a razem po równo: ${n}.`,
  oneLamp: 'Rozstrzygnęłaby jeszcze jedna żarówka świecąca w połowie.',
  withoutPenalties: (a) =>
    `Bez kar ${a.isMine ? 'po twojej stronie' : `po stronie: ${joined('pl', a)}`} (−${a.penalties}) byłoby odwrotnie.`,
  withoutAnyPenalties: (a, b) => `Bez kar po obu stronach byłoby odwrotnie: światło ${a.light} : ${b.light}.`,
  moreLight: (n) => `Jeszcze ${count('pl', n, 'punkt', 'punkty', 'punktów')} światła, a byłoby odwrotnie.`,
  gaveUp: (a) =>
    a.isMine
      ? 'Partia poddana.'
      : a.names.length > 1
        ? `${joined('pl', a)} poddają partię.`
        : `${joined('pl', a)} poddaje partię.`,
  oneLeft: 'Przy stole została tylko jedna strona.',
};

const WORDS: Readonly<Record<Language, EndingWords>> = {
  en: typesetAll(EN, 'en'),
  ru: typesetAll(RU, 'ru'),
  pl: typesetAll(PL, 'pl'),
};
export const endingWords = (language: Language): EndingWords => WORDS[language];
