import { listed } from '@stolik/look/speech';
import { outcomeWords, wayWords } from '../chain.ts';
import { countPoints, sidePlace, sideTokenName, tokenName } from '../naming.ts';
import { capital, isSide, type Sentences } from '../telling.ts';

const token = (code: string): string => tokenName(code, 'en');
const a = (code: string): string => `${code.startsWith('V') ? 'an' : 'a'} ${token(code)}`;
const side = (name: string): string => sidePlace(name, 'en');
const ends = {
  'eight-points': 'The last round has been played: the game is over.',
  'short-stands': 'Nobody fixed the short circuit in time: the game is over.',
  'all-passed': 'Everyone passed in a row: the game is over.',
  'no-tiles': 'There are no tiles left: the game is over.',
  'one-side-left': 'Only one side is left at the table, and it wins.',
};

export const en: Sentences = {
  ends,
  tell: {
    sidePlaced: (e) => `${capital(side(e.side))}: ${sideTokenName(e.token, 'en')}.`,
    firstPlayerDrawn: (e, { does }) => `${does(e.seat, 'begins', 'begin')}.`,
    turnBegan: (e, { isYou, name }) => (isYou(e.seat) ? 'It’s your turn.' : `${name(e.seat)} to move.`),
    tokenDrawn: (e, { does }) => (e.token === undefined ? '' : `${does(e.seat, 'draws', 'draw')} ${a(e.token)}.`),
    tileLaid: (e, { does, isFull }) =>
      `${does(e.seat, 'places', 'place')} ${a(e.tile)}${isFull ? ` (${e.tile})` : ''} on ${e.cell}.`,
    tokenExchanged: (e, { does }) => `${does(e.seat, 'swaps', 'swap')} ${a(e.token)}.`,
    ironUsed: (e, { does }) =>
      `${does(e.seat, 'uses', 'use')} the soldering iron on ${isSide(e.at) ? `the fuse at the ${side(e.at)}` : e.at}.`,
    tileTakenOut: (e, { does }) => {
      const gone = `The ${token(e.tile)} on ${e.cell} goes ${e.to === 'bag' ? 'back into the bag' : 'to the discard pile'}.`;
      return e.kept ? `${gone} ${does(e.kept.seat, 'keeps', 'keep')} its glow token.` : gone;
    },
    smokeTakenOff: (e) => `The fuse at the ${side(e.side)} is whole again.`,
    reedSwitched: (e) => `The reed switch on ${e.cell} is ${e.on ? 'on' : 'off'}.`,
    chainClosed: (e, { isFull }) => {
      if (isFull) return `${capital(wayWords(e.reason, 'en'))}. ${outcomeWords(e.reason, 'en')}`;
      return e.reason.outcome === 'weak' ? 'Too little current for so many loads.' : '';
    },
    fuseBurnt: (e) => `The fuse at the ${side(e.side)} blows, no penalty.`,
    shortMade: () => 'Short circuit!',
    shortRemoved: () => 'The short circuit is gone.',
    partsBurnt: (e) => `Blue smoke on ${listed(e.cells, 'en')}.`,
    glowPlaced: (e) => `${e.cell} glows at ${e.level === 1 ? 'half' : 'full'} light: +${e.level}.`,
    keptDark: () => 'It stays dark until the short circuit is fixed.',
    penaltyPaid: (e, { isFull }) => `Penalty: ${countPoints(e.points, 'en')}${isFull ? ` [${e.clause}]` : ''}.`,
    secondAsked: () => '',
    turnLost: (e, { does }) => `${does(e.seat, 'will miss', 'will miss')} a turn.`,
    turnMissed: (e, { does }) => `${does(e.seat, 'misses', 'miss')} this turn.`,
    turnEnded: () => '',
    passed: (e, { does }) => `${does(e.seat, 'passes', 'pass')}.`,
    lastRoundBegan: (e, { does, names }) =>
      `${does(e.seat, 'has', 'have')} 8 points or more. One last turn each: ${names(e.seats)}.`,
    resigned: (e, { does }) => `${does(e.seat, 'leaves', 'leave')} the game.`,
    gameEnded: (e, { isFull }) => (ends[e.reason as keyof typeof ends] ?? e.reason) + (isFull ? ` [${e.clause}]` : ''),
  },
};
