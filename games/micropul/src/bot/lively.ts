import type { Lively } from '@stolik/search/lively';
import type { MicropulEvent } from '../events.ts';
import { scoresOf } from '../score.ts';
import type { State } from '../state.ts';

export const livelyMicropul: Lively<State, MicropulEvent> = {
  iterations: 4000,
  measures: [
    { key: 'draws', fact: 'draw', of: 'mean', isShare: true, says: { en: 'draws', ru: 'ничьи', pl: 'remisy' } },
    {
      key: 'turns',
      fact: 'turns',
      of: 'mean',
      says: { en: 'turns, all players', ru: 'ходов, все игроки', pl: 'tur, wszyscy gracze' },
    },
    { key: 'groups', fact: 'groups', of: 'mean', says: { en: 'groups closed', ru: 'закрытых групп', pl: 'zamkniętych grup' } },
    { key: 'points', fact: 'points', of: 'mean', says: { en: 'points of a player', ru: 'очков у игрока', pl: 'punktów gracza' } },
    {
      key: 'leadChanges',
      fact: 'leadChanges',
      of: 'mean',
      says: { en: 'changes of the lead', ru: 'смен лидера', pl: 'zmian prowadzenia' },
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
