import { countForm } from '@stolik/kernel/language';
import type { EndingWords, SideTold } from '../../../../games/circuit/words/ending.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count} ${countForm('en', count, { one, few: many, many })}`;

const joined = ({ names }: SideTold): string => new Intl.ListFormat('en').format(names);

export const en: EndingWords = {
  bar: { light: (n) => `light ${n}`, penalties: (n) => `penalties −${n}` },
  best: (n, cells) => `${counted(n, 'point', 'points')} of light in one turn: ${new Intl.ListFormat('en').format(cells)}`,
  byLight: (a, b) => `Light decided it: ${counted(a.light, 'point', 'points')} against ${b.light}.`,
  byCare: (a, b) => `Care decided it: penalties ${a.penalties} against ${b.penalties}.`,
  byBoth: (a, b) =>
    `Light and care decided it together: light ${a.light} to ${b.light}, penalties ${a.penalties} to ${b.penalties}.`,
  byLit: (a, b) => `The points are equal, so lit parts decide: ${a.lit} against ${b.lit}.`,
  alike: (a, isTeams) =>
    `Nothing sets ${isTeams ? 'the teams' : 'you'} apart: light ${a.light}, penalties ${a.penalties} and ${counted(a.lit, 'lit part', 'lit parts')} each.`,
  level: (n, isTeams) =>
    `More light here, more care there: ${isTeams ? 'both teams have' : 'it comes to'} ${counted(n, 'point', 'points')} each.`,
  oneLamp: 'One more half-lit lamp would have made the difference.',
  withoutPenalties: (a) =>
    `Without ${a.isMine ? 'your' : `${joined(a)}’s`} penalties (−${a.penalties}) it would have been the other way round.`,
  withoutAnyPenalties: (a, b) =>
    `Without penalties on either side it would have been the other way round: light ${a.light} to ${b.light}.`,
  moreLight: (n) => `${counted(n, 'more point', 'more points')} of light would have turned the game.`,
  gaveUp: (a) => (a.isMine ? 'You gave up.' : `${joined(a)} gave up.`),
  ahead: (a, score, against) =>
    `On points ${a.isMine ? 'you were' : `${joined(a)} ${a.names.length > 1 ? 'were' : 'was'}`} ahead, ${score} to ${against}.`,
  oneLeft: 'Only one side is left at the table.',
};
