import { inEach } from '@stolik/look/catalog';
import type { Lively } from '@stolik/search/lively';
import type { MicropulEvent } from '../turn/events.ts';
import { scoresOf } from '../turn/score.ts';
import type { State } from '../turn/state.ts';
import { en } from '../words/en/lively.ts';
import { pl } from '../words/pl/lively.ts';
import { ru } from '../words/ru/lively.ts';

const WORDS = inEach({ en, ru, pl });

export const livelyMicropul: Lively<State, MicropulEvent> = {
  iterations: 4000,
  measures: [
    { key: 'draws', fact: 'draw', of: 'mean', isShare: true, says: WORDS.draws },
    {
      key: 'turns',
      fact: 'turns',
      of: 'mean',
      says: WORDS.turns,
    },
    { key: 'groups', fact: 'groups', of: 'mean', says: WORDS.groups },
    { key: 'points', fact: 'points', of: 'mean', says: WORDS.points },
    {
      key: 'leadChanges',
      fact: 'leadChanges',
      of: 'mean',
      says: WORDS.leadChanges,
    },
  ],
  watch(seats) {
    let turns = 0;
    let groups = 0;
    let leader: number | undefined;
    let leadChanges = 0;
    let isTurnOver = false;
    return {
      see({ kind }) {
        if (kind === 'turnBegan') turns++;
        if (kind === 'groupClosed') groups++;
        isTurnOver ||= kind === 'turnBegan' || kind === 'gameOver';
      },
      after(state) {
        // In the middle of a deal or a turn a tile is on its way from one place to another, and counts in neither.
        if (!isTurnOver) return;
        isTurnOver = false;
        const ahead = leaderOf(scoresOf(state));
        // Who draws level and then goes ahead again has not lost the lead.
        if (ahead === undefined || ahead === leader) return;
        if (leader !== undefined) leadChanges++;
        leader = ahead;
      },
      facts: ({ winners, scores }) => ({
        draw: Number(winners.length === 0),
        turns,
        groups,
        points: scores.reduce((sum, score) => sum + score, 0) / seats,
        leadChanges,
      }),
    };
  },
};

/** The seat that is ahead alone. */
function leaderOf(scores: readonly number[]): number | undefined {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return scores.lastIndexOf(most) === first ? first : undefined;
}
