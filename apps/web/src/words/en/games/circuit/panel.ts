import type { ChainEnd } from '@stolik/circuit/current/reasons';
import type { Named, PanelWords, WhyWords } from '../../../../games/circuit/words/words.ts';
import { en as ABOUT } from './about.ts';
import { at, capital, chain, counted, nameOf, points, sideName, the } from './table.ts';

const howItGlows = ({ parts, half }: WhyWords): string => {
  const full = parts.filter((part) => !half.includes(part));
  const glow = (some: readonly Named[]): string => `${the(some)} ${some.length === 1 ? 'glows' : 'glow'}`;
  if (half.length === 0) return `the current is just right: ${glow(full)} at full light.`;
  if (full.length === 0) return `the current is weak but still enough: ${glow(half)} at half light.`;
  return `the current is enough: ${glow(full)} at full light, ${the(half)} at half light.`;
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
    return `${way} there’s too little to hold the current back. The fuse ${sideName(fuse ?? '')} ${isTried ? 'would blow first and open' : 'blew first and opened'} the circuit: no penalty.`;
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

export const en: PanelWords = {
  ...ABOUT,
  aim: {
    title: 'What it’s about',
    text: 'Complete a circuit from plus to minus and score everything that lights up in it, even other players’ lamps: 2 points for full light, 1 for half. Smoke and short circuits cost points.',
    endsTitle: 'How the game ends',
    ends: 'After 8 points (everyone else has one more turn), when no tiles are left, when everyone passes, or when nobody fixes a short circuit. Most points after penalties wins.',
    hint: 'Tap anything on the field to read what it does.',
  },
  outlook: {
    swap: 'It goes to the discard pile and you draw a new one.',
    swapIron: 'The iron goes to the discard pile and you draw something else.',
    pass: 'Nothing can be placed, swapped or soldered: your turn ends without an action. When everyone passes in a row, the game ends.',
    ends: 'That makes 8 points or more: everyone else has one last turn.',
    chain,
    glows: (part, level) => `${at(part)}: ${level === 2 ? 'full light' : 'half light'}`,
    litBefore: (part, name) => `${at(part)} was lit before: its points stay with ${name}`,
    leftDark: (part, isChoice) =>
      `${at(part)} stays dark: ${isChoice ? 'no more than two glow' : 'all eight of your glow tokens are on the panel'}`,
    opened: 'Something else opens this circuit first.',
    shortStays: 'There’s still a short circuit.',
    takeOut: (part, to) => `The ${at(part)} goes ${to === 'bag' ? 'back into the bag' : 'to the discard pile'}.`,
    kept: (name) => `${name} keeps the glow token and its points.`,
    choose: (count) => `They can’t all glow. Choose ${count === 1 ? 'one' : count === 2 ? 'two' : count}.`,
  },
  why: {
    title: ({ outcome, parts, fuse, isTried }) => {
      if (outcome === 'smoke') return `Why ${isTried ? 'would' : 'did'} the ${parts[0] ? at(parts[0]) : 'part'} burn?`;
      if (outcome === 'short') return 'Why is this a short circuit?';
      if (outcome === 'fuse') return `Why ${isTried ? 'would' : 'did'} the fuse ${sideName(fuse ?? '')} blow?`;
      if (outcome === 'glow') return 'Why does it glow?';
      return 'Why does nothing glow?';
    },
    says: whySays,
    part: ({ code, level, burns, isAlone, isBorne, isDark }) => {
      if (burns) return isAlone ? 'alone with all the current: burns' : 'too much current: burns';
      if (isDark) return 'gets no light: stays dark';
      if (isBorne) return `glows at ${level === 2 ? 'full' : 'half'} light, scored before`;
      if (level > 0) return level === 2 ? 'glows at full light: 2 points' : 'glows at half light: 1 point';
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
    battery: 'When current enters a battery at minus and leaves at plus, one load doesn’t count.',
    row: (loads, levels) => `${loads.map(nameOf).join(', ')}: ${levels.length > 0 ? levels.join(' and ') : ''}`,
  },
  supplies: {
    bag: 'Bag',
    bagCount: (count) => counted(count, 'tile or iron', 'tiles and irons'),
    discard: 'Discard pile',
    discardEmpty: 'empty',
    box: (name) => (name === 'lively' ? 'All tiles in the “Lively” set' : 'All tiles in the “Classic” set'),
    shortStands: 'There’s a short circuit. Nothing glows until it’s fixed.',
    shortLeft: (turns) =>
      turns === 1 ? 'One turn is left to fix it, or the game ends.' : `${turns} turns are left to fix it, or the game ends.`,
    lastRound: (name) => `Last round. ${name} has 8 points or more: everyone else has one more turn.`,
    bagEmpty:
      'The bag is empty: nothing can be swapped. The game ends when no hand has a tile left, or when everyone passes in a row.',
  },
};
