import { countForm } from '@stolik/kernel/language';
import { listed } from '@stolik/look/speech';
import type { Test } from '../../programs/program.ts';
import type { Tellers } from '../../text/telling.ts';
import * as four from '../names4.ts';
import * as six from '../names6.ts';
import { capital, sentence } from '../telling.ts';
import { FACING_NAMES } from '../things.ts';
import { en as programs } from './programs.ts';

const logic = (token: string): string => six.LOGIC_NAMES[token]!.en;
const component = (name: string): string => four.COMPONENT_NAMES[name]!.en;
const rows = (count: number): string =>
  `${count > 0 ? '+' : '−'}${Math.abs(count)} ${countForm('en', count, { one: 'row', few: 'rows', many: 'rows' })}`;
const CHOICES = { first: 'the first command', second: 'the second command', both: 'both commands' };

export const en: Tellers = {
  roundBegan: (e, speech) => speech.own.roundBegan(e, speech),
  programLaid: (e, speech) => `${speech.does(e.seat, 'is ready', 'are ready')}${speech.program(e)}.`,
  rowOpened: (e, { each }) => `Row ${e.row}. ${sentence(each(e.commands))}`.trim(),
  passBegan: (e) => (e.pass > 1 ? `Pass ${e.pass}.` : ''),
  stepBegan: (e, { own }) => own.stepBegan(e),
  rowEnded: () => '',
  dieRolled: (e, { does }) => `${does(e.seat, 'rolls', 'roll')} ${e.die}.`,
  botActed: (e, { does, name, card }) =>
    `${does(e.seat, 'sees', 'see')} ${e.sees === null ? 'nobody' : name(e.sees)}: “${card(e.command)}”.`,
  conditionTested: (e, { Name }) => `${Name(e.seat)}: ${programs.tests[e.test as Test]} ${e.answer ? 'Yes' : 'No'}.`,
  golemMoved: (e, { does, own }) => `${does(e.seat, 'goes', 'go')} from ${e.from} to ${e.to}${e.via ? own.via(e.via) : ''}.`,
  golemTurned: (e, { does, own }) => `${does(e.seat, 'turns', 'turn')} ${FACING_NAMES[e.to]!.en}${e.clause ? own.turnedBy : ''}.`,
  commandSwallowed: (e, speech) => speech.own.commandSwallowed(e, speech),
  moveBlocked: (e, { does, own }) => `${does(e.seat, 'stays', 'stay')} on ${e.at}: ${own.blockedBy(e.by)}.`,
  barrelPushed: (e, { does }) => `${does(e.seat, 'pushes', 'push')} the barrel from ${e.from} to ${e.to}.`,
  waterEntered: (e, { does }) => `${does(e.seat, 'walks', 'walk')} into the water on ${e.at}.`,
  waterLeft: (e, { does }) => `${does(e.seat, 'comes', 'come')} out of the water on ${e.to}.`,
  pointsBlocked: (e, { does }) =>
    `${does(e.seat, 'blocks', 'block')} ${e.points} ${countForm('en', e.points, { one: 'point', few: 'points', many: 'points' })}.`,
  golemOut: (e, { does }) => `${does(e.seat, 'is', 'are')} knocked out.`,
  resigned: (e, { does }) => `${does(e.seat, 'gives', 'give')} up.`,
  gameOver: (e, { does, names, own }) => {
    const how = own.ended(e.reason);
    if (e.winners.length === 1) return `${how} ${does(e.winners[0]!, 'wins', 'win')}.`;
    return e.winners.length > 0 ? `${how} ${capital(names(e.winners))} win.` : how + own.nobodyWins;
  },
  barrelOpened: (e, { own }) => `The barrel on ${e.at} opens: ${own.contents(e.contents)}.`,

  subprogramsLaid: (e, { each }) => {
    const laid = each(e.subprograms);
    return laid ? `Subprograms are face up. ${laid}.` : 'Nobody has a Subprogram.';
  },
  luckDrawn: (e, { does }) =>
    `${does(e.seat, 'draws', 'draw')} a luck card${e.card ? `: ${six.luckName(e.card, e.isPlain, 'en')}` : ''}.`,
  luckShown: (e, { each }) => `Luck cards this round. ${sentence(each(e.cards, (card) => six.luckName(card, e.isPlain, 'en')))}`,
  choiceMade: (e, { does }) => `${does(e.seat, 'has', 'have')} decided.`,
  programsReady: () => 'All programs are ready.',
  logicTaken: (e, { does }) => `${does(e.seat, 'takes', 'take')} the logic token ${logic(e.logic)}.`,
  logicLaid: (e, { does, isYou, name }) => {
    const puts = `${does(e.seat, 'puts', 'put')} ${logic(e.logic)}`;
    if ('cell' in e.on) return `${puts} on the cell ${e.on.cell}.`;
    const part = e.on.part ? `, part “${e.on.part === 'then' ? 'yes' : 'no'}”` : '';
    const whose = isYou(e.on.seat) ? 'your program' : e.on.seat === e.seat ? 'their own program' : `${name(e.on.seat)}’s program`;
    return `${puts} on row ${e.on.row} of ${whose}${part}.`;
  },
  logicDeclined: (e, { does }) => `${does(e.seat, 'doesn’t', 'don’t')} use ${logic(e.logic)}.`,
  logicPicked: (e, { does }) => `${does(e.seat, 'takes', 'take')} ${logic(e.logic)} from ${e.at}; it goes on row ${e.row}.`,
  logicDiscarded: (e, { does }) => `${does(e.seat, 'finds', 'find')} ${logic(e.logic)} on ${e.at} but can’t use it.`,
  choicesOpened: (e, { does }) =>
    e.choices.flatMap((choice, seat) => (choice ? [`${does(seat, 'takes', 'take')} ${CHOICES[choice]}.`] : [])).join(' '),
  golemSlid: (e, { does }) => `${does(e.seat, 'slides', 'slide')} from ${e.from} to ${e.to}.`,
  slideBlocked: (e, { does }) =>
    `${does(e.seat, 'slides', 'slide')} no further than ${e.at}: ${e.by === 'barrel' ? 'a barrel is in the way' : six.BLOCKED_BY[e.by]!.en}.`,
  golemShoved: (e, { does, name }) => `${does(e.by, 'shoves', 'shove')} ${name(e.seat)} from ${e.from} to ${e.to}.`,
  barrelShoved: (e, { does }) => `${does(e.by, 'shoves', 'shove')} the barrel from ${e.from} to ${e.to}.`,
  strikeMade: (e, { does, name, isYou }) => {
    const at = e.way.at(-1);
    if (e.golem === e.seat)
      return isYou(e.seat)
        ? `Your own strike comes back to you with strength ${e.strength}.`
        : `${name(e.seat)}: the strike comes back with strength ${e.strength}.`;
    const what = {
      golem: `${e.golem === null ? '' : name(e.golem)} with strength ${e.strength}`,
      barrel: `the barrel on ${at}`,
      wall: `the wall on ${at}: nothing happens`,
      water: `the water on ${at}: nothing happens`,
      ladder: `an empty ladder on ${at}`,
      none: 'the air',
    }[e.hit];
    return `${does(e.seat, 'strikes', 'strike')} ${what}.`;
  },
  damageTaken: (e, { does }) => {
    const cause = { strike: '', dynamite: ' from the dynamite', water: ' in the water', loop: ' for an endless loop' }[e.cause];
    return `${does(e.seat, 'takes', 'take')} ${e.points} damage${cause}, ${e.damage} in total.`;
  },
  golemRepaired: (e, { does }) => `${does(e.seat, 'is', 'are')} repaired: one damage less, now ${e.damage}.`,
  rowsChanged: (e, { Name }) => `${Name(e.seat)}: ${e.extra === 0 ? 'as many rows as usual' : `next program ${rows(e.extra)}`}.`,
  teleported: (e, { does, name }) =>
    e.by === e.seat
      ? `${does(e.seat, 'goes', 'go')} through the black hole from ${e.from} to ${e.to}.`
      : `${does(e.by, 'sends', 'send')} ${name(e.seat)} through the black hole from ${e.from} to ${e.to}.`,
  teleportDeclined: (e, { does, name }) =>
    e.by === e.seat ? `${does(e.seat, 'stays', 'stay')} in place.` : `${does(e.by, 'leaves', 'leave')} ${name(e.seat)} in place.`,
  loopBegan: (e, { does }) => `${does(e.seat, 'starts', 'start')} repeating.`,
  loopEnded: (e, { does }) => `${does(e.seat, 'stops', 'stop')} repeating: something is ahead.`,
  loopDetected: (e, { does }) =>
    `${does(e.seat, 'is caught in an endless loop', 'are caught in an endless loop')} on ${e.at} and stopped.`,
  goalTaken: (e, { does }) => `${does(e.seat, 'takes', 'take')} the ${e.goal} on ${e.at}.`,

  robotBuilt: (e, { does }) => {
    const [processor, weapon, chassis] = e.parts.map((part) => four.ROBOT_NAMES[part]!.en.toLowerCase());
    return `${does(e.seat, 'builds', 'build')} a robot: ${processor} processor, ${weapon} weapon, ${chassis} chassis.`;
  },
  cardOpened: (e) => `The card of the round: ${four.CARD_TITLES[e.card]!.en}.`,
  eventActed: (e) => `The event happens: ${four.CARD_TITLES[e.card]!.en}.`,
  waterFroze: (e) =>
    e.cells.length === 0 ? 'There is no open water to freeze.' : `Ice covers the water on ${listed(e.cells, 'en')}.`,
  iceBroke: (e) => `The ice on ${e.at} breaks.`,
  programJammed: (e, { does, isYou, name, card }) =>
    `${does(e.by, 'jams', 'jam')} row ${e.row} of ${isYou(e.seat) ? 'your program' : `${name(e.seat)}’s program`}: it becomes “${card('S')}”.`,
  commandRefused: (e, { Name, card }) =>
    `${Name(e.seat)}: “${card(e.command)}” isn’t possible, ${e.by === 'line' ? 'no turning on a line' : 'the chassis is damaged'}.`,
  robotFell: (e, { does }) => `${does(e.seat, 'falls', 'fall')} into the water on ${e.at}.`,
  stuckInWater: (e, { doing }) => `There is no free cell: ${doing(e.seat, 'stays', 'stay')} in the water on ${e.at}.`,
  barrelLost: (e) =>
    e.why === 'portal'
      ? `The barrel disappears in the portal on ${e.at}.`
      : e.why === 'sunk'
        ? `The barrel on ${e.at} sinks.`
        : `Only the lowest barrel floats on ${e.at}; the others are lost.`,
  barrelFloats: (e) => `A barrel floats on ${e.at}.`,
  attacked: (e, { does }) =>
    `${does(e.seat, 'attacks', 'attack')} ${e.cells.length === 0 ? 'beyond the edge' : listed(e.cells, 'en')}, strength ${e.power}.`,
  defended: (e, { does }) => `${does(e.seat, 'defends', 'defend')}: up to ${e.points} can be blocked.`,
  robotHit: (e, { does, name }) => `${does(e.by, 'hits', 'hit')} ${name(e.seat)}, strength ${e.points}.`,
  tokenDestroyed: (e) => `${four.destroyedName(e.token, 'en')} on ${e.at} is destroyed.`,
  bombExploded: (e, { names }) =>
    e.hurt.length === 0 ? `The bomb on ${e.at} explodes.` : `The bomb on ${e.at} explodes and hurts ${names(e.hurt)}.`,
  componentDamaged: (e, { isYou, name }) =>
    `${isYou(e.seat) ? 'Your' : `${name(e.seat)}’s`} ${component(e.component)} is damaged.`,
  lastPointTaken: (e, { does }) => `${does(e.seat, 'takes', 'take')} a fourth point of damage.`,
  componentRepaired: (e, { does }) => `${does(e.seat, 'repairs', 'repair')} the ${component(e.component)}.`,
  repairDeclined: (e, { does }) => `${does(e.seat, 'repairs', 'repair')} nothing.`,
  roundEnded: (e) => `Round ${e.round} is over.`,
};
