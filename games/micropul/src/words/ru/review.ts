import { countForm } from '@stolik/kernel/language';
import type { en } from '../en/review.ts';

export const ru: typeof en = {
  points: (count) => `${count} ${countForm('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}`,
  quiet: ({ from, to, isWhole }) =>
    isWhole
      ? 'За всю партию не закрылась ни одна группа с камнем.'
      : `${from === 2 ? 'Со' : 'С'} ${from}-го по ${to}-й ход не закрылась ни одна группа с камнем.`,
  parts: ({ groups, supply, hand }) => `Группы ${groups}, запас ${supply}, рука ${hand}.`,
  partsOfBoth: (own, theirs) =>
    `Группы ${own.groups}:${theirs.groups}, запас ${own.supply}:${theirs.supply}, рука ${own.hand}:${theirs.hand}.`,
  decisive: { groups: 'Всё решили группы.', supply: 'Всё решил запас.' },
  stayedOpen: ({ isYou, Name }, seat, points) =>
    isYou(seat)
      ? `Ваша группа (${points}) осталась открытой и ничего не дала.`
      : `${Name(seat)}: группа (${points}) осталась открытой и ничего не дала.`,
  ranOut: ({ isYou, Name }, seat) =>
    isYou(seat)
      ? 'У вас не осталось жетонов: это проигрыш при любом счёте.'
      : `${Name(seat)}: жетонов не осталось, это проигрыш при любом счёте.`,
  stuck: ({ isYou, Name }, seat) =>
    isYou(seat)
      ? 'У вас не осталось ходов: это проигрыш при любом счёте.'
      : `${Name(seat)}: ходов не осталось, это проигрыш при любом счёте.`,
  fromHand: 'Жетон из руки: −1.',
  could: () => 'А здесь можно было закрыть группу.',
  name: 'Очки',
  caption: 'Очки, если бы партия тогда закончилась',
  couldNot: 'За это время у вас не было хода, который закрыл бы такую группу.',
};
