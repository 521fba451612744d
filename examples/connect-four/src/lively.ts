import type { Lively } from '@stolik/search/lively';
import type { Event, State } from './state.ts';

/** `stolik lively connect-four`: how long games last, and how many nobody wins. */
export const livelyConnectFour: Lively<State, Event> = {
  iterations: 60_000,
  measures: [
    { key: 'draws', fact: 'draw', of: 'mean', isShare: true, says: { en: 'draws', ru: 'ничьи', pl: 'remisy' } },
    { key: 'discs', fact: 'discs', of: 'mean', says: { en: 'discs', ru: 'фишек', pl: 'krążków' } },
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
