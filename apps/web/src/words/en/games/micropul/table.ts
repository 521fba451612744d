import { countForm } from '@stolik/kernel/language';
import type { MicropulWords } from '../../../../games/micropul/words/words.ts';
import { sentence } from '../../../sentence.ts';
import { en as advice } from './advice.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${countForm('en', count, { one, few: many, many })}`;
const tiles = (count: number): string => counted(count, 'tile');
const places = (count: number): string => counted(count, 'place');
const COLOUR = { W: 'white', B: 'black' } as const;
const COLOURS = { W: 'White', B: 'Black' } as const;
const CATALYST = { '1': 'dot', '2': 'double dot', '+': 'plus' } as const;

export const en: MicropulWords = {
  advice,
  phases: { choose: 'Choose', check: 'Try', confirm: 'Confirm' },
  prompt: {
    choose: ({ lay, take, stone }) =>
      sentence([lay && 'choose a tile to place', take && 'take a tile from your supply', stone && 'place a stone'], ', ', ' or '),
    extra: (choose) => `You move again. ${choose}`,
    place: 'Choose a dashed place for this tile.',
    nowhere: 'This tile doesn’t fit anywhere right now. Choose another.',
    lay: 'Rotate it, move it or place it.',
    stone: 'Choose a group without a stone.',
    putStone: 'Here, or on another group?',
    take: 'You’ll draw a random tile from your supply.',
    takeOpen: 'You’ll take this open tile. You may choose another.',
    drawing: 'A tile is being drawn.',
    over: 'The game is over.',
    waiting: (name) => `${name}’s turn.`,
  },
  board: {
    name: 'The table',
    help: 'Arrow keys move over tiles and places, Enter tries and confirms, R rotates the tile, Escape cancels, plus, minus and zero zoom.',
    closer: 'Closer',
    farther: 'Farther',
    fit: 'Show the whole table',
    again: 'one more turn',
  },
  core: { name: 'Core', hint: 'The game ends when its last tile is taken', count: (n) => `Core: ${tiles(n)}` },
  tray: {
    yours: 'Your hand',
    of: (name) => `${name}’s hand`,
    hidden: 'Hidden',
    watching: 'You are watching',
    supply: 'Supply',
    openSupply: 'Open in the supply',
    take: 'Take a tile',
    stones: 'Stones',
    putStone: 'Place a stone',
    turn: 'Rotate',
    lay: 'Place it',
    put: 'Place it here',
    cancel: 'Cancel',
    onlyThisWay: 'It only fits this way round.',
    moves: 'Your move',
    tiles,
    stonesLeft: (n) => `${counted(n, 'stone')} left`,
    tileNumber: (number, tile, count) =>
      `Tile ${number}: ${tile}${count === undefined ? '' : count === 0 ? '; fits nowhere' : `; fits in ${places(count)}`}`,
    openNumber: (number, tile) => `Open tile ${number}: ${tile}`,
  },
  panel: {
    gives: 'This tile gives',
    givesNothing: 'Gives nothing yet',
    nothingHint: 'A brass symbol works when a white or black circle on another tile touches it.',
    toSupply: (n) => (n === 1 ? 'tile to the supply' : 'tiles to the supply'),
    oneMore: (n) => (n === 1 ? 'more turn' : 'more turns'),
    forYou: 'for you',
    freeClosed: 'closed without a stone',
    spoils: 'group with two stones',
    turnsUp: 'tile turned face up in the supply',
    short: (left) => `The core has only ${tiles(left)} left.`,
    ends: 'This takes the last tile of the core: the game ends.',
    runsOut: 'This is your last tile: without one you lose.',
    plusLost: 'The plus is lost: the core will be empty.',
    groups: 'Groups',
    fired: ({ catalyst, isOwn, big }) =>
      big
        ? `the big ${COLOUR[big]} tile’s ${CATALYST[catalyst]}`
        : `${isOwn ? 'its own' : 'a neighbour’s'} ${CATALYST[catalyst]}`,
    worth: (catalyst, isAlone) => (catalyst === '+' ? (isAlone ? 'turns a tile up' : 'one more turn') : tiles(Number(catalyst))),
    key: 'What the brass symbols give',
    why: 'What this tile gives and why',
    keyOf: (catalyst, isAlone) =>
      catalyst === '+'
        ? isAlone
          ? 'turns up a tile in your supply'
          : 'one more turn'
        : `${tiles(Number(catalyst))} to your supply`,
    keyMore: 'More about symbols, big tiles and stones',
    keyUnits:
      'Symbols work when a white or black circle on another tile touches them, once per tile placed. A tile placed next to one later sets it off again, for the player who placed the new tile.',
    keyBig:
      'A big tile is all one colour, with its symbol in the middle; touch any side to set it off. It counts as 1 in a group.',
    keyStones: 'At the end, a closed group with your stone scores 1 per circle, a tile in your supply 2, a tile in your hand 1.',
    stone: 'Stone on this group',
    chooseGroup: 'Which group?',
    chooseGroupHint: 'It mustn’t have a stone yet. It scores only when completely closed.',
    take: 'Take from the supply',
    takeHint: (left) => `You have ${tiles(left)} there. You’ll get a random one, and this can’t be undone.`,
    scale: 'How good is that?',
    scaleHint: 'Our own guide, not a rule.',
    rank: (rank) => rank,
  },
  group: {
    name: ({ colour, points: worth }) => `${COLOURS[colour]} group: ${worth}`,
    state: ({ isClosed, openPlaces }) => (isClosed ? 'closed' : `open places: ${openPlaces}`),
    open: (n) => `open places: ${n}`,
    joined: 'joined',
    closes: (worth) => `closed: +${worth}`,
    spoilt: 'two stones: worth nothing',
    worthless: 'several stones, worth nothing',
    claimedBy: (name) => `stone: ${name}`,
    free: 'no stone',
    whenClosed: 'counts when closed',
    stayedOpen: 'open: +0',
  },
  seat: {
    hand: 'hand',
    supply: 'supply',
    stones: (n) => `${counted(n, 'stone')} left`,
    ifNow: 'If the game ended now:',
    total: 'Total:',
    all: (n) => `${counted(n, 'point')} in total`,
    part: {
      group: (n) => `groups ${n}`,
      supply: (n) => `supply ${n}`,
      hand: (n) => `hand ${n}`,
    },
    worth:
      'A tile in the supply counts 2, a tile in hand 1. Placing a tile costs its point, but symbols and closed groups win back more.',
    openGroup: (n) => `group of ${n} still open`,
  },
  bubble: { turn: 'one more turn', reveal: 'one face up', closed: (name, worth) => `Closed! ${name} +${worth}` },
  speak: {
    colour: COLOUR,
    corner: { NW: 'upper left', NE: 'upper right', SE: 'lower right', SW: 'lower left' },
    symbol: { W: 'white', B: 'black', '1': 'dot', '2': 'double dot', '+': 'plus', '.': 'empty' },
    big: (colour, catalyst) => `big ${COLOUR[colour]} with a ${CATALYST[catalyst]}`,
    tile: (corners) => corners.join(', '),
    laid: (x, y, tile, groups) => `${x}, ${y}: tile ${tile}${groups ? `; ${groups}` : ''}`,
    place: (x, y) => `${x}, ${y}: free place`,
    tryHere: (x, y) => `${x}, ${y}: the tile fits here`,
    preview: (x, y, tile) => `${x}, ${y}: you are trying ${tile}`,
    chosen: (tile, count) => `Tile ${tile}. ${count === 0 ? 'It fits nowhere.' : `It fits in ${places(count)}.`}`,
    stoneChosen: 'A stone. Choose a group.',
    cancelled: 'Put back.',
    result: (won, turns) =>
      won === 0 && turns === 0
        ? 'Gives nothing yet.'
        : `Gives ${[won > 0 ? tiles(won) : '', turns > 0 ? counted(turns, 'more turn') : ''].filter(Boolean).join(' and ')}.`,
    reveals: 'Turns up a tile in the supply.',
    deed: (deed, nameOf) => {
      if (deed.kind === 'spoils') return 'Joins groups with stones: they are worth nothing then.';
      if (deed.kind === 'closesFree') return `Closes a group of ${deed.points} with no stone on it.`;
      return deed.whose === 'mine'
        ? `Closes your group: +${deed.points}.`
        : `Closes your opponent’s group: +${deed.points} for ${nameOf(deed.seat)}.`;
    },
  },
  refused: {
    'place-taken': (where) => `There’s already a tile at ${where}.`,
    'not-beside': (where) => `There’s no tile next to ${where}.`,
    'colours-clash': (where) => `At ${where} black would touch white. Try another place, or another tile.`,
    'nothing-touches': (where) => `At ${where} it wouldn’t touch its own colour: white must meet white, or black meet black.`,
    'no-micropul-there': () => 'Stones go on white or black circles.',
    'group-claimed': () => 'This group already has a stone.',
    'group-spoilt': () => 'This group has several stones: it is worth nothing, and no stone can be added.',
  },
  ending: {
    'core-emptied': 'The core is empty: points are counted.',
    'ran-out': 'Someone ran out of tiles and loses.',
    'no-action': 'Someone can’t make any move and loses.',
    resigned: 'Someone gave up.',
  },
  score: {
    group: (colour, worth) => `${COLOURS[colour]} group of ${worth}, closed, one stone`,
    supply: (n) => (n === 0 ? 'no tiles in the supply' : `${tiles(n)} in the supply, ${n === 1 ? 'worth 2' : '2 each'}`),
    hand: (n) => (n === 0 ? 'no tiles in hand' : `${tiles(n)} in hand, ${n === 1 ? 'worth 1' : '1 each'}`),
    open: (colour, worth) => `${COLOURS[colour]} group of ${worth} with a stone stayed open`,
    spoilt: (colour) => `${COLOURS[colour]} group with several stones`,
  },
  rank: (rank) =>
    rank ? `On our scale (only a guide): ${rank}` : 'Just below our scale, which starts at 30 (and is only a guide)',
};
