import type { Seat } from '@stolik/kernel/game';
import type { Speech } from '@stolik/look/speech';
import type { When } from './course.ts';

/** The side a sentence is about: one player, or several who play together. */
export interface Side {
  readonly seats: readonly Seat[];
  /** The reader is among them. */
  readonly isMine: boolean;
}

/** The words of a review in every game. Games add the names of what they count, and a word for a quiet turn. */
export interface ReviewWords {
  /** How it ended for the one who reads it. `score` may be empty. */
  won(score: string): string;
  lost(score: string): string;
  /** The same about others: who won, or nobody. */
  wins(names: string, score: string): string;
  draw(score: string): string;
  /** Alone there is only what one got. */
  alone(isWon: boolean, amount: string): string;
  resigned(speech: Speech, seat: Seat, when: When | undefined): string;
  counted(name: string, score: string): string;
  /** So much of what puts a player out. */
  outOf(value: string, limit: number): string;
  /** How long the game was, where nothing is counted. */
  lasted(when: When): string;
  /** In a list of scores: the one who reads it. */
  readonly you: string;

  aheadFrom(speech: Speech, side: Side, when: When): string;
  /** The side that won was ahead from the first turn or round on. */
  aheadAll(speech: Speech, side: Side): string;
  /** By a trifle at first, and early. */
  aheadMost(speech: Speech, side: Side): string;
  /** The side that won went ahead only near the end. */
  aheadLate(speech: Speech, side: Side, when: When): string;
  /** The reader was ahead by so much and lost, or behind and won; the same where less is better. `when` only if a moment shows it. */
  wasAhead(amount: string, when: When | undefined): string;
  wasBehind(amount: string, when: When | undefined): string;
  hadLess(amount: string, when: When | undefined): string;
  hadMore(amount: string, when: When | undefined): string;
  changes(times: number): string;
  readonly level: string;

  /** Who gave up was not behind. */
  readonly stillLevel: string;
  /** So often a much better move was possible. */
  mistakes(count: number): string;
  readonly noMistakes: {
    readonly won: string;
    readonly lost: string;
    /** Lost, and most of it right after a move of the reader. */
    readonly answered: string;
    /** Lost by many small things. */
    readonly added: string;
    readonly other: string;
  };
  /** `turn 4: Ohm +2`, and a list of such turns that are told nowhere else. */
  scored(turn: number, name: string, gain: string): string;
  rest(turns: string): string;
  /** The same where only the turns that brought much are told. */
  restLarge(turns: string): string;
  hints(followed: number, of: number): string;
  /** How it stands, while the game still runs. */
  soFar(score: string): string;

  /** A reason that speaks to somebody else. */
  fromTheirView(name: string, why: string): string;
  /** What a side gained right after a move. */
  afterIt(speech: Speech, side: Side, amount: string): string;
  /** One seat had several turns in a row and gained so much in all of them. */
  inARow(gain: string): string;
  /** Another move would have brought so much at once, less what it costs, and the one that was played did so much. */
  atOnce(gain: string, played: string): string;
  /** After another move the best answer of `seat` would have brought so much, and after the real one so much. */
  reply(speech: Speech, seat: Seat, gain: string, real: string): string;
  /** Another move would have ended the game at this score. */
  endsAt(score: string): string;
  /** In a lost game: another program would have won it, or saved a draw. */
  couldHave(end: 'won' | 'draw', when: When): string;
  /** Not the first, and not the last of three or more. */
  place(place: number, of: number): string;
  /** Nothing at the table shows why it is better: only looking ahead does. */
  readonly lookedAhead: string;

  readonly titles: {
    readonly mistake: string;
    readonly best: string;
    readonly yourBest: string;
    readonly rival: string;
    readonly swing: string;
    readonly bigSwing: string;
    /** The same where only chances are known. */
    readonly chanceSwing: string;
    readonly bigChanceSwing: string;
    /** The largest gain of another side, where a gain of the reader was larger. */
    readonly theirBest: string;
    readonly theirBestRound: string;
    /** The round that took most from those who lost, and the turn that settled a close game. */
    readonly deciding: string;
    readonly decidingTurn: string;
    /** The round that ended it by a knock-out, where another one decided it. */
    readonly finish: string;
    /** The turn from which on the winner was ahead. */
    readonly lead: string;
    readonly missed: string;
    readonly idea: string;
    readonly before: string;
    readonly gaveUp: string;
  };
  readonly chances: string;
}
