import type { GolemType } from '../core/golem-types.ts';
import {
  at,
  BEAK,
  BONUS,
  BRASS,
  box,
  CLAY,
  CLAY_HI,
  CLAY_LO,
  dot,
  EYE,
  type Facing,
  figure,
  fill,
  INK,
  IRON,
  inked,
  LEAF,
  line,
  NIGHT,
  OAK,
  OAK_HI,
  OAK_LO,
  PAPER,
  ROSE,
  rod,
  STEEL,
  STEEL_HI,
  turned,
  turnPoint,
} from './brush.ts';
import { seatBadge, seatColour } from './seats.ts';

export type GolemLook = { type: GolemType; seat: number; facing?: Facing; damage?: number; letter?: string | undefined };

/** The stand of every player's figure: a drop with a yellow beak that shows the facing on grass, snow and ice. */
export const DROP = 'M50 1 72 24A38 38 0 1 1 28 24Z';
export const NOSE = 'M50 1 68 20Q50 12 32 20Z';

/** In the right hand (at 79,40), pointing north; shared with the bots. */
const WEAPONS: Record<GolemType, string> = {
  sword: inked(fill('M79 0l5.5 8v26h-11V8z', STEEL_HI) + fill('M69 31h20v6H69z', BRASS)) + line('M79 10v19', STEEL, 2.5),
  hammer: rod('M79 46V14', OAK, 5) + inked(box(62, 2, 34, 17, 4, STEEL)) + line('M67 7h18', STEEL_HI, 3.5),
  bow:
    line('M59 27 79 38 95 27', INK, 2.5) +
    rod('M59 27Q78-2 95 27', OAK, 4.5) +
    rod('M79 40V8', PAPER, 1) +
    inked(fill('M79 0l6 11H73z', STEEL_HI), 2.5),
  spear:
    rod('M81 74V18', OAK, 4.5) +
    inked(fill('M81-1q10 12 0 23-10-11 0-23z', STEEL_HI)) +
    line('M75 26h12', ROSE, 5) +
    line('M81 5v10', STEEL, 2.5),
  shield:
    inked(dot(26, 35, 23, OAK) + dot(26, 35, 16.5, STEEL) + dot(26, 35, 5.5, BRASS)) +
    line('M26 14.5v0M46.5 35h0M26 55.5h0M5.5 35h0', STEEL_HI, 4) +
    line('M16 31q2-6 8-8', STEEL_HI, 3.5),
  club:
    inked(fill('M75 46 69 12q0-12 10.5-12T90 12l-6 34z', OAK) + fill('M72 30h15l-1 7H73z', IRON)) +
    line('M75 9v6M83 17v5M82 6v3', INK, 3),
  sling:
    line('M78 40 69 15M80 40 93 15', INK, 6) +
    line('M78 40 69 15M80 40 93 15', ROSE, 2.5) +
    inked(fill('M66 14q15 14 30 0-2 11-15 11t-15-11z', OAK) + dot(81, 10, 9, STEEL)) +
    line('M77 7q2-3 5-3', STEEL_HI, 2.5),
  scout:
    inked(box(70.5, 20, 17, 22, 3, BRASS) + box(73, 5, 12, 16, 2, OAK) + box(70, 0, 18, 7, 3, STEEL_HI)) +
    line('M75 26v11', PAPER, 2.5),
  giant:
    inked(dot(18, 27, 13.5, CLAY) + dot(82, 27, 13.5, CLAY)) + line('M12 18v5M18 16v5M24 18v5M76 18v5M82 16v5M88 18v5', INK, 2.5),
  crossbow:
    rod('M62 23Q79 6 95 23', STEEL, 5) +
    line('M62 23h33', INK, 2.5) +
    inked(box(74.5, 10, 9, 34, 3, OAK)) +
    inked(fill('M79-1l5 10H74z', STEEL_HI), 2.5),
  mage:
    rod('M81 74V22', OAK, 4.5) + inked(fill('M81-1l9 12-9 13-9-13z', 'var(--crystal,#7fd3e0)')) + line('M81 4l-4 7', PAPER, 2.5),
  guard:
    rod('M81 74V10', OAK, 4.5) +
    inked(
      fill('M81 7q17-3 16 19-8-5-16-3z', STEEL_HI) +
        fill('M81-1l5 9H76z', STEEL) +
        fill('M4 27q11 0 14-4 3 4 14 4 0 20-14 27Q4 47 4 27z', STEEL),
    ) +
    line('M18 30v15M11 36h14', ROSE, 4.5),
};

export const weaponAbove = (type: GolemType): string => WEAPONS[type];

const skull = (colour: string, r = 18): string => dot(50, 46, r, colour);

const gem = (colour: string, y = 46): string => inked(fill(`M50 ${y - 7}l6 7-6 7-6-7z`, colour), 2.5);
const ring = (x: number, y: number, r: number, colour: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const band = (r: number, colour: string): string => ring(50, 46, r, colour, 4);
/** Before the eyes of the face, which lies a little lower than the hat. */
const goggle = (x: number): string => ring(x, 24.5, 6, INK, 6) + ring(x, 24.5, 6, BRASS, 3);

/**
 * What lies on the head, seen from straight above: the type must show without the weapon too, and it is the hat of the
 * portrait (golem-front.ts): its shape, and where the seat's colour is on it.
 */
const HATS: Record<GolemType, (colour: string) => string> = {
  sword: (colour) => inked(skull(STEEL) + fill('M45 29h10l2 33q-7 6-14 0z', colour)) + line('M38 41q-1 5 0 9', STEEL_HI, 3.5),
  hammer: (colour) =>
    inked(skull(IRON)) + line('M39 38h0M61 38h0M35 48h0M65 48h0M41 57h0M59 57h0', STEEL_HI, 4.5) + gem(colour, 45),
  bow: (colour) =>
    inked(fill('M50 26q19 6 19 21-2 15-19 17-17-2-19-17 0-15 19-21z', LEAF)) +
    line('M34 50q16 8 32 0', colour, 5) +
    line('M50 32v14', INK, 2.5) +
    rod('M58 57q11 0 16-9', PAPER, 3),
  spear: (colour) =>
    inked(skull(CLAY_HI)) +
    line('M36 41q14-6 28 0', INK, 9) +
    line('M36 41q14-6 28 0', colour, 4.5) +
    inked(dot(50, 51, 7.5, OAK_LO)) +
    line('M48 49l2-1', OAK_HI, 2.5),
  shield: (colour) =>
    inked(skull(STEEL)) +
    line('M34 46h32', INK, 3.5) +
    inked(box(46, 29, 8, 34, 2, colour), 2.5) +
    line('M40 38l2-2', STEEL_HI, 4),
  club: (colour) => inked(skull(CLAY_HI) + fill('M50 60Q29 58 37 42q14 2 13 18-1-16 13-18 8 16-13 18z', LEAF)) + gem(colour, 36),
  sling: () =>
    inked(fill('M56 60l16 1-5 9z', ROSE) + skull(ROSE)) +
    line('M42 37h0M58 37h0M37 48h0M50 46h0M63 48h0M44 57h0M56 57h0', PAPER, 4.5),
  scout: (colour) => inked(skull(OAK, 22) + skull(OAK_LO, 14)) + band(11.5, colour) + inked(dot(50, 45, 9.5, OAK_HI)),
  giant: (colour) =>
    inked(skull(CLAY_HI, 16)) +
    inked(
      dot(52, 43, 5, PAPER) + dot(62, 43, 5, PAPER) + dot(52, 53, 5, PAPER) + dot(62, 53, 5, PAPER) + dot(57, 48, 4.5, BRASS),
      2,
    ) +
    gem(colour, 38),
  crossbow: (colour) => inked(skull(OAK_LO)) + line('M37 44q1-5 4-7', OAK_HI, 3.5) + gem(colour, 43) + goggle(43) + goggle(57),
  mage: () =>
    inked(skull(NIGHT, 23) + skull(BONUS, 13)) + fill('M50 36l3 6.5 7 .5-5.5 4.5 2 7L50 50.5 43.5 54.5l2-7L40 43l7-.5z', EYE),
  guard: (colour) =>
    inked(skull(BRASS, 21) + skull(BRASS, 13)) +
    band(12, colour) +
    inked(dot(50, 46, 4, STEEL_HI), 2.5) +
    line('M36 37l3-3', PAPER, 3.5),
};

const FACE = `${inked(box(33, 19.5, 34, 24, 8, CLAY_HI))}${box(35, 20.5, 30, 13, 6, INK)}${dot(43, 27, 4.6, EYE)}${dot(57, 27, 4.6, EYE)}`;
const CRACKS = ['M21 57l8 4-6 5 7 8', 'M80 55l-8 6 5 4-7 8', 'M31 42l7 4-4 5 6 5', 'M34 83l3-7-6-4', 'M66 84l-3-8 6-3'];

export const cracksAbove = (damage: number): string => (damage > 0 ? line(CRACKS.slice(0, damage).join(''), INK, 3) : '');

const ARMS = box(17, 36, 13, 28, 6.5, CLAY_LO) + box(70, 36, 13, 28, 6.5, CLAY_LO);
const TORSO = fill('M19 63q0-14 15-14h32q15 0 15 14 0 20-31 21-31-1-31-21z', CLAY);
const GIANT_TORSO = fill('M11 58q0-19 22-19h34q22 0 22 19 0 27-39 28-39-1-39-28z', CLAY);

/** A player's golem seen from above, for the board. */
export function golemArt({ type, seat, facing = 0, damage = 0, letter }: GolemLook): string {
  const colour = seatColour(seat);
  const weapon = WEAPONS[type];
  const body =
    type === 'giant'
      ? inked(GIANT_TORSO) + weapon + FACE
      : type === 'shield'
        ? inked(ARMS + TORSO) + FACE + weapon
        : inked(ARMS) + weapon + inked(dot(79, 42, 7, CLAY) + TORSO) + FACE;
  const [bx, by] = turnPoint(50, 75, facing);
  return figure(
    standEdge(DROP, facing) +
      turned(inked(fill(DROP, colour) + fill(NOSE, BEAK)) + body + at(HATS[type](colour), 0, 2.5) + cracksAbove(damage), facing) +
      seatBadge(seat, bx, by, 12.5, letter),
  );
}

const RUBBLE =
  'M6 84l9-23 17-4 8-12 19 2 8 11 18 3 9 21-14 8H20zM15 61l17 10 8-26M32 71l-7 21M32 71l22-6 5-18M54 65l13 27M54 65l13-7M67 58l4 20 23 6';

/** The remains of a golem: a heap of clay with its hat on top, and smoke. It is in repair, and the cell is free. */
export const wreckArt = (type: GolemType, seat: number): string =>
  figure(
    line('M70 30q-8-7 0-14t-2-12M84 40q-6-6 0-11t-2-10', 'var(--smoke-soft,#dbe7f6)', 5) +
      inked(fill(RUBBLE, CLAY) + dot(12, 93, 4, CLAY_LO) + dot(90, 94, 3.5, CLAY_LO)) +
      line('M22 78l6 4M76 70l7 3M42 54l4 5', CLAY_LO, 3.5) +
      at(HATS[type](seatColour(seat)), 7, 8, 0.78, -9),
  );

/** A figure of which nothing is known but its seat: a scenario of another version, or one written by hand. */
export function blankArt({ seat, facing = 0, letter }: Omit<GolemLook, 'type'>): string {
  const [bx, by] = turnPoint(50, 75, facing);
  return figure(
    standEdge(DROP, facing) +
      turned(inked(fill(DROP, seatColour(seat)) + fill(NOSE, BEAK) + dot(50, 46, 22, CLAY)), facing) +
      seatBadge(seat, bx, by, 12.5, letter),
  );
}

/** The thickness of a stand is always on its south side, however the figure is turned. */
export const standEdge = (d: string, facing: Facing): string =>
  `<path d="${d}" fill="${INK}" transform="translate(0 4)${facing ? ` rotate(${facing * 90} 50 50)` : ''}" opacity=".55"/>`;
