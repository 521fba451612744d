import {
  at,
  BATTLE,
  BRASS,
  box,
  dot,
  fill,
  INK,
  IRON,
  inked,
  inset,
  line,
  MOVE,
  PAPER,
  PAPER_2,
  STEEL,
  STEEL_HI,
  STEEL_LO,
} from './brush.ts';
import { type Command, commandColour, commandSign } from './commands.ts';
import { ROBOT_PAINT, type Robot } from './robots.ts';
import { tokenArt } from './tokens.ts';

/** The parts of a v4 robot, with the values of the visible side. */
export type ComponentLook = { damaged?: boolean; robot?: Robot } & (
  | { kind: 'processor'; rows: number }
  | { kind: 'weapon'; power: number; reach: number }
  | { kind: 'chassis'; forbidden?: 'F' | 'B' | 'L' | 'R' }
);

const PLATE = 'M14 4h72q10 0 10 10v68q0 10-10 10H14Q4 92 4 82V14Q4 4 14 4z';
/** A damaged side has a corner bitten off and a damage token in its place, so it shows without colour. */
const BROKEN = 'M14 4h44l-3 8 8 4-2 8 9 3-1 9 9-1 4 8 14-2v41q0 10-10 10H14Q4 92 4 82V14Q4 4 14 4z';

function processor(rows: number): string {
  const pins = line(
    'M18 34h-8M18 50h-8M18 66h-8M82 34h8M82 50h8M82 66h8M34 20v-8M50 20v-8M66 20v-8M34 80v8M50 80v8M66 80v8',
    INK,
    4,
  );
  let bars = '';
  for (let i = 0; i < rows; i++) bars += box(30, 50 - rows * 6.5 + i * 13 + 2, 40, 9, 2, BRASS);
  return pins + inked(box(19, 21, 62, 58, 6, IRON)) + inked(bars, 2);
}

/** A barrel that spits: as many stars in a cell as points, as many cells as it reaches. */
function weapon(power: number, reach: number): string {
  const star = 'M0-9 2.5-3 9-3 4 1.5 6 8 0 4.5-6 8-4 1.5-9-3-2.5-3z';
  let cells = '';
  for (let i = 0; i < reach; i++) {
    const y = reach === 1 ? 36 : 47 - i * 28;
    cells += inked(
      box(reach === 1 ? 29 : 34, y - (reach === 1 ? 19 : 13), reach === 1 ? 42 : 32, reach === 1 ? 38 : 26, 4, PAPER_2),
      2.5,
    );
    for (let p = 0; p < power; p++)
      cells += at(inked(fill(star, BATTLE), 1.5), 50 + (p - (power - 1) / 2) * 18, y, reach > 1 ? 1.1 : power > 1 ? 0.95 : 1.5);
  }
  const gun =
    inked(box(42, 60, 16, 18, 3, STEEL) + fill('M28 90V80q0-8 8-8h28q8 0 8 8v10z', STEEL_LO)) + line('M46 64v8', STEEL_HI, 3);
  return gun + cells;
}

const ARROWS: Record<'F' | 'B' | 'L' | 'R', string> = {
  F: 'M50 36V16M41 24l9-9 9 9',
  B: 'M50 62v20M41 74l9 9 9-9',
  L: 'M36 50H16M24 41l-9 9 9 9',
  R: 'M64 50h20M76 41l9 9-9 9',
};

function chassis(forbidden: 'F' | 'B' | 'L' | 'R' | undefined): string {
  const wheels = inked(box(36, 36, 28, 28, 5, STEEL) + box(31, 38, 8, 24, 3, IRON) + box(61, 38, 8, 24, 3, IRON));
  let arrows = '';
  for (const way of ['F', 'B', 'L', 'R'] as const) {
    const gone = way === forbidden;
    arrows += line(ARROWS[way], gone ? STEEL_LO : MOVE, gone ? 4 : 6.5);
  }
  const centres = { F: [50, 24], B: [50, 74], L: [24, 50], R: [76, 50] } as const;
  if (!forbidden) return wheels + arrows;
  const [x, y] = centres[forbidden];
  return wheels + arrows + at(line('M-9-9 9 9M9-9-9 9', INK, 9) + line('M-9-9 9 9M9-9-9 9', BATTLE, 4.5), x, y);
}

export function componentArt(look: ComponentLook): string {
  const { damaged = false, robot } = look;
  const plate = damaged ? BROKEN : PLATE;
  const picture =
    look.kind === 'processor'
      ? processor(look.rows)
      : look.kind === 'weapon'
        ? weapon(look.power, look.reach)
        : chassis(look.forbidden);
  const flag = robot ? inked(fill('M10 10h18L10 28z', ROBOT_PAINT[robot]), 2) : '';
  const mark = damaged ? inset(tokenArt('damage'), 81, 19, 34) : '';
  return `<path d="${plate}" fill="${INK}" opacity=".55" transform="translate(0 5)"/>${inked(fill(plate, damaged ? PAPER_2 : PAPER))}${flag}${picture}${mark}`;
}

/** The commands of a bot's die: 1 Forward, 2 Back, 3 Left, 4 Right, 5 Strike, 6 Defend. [G6.9.3] */
export const DIE_SIGNS: readonly Command[] = ['F', 'B', 'L', 'R', 'A', 'D'];

const PIPS = [
  'M33 33h0',
  'M22 22h0M44 44h0',
  'M20 46h0M33 33h0M46 20h0',
  'M22 22h0M44 22h0M22 44h0M44 44h0',
  'M19 19h0M47 19h0M33 33h0M19 47h0M47 47h0',
  'M21 18h0M45 18h0M21 33h0M45 33h0M21 48h0M45 48h0',
];

/** A die face with its command in the corner. */
export function dieArt(face: number): string {
  const command = DIE_SIGNS[face - 1]!;
  const sign = commandSign(command, PAPER);
  return (
    box(5, 9, 90, 87, 16, INK, ' opacity=".55"') +
    inked(box(5, 4, 90, 87, 16, PAPER)) +
    line(PIPS[face - 1]!, INK, 10) +
    inked(dot(73, 69, 20, commandColour(command))) +
    at(sign, 54, 50, 0.38)
  );
}
