import {
  COPPER,
  COPPER_DARK,
  COPPER_LIGHT,
  fill,
  INK,
  line,
  MINUS,
  NOTE,
  NOTE_INK,
  outlined,
  type PictureFace,
  PLUS,
  pads,
  placed,
  STEEL,
  WHITE,
  wire,
} from './draw.ts';
import { smokeArt } from './tokens.ts';

/** The rim of the field: side tokens (60 by 100, contact inward), lower strips (300 by 90) and upper strips (300 by 60). */

export type SideKind = '+' | '-' | '+f' | '-f' | 'x';

export interface SideLook {
  readonly face?: PictureFace;
  /** The fuse has burnt: broken, with smoke, conducts nothing. */
  readonly burnt?: boolean;
}

const PLATE = 'M3 22a8 8 0 0 1 8-8H38L53 32V66L38 84H11a8 8 0 0 1-8-8z';

function sidePlate(colour: string): string {
  return outlined(`<path d="${PLATE}" transform="translate(0 4)" fill="${INK}"/><path d="${PLATE}" fill="${colour}"/>`);
}

function fuse(burnt: boolean): string {
  const thread = burnt ? 'M17 58h6l2-4M39 58h-5l-3 5' : 'M17 58q5.5-7 11 0t11 0';
  return (
    outlined(
      `<rect x="8" y="47" width="40" height="22" rx="5" fill="${burnt ? 'var(--burnt, #6b6671)' : 'var(--glass, #e4f0f1)'}"/>` +
        `<path d="M8 52a5 5 0 0 1 5-5h4V69H13a5 5 0 0 1-5-5zM48 52a5 5 0 0 0-5-5H39V69h4a5 5 0 0 0 5-5z" fill="${STEEL}"/>`,
      2.8,
    ) + line(thread, burnt ? INK : COPPER_DARK, 3)
  );
}

function sideReal(kind: SideKind, burnt: boolean): string {
  if (kind === 'x') {
    const ends = 'M60 50H42L36 58M3 50H16l6-8';
    return sidePlate('var(--broken, #8b8478)') + line(ends, INK, 10) + line(ends, COPPER, 5);
  }
  const plus = kind[0] === '+';
  const plate = burnt ? 'var(--burnt-plate, #857d86)' : plus ? PLUS : MINUS;
  const stub = wire('M50 50H60') + pads('M53 39.5h7v21h-7z');
  if (kind.length === 1) return stub + sidePlate(plate) + line(plus ? 'M27 34V64M12 49H42' : 'M12 49H42', WHITE, 8);
  return stub + sidePlate(plate) + line(plus ? 'M27 21.5V37.5M19 29.5H35' : 'M18 30H36', WHITE, 6) + fuse(burnt);
}

function sideDrawn(kind: SideKind, burnt: boolean): string {
  const sign = kind[0] === '+' ? 'M13 20V36M5 28H21' : 'M5 28H21';
  if (kind === 'x') return line('M2 50H17L25 38M60 50H45L37 62', NOTE_INK, 4);
  const pin = (x: number) => `<circle cx="${x}" cy="50" r="8" fill="${NOTE}" stroke="${NOTE_INK}" stroke-width="4"/>`;
  if (kind.length === 1) return line(`M21 50H60${sign}`, NOTE_INK, 4) + pin(13);
  const body = `<rect x="26" y="40" width="26" height="20" fill="${NOTE}" stroke="${NOTE_INK}" stroke-width="4"/>`;
  const cross = burnt ? line('M27 30 51 70M51 30 27 70', 'var(--smoke-ink, #33598f)', 4.5) : '';
  return body + line(`M18 50H60${sign}`, NOTE_INK, 4) + pin(11) + cross;
}

/** A side token in a box of 60 by 100. Its contact is at 60, 50 on the left edge of the field and at 0, 50 on the right. */
export function sideArt(kind: SideKind, edge: 'left' | 'right', look: SideLook = {}): string {
  const burnt = look.burnt === true && kind.length === 2;
  const token = look.face === 'schematic' ? sideDrawn(kind, burnt) : sideReal(kind, burnt);
  const smoke = burnt ? placed(smokeArt(), edge === 'left' ? 2 : 24, -18, 0.35) : '';
  return (edge === 'left' ? token : `<g transform="matrix(-1 0 0 1 60 0)">${token}</g>`) + smoke;
}

function cellReal(): string {
  return (
    wire('M50 0V34M250 0V34') +
    pads('M39.5 0h21v7h-21zM239.5 0h21v7h-21z') +
    outlined(
      `<rect x="10" y="22" width="280" height="64" rx="14" fill="var(--holder-lo, #3c3645)"/><rect x="10" y="18" width="280" height="62" rx="14" fill="var(--holder, #655d6e)"/>` +
        `<rect x="22" y="36" width="14" height="26" rx="3" fill="${STEEL}"/><rect x="34" y="26" width="234" height="46" rx="7" fill="var(--cell, #2f7d55)"/>` +
        `<path d="M112 26H41a7 7 0 0 0-7 7V65a7 7 0 0 0 7 7H112z" fill="var(--cell-plus, #eeb042)"/>`,
    ) +
    line('M42 33H106M120 33H260', 'var(--cell-shine, #ffffff55)', 3) +
    line('M73 37V61M61 49H85', INK, 7) +
    line('M226 49H250', WHITE, 7)
  );
}

/** 3 V, readable on either strip. */
const THREE_VOLTS = 'M137 40H151L143 48C155 48 154 61 144 61 140 61 137 59 136 57M165 40 172 61 179 40';

/** A lower strip in a box of 300 by 90 under three columns: plus at the outer column, minus at the inner one. [C1.4] */
export function lowerStripArt(edge: 'left' | 'right', face: PictureFace = 'real'): string {
  const mirror = (art: string) => (edge === 'left' ? art : `<g transform="matrix(-1 0 0 1 300 0)">${art}</g>`);
  if (face === 'real')
    return mirror(cellReal()) + line(THREE_VOLTS, WHITE, 4.5, edge === 'left' ? '' : ' transform="translate(-16 0)"');
  return (
    mirror(
      line('M50 0V45H136M148 45H152M164 45H250V0M136 21V69M152 21V69M108 20V36M100 28H116', NOTE_INK, 4) +
        line('M147 32V58M163 32V58', NOTE_INK, 7),
    ) +
    line(
      THREE_VOLTS,
      NOTE_INK,
      3,
      edge === 'left' ? ' transform="matrix(.7 0 0 .7 80 31)"' : ' transform="matrix(.7 0 0 .7 2 31)"',
    )
  );
}

/** An upper strip in a box of 300 by 60 over three columns; the two meet in the middle and are one bare rail. [C1.4] */
export function upperStripArt(edge: 'left' | 'right', face: PictureFace = 'real'): string {
  const mirror = (art: string) => (edge === 'left' ? art : `<g transform="matrix(-1 0 0 1 300 0)">${art}</g>`);
  if (face === 'schematic')
    return mirror(
      line('M150 60V24H300M250 60V24', NOTE_INK, 4) + fill('M243.5 24a6.5 6.5 0 0 1 13 0a6.5 6.5 0 0 1-13 0z', NOTE_INK),
    );
  const rail = 'M300 12H126a8 8 0 0 0-8 8V28a8 8 0 0 0 8 8H300z';
  return mirror(
    wire('M150 30V60M250 30V60') +
      pads('M139.5 53h21v7h-21zM239.5 53h21v7h-21z') +
      `<path d="${rail}" transform="translate(0 5)" fill="${COPPER_DARK}"/><path d="${rail}" fill="${COPPER}"/>` +
      `<path d="M118 27V20a8 8 0 0 1 8-8H300" fill="none" stroke="${COPPER_DARK}" stroke-width="2.5"/><path d="M130 17.5H300" stroke="${COPPER_LIGHT}" stroke-width="3"/>` +
      outlined(`<circle cx="150" cy="24" r="7" fill="${STEEL}"/><circle cx="250" cy="24" r="7" fill="${STEEL}"/>`, 2.4),
  );
}

/**
 * The current's path along the upper rail between two columns (0 is a), in a box of 600 by 60 over the field. Five dots a column
 * and four for the ends keep it in step with the tiles.
 */
export function railWay(from: number, to: number): string {
  return `M${from * 100 + 50} 60V24H${to * 100 + 50}V60`;
}

/** The way between a strip's battery and its contact, one dot long, in that strip's box: out of the plus, into the minus. */
export function stripWay(edge: 'left' | 'right', pole: '+' | '-'): string {
  const x = (pole === '+') === (edge === 'left') ? 50 : 250;
  return pole === '+' ? `M${x} 18V0` : `M${x} 0V18`;
}
