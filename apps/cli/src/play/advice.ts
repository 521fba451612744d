import type { Seat } from '@stolik/kernel/game';
import { hintsFor } from '@stolik/search/hints';
import { reviewing } from '@stolik/search/review-game';
import { isEverybodys, type Moment } from '@stolik/search/reviewed';
import { stateAfter } from '@stolik/table/table';
import { paint, SEAT_COLOURS } from '../output.ts';
import type { Session } from './sitting.ts';
import { stripLines } from './strip.ts';
import { ADVICE_WORDS, type AdviceWords } from './words.ts';

const wordsOf = ({ sitting }: Session): AdviceWords => ADVICE_WORDS[sitting.language];

/** Each line is printed as soon as it is known: before a long thought somebody reads that there is one. */
type Lines = Generator<string, void>;

/** `hint` and `hint 2`: an idea in notation, as it can be typed, and the reason for it. */
export function* hintLines(session: Session, seat: Seat, rest: readonly string[]): Lines {
  const { match, sitting, out, advised } = session;
  const words = wordsOf(session);
  const [which = '1', ...more] = rest;
  if (!/^[1-9]$/.test(which) || more.length > 0) {
    yield words.whichIdea;
    return;
  }
  if (!sitting.mayAsk) {
    yield words.noHints;
    return;
  }
  const { game, book } = match.entry;
  if (!advised.isAt(match.state)) yield words.thinking;
  const hints = advised.hintsAt(match.state, () =>
    hintsFor(game, book, match.state, seat, sitting.language, undefined, match.knownBy(seat)),
  );
  const number = Number(which);
  const idea = hints.ideas[number - 1];
  if (!idea) {
    yield words.noIdea(hints.ideas.length);
    return;
  }
  if (number === 1) advised.first[match.stepCount] = idea.action;
  yield paint(out, 'bold', words.idea(number, hints.ideas.length, game.write(match.state, seat, idea.action)));
  if (idea.says) yield idea.says;
  if (hints.isClose && number === 1) yield words.aboutEqual;
  if (hints.decided && number === 1) yield words.eitherWay(hints.decided);
}

/** What happened, how it went from turn to turn, and the moments worth looking at; while the game runs, one's own decisions alone. */
export function* reviewLines(session: Session, seats: readonly Seat[]): Lines {
  const { match, sitting, advised } = session;
  const words = wordsOf(session);
  if (!sitting.mayAsk) {
    yield words.noHints;
    return;
  }
  const { options, steps } = match.table;
  if (!steps.some(({ kind, actor }) => kind === 'play' && seats.includes(actor))) {
    yield words.nothingYet;
    return;
  }
  yield words.looking;
  const { game, book } = match.entry;
  const review = finished(
    reviewing(game, book, {
      options,
      seats: match.table.seats,
      steps,
      of: seats,
      you: seats.length === 1 ? seats[0] : undefined,
      names: match.names,
      advised: advised.first,
      levels: match.levels,
      language: sitting.language,
    }),
  );
  advised.review = review;
  yield review.says.join(' ');
  if (review.strip) yield* stripLines(review.strip, match.names);
  for (const moment of review.moments) yield* momentLines(session, moment, review.tryAt === moment.step);
  if (review.tryAt !== undefined && match.next.kind === 'over') yield words.tryIt;
}

function* momentLines(session: Session, moment: Moment, isTried: boolean): Lines {
  const { kind, seat, step, played, also, came, best, title, says, when, score, again } = moment;
  const { match, out } = session;
  const words = wordsOf(session);
  const { game } = match.entry;
  const state = stateAfter(game, match.table, match.table.steps.slice(0, step));
  const time = 'round' in when ? words.round(when.round) : words.turn(when.turn);
  yield paint(
    out,
    SEAT_COLOURS[seat] ?? 'bold',
    `${isTried ? '▶ ' : ''}${title}: ${isEverybodys(moment) ? '' : `${match.names[seat]}, `}${time}${score ? ` (${score})` : ''}`,
  );
  yield `  ${words.played(game.write(state, seat, played))}`;
  for (const other of also) {
    const then = stateAfter(game, match.table, match.table.steps.slice(0, other.step));
    yield `  ${match.names[other.seat]}: ${game.write(then, other.seat, other.played)}`;
  }
  if (came) yield `  ${came}`;
  if (best !== undefined) yield `  ${words[kind === 'try' ? 'instead' : 'better'](game.write(state, seat, best))}`;
  if (says) yield `  ${says}`;
  if (again > 0) yield `  ${words.again(again)}`;
}

/** Nobody is waiting meanwhile: the terminal does one thing at a time. */
function finished<Found>(work: Generator<unknown, Found>): Found {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
