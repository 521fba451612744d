import { listed } from '@stolik/look/speech';
import type { ReasonWords } from '../../bot/reason-words.ts';
import { countPoints, tokenName } from '../naming.ts';
import { isCounted, isLeft, rowOf, shared } from '../telling.ts';

const sideOf = (side: string): string => `${isLeft(side) ? 'left' : 'right'} of row ${rowOf(side)}`;

const more = (missing: number): string => (isCounted(missing) ? `: ${missing} more tiles would complete a circuit` : '');

export const en: ReasonWords = {
  lights: (points, parts, isSelf) =>
    isSelf
      ? `scores ${countPoints(points, 'en')} at once`
      : `+${countPoints(points, 'en')}: ${listed(
          shared(parts, ({ code, cell }) => `${tokenName(code, 'en')} at ${cell}`),
          'en',
        )}`,
  penalty: (points) => `−${countPoints(points, 'en')}`,
  turnLost: 'you miss your next turn',
  short: 'a short circuit',
  shortGone: 'the short circuit is gone',
  shortStays: 'the short circuit stays',
  smoke: (cells) => `smoke at ${listed(cells, 'en')}`,
  fuse: (side) => `the fuse ${sideOf(side)} blows, no penalty`,
  reedOn: (cell) => `switches on the reed at ${cell}`,
  reedOff: (cell) => `switches off the reed at ${cell}`,
  weak: 'completes a circuit with too many loads, nothing glows',
  swapDark: 'no tile in your hand completes a circuit now; a new one may',
  swapBetter: 'a new tile may bring more than this one',
  swapMust: 'without a soldering iron you can only wait for the short circuit to go',
  pass: 'nothing else can be done',
  iron: (cost) => (cost > 0 ? `soldering costs ${countPoints(cost, 'en')}` : 'no penalty'),
  ironFuse: 'current can flow there again, no penalty',
  nothing: 'completes nothing yet',
  leadsTo: (cell, missing) => `brings current from a plus to ${cell}${more(missing)}`,
  leadsFrom: (cell, missing) => `gives ${cell} a way to a minus${more(missing)}`,
  stops: 'cuts off current that came here from a plus',
  shuts: 'cuts off a way to a minus',
  flowsOn: 'lets current flow on, but to no new cell',
  staysFree: 'keeps a way to a minus, but for no new cell',
  joinsNothing: 'isn’t connected to anything yet',
  joinsOn: 'isn’t connected to a plus or a minus yet',
  prepares: ({ code, cell, points }) =>
    `prepares your own circuit: next turn the ${tokenName(code, 'en')} in your hand could complete it at ${cell} for ${countPoints(points, 'en')}`,
  completes: ({ code, cell, points }) =>
    `then your second tile, the ${tokenName(code, 'en')}, completes a circuit at ${cell} for ${countPoints(points, 'en')}`,
  opens: ({ cell, points }) => `but the next player could complete a circuit at ${cell} for up to ${countPoints(points, 'en')}`,
  nearly: 'but the next player could complete it with two tiles',
  staysOpen: ({ cell, points }) =>
    `the next player could still complete the circuit at ${cell}, for up to ${countPoints(points, 'en')}`,
  blocks: ({ cell, points, isHere }) =>
    `otherwise the next player could complete a circuit ${isHere ? 'here' : `at ${cell}`} for up to ${countPoints(points, 'en')}`,
  blocksBut: ({ isHere, ...blocked }, open) =>
    `blocks a circuit ${isHere ? 'here' : `at ${blocked.cell}`} worth ${blocked.points}; the next player could still complete one at ${open.cell} for up to ${open.points}`,
  opensNothing: ({ cell, points, isHere }) =>
    `opens nothing for the next player; ${isHere ? 'turned another way' : `at ${cell}`}, the same tile would open a circuit worth up to ${countPoints(points, 'en')}`,
  waits: 'a safe move while you wait for a better tile: it helps nobody',
  keeps: (code) => `safe for now, and you keep the ${tokenName(code, 'en')} for a circuit of your own`,
  rivalMends: 'the next player has to deal with the short circuit first',
  mustMend: 'with a short circuit on the board you must use your iron',
  lastTurn: (says) => `this is your last turn: ${says}`,
  tooLate: 'there’s nothing left to light for you',
  over: 'then the game is over',
};
