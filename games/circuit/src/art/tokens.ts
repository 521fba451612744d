import { seatLetter, seatShape } from '@stolik/look/seats';
import {
  BRASS,
  COPPER_DARK,
  fill,
  INK,
  line,
  outlined,
  type PictureFace,
  placed,
  rays,
  SMOKE,
  SMOKE_INK,
  STEEL,
  WHITE,
} from './draw.ts';

/** Tokens that lie on tiles or before players, each in a 100-unit box. */

const DIGIT: Readonly<Record<1 | 2, string>> = { 1: 'M44 41 52 34V66', 2: 'M42 42C42 32 59 32 59 42 59 50 43 57 41.5 66H60' };

function seatPlate(seat: number): string {
  const { path, colour, rim } = seatShape(seat);
  return (
    `<g stroke-linejoin="round"><path d="${path}" fill="${WHITE}" stroke="${WHITE}" stroke-width="20"/>` +
    `<path d="${path}" fill="${colour}" stroke="${rim}" stroke-width="4"/></g>`
  );
}

/** A glow token: the owner's shape and letter, 8 rays and 1 for half, 12 rays and 2 for full. */
export function glowArt(seat: number, level: 1 | 2, letter?: string): string {
  const full = level === 2;
  const sun = full ? line(rays(12, 30, 45), 'var(--ray-2, #d97f00)', 7) : line(rays(8, 30, 42), 'var(--ray-1, #c98f14)', 6);
  const disc = full
    ? outlined(`<circle cx="50" cy="50" r="38" fill="var(--halo-2, #ffe27a)"/>`, 2.4)
    : outlined(`<circle cx="50" cy="50" r="35" fill="var(--halo-1, #fff3c8)"/>`, 2.4);
  return (
    sun +
    disc +
    placed(seatPlate(seat) + seatLetter(seat, letter), 22, 21, 0.56) +
    outlined(`<circle cx="80" cy="80" r="15.5" fill="${WHITE}"/>`, 3) +
    line(DIGIT[level], INK, 6, ' transform="translate(47.5 47.5) scale(.65)"')
  );
}

/** The same token small, for a tile's corner: the owner's shape and the number. */
export function glowBadgeArt(seat: number, level: 1 | 2): string {
  const { letterY, ink } = seatShape(seat);
  return seatPlate(seat) + line(DIGIT[level], ink, 9, ` transform="translate(-5 ${letterY - 72}) scale(1.1)"`);
}

/** Blue smoke, never loud: what has burnt is cold and still. */
export function smokeArt(): string {
  return (
    `<g fill="${SMOKE}" stroke="${SMOKE_INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="M25 92c-14 0-18-17-7-23-4-14 13-22 22-13 5-14 27-13 29 3 15-2 21 17 10 24 0 10-14 13-20 6-7 7-18 7-22 0-3 2-7 3-12 3z"/>` +
    `<path d="M50 45c-10 1-14-11-5-16 0-11 16-13 20-4 10-2 14 10 6 15-2 8-15 11-21 5z"/><path d="M70 15a6 6 0 0 1 12-1a5.5 5.5 0 0 1-4 8c-5 1-8-2-8-7z"/>` +
    `<path d="M29 76c0-8 9-11 14-5M54 74c3-7 13-7 15 1" fill="none"/></g>`
  );
}

/** Smoke on a tile, over the part and upright in every rotation. */
export function smokeOn(face: PictureFace): string {
  return face === 'real' ? placed(smokeArt(), 52, 0, 0.47) : placed(smokeArt(), 2, 1, 0.44);
}

/** The soldering iron: cork grip, steel barrel, a hot tip. */
export function ironArt(): string {
  return (
    `<g transform="rotate(45 50 50)">${line('M50-6C50-16 62-14 62-22', INK, 6)}` +
    outlined(
      `<path d="M43-6H57a6 6 0 0 1 6 6V30L57 42H43L37 30V0a6 6 0 0 1 6-6z" fill="var(--grip, #c8402f)"/><path d="M40 42H60V50H40z" fill="var(--grip-lo, #3c3645)"/>` +
        `<path d="M44 50H56V84H44z" fill="${STEEL}"/><path d="M45 84H55L52 106H48z" fill="${BRASS}"/>`,
    ) +
    `${line('M43.5 3V27', 'var(--grip-hi, #f09a8c)', 4)}${line('M48 54V80', WHITE, 3)}</g>${line('M12 62c-5-5 5-8 0-14M26 56c-4-4 4-6 0-11', 'var(--heat, #8f8796)', 4)}`
  );
}

/** On: a switched reed wears it. */
export function onArt(): string {
  return (
    `<g fill="var(--on, #24703f)" stroke="${WHITE}" stroke-width="5"><rect x="5" y="25" width="90" height="50" rx="25"/></g>` +
    `<g fill="none" stroke="${WHITE}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><circle cx="34" cy="50" r="12"/><path d="M60 62V39M60 47c2-10 17-10 17 2V62"/></g>`
  );
}

const BOLT = 'M32 8 12 48H27L20 82 50 36H34L44 8z';

/** The short-circuit token; its other side bears two bolts and the double penalty. */
export function shortArt(points: 2 | 4): string {
  const bolt = fill(BOLT, 'var(--live, #ffd23f)');
  const number = points === 2 ? 'M66 42C66 29 84 29 84 41 84 51 67 57 66 66H84' : 'M79 66V34L65 56H86';
  const bolts = points === 2 ? placed(bolt, 1, 10, 0.86) : placed(bolt, 3, 8, 0.66) + placed(bolt, 12, 32, 0.66);
  return (
    outlined(
      `<path d="M28 6H72L95 29V71L72 94H28L5 71V29z" transform="translate(0 4)" fill="var(--warn-lo, #6b1c10)"/><path d="M28 4H72L95 27V69L72 92H28L5 69V27z" fill="var(--warn-fill, #a8321f)"/>`,
    ) +
    outlined(bolts, 3) +
    line(`M49 50H56${number}`, WHITE, 6.5)
  );
}

/** The robot whose panel the players repair. The first player keeps it. */
export function firstPlayerArt(): string {
  return (
    outlined(
      `<path d="M47 10H53V24H47z" fill="${STEEL}"/><circle cx="50" cy="10" r="7.5" fill="var(--live, #ffd23f)"/><path d="M6 46H16V66H6zM84 46H94V66H84z" fill="${COPPER_DARK}"/>` +
        `<rect x="14" y="25" width="72" height="68" rx="14" fill="var(--robot-lo, #8d97a8)"/><rect x="14" y="22" width="72" height="66" rx="14" fill="var(--robot, #c4ccd9)"/>` +
        `<rect x="22" y="33" width="56" height="24" rx="12" fill="${INK}"/>`,
    ) +
    `<circle cx="37" cy="45" r="7" fill="var(--live, #ffd23f)"/><circle cx="63" cy="45" r="7" fill="var(--live, #ffd23f)"/>` +
    outlined(`<circle cx="50" cy="72" r="12" fill="${WHITE}"/>`, 2.4) +
    line('M46 69 51 65V79', INK, 4.5) +
    line('M23 68h7M23 76h7M70 68h7M70 76h7', INK, 3)
  );
}
