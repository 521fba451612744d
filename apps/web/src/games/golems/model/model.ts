import { DIRECTION_LETTERS } from '@stolik/golems/core/field';
import type { BoxName } from '@stolik/golems/core/rulings';
import type { Allowance4, Allowance6 } from '@stolik/golems/programs/limits';
import { CARDS, type Card, type Edition, HANDS, heightInV4, KIDS_HAND } from '@stolik/golems/programs/program';
import { blocksOf4, readCommand, rowOf6, type SeenBlock } from '@stolik/golems/programs/seen';
import { KITS, ROBOTS, type RobotName } from '@stolik/golems/v4/kinds';
import type { RobotView, View4 } from '@stolik/golems/v4/view';
import { kidsRows } from '@stolik/golems/v6/options';
import type { View6 } from '@stolik/golems/v6/view';
import { type GolemsView, is6 } from './scene.ts';

/** What is asked or going on, for both editions. */
export type Stage = 'subprogram' | 'build' | 'luck' | 'program' | 'logic' | 'run' | 'over';

const RUNNING = new Set(['die', 'choose', 'exit', 'teleport', 'open', 'contents', 'jam', 'damage', 'repair']);

/** The word of what is asked: `program`, `exit`, `jam`, … */
export const askOf = (view: GolemsView): string => (is6(view) ? view.phase : view.asks);

export function stageOf(view: GolemsView): Stage {
  const ask = askOf(view);
  if (RUNNING.has(ask)) return 'run';
  if (ask === 'card') return 'luck';
  return ask as Stage;
}

/** The blocks of a seat's program as the viewer sees them. Before all lie, others' lengths are unknown and nothing is shown. */
export function blocksOf(view: GolemsView, seat: number): readonly SeenBlock[] {
  if (is6(view)) return view.programs[seat]!.rows.map((text, index) => ({ row: index + 1, height: 1, content: rowOf6(text) }));
  return blocksOf4(view.robots[seat]!.program);
}

/** The blocks of rows as they are written. */
export function blocksWritten(text: string, edition: Edition): readonly SeenBlock[] {
  let row = 1;
  return readCommand(text, edition).map((content) => {
    const height = edition === 'golems4' ? heightInV4(content) : 1;
    row += height;
    return { row: row - height, height, content };
  });
}

export const isLaid = (view: GolemsView, seat: number): boolean =>
  is6(view) ? view.programs[seat]!.laid : view.robots[seat]!.program.length > 0;

/** What a seat may lay, from what it sees. The same sums as the rules', which check the program once more when it is laid. */
export interface Limits {
  readonly edition: 'golems6' | 'golems4';
  readonly fewest: number;
  readonly most: number;
  readonly hand: Uint8Array;
  readonly bonus: 'repeat' | 'if' | 'while' | undefined;
  readonly call: boolean;
  readonly kids: boolean;
  /** The card that a damaged chassis forbids. */
  readonly forbidden: Card | undefined;
}

export function limitsOf(view: GolemsView, seat: number): Limits {
  return is6(view) ? limitsOf6(view, seat) : limitsOf4(view.robots[seat]!, view);
}

function limitsOf6(view: View6, seat: number): Limits {
  const golem = view.golems[seat]!;
  const { kids } = view.options;
  const hand = (kids ? KIDS_HAND : HANDS.golems6).slice();
  const subprogram = kids ? null : view.subprograms[seat];
  for (const card of subprogram?.split(' ') ?? []) hand[CARDS.indexOf(card as Card)]!--;
  const usual = kids ? Math.min(kidsRows(view.round, view.cards?.all), golem.rows) : golem.rows;
  const fewest = Math.max(1, golem.extra < 0 ? usual + golem.extra : usual);
  const luck = view.luck[seat];
  const bonus = luck === 'repeat' || luck === 'if' || luck === 'while' ? luck : undefined;
  return {
    edition: 'golems6',
    fewest,
    most: Math.max(fewest, usual + golem.extra),
    hand,
    bonus: kids ? undefined : bonus,
    call: Boolean(subprogram),
    kids,
    forbidden: undefined,
  };
}

/** What a component gives on the side that lies up. */
export interface Parts {
  readonly rows: number;
  readonly power: number;
  readonly reach: number;
  readonly forbidden: Card | undefined;
}

export function partsOf(robot: RobotView, box: BoxName): Parts {
  const { rows, power, reach, forbids } = KITS[box];
  const colours = (robot.parts ?? [robot.robot, robot.robot, robot.robot]).map((name) => ROBOTS.indexOf(name as RobotName));
  const broken = (part: string): number => (robot.damaged.includes(part) ? 1 : 0);
  return {
    rows: rows[colours[0]! * 2 + broken('processor')]!,
    power: power[colours[1]! * 2 + broken('weapon')]!,
    reach: reach[colours[1]! * 2 + broken('weapon')]!,
    forbidden: CARDS[forbids[colours[2]! * 2 + broken('chassis')]!],
  };
}

function limitsOf4(robot: RobotView, view: View4): Limits {
  const { rows, forbidden } = partsOf(robot, view.box);
  const bonus = view.bonus === 'cycle' ? 'repeat' : (view.bonus ?? undefined);
  return { edition: 'golems4', fewest: rows, most: rows, hand: HANDS.golems4, bonus, call: false, kids: false, forbidden };
}

export const allowance6 = (limits: Limits): Allowance6 => ({
  fewest: limits.fewest,
  most: limits.most,
  hand: limits.hand,
  bonus: limits.bonus,
  call: limits.call,
  kids: limits.kids,
});

export const allowance4 = (limits: Limits): Allowance4 => ({
  rows: limits.most,
  hand: limits.hand,
  bonus: limits.bonus === 'while' ? undefined : limits.bonus,
  forbidden: limits.forbidden === undefined ? undefined : CARDS.indexOf(limits.forbidden),
});

export const facingNumber = (facing: string): 0 | 1 | 2 | 3 => DIRECTION_LETTERS.indexOf(facing) as 0 | 1 | 2 | 3;
