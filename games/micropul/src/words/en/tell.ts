import { type CountForms, countForm } from '@stolik/kernel/language';
import type { Texts } from '../../text/texts.ts';
import { face, place, spot } from '../places.ts';

const counted = (count: number, one: string, many = `${one}s`): string => {
  const forms: CountForms = { one, few: many, many };
  return `${count} ${countForm('en', count, forms)}`;
};
const tiles = (count: number): string => counted(count, 'tile');
const points = (count: number): string => counted(count, 'point');
const stones = (count: number): string => counted(count, 'stone');
const COLOURS = { W: 'white', B: 'black' } as const;
const CATALYSTS = { '1': 'dot', '2': 'double dot', '+': 'plus' } as const;

export const en: Texts = {
  turn: (seat, { name }) => `${name(seat)} to move.`,
  extraTurn: (seat, { name }) => `${name(seat)} to move: an extra turn.`,
  owed: (turns) => `${counted(turns, 'more turn')} after this one.`,
  drawing: {
    first: 'The first player is being drawn.',
    deal: 'The hands are being dealt.',
    take: 'A tile is being drawn from the supply.',
    reveal: 'A tile in the supply is being turned face up.',
  },
  legend: 'W white, B black, 1 dot, 2 double dot, + plus; ¹ ² stones; a big tile is filled; · a free place beside a tile',
  seat: (name, isViewer, { hand, supply, stones: left, score }) =>
    `${name}${isViewer ? ' (you)' : ''}: ${tiles(hand)} in hand, ${supply} in the supply, ${stones(left)} left, ${points(score)}.`,
  openSupply: 'Open in the supply (take 1, take 2 …):',
  core: (count) => `Core: ${tiles(count)}.`,
  groups: 'Groups:',
  openGroups: 'Other open groups (colour and size):',
  group: ({ colour, points: worth, isClosed, stones: on }, { names }) => {
    const what = `${COLOURS[colour]}, ${isClosed ? 'closed' : 'open'}, ${points(worth)}`;
    if (on.length === 0) return `${what}, no stone`;
    return on.length === 1 ? `${what}, ${names(on)}’s stone` : `${what}, stones of ${names(on)}: worth nothing`;
  },
  coreExhausted: 'The core is empty.',
  result: (winner, scores) => `${winner === undefined ? 'A draw' : `${winner} wins`}, ${scores.join(' : ')}.`,
  soloResult: (hasWon, score) => `${hasWon ? 'Won' : 'Lost'} with ${points(score)}.`,
  rank: (rank) => `On our scale, which is only a guide: ${rank}.`,
  tell: {
    firstPlayerDrawn: ({ seat }, { does }) => `${does(seat, 'begins', 'begin')}.`,
    tileDealt: ({ seat, tile }, speech) => `${speech.does(seat, 'is dealt', 'are dealt')} ${face(tile, 'a tile', speech)}.`,
    tileLaid: (event, speech) =>
      `${speech.does(event.seat, 'places', 'place')} ${face(event.tile, 'a tile', speech)} at ${place(event, speech)}.`,
    catalystFired: (event, speech) => `The ${CATALYSTS[event.catalyst]} at ${place(event, speech)} is activated.`,
    tilesWon: ({ asked, count }) =>
      count < asked
        ? `${tiles(count)} from the core instead of ${asked}: there are no more.`
        : `${tiles(count)} from the core: +${2 * count}.`,
    groupClosed: (event, speech) => {
      const [owner, other] = event.stones;
      const group = `The ${COLOURS[event.colour]} group at ${place(event, speech)} is closed`;
      if (owner === undefined) return `${group}: ${points(event.points)}, but no stone on it.`;
      return other === undefined
        ? `${group}: +${event.points} for ${speech.name(owner)}.`
        : `${group}, but it has several stones: worth nothing.`;
    },
    groupSpoilt: (event, speech) =>
      `The ${COLOURS[event.colour]} group at ${place(event, speech)} now has several stones and is worth nothing.`,
    stonePut: (event, speech) => `${speech.does(event.seat, 'places', 'place')} a stone at ${spot(event, speech)}.`,
    drawBegan: () => '',
    tileTaken: ({ seat, tile }, speech) =>
      `${speech.does(seat, 'takes', 'take')} ${face(tile, 'a tile', speech)} from the supply.`,
    openTileTaken: ({ seat, tile }, speech) =>
      `${speech.does(seat, 'takes', 'take')} ${face(tile, 'an open tile', speech)} from the supply.`,
    tileTurnedUp: ({ tile }, speech) => `The plus turns ${face(tile, 'a tile', speech)} in the supply face up.`,
    nothingTurnedUp: () => 'The plus turns nothing face up.',
    extraTurnWon: ({ owed }) => (owed === 1 ? 'One more turn.' : `${counted(owed, 'more turn')}.`),
    plusLost: () => 'The plus is lost: the core is empty.',
    extraTurnSkipped: ({ seat }, { does }) => `${does(seat, 'has', 'have')} no move: the extra turn ends.`,
    turnBegan: ({ seat, isExtra }, { does, isYou, name }) =>
      isExtra ? `${does(seat, 'moves', 'move')} again.` : isYou(seat) ? 'It’s your turn.' : `${name(seat)} to move.`,
    seatLost: ({ seat, reason }, { does }) =>
      reason === 'ran-out'
        ? `${does(seat, 'has no tiles left and loses', 'have no tiles left and lose')}.`
        : reason === 'no-action'
          ? `${does(seat, 'can’t move and loses', 'can’t move and lose')}.`
          : `${does(seat, 'gives up', 'give up')}.`,
    gameOver: ({ winners, scores }, { doing }) => {
      if (scores.length === 1) return `The game is over: ${winners.length > 0 ? 'won' : 'lost'} with ${points(scores[0]!)}.`;
      return `The game is over: ${winners.length > 0 ? doing(winners[0]!, 'wins', 'win') : 'a draw'}, ${scores.join(' : ')}.`;
    },
  },
  explain: {
    'game-over': () => 'The game is over.',
    'not-your-turn': () => 'It isn’t your turn.',
    'chance-pending': () => 'A tile is still being drawn.',
    'no-such-action': () => 'There is no such move.',
    'not-among-unseen': () => 'That can’t be drawn now.',
    'tile-not-in-hand': ({ tile }) => `There is no [${tile}] in your hand.`,
    'place-taken': ({ x, y }) => `There is already a tile at ${x},${y}.`,
    'not-beside': ({ x, y }) => `There is no tile next to ${x},${y}.`,
    'colours-clash': ({ tile, x, y }) => `With [${tile}] at ${x},${y} black would touch white.`,
    'nothing-touches': ({ tile, x, y }) => `With [${tile}] at ${x},${y} no micropul would touch micropul.`,
    'hand-full': ({ limit }) => `Your hand already holds ${limit} tiles.`,
    'supply-empty': () => 'There is no face-down tile in your supply.',
    'no-open-tile': ({ number }) => `There is no open tile ${number} in your supply.`,
    'no-stones-left': () => 'You have no stones left.',
    'no-micropul-there': ({ x, y, corner }) => `There is no micropul at ${x},${y},${corner}.`,
    'group-claimed': ({ x, y, corner }) => `The group at ${x},${y},${corner} already has a stone.`,
    'group-spoilt': ({ x, y, corner }) => `The group at ${x},${y},${corner} has several stones and is worth nothing.`,
  },
};
