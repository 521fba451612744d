import type { CircuitView } from '@stolik/circuit/seen/view';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import { inEach } from '@stolik/look/catalog';
import type { Coach } from '../../shell/contract.ts';
import { en } from '../../words/en/games/circuit/coach.ts';
import { pl } from '../../words/pl/games/circuit/coach.ts';
import { ru } from '../../words/ru/games/circuit/coach.ts';
import { deskOf } from './desk/desk.ts';

const WORDS = inEach({ en, ru, pl });

/** The first tile somebody lays. */
export const coach: Coach<CircuitView, CircuitEvent> = {
  steps: [
    {
      id: 'choose',
      says: WORDS.choose,
    },
    {
      id: 'place',
      says: WORDS.place,
    },
    {
      id: 'confirm',
      says: WORDS.confirm,
    },
  ],
  at(table) {
    const desk = deskOf(table);
    const { kind } = desk.draft();
    // A second exchange or a short to be repaired is no first move.
    if (kind === 'none') return desk.hand().some((token) => desk.moves().canLay(token)) ? 'choose' : undefined;
    if (kind !== 'tile') return undefined;
    // Nobody is told to place what costs points or connects to nothing: the line says that, and the coach comes back with another try.
    if (desk.isCostly() || desk.joining()?.edges.length === 0) return undefined;
    return desk.action() === undefined ? 'place' : 'confirm';
  },
};
