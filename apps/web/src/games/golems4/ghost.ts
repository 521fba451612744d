import { DIRECTION_LETTERS, findCell, NOWHERE, parseField } from '@stolik/golems/core/field';
import { packProgram4 } from '@stolik/golems/programs/choices4';
import { CARDS, type Card, type Program } from '@stolik/golems/programs/program';
import { overtime4 } from '@stolik/golems/v4/choices';
import { golems4 } from '@stolik/golems/v4/game';
import { PC_PROGRAM } from '@stolik/golems/v4/instructions';
import { CHIPS, COMPONENTS, ROBOTS, type RobotName } from '@stolik/golems/v4/kinds';
import { run } from '@stolik/golems/v4/run';
import { makeState } from '@stolik/golems/v4/setup';
import { type CellTokens, readTokens } from '@stolik/golems/v4/tokens';
import type { View4 } from '@stolik/golems/v4/view';
import { CHANCE, type GameEvent } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import type { GhostRun } from '../golems/model/ghost.ts';
import type { GolemsEvent } from '../golems/model/scene.ts';

const LONGEST = 400;
const STOPS = new Set(['luckShown', 'roundBegan', 'roundEnded', 'gameOver']);

export const ghostRun4: GhostRun = (view, seat, program) => run4(view as View4, seat, program);

function run4(view: View4, seat: number, program: Program): readonly GolemsEvent[] {
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
  const events: GolemsEvent[] = [];
  let isOver = false;
  const emit = (event: GameEvent): void => {
    if (STOPS.has(event.kind)) isOver = true;
    if (!isOver) events.push(event as GolemsEvent);
  };
  const stay = packProgram4([{ kind: 'plain', card: 'S' }]);
  for (const other of golems4.next(state).seats) if (other !== seat) golems4.play(state, other, stay);
  golems4.play(state, seat, packProgram4(program), emit);
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
