import { DIRECTION_LETTERS, findCell, NOWHERE, parseField } from '@stolik/golems/core/field';
import { packProgram4 } from '@stolik/golems/programs/choices4';
import { encodeProgram } from '@stolik/golems/programs/code';
import { CARDS, type Card, type Program } from '@stolik/golems/programs/program';
import { overtime4 } from '@stolik/golems/v4/choices';
import { golems4 } from '@stolik/golems/v4/game';
import { PC_PROGRAM } from '@stolik/golems/v4/instructions';
import { CHIPS, COMPONENTS, ROBOTS, type RobotName } from '@stolik/golems/v4/kinds';
import { run } from '@stolik/golems/v4/run';
import { makeState } from '@stolik/golems/v4/setup';
import { type CellTokens, readTokens } from '@stolik/golems/v4/tokens';
import type { View4 } from '@stolik/golems/v4/view';
import { overtime6 } from '@stolik/golems/v6/actions';
import { buildState } from '@stolik/golems/v6/build';
import { golems6 } from '@stolik/golems/v6/game';
import { EMPTY } from '@stolik/golems/v6/kinds';
import { PROGRAM, type State6 } from '@stolik/golems/v6/state';
import type { View6 } from '@stolik/golems/v6/view';
import { CHANCE, type GameEvent } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { type GolemsEvent, type GolemsView, is6, type Scene, sceneAfter, sceneOf } from './scene.ts';

/** Where the golem is after each row, and what it met, if nobody else does anything. */
export interface GhostStop {
  readonly row: number;
  readonly cell: string;
  readonly facing: string;
  /** Cells it passed on the way from the stop before, itself included. */
  readonly way: readonly string[];
  /** What is worth a sentence: blocked, pushed, hit, tested, wet. */
  readonly notes: readonly GolemsEvent[];
}

export interface Ghost {
  readonly start: string;
  readonly stops: readonly GhostStop[];
  /** Barrels that would be pushed: from, to. */
  readonly pushes: readonly (readonly [from: string, to: string])[];
  readonly scene: Scene;
}

const LONGEST = 400;

/** The real rules on a little world of our own, made from what the player sees: the others stay, barrels are empty. */
export function ghostOf(view: GolemsView, seat: number, program: Program): Ghost | undefined {
  const at = is6(view) ? view.golems[seat]?.at : view.robots[seat]?.at;
  if (!at || program.length === 0) return undefined;
  const events = is6(view) ? run6(view, seat, program) : run4(view, seat, program);
  return follow(view, seat, at, events);
}

function follow(view: GolemsView, seat: number, start: string, events: readonly GolemsEvent[]): Ghost {
  const stops: GhostStop[] = [];
  const pushes: (readonly [string, string])[] = [];
  let row = 0;
  let way: string[] = [];
  let notes: GolemsEvent[] = [];
  let scene = sceneOf(view);
  const close = (): void => {
    const me = scene.figures[seat]!;
    if (row > 0 && me.at) stops.push({ row, cell: me.at, facing: me.facing, way, notes });
    way = [];
    notes = [];
  };
  for (const event of events) {
    if (event.kind === 'rowOpened') {
      close();
      row = event.row;
    }
    scene = sceneAfter(scene, [event]);
    if (!('seat' in event) || event.seat !== seat) {
      if (event.kind === 'barrelShoved') pushes.push([event.from, event.to]);
      continue;
    }
    if (event.kind === 'golemMoved' || event.kind === 'golemSlid') way.push(...(event.via ? [event.via] : []), event.to);
    if (event.kind === 'waterLeft' || event.kind === 'waterEntered') way.push(event.kind === 'waterLeft' ? event.to : event.at);
    if (event.kind === 'barrelPushed') pushes.push([event.from, event.to]);
    notes.push(event);
  }
  close();
  return { start, stops, pushes, scene };
}

const STOPS = new Set(['luckShown', 'roundBegan', 'roundEnded', 'gameOver']);

function run6(view: View6, seat: number, program: Program): readonly GolemsEvent[] {
  const state = world6(view, seat);
  const events: GolemsEvent[] = [];
  let isOver = false;
  const emit = (event: GameEvent): void => {
    if (STOPS.has(event.kind)) isOver = true;
    if (!isOver) events.push(event as GolemsEvent);
  };
  const stay = encodeProgram([{ kind: 'plain', card: 'S' }]);
  for (let other = 0; other < view.golems.length; other++) {
    if (other !== seat && view.golems[other]!.at) golems6.play(state, other, stay);
  }
  golems6.play(state, seat, encodeProgram(program), emit);
  for (let steps = 0; steps < LONGEST && !isOver; steps++) {
    const next = golems6.next(state);
    if (next.kind === 'over' || state.phase === PROGRAM) break;
    if (next.kind === 'chance') {
      // A luck card would be the next round.
      if (golems6.refuse(state, CHANCE, EMPTY) || state.round > 1) break;
      golems6.play(state, CHANCE, EMPTY, emit);
    } else golems6.play(state, next.seats[0]!, overtime6(state, next.seats[0]!), emit);
  }
  return events;
}

function world6(view: View6, seat: number): State6 {
  const field = unwrap(parseField(view.field));
  const golems = view.golems.map((golem) => ({
    strength: golem.strength,
    range: golem.range,
    rows: golem.rows,
    // Nobody goes out in a dream, and nobody wins: the path is shown to its end.
    limit: 200,
    at: golem.at ? findCell(field, golem.at) : -1,
    facing: DIRECTION_LETTERS.indexOf(golem.facing),
    damage: 0,
    bot: null,
    type: golem.type,
    extra: 0,
    dealt: 0,
    items: 0,
    edge: 0,
    charge: golem.charge ? 1 + CARDS.indexOf(golem.charge as Card) : 0,
  }));
  const options = {
    logic: false,
    kids: false,
    turns: 'together',
    goal: null,
    tie: 'draw',
    swap: view.options.swap,
    rounds: 10,
    scenario: null,
    golems: null,
    bots: null,
    subprogram: true,
  } as const;
  const state = unwrap(buildState(options, field, view.tokens, golems));
  state.pool[EMPTY] = 12;
  state.phase = PROGRAM;
  state.waiting = view.golems.reduce((bits, golem, golemSeat) => (golem.at ? bits | (1 << golemSeat) : bits), 0);
  const subprogram = view.subprograms[seat]?.split(' ') ?? [];
  for (const [index, card] of subprogram.entries()) state.subprogram[seat * 2 + index] = CARDS.indexOf(card as Card);
  return state;
}

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
  const state = makeState(field, tokens, robots, { rounds: 8, swap: false, build: false, scenario: '' });
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
