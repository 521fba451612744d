import { countForm } from '@stolik/kernel/language';
import type { Colour } from '@stolik/micropul/faces';
import type { EndingWords, PointsPart } from '../../../../games/micropul/words/ending.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('ru', count, { one, few, many })}`;

const COLOURS: Readonly<Record<Colour, string>> = { W: 'белая', B: 'чёрная' };

const PARTS: Readonly<Record<PointsPart, string>> = { groups: 'группы', supply: 'запас', hand: 'рука' };

export const ru: EndingWords = {
  bar: { groups: (list) => `группы ${list}`, supply: (n) => `запас ${n}`, hand: (n) => `рука ${n}` },
  best: {
    group: (colour, points) => `закрытая ${COLOURS[colour]} группа, ${counted(points, 'очко', 'очка', 'очков')}`,
    tiles: (n) => `${counted(n, 'жетон', 'жетона', 'жетонов')} в запас за раз`,
  },
  points: (n) => counted(n, 'очко', 'очка', 'очков'),
  byGroups: ({ name, isMe }, groups, points, against) =>
    `${groups === 1 ? 'Решила закрытая группа' : `Решили закрытые группы`}${isMe ? '' : ` (${name})`}: ${counted(points, 'очко', 'очка', 'очков')} против ${against}.`,
  byTiles: (part, { name, isMe }, points, against) =>
    `${part === 'supply' ? 'Решил запас' : 'Решили жетоны в руке'}${isMe ? '' : ` (${name})`}: ${counted(points, 'очко', 'очка', 'очков')} против ${against}.`,
  several: (ahead, own, other) =>
    `Решило всё вместе: ${ahead.map((part) => `${PARTS[part]} ${own[part]} : ${other[part]}`).join(', ')}.`,
  stayedOpen: ({ name, isMe }, colour, points, would) =>
    `${isMe ? `Ваша ${COLOURS[colour]} группа` : `${name}: ${COLOURS[colour]} группа`} из ${points} осталась открытой. Закрытая, она принесла бы ${would === 'win' ? 'победу' : 'ничью'}.`,
  moreTiles: (n) => `Ещё ${counted(n, 'жетон', 'жетона', 'жетонов')} в запасе, и всё было бы наоборот.`,
  level: (n) => `Ничто вас не разделило: поровну, по ${counted(n, 'очку', 'очка', 'очков')}.`,
  oneTile: 'Всё решил бы ещё один жетон в запасе.',
  forfeit: (reason, { name, isMe }) => {
    if (reason === 'resigned') return isMe ? 'Вы сдались.' : `${name} сдаётся.`;
    const whose = isMe ? 'У вас' : `${name}:`;
    return reason === 'ran-out'
      ? `${whose} не осталось жетонов ни в руке, ни в запасе: это проигрыш.`
      : `${whose} нет ни одного хода: это проигрыш.`;
  },
  ahead: ({ name, isMe }) => `По очкам впереди ${isMe ? 'были вы' : name}.`,
  even: 'По очкам было поровну.',
  coreLeft: (n) => `В ядре ещё есть жетоны: ${n}.`,
  nextStep: (n, rank) => `До следующей ступени ещё ${counted(n, 'очко', 'очка', 'очков')}: ${rank}.`,
};
