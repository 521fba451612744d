import type { ChainEnd } from '@stolik/circuit/current/reasons';
import { countForm } from '@stolik/kernel/language';
import { ABOUT } from './about.ts';
import type { Can, CircuitWords, Named, WhyWords } from './words.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count} ${countForm('en', count, { one, few: many, many })}`;
const points = (count: number): string => counted(count, 'point', 'points');

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
const nameOf = (code: string): string => TILE[code as keyof typeof TILE];
const at = ({ code, cell }: Named): string => `${nameOf(code)} at ${cell}`;
const the = (parts: readonly Named[]): string => join(parts.map((part) => `the ${at(part)}`));
const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const WAYS = ['up', 'right', 'down', 'left'] as const;
const way = (turn: number): string => WAYS[turn & 3]!;

const sideName = (side: string): string => `${side.startsWith('left') ? 'left' : 'right'} of row ${side.slice(-1)}`;
/** A cell or a side token. */
const placeName = (place: string): string => (/^[a-f]\d$/.test(place) ? place : sideName(place));
const end = (pole: string, { kind, at: place }: ChainEnd): string => {
  if (kind === 'battery') return `the ${pole} of the battery at ${place}`;
  return kind === 'strip' ? `the ${pole} below ${place}1` : `the ${pole} ${sideName(place)}`;
};
const chain = (from: ChainEnd, to: ChainEnd): string => `From ${end('plus', from)} to ${end('minus', to)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const or = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' or ') : `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`;

function canDo({ lay, swap, iron, isTwice, isFull }: Can): string {
  const exchanged = lay
    ? isTwice
      ? 'two'
      : 'one'
    : swap === 'iron'
      ? 'the iron in your hand'
      : isTwice
        ? 'two tiles'
        : 'a tile';
  const ways = [
    ...(lay ? [isTwice ? 'place two tiles' : 'place a tile'] : []),
    ...(swap ? [`exchange ${exchanged}`] : []),
    ...(iron ? [isTwice ? 'use an iron once' : 'use an iron'] : []),
  ];
  return `${isFull ? 'The field is full. ' : ''}${capital(or(ways))}.`;
}

const howItGlows = ({ parts, half }: WhyWords): string => {
  const full = parts.filter((part) => !half.includes(part));
  const glow = (some: readonly Named[]): string => `${the(some)} ${some.length === 1 ? 'glows' : 'glow'}`;
  if (half.length === 0) return `the current is just right: ${glow(full)} fully.`;
  if (full.length === 0) return `the current is weak but still enough: ${glow(half)} half.`;
  return `the current is enough: ${glow(full)} fully, ${the(half)} half.`;
};

const whyGlows = (way: string, about: WhyWords): string => {
  const { parts, borne, dark, isChoice, loads, helpers } = about;
  const says: string[] = [];
  if (parts.length > 0) says.push(`${way} ${howItGlows(about)}`);
  else if (dark.length > 0)
    says.push(`${way} current runs, but all eight of your glow tokens are on the panel, so there is none for ${the(dark)}.`);
  else says.push(`${way} current runs, but everything here was lit and scored before.`);
  if (helpers > 0)
    says.push(
      `${helpers === 1 ? 'A battery helps' : 'Batteries help'}: ${counted(loads, 'load counts', 'loads count')} as ${Math.max(1, loads - helpers)}.`,
    );
  if (parts.length > 0 && borne.length > 0)
    says.push(`${capital(the(borne))} ${borne.length === 1 ? 'was' : 'were'} lit and scored before.`);
  if (parts.length > 0 && dark.length > 0)
    says.push(
      isChoice
        ? `No more than two glow at once: ${the(dark)} ${dark.length === 1 ? 'was' : 'were'} not chosen and ${dark.length === 1 ? 'stays' : 'stay'} dark.`
        : `All eight of your glow tokens are on the panel: none was left for ${the(dark)}.`,
    );
  return says.join(' ');
};

const whySays = (about: WhyWords, from: ChainEnd, to: ChainEnd): string => {
  const { outcome, parts, row, fuse, helpers, isTried } = about;
  const way = chain(from, to);
  if (outcome === 'short') return `${way} nothing holds the current back: no lamp, no LED, no resistor. That’s a short circuit.`;
  if (outcome === 'fuse')
    return `${way} there’s too little to hold the current back. The fuse ${sideName(fuse ?? '')} ${isTried ? 'would burn first and open' : 'burnt first and opened'} the circuit: no penalty.`;
  if (outcome === 'smoke') {
    if (row === 'resistors only') return `${way} there are only resistors and nothing that glows. By the rules they burn.`;
    if (row === 'one LED alone') return `${way} there is a single LED. Without a second load it gets too much current.`;
    return `${way} ${helpers === 1 ? 'a battery helps' : 'batteries help'}, so the current is too strong for ${the(parts)}.`;
  }
  if (outcome === 'weak') return `${way} there are four loads or more: too little current. Nothing glows, nothing burns.`;
  if (outcome === 'dark') return `${way} the circuit would glow, but there’s a short circuit taking all the current.`;
  if (outcome === 'opened') return `${way} the circuit was closed, but something else burnt first and opened it.`;
  return whyGlows(way, about);
};

export const en: CircuitWords = {
  face: { name: 'Look of the table', real: 'Parts', schematic: 'Schematic' },
  phases: { draw: 'Draw', action: 'One action', actions: 'Two actions', check: 'Check' },
  tile: TILE,
  label: { ...TILE, K: 'reed', iron: 'iron' },
  ...ABOUT.en,
  prompt: {
    can: canDo,
    aim: (cell) => `Now choose a tile for ${cell}.`,
    layAgain: 'Place one more tile.',
    swapAgain: 'Exchange one more: in this game you exchange twice.',
    shortIron: 'There’s a short circuit: use your soldering iron on one of its tiles.',
    shortSwap: 'There’s a short circuit and you have no soldering iron: exchange a tile.',
    pass: 'Nothing can be done now: pass.',
    place: 'Choose a marked cell.',
    ironWhat: 'Choose what to solder out.',
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
    swap: 'Exchange this one?',
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
    exchange: 'Exchange',
    exchangeSure: 'Exchange it',
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
    swap: 'It goes to the discard pile and you draw a new one.',
    swapIron: 'The iron goes to the discard pile and you draw something else.',
    pass: 'Nothing can be placed, exchanged or soldered: your turn ends without an action. When everyone passes in a row, the game ends.',
    ends: 'That makes 8 points or more: everyone else has one last turn.',
    points: (count) => `+${points(count)}`,
    penalty: (count) => `−${points(count)}`,
    missTurn: 'You miss your next turn.',
    chain,
    glows: (part, level) => `${at(part)}: ${level === 2 ? 'full light' : 'half light'}`,
    litBefore: (part, name) => `${at(part)} was lit before: its points stay with ${name}`,
    turned: (count) => `Rotated, it would complete a circuit here: +${points(count)}.`,
    against: (code, count) =>
      `The ${nameOf(code)} points against the current here. Turned around, it would complete a circuit: +${points(count)}.`,
    leftDark: (part, isChoice) =>
      `${at(part)} stays dark: ${isChoice ? 'no more than two glow' : 'all eight of your glow tokens are on the panel'}`,
    short: 'A short circuit! Nothing holds the current back.',
    smoke: (parts) => `${the(parts)} would burn!`.replace(/^t/, 'T'),
    fuse: (side, isShort) =>
      `${isShort ? 'A short circuit' : 'Too much current'}, but the fuse ${sideName(side)} burns and opens the circuit: no penalty.`,
    weak: 'Four loads or more: too little current, nothing glows.',
    dark: 'It would glow, but there’s a short circuit.',
    opened: 'Something else opens this circuit first.',
    shortGone: 'The short circuit is removed.',
    shortStays: 'There’s still a short circuit.',
    reedOn: (cell) => `The reed switch at ${cell} switches on.`,
    reedOff: (cell) => `The reed switch at ${cell} switches off.`,
    takeOut: (part, to) => `The ${at(part)} goes ${to === 'bag' ? 'back into the bag' : 'to the discard pile'}.`,
    kept: (name) => `${name} keeps its glow token, points and all.`,
    smokeOff: (side) => `The fuse ${sideName(side)} is whole again.`,
    burnsAgain: 'But it burns again at once: the circuit is still closed.',
    choose: (count) => `They can’t all glow. Choose ${count === 1 ? 'one' : count === 2 ? 'two' : count}.`,
    chooseWay: (parts) => join(parts.map(at)),
  },
  glows: {
    title: 'What glows',
    key: '2 = full light, 1 = half, in order from the plus.',
    smoke: 'smoke',
    burns: (loads) => `${loads.map(nameOf).join(', ')}: smoke`,
    short: 'short circuit',
    noLoad: 'no load',
    otherThree: 'any other three',
    four: 'four or more',
    nothing: 'nothing',
    anyTwo: '1 on any two',
    battery: 'A battery crossed from minus to plus counts as one load less.',
    row: (loads, levels) => `${loads.map(nameOf).join(', ')}: ${levels.length > 0 ? levels.join(' and ') : ''}`,
  },
  supplies: {
    bag: 'Bag',
    bagCount: (count) => counted(count, 'tile or iron', 'tiles and irons'),
    discard: 'Discard pile',
    discardEmpty: 'empty',
    box: (name) => (name === 'lively' ? 'All tiles of the lively box' : 'All tiles of the classic box'),
    shortStands: 'There’s a short circuit. Nothing glows until it’s fixed.',
    shortLeft: (turns) =>
      turns === 1 ? 'One turn is left to fix it, or the game ends.' : `${turns} turns are left to fix it, or the game ends.`,
    lastRound: (name) => `Last round. ${name} has 8 points or more: everyone else has one more turn.`,
    bagEmpty:
      'The bag is empty: nothing can be exchanged. The game ends when no hand has a tile left, or when everyone passes in a row.',
  },
  seat: {
    points: (count) => `${points(count)} of glow`,
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
  why: {
    title: ({ outcome, parts, fuse, isTried }) => {
      if (outcome === 'smoke') return `Why ${isTried ? 'would' : 'did'} the ${parts[0] ? at(parts[0]) : 'part'} burn?`;
      if (outcome === 'short') return 'Why is this a short circuit?';
      if (outcome === 'fuse') return `Why ${isTried ? 'would' : 'did'} the fuse ${sideName(fuse ?? '')} burn?`;
      if (outcome === 'glow') return 'Why does it glow?';
      return 'Why does nothing glow?';
    },
    says: whySays,
    part: ({ code, level, burns, isAlone, isBorne, isDark }) => {
      if (burns) return isAlone ? 'alone with all the current: burns' : 'too much current: burns';
      if (isDark) return 'gets no light: stays dark';
      if (isBorne) return `glows ${level === 2 ? 'full' : 'half'}, scored before`;
      if (level > 0) return level === 2 ? 'glows full: 2 points' : 'glows half: 1 point';
      if (code === 'R') return 'a load: holds the current back';
      if (code === 'E' || code === 'V') return 'a load: takes its share of the current';
      if (code === 'D') return 'lets the current through this way only';
      if (code === 'K') return 'switched on by the magnet, lets the current through';
      if (code === 'H') return 'straight across, not joined to the other wire';
      if (code === 'G') return 'pushes the current on';
      if (code === 'T' || code === 'X') return 'joins wires, holds nothing back';
      return 'just carries the current, holds nothing back';
    },
    plus: 'plus',
    minus: 'minus',
    repair: (cell, tile, was, sum) =>
      `${tile === 'V' ? 'An' : 'A'} ${nameOf(tile)} at ${cell} instead of the ${nameOf(was)} would have been enough: it would have scored ${points(sum)}.`,
    noRepair: 'No single tile would have saved it: this circuit has no straight spot for a load.',
    real: 'On a real workbench',
    steps: 'Step by step',
    next: 'Next',
    done: 'Got it',
    close: 'Close',
    which: (number, all) => `Circuit ${number} of ${all}`,
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
      `${sideName(side)}, ${token === 'x' ? 'broken wire' : `${token.startsWith('+') ? 'plus' : 'minus'}${token.endsWith('f') ? (isBurnt ? ' with a burnt fuse' : ' with a fuse') : ''}`}`,
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
