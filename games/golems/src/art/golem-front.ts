import type { GolemType } from '../core/golem-types.ts';
import {
  BONUS,
  BRASS,
  box,
  CLAY,
  CLAY_HI,
  CLAY_LO,
  dot,
  EYE,
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
  SMOKE,
  STEEL,
  STEEL_HI,
} from './brush.ts';
import { seatBadge, seatColour } from './seats.ts';

/** A feeling that lasts a moment; cracks and sleep last longer. */
export type Feeling = 'thinking' | 'stars' | 'pleased' | 'hurt';

export type FrontLook = {
  seat: number;
  damage?: number;
  out?: boolean;
  letter?: string | undefined;
  feeling?: Feeling | undefined;
};
export type GolemFrontLook = FrontLook & { type: GolemType };

/** Eyes tell the mood: fresh, cracked, or closed in the repair shop. */
export type Mood = 'well' | 'cracked' | 'asleep' | Feeling;

/** A face in words of its parts; everything else about a golem's front is shared. */
type Face = {
  head: string;
  skin?: string;
  eyes: readonly [x: number, y: number, r: number];
  mouth: string;
  top: (colour: string) => string;
  /** Held in the left hand (right on the picture), behind the body. */
  held?: string;
  /** Worn or carried before the face and body. */
  worn?: string;
};

const HEAD = 'M24 34q0-20 26-20t26 20v18q0 15-26 15T24 52z';
const smile = line('M40 57q10 7 20 0', INK, 3);
const tooth = line('M38 55q12 8 24 0', INK, 3) + inked(box(52, 57.5, 5, 5, 1, PAPER), 2);
const moustache = inked(fill('M50 53q-6-4-12 0t-9 2q4 7 13 5 6-1 8-4 2 3 8 4 9 2 13-5-3 2-9-2-6-4-12 0z', OAK_LO), 2.5);
const crystal = (colour: string, y = 22): string =>
  inked(fill(`M50 ${y - 7}l6 7-6 7-6-7z`, colour), 2.5) + line(`M49 ${y - 2}l-2 2`, PAPER, 2);

const ring = (x: number): string =>
  `<circle cx="${x}" cy="42" r="10" fill="none" stroke="${INK}" stroke-width="8"/><circle cx="${x}" cy="42" r="10" fill="none" stroke="${BRASS}" stroke-width="3.5"/>`;
const GOGGLES = ring(39) + ring(61);

const FACES: Record<GolemType, Face> = {
  sword: {
    head: HEAD,
    eyes: [10, 40, 6],
    mouth: smile,
    top: (colour) =>
      inked(fill('M56 8q20-12 26 6-8-3-14 4 6 2 8 8-12 2-20-6z', colour) + fill('M22 33q0-23 28-23t28 23q-28-9-56 0z', STEEL)) +
      line('M32 22q5-5 12-6', STEEL_HI, 4),
    held: inked(fill('M88 10l6 9v46H82V19z', STEEL_HI) + box(76, 63, 24, 7, 3, BRASS)) + line('M88 22v36', STEEL, 3),
  },
  hammer: {
    head: 'M22 24q0-9 9-9h38q9 0 9 9v32q0 12-12 12H34q-12 0-12-12z',
    eyes: [11, 37, 5.5],
    mouth: moustache,
    top: (colour) =>
      inked(box(19, 11, 62, 13, 5, IRON)) +
      line('M27 17h0M73 17h0', STEEL_HI, 4.5) +
      crystal(colour, 18) +
      line('M30 29l11 3M70 29l-11 3', INK, 4),
    held: rod('M89 88V34', OAK, 6) + inked(box(77, 14, 25, 22, 4, STEEL)) + line('M82 20h12', STEEL_HI, 4),
  },
  bow: {
    head: HEAD,
    eyes: [10, 42, 6.5],
    mouth: line('M44 57q7 5 13-1', INK, 3),
    top: (colour) =>
      inked(fill('M18 31Q38 4 84 27q-32-6-66 4z', LEAF)) +
      rod('M66 20q6-14 20-17', PAPER, 4) +
      line('M30 26q18-6 38-5', colour, 4.5),
    held: line('M90 22v62', INK, 2.5) + rod('M88 20q18 34 0 66', OAK, 5),
  },
  spear: {
    head: 'M28 30q0-18 22-18t22 18v24q0 13-22 13T28 54z',
    eyes: [9, 39, 5.5],
    mouth: line('M42 57h16', INK, 3),
    top: (colour) =>
      inked(dot(50, 8, 7, OAK_LO)) +
      line('M28 26q22-9 44 0', INK, 10) +
      line('M29 26q21-8.5 42 0', colour, 5) +
      line('M33 33l9 2M67 33l-9 2', INK, 3.5),
    held: rod('M87 100V22', OAK, 5) + inked(fill('M87 0q12 14 0 28-12-14 0-28z', STEEL_HI)) + line('M80 32h14', ROSE, 6),
  },
  shield: {
    head: HEAD,
    eyes: [11, 39, 7],
    mouth: '',
    top: (colour) =>
      inked(fill('M22 32q0-22 28-22t28 22q-28-8-56 0z', STEEL) + fill('M46 9h8v20h-8z', colour)) +
      line('M30 22q3-4 8-6', STEEL_HI, 4),
    worn:
      inked(
        fill('M14 56q22-1 36-8 14 7 36 8 0 32-36 46Q14 88 14 56z', OAK) +
          fill('M22 62q17-2 28-7 11 5 28 7-2 24-28 34-26-10-28-34z', STEEL),
      ) + line('M29 68q7-1 12-3', STEEL_HI, 4),
  },
  club: {
    head: 'M20 38q0-21 30-21t30 21v14q0 16-30 16T20 52z',
    eyes: [12, 42, 5.5],
    mouth: tooth,
    top: (colour) =>
      inked(fill('M50 18Q30 17 32 3q17 0 18 15Q51 3 68 3q2 14-18 15z', LEAF)) +
      line('M50 22v-5', INK, 3) +
      crystal(colour, 27) +
      line('M30 33q8-3 14 1M56 34q6-4 14-1', INK, 4),
    held: inked(fill('M85 92 77 32q0-18 12-18t12 18l-7 60z', OAK)) + line('M85 30v7M92 40v6M86 52v5M91 24v3', INK, 3.5),
  },
  sling: {
    head: HEAD,
    eyes: [10, 42, 6.5],
    mouth: tooth,
    top: () =>
      inked(fill('M74 26l14-4-4 12z', ROSE) + fill('M22 36q0-24 28-24t28 24q-28-9-56 0z', ROSE)) +
      line('M32 26h0M44 19h0M56 24h0M68 26h0', PAPER, 5) +
      line('M33 54h0M36 57h0M67 54h0M64 57h0', CLAY_LO, 3),
    held:
      line('M86 80 79 44M87 80l10-36', INK, 7) +
      line('M86 80 79 44M87 80l10-36', ROSE, 3) +
      inked(fill('M75 42q13 13 25 0-1 12-12 12T75 42z', OAK) + dot(87, 37, 9, STEEL)) +
      line('M83 34q2-3 5-3', STEEL_HI, 3),
  },
  scout: {
    head: HEAD,
    eyes: [10, 42, 5.5],
    mouth: line('M43 58q8 4 14-2', INK, 3),
    top: (colour) =>
      inked(fill('M32 26q0-20 18-20t18 20z', OAK_HI) + fill('M12 29q38-11 76 0-2 6-9 5-29-7-58 0-7 1-9-5z', OAK)) +
      line('M34 20q16-4 32 0', colour, 5),
    worn: inked(dot(60, 42, 11, BRASS) + dot(60, 42, 7, STEEL_HI)) + line('M57 42l4-4', PAPER, 3),
    held:
      inked(fill('M82 78 77 50l13-2 5 28z', BRASS) + fill('M79 50l-3-18 9-2 4 18z', OAK) + box(72, 24, 15, 8, 3, STEEL_HI)) +
      line('M83 56l3 14', PAPER, 3),
  },
  giant: {
    head: 'M14 36Q14 10 50 10t36 26v18q0 18-36 18T14 54z',
    eyes: [9, 44, 4.5],
    mouth: line('M41 60q9 6 18 0', INK, 3.5),
    top: (colour) =>
      inked(
        dot(72, 8, 5, PAPER) +
          dot(82, 8, 5, PAPER) +
          dot(70, 17, 5, PAPER) +
          dot(84, 17, 5, PAPER) +
          dot(77, 22, 5, PAPER) +
          dot(77, 14, 5, BRASS),
        2,
      ) + crystal(colour, 24),
    worn:
      inked(dot(12, 86, 15, CLAY) + dot(88, 86, 15, CLAY)) + line('M6 76v5M12 74v6M18 76v5M82 76v5M88 74v6M94 76v5', INK, 2.5),
  },
  crossbow: {
    head: HEAD,
    eyes: [11, 42, 6],
    mouth: line('M44 60h12', INK, 3),
    top: (colour) => inked(fill('M22 36q0-24 28-24t28 24l-6 2q-22-10-44 0z', OAK_LO)) + crystal(colour, 22),
    worn: GOGGLES,
    held:
      inked(box(83, 40, 10, 50, 3, OAK)) +
      rod('M78 56Q88 36 98 56', STEEL, 5) +
      line('M78 57h20', INK, 2.5) +
      inked(fill('M88 26l6 14H82z', STEEL_HI), 2.5),
  },
  mage: {
    head: HEAD,
    eyes: [10, 44, 5.5],
    mouth: inked(fill('M30 53q20-8 40 0 2 22-20 34-22-12-20-34z', STEEL_HI), 2.5) + line('M42 60q8 5 16 0', INK, 3),
    top: () =>
      inked(fill('M28 30Q38 14 40-2l22 8q-2 14 12 24z', NIGHT) + fill('M12 34q38-14 76 0-2 6-9 5-29-8-58 0-7 1-9-5z', BONUS)) +
      fill('M51 10l2.5 5 5.5.5-4 4 1 5.5-5-3-5 3 1-5.5-4-4 5.5-.5z', EYE),
    held:
      rod('M88 100V40', OAK, 5) +
      inked(fill('M88 12l11 15-11 15-11-15z', 'var(--crystal,#7fd3e0)')) +
      line('M87 18l-5 8', PAPER, 3),
  },
  guard: {
    head: HEAD,
    eyes: [10, 41, 5.5],
    mouth: moustache,
    top: (colour) =>
      inked(
        fill('M46 8l4-9 4 9z', STEEL_HI) +
          fill('M28 30q0-24 22-24t22 24z', BRASS) +
          fill('M16 31q34-11 66 0l-3 6q-30-8-60 0z', BRASS),
      ) +
      line('M36 20q3-6 9-8', PAPER, 3.5) +
      line('M32 27q18-5 36 0', colour, 4),
    held: rod('M90 100V14', OAK, 5) + inked(fill('M90 15q11 0 10 24-5-5-10-5z', STEEL_HI) + fill('M90 0l6 13H84z', STEEL)),
  },
};

const SPECKS = line('M17 92h0M24 85h0M27 95h0M74 94h0M70 85h0', CLAY_LO, 3.5);
const BODY = 'M8 100V88q0-15 16-17l12-2h28l12 2q16 2 16 17v12z';
const CRACKS = ['M70 22l-6 8 5 4-5 7', 'M27 48l7 3-4 5 6 5', 'M22 100l5-9-6-5 5-8', 'M78 100l-3-8 6-6-5-7', 'M36 15l2 8 6 1'];
const PLASTER = `<g transform="rotate(-24 68 30)">${inked(box(57, 25.5, 22, 9, 4, PAPER), 2)}${line('M65.5 30h0M70.5 30h0', CLAY_LO, 2.5)}</g>`;

export const cracksFront = (damage: number): string =>
  damage > 0 ? line(CRACKS.slice(0, damage).join(''), INK, 3) + (damage > 1 ? PLASTER : '') : '';

export const moodOf = ({ damage = 0, out = false, feeling }: FrontLook): Mood =>
  out ? 'asleep' : (feeling ?? (damage > 0 ? 'cracked' : 'well'));

const STAR = fill('M0-9l2.6 5.6 6.2.8-4.6 4.2 1.2 6.1L0 3.8l-5.4 2.9 1.2-6.1-4.6-4.2 6.2-.8z', EYE);
const star = (x: number, y: number): string => `<g transform="translate(${x} ${y})">${inked(STAR, 2)}</g>`;

/** Around the head: the outline tells a feeling, too, never a colour alone. */
export const signOf = (mood: Mood): string =>
  mood === 'stars'
    ? star(16, 14) + star(50, -4) + star(84, 14)
    : mood === 'thinking'
      ? inked(dot(84, 24, 4, PAPER) + dot(90, 12, 5.5, PAPER) + dot(88, -3, 8, PAPER), 2.5)
      : mood === 'pleased'
        ? line('M8 30l-7-4M14 16l-5-7M92 30l7-4M86 16l5-7', BRASS, 4.5)
        : mood === 'hurt'
          ? inked(fill('M84 20q9 11 0 16-9-5 0-16z', 'var(--crystal,#7fd3e0)'), 2.5)
          : '';

/** The class lets a panel make them blink. */
export function eyesFront(dx: number, y: number, r: number, mood: Mood): string {
  const [a, b] = [50 - dx, 50 + dx];
  if (mood === 'asleep') return line(`M${a - r} ${y}q${r} ${r} ${2 * r} 0M${b - r} ${y}q${r} ${r} ${2 * r} 0`, EYE, 3.5);
  if (mood === 'pleased')
    return line(`M${a - r} ${y + 2}q${r} ${-1.9 * r} ${2 * r} 0M${b - r} ${y + 2}q${r} ${-1.9 * r} ${2 * r} 0`, EYE, 4);
  if (mood === 'hurt')
    return line(
      `M${a - r} ${y - r * 0.7}l${1.7 * r} ${r * 0.7}-${1.7 * r} ${r * 0.7}M${b + r} ${y - r * 0.7}l-${1.7 * r} ${r * 0.7} ${1.7 * r} ${r * 0.7}`,
      EYE,
      3.5,
    );
  if (mood === 'thinking')
    return `<g class="eyes">${dot(a, y, r, EYE)}${dot(b, y, r, EYE)}${dot(a + r * 0.4, y - r * 0.5, r * 0.42, INK)}${dot(b + r * 0.4, y - r * 0.5, r * 0.42, INK)}</g>`;
  const pupils =
    dot(a + 1, y + (mood === 'well' ? 0 : -1), r * 0.4, INK) + dot(b + 1, y + (mood === 'well' ? 0 : -1), r * 0.4, INK);
  return `<g class="eyes">${dot(a, y, r, EYE)}${dot(b, y, r, EYE)}${pupils}</g>`;
}

/** Out of the game is never a death: the repair sign, a spanner on a paper disc, and two sleepy eyes. */
export const REPAIR_SIGN = inked(dot(80, 78, 19, PAPER)) + spanner(80, 78, 0.9) + line('M14 26h8l-8 9h8M4 10h6l-6 7h6', INK, 3);

export function spanner(x: number, y: number, k: number): string {
  const d = 'M-4 12V-2a8 8 0 0 1-3-11l5 4h4l5-4a8 8 0 0 1-3 11v14a4 4 0 0 1-8 0z';
  return `<g transform="translate(${x} ${y}) rotate(40) scale(${k})">${inked(fill(d, STEEL), 3)}</g>`;
}

/** A golem from the front, for panels. */
export function golemFront({ type, seat, damage = 0, out = false, letter, feeling }: GolemFrontLook): string {
  const face = FACES[type];
  const colour = seatColour(seat);
  const [dx, y, r] = face.eyes;
  const mood = moodOf({ seat, damage, out, feeling });
  const visor = box(50 - dx - r - 4, y - r - 3, 2 * (dx + r + 4), 2 * r + 6, r + 3, INK) + eyesFront(dx, y, r, mood);
  const [cx, cy] = type === 'shield' ? [50, 80] : [50, 87];
  return figure(
    line('M18 66q-6-6 0-12t-2-12', SMOKE, 5) +
      inked(box(11, 64, 12, 14, 2, IRON)) +
      (face.held ?? '') +
      inked(fill(BODY, CLAY) + (face.held ? dot(88, 86, 8, CLAY) : '')) +
      SPECKS +
      inked(fill('M35 63h30l6 9q-21 13-42 0z', colour) + fill(face.head, CLAY_HI)) +
      visor +
      face.mouth +
      face.top(colour) +
      cracksFront(damage) +
      (face.worn ?? '') +
      signOf(mood) +
      (letter === '' ? '' : seatBadge(seat, cx!, cy!, 10.5, letter)) +
      (out ? REPAIR_SIGN : ''),
  );
}
