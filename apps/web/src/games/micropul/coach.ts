import { inEach } from '@stolik/look/catalog';
import type { MicropulEvent } from '@stolik/micropul/events';
import type { MicropulView } from '@stolik/micropul/view';
import type { Coach } from '../../shell/contract.ts';
import { en } from '../../words/en/games/micropul/coach.ts';
import { pl } from '../../words/pl/games/micropul/coach.ts';
import { ru } from '../../words/ru/games/micropul/coach.ts';
import { deskOf } from './desk/desk.ts';

const WORDS = inEach({ en, ru, pl });

/** Laying a tile is the move everybody begins with; whoever takes or puts a stone has read the buttons. */
export const coach: Coach<MicropulView, MicropulEvent> = {
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
    const draft = desk.draft();
    if (draft.kind === 'none') return 'choose';
    if (draft.kind !== 'tile') return undefined;
    return desk.trial() ? 'confirm' : desk.cells().length > 0 ? 'place' : 'choose';
  },
};
