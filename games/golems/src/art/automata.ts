import type { GolemType } from '../core/golem-types.ts';
import {
  at,
  BATTLE,
  BEAK,
  BRASS,
  box,
  CLAY,
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
  ROSE,
  STEEL,
  STEEL_HI,
  STEEL_LO,
  turned,
  turnPoint,
  WATER,
} from './brush.ts';
import { cracksAbove, standEdge, weaponAbove } from './golem-above.ts';
import { cracksFront, type FrontLook, moodOf, REPAIR_SIGN, signOf } from './golem-front.ts';
import { seatBadge, seatColour } from './seats.ts';

export const BOT_PROGRAMS = ['hunter', 'hothead', 'marksman', 'guard', 'coward', 'tumbler'] as const;
export type BotProgram = (typeof BOT_PROGRAMS)[number];

export type BotLook = {
  program: BotProgram;
  seat: number;
  facing?: Facing;
  damage?: number;
  type?: GolemType;
  letter?: string | undefined;
};

/** Eight teeth and a nose: a bot's stand is a cogwheel, so it is no player's golem even as a shadow. */
const COG =
  'M50 1 63 16l9 1 4 7 9-1 4 9-6 6 3 8 10 3v10l-10 3-3 8 6 6-6 8-9-1-6 6-1 9H43l-11 0-1-9-6-6-9 1-6-8 6-6-3-8-10-3V49l10-3 3-8-6-6 4-9 9 1 4-7 9-1z';
const NOSE = 'M50 1 63 16Q50 11 37 16z';
const HULL = 'M32 26h36l10 10v36l-10 12H32L22 72V36z';
const RIVETS = 'M28 39h0M72 39h0M28 70h0M72 70h0';

/** Emblems about 20 units wide around (0, 0). */
const EMBLEMS: Record<BotProgram, string> = {
  hunter: inked(dot(0, 0, 8, PAPER), 2.5) + line('M0-12v7M0 12V5M-12 0h7M12 0H5', INK, 3),
  hothead:
    inked(fill('M-1-12q12 7 9 17-3 7-9 7-9-1-9-9 0-5 4-8 0 5 3 6 4-5 2-13z', 'var(--flame,#f0832f)'), 2.5) +
    fill('M1 3q5 4 1 8-6 0-5-4z', EYE),
  marksman: inked(dot(0, 0, 11, PAPER), 2.5) + dot(0, 0, 7, BATTLE) + dot(0, 0, 3, PAPER),
  guard: inked(fill('M-10-9q7 0 10-3 3 3 10 3 0 16-10 21-10-5-10-21z', PAPER), 2.5) + line('M0-6V6M-5-1h10', INK, 3),
  coward: line('M-8 12v-24', INK, 4) + inked(fill('M-7-11q6-3 10 0t10 0V3Q7 6 3 3t-10 0z', PAPER), 2.5),
  tumbler: `<g transform="rotate(14)">${inked(box(-10, -10, 20, 20, 4, PAPER), 2.5)}${line('M-5-5h0M5-5h0M0 0h0M-5 5h0M5 5h0', INK, 4)}</g>`,
};

export const botEmblem = (program: BotProgram): string => at(EMBLEMS[program], 50, 50, 3.6);

/** A bot seen from above: riveted hull, one eye, its program's emblem, the seat's shape behind. */
export function botArt({ program, seat, facing = 0, damage = 0, type, letter }: BotLook): string {
  const [bx, by] = turnPoint(50, 76, facing);
  const [ex, ey] = turnPoint(50, 53, facing);
  const arms = inked(box(13, 38, 13, 30, 3, STEEL_LO) + box(74, 38, 13, 30, 3, STEEL_LO));
  const weapon = type && type !== 'giant' && type !== 'shield' ? weaponAbove(type) + inked(box(72, 37, 14, 10, 2, STEEL_LO)) : '';
  const carried = type === 'shield' || type === 'giant' ? weaponAbove(type).replaceAll(CLAY, STEEL) : '';
  const shield = type === 'shield' ? at(carried, 1, 6, 0.78) : carried;
  return figure(
    standEdge(COG, facing) +
      turned(
        inked(fill(COG, seatColour(seat)) + fill(NOSE, BEAK)) +
          arms +
          weapon +
          inked(fill(HULL, STEEL) + box(37, 20, 26, 20, 6, IRON)) +
          inked(dot(50, 28.5, 7.5, EYE), 2.5) +
          dot(50, 27, 3.2, INK) +
          line(RIVETS, STEEL_HI, 4) +
          shield +
          cracksAbove(damage),
        facing,
      ) +
      at(EMBLEMS[program], ex, ey, 0.95) +
      seatBadge(seat, bx, by, 11.5, letter),
  );
}

/** Antennae: what sits on a bot's head says its program a second time. */
const TOPS: Record<BotProgram, string> = {
  hunter: inked(fill('M30 20 24 2l16 12zM70 20l6-18-16 12z', STEEL_LO)),
  hothead: inked(fill('M48 20q-18-8-4-20 0 8 6 9 6-4 3-11 16 10 3 22z', 'var(--flame,#f0832f)')),
  marksman: line('M50 18V4M38 8h24M44 2h12', INK, 4),
  guard: inked(fill('M32 20q0-16 18-16t18 16z', BRASS) + fill('M46 4h8v8h-8z', ROSE)),
  coward: line('M44 18q-8-6-12-14M56 18q8-6 12-14', INK, 4) + inked(dot(31, 5, 5, WATER) + dot(69, 5, 5, WATER)),
  tumbler:
    inked(fill('M50 18V8', INK)) +
    `<g transform="rotate(20 50 7)">${inked(box(42, -1, 16, 16, 3, PAPER), 2.5)}${line('M46 3h0M54 11h0M50 7h0', INK, 3.5)}</g>`,
};

const MOUTHS: Record<BotProgram, string> = {
  hunter: line('M36 57h28M42 55v4M50 55v4M58 55v4', INK, 3),
  hothead: line('M36 60q4-6 7-3t7 0 7 0 7 3', INK, 3),
  marksman: line('M43 58h14', INK, 3.5),
  guard: line('M38 57h24', INK, 3.5) + line('M42 62h16', STEEL_LO, 3),
  coward: inked(box(44, 53, 12, 9, 4, IRON), 3),
  tumbler: line('M38 55q12 10 24 0', INK, 3.5),
};

/** Where each program looks: at you, aside, or anywhere. */
const GAZES: Record<BotProgram, readonly [number, number]> = {
  hunter: [0, 0],
  hothead: [0, 2],
  marksman: [4, 0],
  guard: [0, -1],
  coward: [-4, 2],
  tumbler: [3, -3],
};

/** A bot from the front, for panels. */
export function botFront({
  program,
  seat,
  damage = 0,
  out = false,
  letter,
  feeling,
}: FrontLook & { program: BotProgram }): string {
  const [gx, gy] = GAZES[program];
  const eye = out
    ? line('M40 38q10 8 20 0', EYE, 4)
    : dot(50, 37, 12, EYE) + dot(50 + gx, 37 + gy, 5.5, INK) + dot(48 + gx, 35 + gy, 1.8, PAPER);
  const brow =
    program === 'hothead' ? line('M34 22l16 6 16-6', INK, 5) : program === 'coward' ? line('M36 24l8-4M64 24l-8-4', INK, 4) : '';
  return figure(
    inked(fill('M10 100V80l12-10h56l12 10v20z', STEEL) + box(40, 62, 20, 12, 2, STEEL_LO)) +
      inked(fill('M38 76h-8v24h40V76h-8z', seatColour(seat))) +
      TOPS[program] +
      inked(
        box(15, 30, 9, 18, 3, STEEL_LO) + box(76, 30, 9, 18, 3, STEEL_LO) + fill('M30 17h40l8 8v34l-8 8H30l-8-8V25z', STEEL),
      ) +
      line('M29 24h0M71 24h0M29 60h0M71 60h0M18 88h0M82 88h0', STEEL_HI, 4.5) +
      inked(box(31, 22, 38, 30, 15, IRON)) +
      eye +
      brow +
      MOUTHS[program] +
      cracksFront(damage) +
      signOf(moodOf({ seat, damage, out, feeling })) +
      (letter === '' ? '' : seatBadge(seat, 50, 88, 9.5, letter)) +
      (out ? REPAIR_SIGN : at(EMBLEMS[program], 80, 84, 0.85)),
  );
}
