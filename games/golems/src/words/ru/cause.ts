import { countForm } from '@stolik/kernel/language';
import type { CauseTellers } from '../../text/cause.ts';

export const ru: CauseTellers = {
  claim: ({ seats, cell }, { names }) => `На клетку ${cell} хотят сразу ${names(seats)}: никто не идёт.`,
  struck: ({ seat, points, by }, { does, names }) =>
    `${does(seat, 'получает', 'получаете')} ${points} ${countForm('ru', points, { one: 'повреждение', few: 'повреждения', many: 'повреждений' })}. Удар: ${names(by)}.`,
};
