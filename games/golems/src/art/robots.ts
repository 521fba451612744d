import {
  at,
  BEAK,
  BRASS,
  box,
  dot,
  EYE,
  type Facing,
  figure,
  fill,
  INK,
  IRON,
  inked,
  line,
  PAPER,
  rod,
  STEEL,
  STEEL_HI,
  STEEL_LO,
  turned,
  turnPoint,
} from './brush.ts';
import { DROP, NOSE, standEdge } from './golem-above.ts';
import { eyesFront, type FrontLook, moodOf, REPAIR_SIGN, signOf } from './golem-front.ts';
import { type OwnColour, seatBadge } from './seats.ts';

/** The robots of edition 4.0. A robot, its stand and its seat have one colour. */
export const ROBOTS = ['red', 'blue', 'green', 'yellow'] as const;
export type Robot = (typeof ROBOTS)[number];

export const ROBOT_PAINT: Record<Robot, string> = {
  red: 'var(--robot-red,#d4503f)',
  blue: 'var(--robot-blue,#4f86d9)',
  green: 'var(--robot-green,#57a05e)',
  yellow: 'var(--robot-yellow,#f0c23e)',
};

const STANDS: Record<Robot, OwnColour> = {
  red: { fill: 'var(--seat-red,#bf3a2b)', ink: 'var(--on-p,#ffffff)' },
  blue: { fill: 'var(--seat-blue,#2457b3)', ink: 'var(--on-p,#ffffff)' },
  green: { fill: 'var(--seat-green,#26733f)', ink: 'var(--on-p,#ffffff)' },
  yellow: { fill: 'var(--seat-yellow,#f2c12e)', ink: 'var(--on-yellow,#2b2533)' },
};

export type RobotLook = { robot: Robot; seat: number; facing?: Facing; damage?: number; letter?: string | undefined };

const RUNGS = 'M15 45h11M15 54h11M15 63h11M15 72h11M74 45h11M74 54h11M74 63h11M74 72h11';
const tracks = inked(box(13, 36, 15, 46, 6, IRON) + box(72, 36, 15, 46, 6, IRON)) + line(RUNGS, STEEL, 3);
const wheels =
  inked(
    box(12, 34, 15, 20, 7, IRON) + box(73, 34, 15, 20, 7, IRON) + box(12, 62, 15, 20, 7, IRON) + box(73, 62, 15, 20, 7, IRON),
  ) + line('M19 41v6M81 41v6M19 69v6M81 69v6', STEEL, 3);
const legs = rod('M30 46 15 36M70 46l15-10M28 60H11M72 60h17M32 72 18 84M68 72l14 12', STEEL_LO, 5);
const hover =
  inked(dot(23, 45, 12, STEEL_LO) + dot(77, 45, 12, STEEL_LO) + dot(25, 74, 11, STEEL_LO) + dot(75, 74, 11, STEEL_LO)) +
  line('M17 45h12M23 39v12M71 45h12M77 39v12M19 74h12M69 74h12', STEEL_HI, 3);

/** Chassis, hull and weapon, facing north. Red rams, Blue shoots far, Green has a long neck, Yellow drills. */
const BODIES: Record<Robot, (paint: string) => string> = {
  red: (paint) =>
    tracks +
    inked(fill('M18 33 24 20l12 5h28l12-5 6 13-12 4H30z', STEEL_HI) + box(27, 34, 46, 50, 9, paint)) +
    line('M36 29h28', STEEL_LO, 3),
  blue: (paint) =>
    wheels +
    inked(
      fill('M32 84q-7 0-7-9V46q0-12 11-12h28q11 0 11 12v29q0 9-7 9z', paint) +
        box(72, 6, 13, 40, 3, STEEL_LO) +
        box(69, 1, 19, 11, 3, STEEL_HI),
    ),
  green: (paint) => legs + inked(dot(50, 59, 27, paint)) + rod('M33 44Q22 30 28 10', STEEL, 4) + inked(dot(28, 9, 6.5, STEEL_HI)),
  yellow: (paint) =>
    hover +
    inked(fill('M28 42q22-16 44 0v32q-22 18-44 0z', paint) + fill('M67 34h20L77 0z', STEEL)) +
    line('M69 27h15M72 17h10', INK, 3),
};

const FACE = `${inked(box(32, 24, 36, 20, 9, STEEL))}${box(35, 27, 30, 13, 6.5, INK)}${dot(43.5, 33.5, 4.6, EYE)}${dot(56.5, 33.5, 4.6, EYE)}`;
const DENTS = ['M31 66l6 4-5 5 6 6', 'M69 50l-6 5 5 4-5 6', 'M36 48l6 3-4 5'];

/** A robot of v4 from above, for the board; `damage` is how many of its components are damaged. */
export function robotArt({ robot, seat, facing = 0, damage = 0, letter }: RobotLook): string {
  const [bx, by] = turnPoint(50, 70, facing);
  const dents = damage > 0 ? line(DENTS.slice(0, damage).join(''), INK, 3) : '';
  return figure(
    standEdge(DROP, facing) +
      turned(
        inked(fill(DROP, STANDS[robot].fill) + fill(NOSE, BEAK)) +
          BODIES[robot](ROBOT_PAINT[robot]) +
          FACE +
          line('M44 49h12', INK, 3) +
          dents,
        facing,
      ) +
      seatBadge(seat, bx, by, 12.5, letter, STANDS[robot]),
  );
}

const SCRAP =
  'M5 86l12-20 16 2 6-16 20-3 10 14 17 1 9 22-13 7H16zM17 66l14 14 2-12M31 80l-6 13M31 80l26-8 2-23M57 72l9 21M57 72l12-9';

/** The remains of a robot, or of a bot: bent plates and a spring. */
export const scrapArt = (robot: Robot | undefined): string =>
  figure(
    line('M68 32q-8-7 0-14t-2-12', 'var(--smoke-soft,#dbe7f6)', 5) +
      rod('M34 52q-8-6 0-10t0-10 2-10', STEEL_HI, 3.5) +
      inked(fill(SCRAP, robot ? ROBOT_PAINT[robot] : STEEL) + dot(70, 84, 9, IRON) + dot(20, 88, 7, STEEL_LO)) +
      inked(box(41, 34, 30, 17, 7, STEEL)) +
      box(44, 37, 24, 11, 5, INK) +
      line('M48 43q3 2 6 0M58 43q3 2 6 0', EYE, 2.5),
  );

type RobotFace = { head: string; eyes: readonly [dx: number, y: number, r: number]; top: string; mouth: string; ears: string };

const FACES: Record<Robot, RobotFace> = {
  red: {
    head: 'M20 28q0-8 8-8h44q8 0 8 8v28l-10 11H30L20 56z',
    eyes: [12, 39, 7],
    top: inked(fill('M28 21V7h12v7h20V7h12v14z', STEEL)),
    mouth: inked(box(34, 53, 32, 9, 2, STEEL_HI)) + line('M42 54v7M50 54v7M58 54v7', INK, 3),
    ears: '',
  },
  blue: {
    head: 'M26 34q0-18 24-18t24 18v20q0 12-24 12T26 54z',
    eyes: [10, 39, 7.5],
    top: line('M50 16V6', INK, 4) + inked(dot(50, 5, 5, BRASS)),
    mouth: line('M42 56q8 6 16 0', INK, 3.5),
    ears: inked(dot(23, 40, 8, STEEL) + dot(77, 40, 8, STEEL)),
  },
  green: {
    head: 'M22 42q0-25 28-25t28 25q0 24-28 24T22 42z',
    eyes: [11, 40, 8.5],
    top: rod('M50 17Q40 8 52 2', STEEL, 3),
    mouth: line('M44 58q6 3 12 0', INK, 3.5),
    ears: inked(fill('M24 34 8 26l4 22zM76 34l16-8-4 22z', STEEL)),
  },
  yellow: {
    head: 'M24 30 34 16h32l10 14v26q-26 18-52 0z',
    eyes: [11, 39, 6.5],
    top: inked(fill('M38 16h24L50-2z', STEEL)) + line('M43 11h14', INK, 3),
    mouth: line('M38 55q12 9 24 0', INK, 3.5) + inked(box(46, 58, 7, 5, 1, PAPER), 2),
    ears: inked(box(15, 32, 9, 18, 3, IRON) + box(76, 32, 9, 18, 3, IRON)),
  },
};

const SCRATCHES = ['M70 20l-5 7 6 4-4 7', 'M28 50l6 3-4 5 5 4', 'M20 98l5-8-6-4 4-8'];

/** A robot of v4 from the front, for panels. Bolts and paint where a golem has clay. */
export function robotFront({ robot, seat, damage = 0, out = false, letter, feeling }: FrontLook & { robot: Robot }): string {
  const paint = ROBOT_PAINT[robot];
  const { head, eyes, top, mouth, ears } = FACES[robot];
  const [dx, y, r] = eyes;
  const mood = moodOf({ seat, damage, out, feeling });
  return figure(
    inked(
      rodFlag(paint) +
        fill('M12 100V84q0-12 12-12h52q12 0 12 12v16z', STEEL) +
        fill('M30 72h40v28H30z', paint) +
        box(38, 62, 24, 11, 2, IRON),
    ) +
      line('M20 82h0M80 82h0M20 94h0M80 94h0', STEEL_HI, 4.5) +
      top +
      ears +
      inked(fill(head, paint)) +
      box(50 - dx - r - 4, y - r - 3.5, 2 * (dx + r + 4), 2 * r + 7, r + 3.5, INK) +
      eyesFront(dx, y, r, mood) +
      mouth +
      (damage > 0 ? line(SCRATCHES.slice(0, damage).join(''), INK, 3) : '') +
      signOf(mood) +
      (letter === '' ? '' : seatBadge(seat, 50, 87, 10.5, letter, STANDS[robot])) +
      (out ? REPAIR_SIGN : ''),
  );
}

/** Each robot's flag has the colour of its command deck. [G4.1.3] */
const rodFlag = (paint: string): string => at(fill('M0 40V0', INK) + fill('M0 0l-12 5L0 10z', paint), 14, 40);
