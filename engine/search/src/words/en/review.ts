import type { Speech } from '@stolik/look/speech';
import type { When } from '../../course.ts';
import type { ReviewWords, Side } from '../../review-words.ts';

const PLACES: Readonly<Record<number, string>> = { 2: 'second', 3: 'third' };
const spaced = (score: string): string => (score ? ` ${score}` : '');
const at = (when: When): string => ('round' in when ? `round ${when.round}` : `turn ${when.turn}`);
const during = (when: When): string => `${'round' in when ? 'in' : 'on'} ${at(when)}`;
const During = (when: When): string => `${'round' in when ? 'In' : 'On'} ${at(when)}`;

const who = ({ Name, names }: Speech, { seats, isMine }: Side): string =>
  seats.length === 1 ? Name(seats[0]!) : isMine ? 'Your team' : names(seats);
const within = ({ name, names }: Speech, { seats, isMine }: Side): string =>
  seats.length === 1 ? name(seats[0]!) : isMine ? 'your team' : names(seats);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

export const en: ReviewWords = {
  won: (score) => `You won${spaced(score)}.`,
  lost: (score) => `You lost${spaced(score)}.`,
  wins: (names, score) => `${names} won${spaced(score)}.`,
  draw: (score) => (score ? `A draw, ${score}.` : 'A draw.'),
  alone: (isWon, amount) =>
    amount ? `${isWon ? 'You made it' : 'You finished'} with ${amount}.` : isWon ? 'You made it.' : 'Not this time.',
  resigned: ({ does }, seat, when) => `${does(seat, 'gave', 'gave')} up${when ? ` ${during(when)}` : ''}.`,
  counted: (name, score) => `${name}: ${score}.`,
  outOf: (value, limit) => `${value} of ${limit}`,
  lasted: (when) => {
    const [count, unit] = 'round' in when ? [when.round, 'round'] : [when.turn, 'turn'];
    return `The game took ${count} ${unit}${count === 1 ? '' : 's'}.`;
  },
  you: 'you',

  aheadFrom: (speech, side, when) => `${who(speech, side)} led from ${at(when)} to the end.`,
  aheadAll: (speech, side) => `${who(speech, side)} led all game.`,
  aheadMost: (speech, side) => `${who(speech, side)} led for most of the game.`,
  aheadLate: (speech, side, when) => `${who(speech, side)} took the lead for good only ${during(when)}.`,
  wasAhead: (amount, when) => (when ? `${During(when)} you were still ${amount} ahead.` : `You were once ${amount} ahead.`),
  wasBehind: (amount, when) => (when ? `${During(when)} you were still ${amount} behind.` : `You were once ${amount} behind.`),
  hadLess: (amount, when) => (when ? `${During(when)} you still had ${amount} less.` : `You once had ${amount} less.`),
  hadMore: (amount, when) => (when ? `${During(when)} you still had ${amount} more.` : `You once had ${amount} more.`),
  changes: (count) => `The lead changed ${times(count)}.`,
  level: 'Nobody ever took the lead.',

  stillLevel: 'The score was still level.',
  mistakes: (count) => `${capital(times(count))} a much better move was possible.`,
  noMistakes: {
    won: 'You made no big mistakes.',
    lost: 'No single move of yours was a big mistake: the winner simply did better.',
    answered: 'No single move of yours lost the game.',
    added: 'No single move cost much, but small losses added up.',
    other: 'No big mistakes were found.',
  },
  scored: (turn, name, gain) => `turn ${turn}: ${name} ${gain}`,
  rest: (turns) => `Points on other turns: ${turns}.`,
  restLarge: (turns) => `Other big turns: ${turns}.`,
  hints: (followed, of) =>
    followed === of
      ? 'You played the first hint every time.'
      : `You played the first hint ${times(followed)} in ${of} decisions.`,
  soFar: (score) => `The score is ${score}.`,

  fromTheirView: (name, why) => `From ${name}’s point of view: ${why}`,
  afterIt: (speech, side, amount) => `After it, ${within(speech, side)} scored ${amount}.`,
  inARow: (gain) => `Together with the extra turns: ${gain} in all.`,
  atOnce: (gain, played) => `Net ${gain} at once; the move played: ${played}.`,
  reply: ({ isYou, name }, seat, gain, real) =>
    `After it, ${isYou(seat) ? 'your' : `${name(seat)}’s`} best answer would have brought ${gain}, not ${real}.`,
  endsAt: (score) => `The game would have ended ${score}.`,
  couldHave: (end, when) => `${During(when)} ${end === 'won' ? 'a win' : 'a draw'} was still possible.`,
  place: (place, of) => `You came ${PLACES[place] ?? `number ${place}`} of ${of}.`,
  lookedAhead: 'Looking a few moves ahead, this is clearly better.',

  titles: {
    mistake: 'There was a better move',
    best: 'The best move',
    yourBest: 'Your best move',
    rival: 'Your opponent’s mistake',
    swing: 'The biggest swing',
    bigSwing: 'A big swing',
    chanceSwing: 'The biggest swing',
    bigChanceSwing: 'A big swing',
    theirBest: 'Your opponent’s best turn',
    theirBestRound: 'Your opponent’s best round',
    deciding: 'The deciding round',
    decidingTurn: 'The deciding turn',
    finish: 'The last round',
    lead: 'The lead for good',
    missed: 'A missed chance',
    idea: 'Another idea',
    before: 'Just before the big swing',
    gaveUp: 'Before you gave up',
  },
  chances: 'Chances',
};
