import type { Seat } from '@stolik/kernel/game';
import { type CountForms, countForm } from '@stolik/kernel/language';
import type { Texts } from './texts.ts';

const counted = (count: number, one: string, many = `${one}s`): string => {
  const forms: CountForms = { one, few: many, many };
  return `${count} ${countForm('en', count, forms)}`;
};
const tiles = (count: number): string => counted(count, 'tile');
const points = (count: number): string => counted(count, 'point');
const stones = (count: number): string => counted(count, 'stone');
const player = (seat: Seat): string => `player ${seat + 1}`;
const Player = (seat: Seat): string => `Player ${seat + 1}`;
const COLOURS = { W: 'white', B: 'black' } as const;
const CATALYSTS = { '1': 'dot', '2': 'double dot', '+': 'plus' } as const;
const players = (seats: readonly Seat[]): string => seats.map(player).join(' and ');

export const en: Texts = {
  turn: (seat) => `${Player(seat)} to move.`,
  extraTurn: (seat) => `${Player(seat)} to move: an extra turn.`,
  owed: (turns) => `${counted(turns, 'more turn')} owed after this one.`,
  drawing: {
    first: 'The first player is being drawn.',
    deal: 'The hands are being dealt.',
    take: 'A tile is being drawn from the supply.',
    reveal: 'A tile of the supply is being turned up.',
  },
  legend: 'W white, B black, 1 dot, 2 double dot, + plus; ¹ ² stones; a big tile is filled; · a free place beside a tile',
  seat: (seat, isViewer, { hand, supply, stones: left, score }) =>
    `${Player(seat)}${isViewer ? ' (you)' : ''}: ${tiles(hand)} in hand, ${supply} in the supply, ${stones(left)} left, ${points(score)}.`,
  openSupply: 'Open in the supply (take 1, take 2 …):',
  core: (count) => `Core: ${tiles(count)}.`,
  groups: 'Groups:',
  openGroups: 'Other open groups (colour and size):',
  group: ({ colour, points: worth, isClosed, stones: on }) => {
    const what = `${COLOURS[colour]}, ${isClosed ? 'closed' : 'open'}, ${points(worth)}`;
    if (on.length === 0) return `${what}, no stone`;
    return on.length === 1 ? `${what}, stone of ${players(on)}` : `${what}, stones of ${players(on)}: worth nothing`;
  },
  coreExhausted: 'The core is exhausted.',
  result: (winner, scores) => `${winner === undefined ? 'A draw' : `${Player(winner)} has won`}, ${scores.join(' : ')}.`,
  soloResult: (hasWon, score) => `${hasWon ? 'Won' : 'Lost'} with ${points(score)}.`,
  rank: (rank) => `On our scale, which is only a guide: ${rank}.`,
  tell: {
    firstPlayerDrawn: ({ seat }) => `${Player(seat)} begins.`,
    tileDealt: ({ seat, tile }) => (tile ? `${Player(seat)} is dealt [${tile}].` : `${Player(seat)} is dealt a tile.`),
    tileLaid: ({ seat, tile, x, y }) => `${Player(seat)} lays [${tile}] at ${x},${y}.`,
    catalystFired: ({ x, y, catalyst }) => `The ${CATALYSTS[catalyst]} at ${x},${y} is activated.`,
    tilesWon: ({ seat, asked, count }) =>
      count < asked
        ? `${Player(seat)} wins ${tiles(count)} of ${asked}: the core has no more.`
        : `${Player(seat)} wins ${tiles(count)} from the core.`,
    groupClosed: ({ colour, points: worth, stones: on, x, y }) =>
      `The ${COLOURS[colour]} group at ${x},${y} is closed: ${points(worth)}${on.length === 1 ? ` for ${player(on[0]!)}` : on.length > 1 ? ', but it bears several stones' : ', no stone on it'}.`,
    groupSpoilt: ({ colour, x, y }) => `The ${COLOURS[colour]} group at ${x},${y} now bears several stones and is worth nothing.`,
    stonePut: ({ seat, x, y, corner }) => `${Player(seat)} puts a stone on ${x},${y},${corner}.`,
    drawBegan: () => '',
    tileTaken: ({ seat, tile }) =>
      tile ? `${Player(seat)} takes [${tile}] from the supply.` : `${Player(seat)} takes a tile from the supply.`,
    openTileTaken: ({ seat, tile }) => `${Player(seat)} takes the open [${tile}] from the supply.`,
    tileTurnedUp: ({ tile }) => `The plus turns up [${tile}] in the supply.`,
    nothingTurnedUp: () => 'The plus turns up nothing.',
    extraTurnWon: ({ seat, owed }) =>
      `${Player(seat)} has won ${owed === 1 ? 'an extra turn' : `extra turns: ${owed} owed now`}.`,
    plusLost: () => 'The plus is lost: the core is exhausted.',
    extraTurnSkipped: ({ seat }) => `${Player(seat)} has no legal action; the extra turn ends.`,
    turnBegan: ({ seat, isExtra }) => (isExtra ? `${Player(seat)} moves again.` : `${Player(seat)} to move.`),
    seatLost: ({ seat, reason }) =>
      reason === 'ran-out'
        ? `${Player(seat)} has neither hand nor supply and loses.`
        : reason === 'no-action'
          ? `${Player(seat)} has no legal action and loses.`
          : `${Player(seat)} resigns.`,
    gameOver: ({ winners, scores }) => {
      if (scores.length === 1) return `The game is over: ${winners.length > 0 ? 'won' : 'lost'} with ${points(scores[0]!)}.`;
      return `The game is over: ${winners.length > 0 ? `${player(winners[0]!)} has won` : 'a draw'}, ${scores.join(' : ')}.`;
    },
  },
  explain: {
    'game-over': () => 'The game is over.',
    'not-your-turn': ({ seat }) => `It is the turn of player ${seat}.`,
    'chance-pending': () => 'A tile is still being drawn.',
    'no-such-action': () => 'There is no such move.',
    'not-among-unseen': () => 'That cannot be drawn now.',
    'tile-not-in-hand': ({ tile }) => `There is no [${tile}] in your hand.`,
    'place-taken': ({ x, y }) => `A tile already lies at ${x},${y}.`,
    'not-beside': ({ x, y }) => `${x},${y} is not beside any tile.`,
    'colours-clash': ({ tile, x, y }) => `With [${tile}] at ${x},${y} black would touch white.`,
    'nothing-touches': ({ tile, x, y }) => `With [${tile}] at ${x},${y} no micropul would touch micropul.`,
    'hand-full': ({ limit }) => `Your hand already holds ${limit} tiles.`,
    'supply-empty': () => 'There is no face-down tile in your supply.',
    'no-open-tile': ({ number }) => `There is no open tile ${number} in your supply.`,
    'no-stones-left': () => 'You have no stones left.',
    'no-micropul-there': ({ x, y, corner }) => `There is no micropul at ${x},${y},${corner}.`,
    'group-claimed': ({ x, y, corner }) => `The group at ${x},${y},${corner} already bears a stone.`,
    'group-spoilt': ({ x, y, corner }) => `The group at ${x},${y},${corner} bears several stones and is worth nothing.`,
  },
};
