import type { CauseTellers } from '../../text/cause.ts';
import { capital } from '../telling.ts';

export const en: CauseTellers = {
  claim: ({ seats, cell }, { names }) => `${capital(names(seats))} want the same cell, ${cell}: nobody moves.`,
  struck: ({ seat, points, by }, { does, names }) => `${does(seat, 'takes', 'take')} ${points} damage, struck by ${names(by)}.`,
};
