import {
  BATTLE,
  BONUS,
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
  NIGHT,
  OAK,
  OAK_HI,
  OAK_LO,
  PAPER,
  PAPER_2,
  PORTAL,
  rod,
  STEEL,
  WATER_HI,
} from './brush.ts';
import { spanner } from './golem-front.ts';

/** v6.1: the first six; v4.0: chips (of wood), bomb, tools. */
export const BARREL_CONTENTS = [
  'empty',
  'dynamite',
  'repair',
  'plusRow',
  'minusRow',
  'blackHole',
  'chips',
  'bomb',
  'tools',
] as const;
export type BarrelContent = (typeof BARREL_CONTENTS)[number];

const shadow = `<ellipse cx="50" cy="88" rx="31" ry="6" fill="${INK}" opacity=".2"/>`;
const STAVES = 'M27 17q23-8 46 0 13 33 0 66-23 8-46 0-13-33 0-66z';
const HOOPS = 'M24 27q26 8 52 0l2.5 9q-28.5 8-57 0zM21.5 64q28.5 8 57 0L76 73q-26 8-52 0z';
const body =
  inked(fill(STAVES, OAK), 3.5) +
  line('M41 17q-5 33 0 66M59 17q5 33 0 66', OAK_LO, 3) +
  inked(fill(HOOPS, IRON), 2.5) +
  line('M31 43q-1 8 0 14', OAK_HI, 4.5);
const question =
  inked(dot(50, 50, 11.5, PAPER), 2.5) + line('M46 47q0-4.5 4-4.5t4 4q0 2-2.5 3.5Q50 51 50 53', INK, 3) + dot(50, 57, 1.9, INK);

/** A closed barrel: its contents are unknown. */
export const barrelArt = (): string => shadow + body + question;

/** A barrel that is only pushed and never opened: young players have nothing to wonder about. [G6.11.3] */
export const plainBarrelArt = (): string => shadow + body;

/** A column of two or three, from the scenarios of v4. */
export function barrelColumn(count: number): string {
  let art = shadow;
  const size = count > 2 ? 58 : 66;
  for (let i = 0; i < count; i++) art += inset(body, 50, 92 - size / 2 - (i * (88 - size)) / (count - 1), size);
  return art + inset(question, 50, 4 + size / 2, size);
}

/** A barrel afloat: on its side, ripples around, never to be opened. */
export const barrelAfloat = (): string =>
  `<g transform="rotate(80 50 52) translate(8 8) scale(.84)">${body}</g>` +
  fill('M8 62q7-7 14 0t14 0 14 0 14 0 14 0 14 0v12q-42 16-84 0z', 'var(--water,#4b97bd)') +
  line('M8 63q7-7 14 0t14 0 14 0 14 0 14 0 14 0M20 77q7-6 14 0t14 0 14 0 14 0', WATER_HI, 4.5);

/** Broken staves around whatever was in it. */
const wreck = inked(
  [12, 68, 118, 172, 236, 300]
    .map((turn) => `<path d="M44 3h12l4 26H40z" fill="${OAK}" transform="rotate(${turn} 50 50)"/>`)
    .join(''),
);
const disc = inked(dot(50, 50, 33, PAPER));

const CONTENTS: Record<BarrelContent, string> = {
  empty: disc + line('M37 62q13-12 26 0', INK, 4.5) + line('M39 43h0M61 43h0', INK, 8.5),
  dynamite:
    disc +
    inked(
      box(29, 40, 12, 34, 3, BATTLE) +
        box(44, 40, 12, 34, 3, BATTLE) +
        box(59, 40, 12, 34, 3, BATTLE) +
        box(27, 51, 46, 10, 2, PAPER),
    ) +
    line('M50 40q0-12 11-13', INK, 4) +
    line('M63 26h0', BRASS, 9),
  repair: disc + line('M50 32v36M32 50h36', INK, 17) + line('M50 32v36M32 50h36', MOVE, 11),
  plusRow: disc + line('M30 43h16M38 35v16M56 38l8-5v20', INK, 6.5) + inked(box(30, 61, 40, 11, 3, BONUS)),
  minusRow:
    disc + line('M30 43h16M56 38l8-5v20', INK, 6.5) + inked(box(30, 61, 40, 11, 3, PAPER_2)) + line('M34 76 66 57', BATTLE, 5),
  blackHole: inked(dot(50, 50, 33, NIGHT)) + line('M50 52q12-8 16 4t-10 18-28-4-2-36 38-6', PORTAL, 5.5) + dot(50, 53, 7, INK),
  chips:
    inked(fill('M14 42l30-19 5 9-30 19zM44 62l40-8 2 11-40 8zM54 18l30 16-5 9-30-16zM18 68l20-3 2 11-20 3z', OAK_HI)) +
    line('M24 40l10-6M60 61l10-2M64 30l8 4', OAK_LO, 3),
  bomb:
    inked(dot(47, 55, 29, IRON) + box(57, 20, 17, 15, 3, STEEL)) +
    line('M66 20q3-12 14-9', INK, 5) +
    line('M80 10h0M88 5l3-2M88 14h5', BRASS, 5) +
    line('M30 51q1-12 12-16', PAPER, 5.5),
  tools: disc + spanner(39, 51, 1.3) + rod('M71 31 57 50', STEEL, 4) + inked(fill('M58 45l8 6-12 17q-6 3-8-3z', BRASS)),
};

/** A barrel just opened. */
export const barrelOpened = (content: BarrelContent): string => wreck + CONTENTS[content];

/** The contents, without the barrel. */
export const barrelSign = (content: BarrelContent): string => CONTENTS[content];

/** The barrel itself without shadow and question, for icons. */
export const barrelIcon = (): string => body;
