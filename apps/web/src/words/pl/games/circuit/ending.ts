import { countForm } from '@stolik/kernel/language';
import type { EndingWords, SideTold } from '../../../../games/circuit/words/ending.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('pl', count, { one, few, many })}`;

const joined = ({ names }: SideTold): string => new Intl.ListFormat('pl').format(names);

export const pl: EndingWords = {
  bar: { light: (n) => `światło ${n}`, penalties: (n) => `kary −${n}` },
  best: (n, cells) =>
    `${counted(n, 'punkt', 'punkty', 'punktów')} światła w jednym ruchu: ${new Intl.ListFormat('pl').format(cells)}`,
  byLight: (a, b) => `Rozstrzygnęło światło: ${counted(a.light, 'punkt', 'punkty', 'punktów')} światła przeciw ${b.light}.`,
  byCare: (a, b) => `Rozstrzygnęła ostrożność: kary ${a.penalties} przeciw ${b.penalties}.`,
  byBoth: (a, b) =>
    `Rozstrzygnęły światło i ostrożność razem: światło ${a.light} : ${b.light}, kary ${a.penalties} : ${b.penalties}.`,
  byLit: (a, b) => `Punktów jest po równo, rozstrzyga, co świeci: ${a.lit} przeciw ${b.lit}.`,
  alike: (a, isTeams) =>
    `${isTeams ? 'Nic nie różni drużyn' : 'Nic was nie różni'}: wszędzie światło ${a.light}, kary ${a.penalties}, świecące elementy ${a.lit}.`,
  level: (n) => `Tu więcej światła, tam więcej ostrożności, a razem po równo: ${n}.`,
  oneLamp: 'Rozstrzygnęłaby jeszcze jedna żarówka świecąca w połowie.',
  withoutPenalties: (a) =>
    `Bez kar ${a.isMine ? 'po twojej stronie' : `po stronie: ${joined(a)}`} (−${a.penalties}) byłoby odwrotnie.`,
  withoutAnyPenalties: (a, b) => `Bez kar po obu stronach byłoby odwrotnie: światło ${a.light} : ${b.light}.`,
  moreLight: (n) => `Jeszcze ${counted(n, 'punkt', 'punkty', 'punktów')} światła, a byłoby odwrotnie.`,
  gaveUp: (a) =>
    a.isMine ? 'Partia poddana.' : a.names.length > 1 ? `${joined(a)} poddają partię.` : `${joined(a)} poddaje partię.`,
  ahead: (a, score, against) =>
    `W punktach ${a.isMine ? 'prowadzisz ty' : `${a.names.length > 1 ? 'prowadzą' : 'prowadzi'} ${joined(a)}`}, ${score} : ${against}.`,
  oneLeft: 'Przy stole została tylko jedna strona.',
};
