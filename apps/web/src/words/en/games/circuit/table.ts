import type { ChainEnd } from '@stolik/circuit/current/reasons';
import { countForm } from '@stolik/kernel/language';
import type { Can, CircuitWords, Named } from '../../../../games/circuit/words/words.ts';
import { en as advice } from './advice.ts';

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${countForm('en', count, { one, few: many, many })}`;
export const points = (count: number): string => counted(count, 'point', 'points');

const TILE: CircuitWords['tile'] = {
  I: 'wire',
  L: 'corner',
  T: 'branch',
  X: 'crossing',
  H: 'bridge',
  E: 'lamp',
  R: 'resistor',
  D: 'diode',
  V: 'LED',
  K: 'reed switch',
  M: 'magnet',
  G: 'battery',
  iron: 'soldering iron',
};
export const nameOf = (code: string): string => TILE[code as keyof typeof TILE];
export const at = ({ code, cell }: Named): string => `${nameOf(code)} at ${cell}`;
export const the = (parts: readonly Named[]): string => join(parts.map((part) => `the ${at(part)}`));
const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const WAYS = ['up', 'right', 'down', 'left'] as const;
const way = (turn: number): string => WAYS[turn & 3]!;

export const sideName = (side: string): string => `${side.startsWith('left') ? 'left' : 'right'} of row ${side.slice(-1)}`;
/** A cell or a side token. */
const placeName = (place: string): string => (/^[a-f]\d$/.test(place) ? place : sideName(place));
const end = (pole: string, { kind, at: place }: ChainEnd): string => {
  if (kind === 'battery') return `the ${pole} of the battery at ${place}`;
  return kind === 'strip' ? `the ${pole} below ${place}1` : `the ${pole} ${sideName(place)}`;
};
export const chain = (from: ChainEnd, to: ChainEnd): string => `From ${end('plus', from)} to ${end('minus', to)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const or = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' or ') : `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`;

function canDo({ lay, swap, iron, isTwice, isFull }: Can): string {
  const swapped = lay ? (isTwice ? 'two' : 'one') : swap === 'iron' ? 'the iron in your hand' : isTwice ? 'two tiles' : 'a tile';
  const ways = [
    ...(lay ? [isTwice ? 'place two tiles' : 'place a tile'] : []),
    ...(swap ? [`swap ${swapped}`] : []),
    ...(iron ? [isTwice ? 'use an iron once' : 'use an iron'] : []),
  ];
  return `${isFull ? 'The field is full. ' : ''}${capital(or(ways))}.`;
}

export const en: CircuitWords = {
  advice,
  face: { name: 'Look of the table', real: 'Parts', schematic: 'Schematic' },
  phases: { draw: 'Draw', action: 'One action', actions: 'Two actions', check: 'Check' },
  tile: TILE,
  label: { ...TILE, K: 'reed', iron: 'iron' },
  prompt: {
    can: canDo,
    aim: (cell) => `Now choose a tile for ${cell}.`,
    layAgain: 'Place one more tile.',
    swapAgain: 'Swap one more: in this game you swap twice.',
    shortIron: 'There’s a short circuit: use your soldering iron on one of its tiles.',
    shortSwap: 'There’s a short circuit and you have no soldering iron: swap a tile.',
    pass: 'Nothing can be done now: pass.',
    place: 'Choose a marked cell.',
    unforeseen: 'You’ll see what happens after the move.',
    ironWhat: 'Choose what to remove.',
    ironWith: (canLeave) =>
      canLeave
        ? 'Choose a tile to put in its place (−1 point), or just take it out (free).'
        : 'Choose a tile to put in its place (−1 point).',
    iron: (must) =>
      must === 'short'
        ? 'There’s a short circuit: anyone with a soldering iron must use it now.'
        : must
          ? 'Single use. Nothing else can be done now.'
          : 'Single use. Optional, unless there’s a short circuit.',
    choose: 'Choose what glows.',
    swap: 'Swap this one?',
    over: 'The game is over.',
    last: 'Last turn!',
    bagEmpty: 'The bag is empty.',
    waiting: (name) => `${name}’s turn.`,
  },
  board: {
    name: 'The robot’s panel',
    help: 'Arrows move, Enter tries and confirms, R rotates, Escape puts back, Y asks why.',
    why: 'Why?',
    whyAt: (what) => `Why? ${what}`,
  },
  tray: {
    yours: 'Your hand',
    hidden: 'Hidden',
    of: (name) => `${name}’s hand`,
    empty: 'Your hand is empty',
    none: 'nothing',
    front: 'in front',
    inHand: 'in hand',
    bag: (count) => (count === 0 ? 'The bag is empty' : `Left in the bag: ${count}`),
    exchange: 'Swap',
    exchangeSure: 'Swap it',
    pass: 'Pass',
    turn: 'Rotate',
    cancel: 'Put back',
    otherwise: 'Try another way',
    lay: 'Place it',
    solder: 'Solder it',
    takeOut: 'Take it out',
    mend: 'Fix it',
    glows: 'What glows',
    moves: 'What you can do',
    hand: 'What you have',
    tile: (number, name) => `${number}: ${name}`,
  },
  preview: {
    nothing: 'No circuit is complete yet.',
    joins: (isPlus, isMinus) => `Connected to a ${isPlus ? (isMinus ? 'plus and a minus' : 'plus') : 'minus'}.`,
    loose: (isMagnet) => (isMagnet ? 'There’s no reed switch beside it.' : 'It connects to nothing here.'),
    points: (count) => `+${points(count)}`,
    penalty: (count) => `−${points(count)}`,
    missTurn: 'You miss your next turn.',
    turned: (count) => `Rotated, it would complete a circuit here: +${points(count)}.`,
    against: (code, count) =>
      `The ${nameOf(code)} points against the current here. Turned around, it would complete a circuit: +${points(count)}.`,
    short: 'A short circuit! Nothing holds the current back.',
    smoke: (parts) => `${the(parts)} would burn!`.replace(/^t/, 'T'),
    fuse: (side, isShort) =>
      `${isShort ? 'A short circuit' : 'Too much current'}, but the fuse ${sideName(side)} blows and opens the circuit: no penalty.`,
    weak: 'Four loads or more: too little current, nothing glows.',
    dark: 'It would glow, but there’s a short circuit.',
    shortGone: 'The short circuit is removed.',
    reedOn: (cell) => `The reed switch at ${cell} switches on.`,
    reedOff: (cell) => `The reed switch at ${cell} switches off.`,
    smokeOff: (side) => `The fuse ${sideName(side)} is whole again.`,
    burnsAgain: 'But it burns again at once: the circuit is still closed.',
    chooseWay: (parts) => join(parts.map(at)),
  },
  seat: {
    points: (count) => `${points(count)} of light`,
    pointsOf: (count) => `${points(count)} of 8`,
    penalties: (count) => `penalties −${count}`,
    score: (count) => `score ${count}`.replace('-', '−'),
    irons: (count, inHand) => `${counted(count, 'iron in front', 'irons in front')}${inHand > 0 ? `, ${inHand} in hand` : ''}`,
    ironsAt: (front, inHand) => `${front} in front, ${inHand} in hand`,
    held: (count) => `${count} in hand`,
    team: (number, sum) => `Team ${number}: ${sum}/8`,
    misses: 'misses the next turn',
    first: 'first player',
    gone: 'has left',
  },
  speak: {
    cell: (cell, what) => `${cell}, ${what}`,
    place: placeName,
    empty: 'empty',
    canLay: 'a tile fits here',
    canSolder: 'can be soldered',
    preview: 'tried here',
    lying: (code, rotation) => {
      if (code === 'V' || code === 'D') return `${nameOf(code)} facing ${way(rotation)}`;
      if (code === 'G') return `${nameOf(code)}, plus ${way(rotation)}`;
      if (code === 'L') return `${nameOf(code)}, ${way(rotation)} and ${way(rotation + 1)}`;
      if (code === 'T') return `${nameOf(code)}, open on every side but the ${['top', 'right', 'bottom', 'left'][rotation & 3]}`;
      if (code === 'X' || code === 'H' || code === 'M') return nameOf(code);
      return `${nameOf(code)}, ${rotation & 1 ? 'left to right' : 'upright'}`;
    },
    lit: (name, level) => `lit by ${name}, ${level === 2 ? 'full' : 'half'}`,
    burnt: 'burnt',
    on: 'switched on',
    off: 'switched off',
    live: 'current runs',
    side: (side, token, isBurnt) =>
      `${sideName(side)}, ${token === 'x' ? 'broken wire' : `${token.startsWith('+') ? 'plus' : 'minus'}${token.endsWith('f') ? (isBurnt ? ' with a blown fuse' : ' with a fuse') : ''}`}`,
    upper: (column, has) => `above ${column}, ${has ? 'upper rail, contact' : 'nothing'}`,
    lower: (column, pole) => `below ${column}, ${pole > 0 ? 'plus' : pole < 0 ? 'minus' : 'no contact'}`,
    chosen: (what, places) => `${what} chosen, ${counted(places, 'place', 'places')}.`,
    cancelled: 'Put back.',
    turned: (what) => `${what}.`,
  },
  score: {
    lit: (part, level) => `${at(part)}, ${level === 2 ? 'full' : 'half'}`,
    kept: (level) => `light kept from a burnt LED, ${level === 2 ? 'full' : 'half'}`,
    shorts: (count) => (count === 1 ? 'short circuit or smoke' : 'short circuits and smoke, twice'),
    irons: (count) => (count === 1 ? 'a tile soldered in' : `tiles soldered in: ${count}`),
    nothing: 'no light, no penalties',
    resigned: 'left the table',
  },
  ending: {
    'eight-points': 'Someone reached eight points, and the last round has been played.',
    'short-stands': 'Nobody fixed the short circuit in time.',
    'all-passed': 'Everyone passed in a row.',
    'no-tiles': 'There are no tiles left, in the bag or in any hand.',
    'one-side-left': 'Only one side is left at the table.',
  },
};
