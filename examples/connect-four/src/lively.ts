import { inEach } from '@stolik/look/catalog';
import type { Lively } from '@stolik/search/lively';
import type { Event, State } from './state.ts';
import { en } from './words/en/lively.ts';
import { pl } from './words/pl/lively.ts';
import { ru } from './words/ru/lively.ts';

const WORDS = inEach({ en, ru, pl });

/** `stolik lively connect-four`: how long games last, and how many nobody wins. */
export const livelyConnectFour: Lively<State, Event> = {
  iterations: 60_000,
  measures: [
    { key: 'draws', fact: 'draw', of: 'mean', isShare: true, says: WORDS.draws },
    { key: 'discs', fact: 'discs', of: 'mean', says: WORDS.discs },
  ],
  watch() {
    let discs = 0;
    return {
      see({ kind }) {
        if (kind === 'discDropped') discs++;
      },
      facts: ({ winners }) => ({ draw: Number(winners.length === 0), discs }),
    };
  },
};
