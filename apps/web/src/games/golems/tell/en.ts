import { LOGIC_NAMES } from '@stolik/golems/v6/text/words';
import { each, sentence, type Tellers } from './telling.ts';

const logic = (token: string): string => LOGIC_NAMES[token]?.en ?? token;

export const en: Tellers = {
  rowOpened: (e, about) => `Row ${e.row}. ${sentence(each(e.commands, about, about.row))}`.trim(),
  subprogramsLaid: (e, about) => {
    const laid = each(e.subprograms, about, about.row);
    return laid ? `Subprograms lie open. ${laid}.` : 'Nobody has laid a Subprogram.';
  },
  programLaid: (e, { name }) => `${name(e.seat)} is ready.`,
  choiceMade: (e, { name }) => `${name(e.seat)} has decided.`,
  choicesOpened: (e, { name }) =>
    e.choices
      .flatMap((choice, seat) =>
        choice
          ? [
              `${name(seat)} takes ${{ first: 'the first command', second: 'the second command', both: 'both commands' }[choice]}.`,
            ]
          : [],
      )
      .join(' '),
  dieRolled: (e, { name }) => `${name(e.seat)} rolls ${e.die}.`,
  botActed: (e, about) =>
    `${about.name(e.seat)} sees ${e.sees === null ? 'nobody' : about.name(e.sees)}: ${about.row(e.command)}.`,
  strikeMade: (e, { name }) => {
    const at = e.way.at(-1);
    const what = {
      golem: `${e.golem === null ? '' : name(e.golem)} with strength ${e.strength}`,
      barrel: `the barrel on ${at}`,
      wall: `the wall on ${at}: nothing happens`,
      water: `the water on ${at}: nothing happens`,
      ladder: `an empty ladder on ${at}`,
      none: 'the air',
    }[e.hit];
    return `${name(e.seat)} strikes ${what}.`;
  },
  robotHit: (e, { name }) => `${name(e.by)} hits ${name(e.seat)}, power ${e.points}.`,
  bombExploded: (e, { name }) =>
    e.hurt.length === 0
      ? `The bomb on ${e.at} explodes.`
      : `The bomb on ${e.at} explodes and hurts ${e.hurt.map(name).join(', ')}.`,
  programJammed: (e, { name, words }) => `${name(e.by)} jams ${name(e.seat)}: row ${e.row} becomes ${words.card('S')}.`,
  rowsChanged: (e, { name, words }) =>
    `${name(e.seat)}: ${e.extra === 0 ? 'as many rows as usual' : words.facts.extra(e.extra)}.`,
  logicLaid: (e, { name }) =>
    'cell' in e.on
      ? `${name(e.seat)} lays ${logic(e.logic)} on the cell ${e.on.cell}.`
      : `${name(e.seat)} lays ${logic(e.logic)} on row ${e.on.row} of ${e.on.seat === e.seat ? 'their own program' : name(e.on.seat)}${e.on.part ? `, part “${e.on.part === 'then' ? 'yes' : 'no'}”` : ''}.`,
  logicDeclined: (e, { name }) => `${name(e.seat)} does not use ${logic(e.logic)}.`,
  teleported: (e, { name }) => `${name(e.by)} sends ${name(e.seat)} through the black hole from ${e.from} to ${e.to}.`,
  teleportDeclined: (e, { name }) => `${name(e.by)} leaves ${name(e.seat)} in place.`,
  loopBegan: (e, { name }) => `${name(e.seat)} begins to repeat.`,
  loopEnded: (e, { name }) => `${name(e.seat)} stops repeating: something is ahead.`,
  loopDetected: (e, { name }) => `${name(e.seat)} is caught in an endless loop on ${e.at} and stops.`,
  damageTaken: (e, { name }) =>
    `${name(e.seat)} takes ${e.points} damage${{ strike: '', dynamite: ' from the dynamite', water: ' in the water', loop: ' for an endless loop' }[e.cause]}, now ${e.damage}.`,
  golemRepaired: (e, { name }) => `${name(e.seat)} is repaired: one damage less, now ${e.damage}.`,
};
