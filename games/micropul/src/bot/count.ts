import type { GameEvent, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { Speech } from '@stolik/look/speech';
import type { Count } from '@stolik/search/count';
import { TEXTS, tell } from '../text/tell.ts';
import type { MicropulEvent } from '../turn/events.ts';
import { groupScore, scoreOf, scoresOf, soloRank } from '../turn/score.ts';
import type { State } from '../turn/state.ts';
import { en } from '../words/en/review.ts';
import { pl } from '../words/pl/review.ts';
import { ru } from '../words/ru/review.ts';
import { decisivePart, largestOpen, partsOf } from './parts.ts';

const WORDS = inEach({ en, ru, pl });

const amount = (count: number, language: Language): string => WORDS.points[language](count);

function parts(state: State, seat: Seat, speech: Speech): string {
  const { language } = speech;
  const { ended, loser } = state;
  const own = partsOf(state, seat);
  if (state.seats === 1) {
    const rank = ended === 'core-emptied' ? soloRank(scoreOf(state, seat)) : undefined;
    return [WORDS.parts[language](own), rank === undefined ? '' : TEXTS[language].rank(rank)].filter(Boolean).join(' ');
  }
  // The points are not what it was lost by. [M7.3]
  if (ended === 'ran-out' && loser !== undefined) return WORDS.ranOut[language](speech, loser);
  if (ended === 'no-action' && loser !== undefined) return WORDS.stuck[language](speech, loser);
  const theirs = partsOf(state, 1 - seat);
  const both = WORDS.partsOfBoth[language](own, theirs);
  if (ended !== 'core-emptied') return both;
  const open = largestOpen(state);
  const margin = Math.abs(scoreOf(state, seat) - scoreOf(state, 1 - seat));
  // A group that would have turned the result says more than what the others were made of.
  const decisive = open && open.points >= margin ? undefined : decisivePart(own, theirs);
  return [
    both,
    decisive ? WORDS.decisive[decisive][language] : '',
    open ? WORDS.stayedOpen[language](speech, open.seat, open.points) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A closed group that brings nobody anything is worth a sentence only if it could have brought a lot. */
const MUCH = 3;

function told(events: readonly GameEvent[], speech: Speech): readonly string[] {
  const all = events as readonly MicropulEvent[];
  const isWorthIt = (event: MicropulEvent): boolean =>
    event.kind !== 'tileLaid' && (event.kind !== 'groupClosed' || event.stones.length > 0 || event.points >= MUCH);
  const says = all.filter(isWorthIt).map((event) => tell(event, speech));
  const isLaid = all.some(({ kind }) => kind === 'tileLaid');
  return says.length > 0 && isLaid ? [WORDS.fromHand[speech.language], ...says] : says;
}

/** The score if the game ended now. */
export const pointsCount: Count<State> = {
  name: WORDS.name,
  caption: WORDS.caption,
  of: scoresOf,
  stir: (state) => state.hands.reduce((sum, _, seat) => sum + groupScore(state, seat), 0),
  least: 4,
  amount,
  quiet: (span, language) => WORDS.quiet[language](span),
  could: (isYou, language) => WORDS.could[language](isYou),
  couldNot: WORDS.couldNot,
  telling: ['tileLaid', 'groupClosed', 'groupSpoilt', 'tilesWon', 'seatLost'],
  told,
  parts,
};
