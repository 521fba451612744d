import { countForm } from '@stolik/kernel/language';
import type { EndingWords, SideTold } from '../../../../games/circuit/words/ending.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('ru', count, { one, few, many })}`;

const joined = ({ names }: SideTold): string => new Intl.ListFormat('ru').format(names);

export const ru: EndingWords = {
  bar: { light: (n) => `свет ${n}`, penalties: (n) => `штрафы −${n}` },
  best: (n, cells) => `${counted(n, 'очко', 'очка', 'очков')} свечения за один ход: ${new Intl.ListFormat('ru').format(cells)}`,
  byLight: (a, b) => `Решил свет: ${counted(a.light, 'очко', 'очка', 'очков')} свечения против ${b.light}.`,
  byCare: (a, b) => `Решила осторожность: штрафов ${a.penalties} против ${b.penalties}.`,
  byBoth: (a, b) => `Решили свет и осторожность вместе: свет ${a.light} : ${b.light}, штрафы ${a.penalties} : ${b.penalties}.`,
  byLit: (a, b) => `Очков поровну, решает, что светится: ${a.lit} против ${b.lit}.`,
  alike: (a, isTeams) =>
    `${isTeams ? 'Команды ничто не разделило' : 'Ничто вас не разделило'}: у всех свет ${a.light}, штрафы ${a.penalties}, светящихся элементов ${a.lit}.`,
  level: (n) => `У одних больше света, у других осторожности, а в сумме поровну: ${n}.`,
  oneLamp: 'Всё решила бы ещё одна лампочка с половинным свечением.',
  withoutPenalties: (a) =>
    `${a.isMine ? 'Без ваших штрафов' : `Без штрафов у ${a.names.length > 1 ? 'команды' : 'игрока'} ${joined(a)}`} (−${a.penalties}) всё было бы наоборот.`,
  withoutAnyPenalties: (a, b) => `Без штрафов у обеих сторон всё было бы наоборот: свет ${a.light} : ${b.light}.`,
  moreLight: (n) => `Ещё ${counted(n, 'очко', 'очка', 'очков')} свечения, и всё было бы наоборот.`,
  gaveUp: (a) => (a.isMine ? 'Вы сдались.' : a.names.length > 1 ? `${joined(a)} сдаются.` : `${joined(a)} сдаётся.`),
  ahead: (a, score, against) => `По очкам впереди ${a.isMine ? 'были вы' : joined(a)}, ${score} : ${against}.`,
  oneLeft: 'За столом осталась только одна сторона.',
};
