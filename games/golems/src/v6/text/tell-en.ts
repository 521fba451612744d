import { countForm } from '@stolik/kernel/language';
import { FACING_NAMES } from '../../core/words.ts';
import { cardName, TEST_NAMES } from '../../programs/text.ts';
import type { Teller } from './tell.ts';
import { CONTENTS_NAMES, golemName, LOGIC_NAMES, luckName, REASON_TEXTS } from './words.ts';

const g = (seat: number): string => golemName(seat, 'en');
const points = (count: number): string => `${count} ${countForm('en', count, { one: 'point', few: 'points', many: 'points' })}`;
const BLOCKED = {
  edge: 'the field ends there',
  token: 'a wall is in the way',
  barrel: 'the barrel can’t be moved',
  claim: 'another one wants the same cell',
  golem: 'a golem is in the way',
  swap: 'two golems can’t swap places',
  return: 'the ladder leads back here',
};
/** What stops a slider may still be shoved one cell on. */
const STOPPED = { ...BLOCKED, barrel: 'a barrel is in the way' };

export const EN: Teller = {
  roundBegan: (e) => `Round ${e.round} begins.`,
  programLaid: (e) => `${g(e.seat)}’s program is laid.`,
  choiceMade: (e) => `${g(e.seat)}’s owner has decided.`,
  subprogramsLaid: (e) => `Subprograms: ${e.subprograms.map((text, seat) => `${g(seat)} ${text ?? 'none'}`).join(', ')}.`,
  luckDrawn: (e) =>
    e.card ? `${g(e.seat)} draws a luck card: ${luckName(e.card, e.isPlain, 'en')}.` : `${g(e.seat)} draws a luck card.`,
  luckShown: (e) =>
    `Luck cards of the round. ${e.cards.map((card, seat) => `${g(seat)}: ${card ? luckName(card, e.isPlain, 'en') : 'none'}`).join('; ')}.`,
  programsReady: () => 'All programs are laid.',
  logicTaken: (e) => `${g(e.seat)} takes the logic token ${LOGIC_NAMES[e.logic]!.en}.`,
  logicLaid: (e) =>
    'cell' in e.on
      ? `${g(e.seat)}’s owner lays ${LOGIC_NAMES[e.logic]!.en} on ${e.on.cell}.`
      : `${g(e.seat)}’s owner lays ${LOGIC_NAMES[e.logic]!.en} on row ${e.on.row} of ${g(e.on.seat)}${e.on.part ? ` (${e.on.part})` : ''}.`,
  logicDeclined: (e) => `${g(e.seat)}’s owner does not use ${LOGIC_NAMES[e.logic]!.en}.`,
  logicPicked: (e) => `${g(e.seat)} takes ${LOGIC_NAMES[e.logic]!.en} from ${e.at}; it goes on row ${e.row}.`,
  logicDiscarded: (e) => `${g(e.seat)} finds ${LOGIC_NAMES[e.logic]!.en} on ${e.at}, but can’t use it.`,
  choicesOpened: (e) =>
    e.choices
      .map((choice, seat) => (choice ? `${g(seat)} chooses: ${choice}.` : ''))
      .filter(Boolean)
      .join(' '),
  rowOpened: (e) => `Row ${e.row}: ${e.commands.map((text, seat) => `${g(seat)} ${text || '-'}`).join(', ')}.`,
  passBegan: (e) => (e.pass > 1 ? `Pass ${e.pass}.` : ''),
  stepBegan: () => '',
  rowEnded: () => '',
  dieRolled: (e) => `The die for ${g(e.seat)} shows ${e.die}.`,
  botActed: (e) =>
    `${g(e.seat)} (bot) ${e.sees === null ? 'sees nobody' : `sees ${g(e.sees)}`}: ${cardName(e.command, 'golems6', 'en')}.`,
  conditionTested: (e) => `${g(e.seat)}: ${TEST_NAMES[e.test as 'any'].en} ${e.answer ? 'Yes' : 'No'}.`,
  golemMoved: (e) => `${g(e.seat)} goes from ${e.from} to ${e.to}${e.via ? ` by the ladder ${e.via}` : ''}.`,
  golemTurned: (e) => `${g(e.seat)} turns ${FACING_NAMES[e.to]!.en}${e.clause ? ' on the ice' : ''}.`,
  commandSwallowed: (e) =>
    `${g(e.seat)} is stuck in the snow on ${e.at}: ${cardName(e.command, 'golems6', 'en')} is not done yet.`,
  moveBlocked: (e) => `${g(e.seat)} stays on ${e.at}: ${BLOCKED[e.by]}.`,
  barrelPushed: (e) => `${g(e.seat)} pushes the barrel from ${e.from} to ${e.to}.`,
  waterEntered: (e) => `${g(e.seat)} walks into the water on ${e.at}.`,
  waterLeft: (e) => `${g(e.seat)} comes out of the water on ${e.to}.`,
  golemSlid: (e) => `${g(e.seat)} slides from ${e.from} to ${e.to}.`,
  slideBlocked: (e) => `${g(e.seat)} slides no further than ${e.at}: ${STOPPED[e.by]}.`,
  golemShoved: (e) => `${g(e.by)} shoves ${g(e.seat)} from ${e.from} to ${e.to}.`,
  barrelShoved: (e) => `${g(e.by)} shoves the barrel from ${e.from} to ${e.to}.`,
  strikeMade: (e) => {
    if (e.golem !== null)
      return `${g(e.seat)} strikes ${e.golem === e.seat ? 'itself' : g(e.golem)} with strength ${e.strength}.`;
    const what = {
      none: 'nothing',
      golem: 'a golem',
      barrel: 'a barrel',
      wall: 'a wall',
      water: 'water',
      ladder: 'an empty ladder',
    };
    return `${g(e.seat)} strikes ${what[e.hit]}.`;
  },
  pointsBlocked: (e) => `${g(e.seat)} blocks ${points(e.points)}.`,
  damageTaken: (e) => {
    const cause = { strike: '', dynamite: ' from the dynamite', water: ' in the water', loop: ' for looping' };
    return `${g(e.seat)} takes ${e.points} damage${cause[e.cause]} and now has ${e.damage}.`;
  },
  barrelOpened: (e) => `The barrel on ${e.at} is opened: ${CONTENTS_NAMES[e.contents]!.en}.`,
  golemRepaired: (e) => `${g(e.seat)} is repaired: damage ${e.damage}.`,
  rowsChanged: (e) => `${g(e.seat)}’s next program: ${e.extra > 0 ? '+' : ''}${e.extra} rows.`,
  teleported: (e) => `${g(e.by)}’s owner moves ${g(e.seat)} through the black hole from ${e.from} to ${e.to}.`,
  teleportDeclined: (e) => `${g(e.by)}’s owner leaves ${g(e.seat)} where it is.`,
  loopBegan: (e) => `${g(e.seat)} begins to loop.`,
  loopEnded: (e) => `${g(e.seat)}’s loop ends: its condition holds.`,
  loopDetected: (e) => `${g(e.seat)} is caught in an endless loop on ${e.at} and stops.`,
  goalTaken: (e) => `${g(e.seat)} takes the ${e.goal} on ${e.at}.`,
  golemOut: (e) => `${g(e.seat)} leaves the field.`,
  resigned: (e) => `${g(e.seat)} gives up.`,
  gameOver: (e) => {
    const who =
      e.winners.length > 0 ? `${e.winners.map(g).join(' and ')} ${e.winners.length === 1 ? 'wins' : 'win'}` : 'Nobody wins';
    return `The game is over: ${REASON_TEXTS[e.reason]?.en ?? e.reason}. ${who}.`;
  },
};
