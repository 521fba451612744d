import { CHANCE, type GameEvent, type Seat } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { DIRECTION_LETTERS, findCell, NOWHERE, parseField } from '../core/field.ts';
import { packProgram4 } from '../programs/choices4.ts';
import { CARDS, type Card, type Program } from '../programs/program.ts';
import { overtime4 } from '../v4/choices.ts';
import type { Event4 } from '../v4/facts.ts';
import { PC_PROGRAM } from '../v4/instructions.ts';
import {
  CHIPS,
  COMPONENTS,
  DRAUGHT,
  EVENT_CARDS,
  type EventCard,
  FROST,
  ROBOTS,
  type RobotName,
  SWAP,
  THAW,
} from '../v4/kinds.ts';
import { run } from '../v4/run.ts';
import { makeState } from '../v4/setup.ts';
import { type CellTokens, readTokens } from '../v4/tokens.ts';
import type { View4 } from '../v4/view.ts';
import { golems4 } from './golems4.ts';

const LONGEST = 400;
const STOPS = new Set<GameEvent['kind']>(['roundBegan', 'roundEnded', 'gameOver']);

/** Those that need nobody's choice; rows change places only where each has its card. [G4.1.4] */
const acts = (event: number, isWhole: boolean): boolean =>
  event === FROST || event === THAW || (isWhole && (event === SWAP || event === DRAUGHT));

/**
 * The effect of one program by the real rules, if the others stay and barrels hold chips. It runs in a small world made from the
 * view.
 */
export function rehearse4(view: View4, seat: Seat, program: Program): readonly Event4[] {
  const field = unwrap(parseField(view.field));
  const tokens = new Map<number, CellTokens>();
  for (const [cell, words] of Object.entries(view.tokens)) tokens.set(findCell(field, cell), unwrap(readTokens(words, cell)));
  const robots = view.robots.map((robot) => ({
    at: robot.at ? findCell(field, robot.at) : NOWHERE,
    facing: DIRECTION_LETTERS.indexOf(robot.facing),
    robot: ROBOTS.indexOf(robot.robot as RobotName),
    bot: undefined,
    damaged: robot.damaged.reduce((bits, part) => bits | (1 << COMPONENTS.indexOf(part as 'weapon')), 0),
    parts: (robot.parts ?? [robot.robot, robot.robot, robot.robot]).map((name) => ROBOTS.indexOf(name as RobotName)),
    charge: robot.charge ? 1 + CARDS.indexOf(robot.charge as Card) : 0,
    iced: robot.iced,
  }));
  const rulings = view.rulings === 1 ? undefined : view.rulings;
  const box = view.box === 'even' && { box: view.box };
  const state = makeState(field, tokens, robots, { rounds: 8, swap: true, rulings, ...box, build: false, scenario: '' });
  state.back = PC_PROGRAM;
  run(state, undefined);
  state.bonus = view.bonus === null ? 0 : view.bonus === 'cycle' ? 1 : 2;
  const laid = packProgram4(program);
  const event = EVENT_CARDS.indexOf(view.event as EventCard);
  if (acts(event, golems4.refuse(state, seat, laid) === undefined)) state.event = event;
  const events: Event4[] = [];
  let isOver = false;
  const emit = (event: Event4): void => {
    if (STOPS.has(event.kind)) isOver = true;
    if (!isOver) events.push(event);
  };
  const stay = packProgram4([{ kind: 'plain', card: 'S' }]);
  for (const other of golems4.next(state).seats) if (other !== seat) golems4.play(state, other, stay);
  golems4.play(state, seat, laid, emit);
  for (let steps = 0; steps < LONGEST && !isOver; steps++) {
    const next = golems4.next(state);
    if (next.kind === 'over') break;
    if (next.kind === 'chance') {
      if (golems4.refuse(state, CHANCE, CHIPS)) break;
      golems4.play(state, CHANCE, CHIPS, emit);
    } else golems4.play(state, next.seats[0]!, overtime4(state, next.seats[0]!), emit);
  }
  return events;
}
