import { countForm } from '@stolik/kernel/language';
import type { CauseTellers } from '../../text/cause.ts';

export const pl: CauseTellers = {
  claim: ({ seats, cell }, { names }) => `Na pole ${cell} chcą naraz ${names(seats)}: nikt nie idzie.`,
  struck: ({ seat, points, by }, { does, names }) =>
    `${does(seat, 'dostaje', 'dostajesz')} ${points} ${countForm('pl', points, { one: 'uszkodzenie', few: 'uszkodzenia', many: 'uszkodzeń' })}. Cios: ${names(by)}.`,
};
