import type { Asked, Recipe } from '../../../base/sound/recipe.ts';

/*
 * Golems of clay on grass, robots of brass; barrels of wood, walls of stone. Steps are quiet, because there are hundreds; a blow that hits is
 * the loudest there is.
 */

/** A question without words: it goes up at its end. */
const HM = [1, 0.5, 0.35, 0.12, 0.2, 0.06] as const;

export const RECIPES = {
  // Steps, by ground: two feet.
  step: {
    loud: -36,
    parts: [
      { kind: 'knock', material: 'clay', pitch: 0.6, force: 0.5 },
      { kind: 'knock', material: 'clay', at: 0.15, pitch: 0.7, force: 0.5, level: 0.8 },
    ],
  },
  stepRobot: {
    loud: -36,
    parts: [
      { kind: 'knock', material: 'brass', pitch: 1.1, size: 0.14, force: 0.4 },
      { kind: 'knock', material: 'brass', at: 0.14, pitch: 1.3, size: 0.13, force: 0.4, level: 0.8 },
    ],
  },
  stepIce: {
    loud: -36,
    parts: [
      { kind: 'knock', material: 'ice', size: 0.9, force: 0.35 },
      { kind: 'knock', material: 'ice', at: 0.15, size: 0.8, force: 0.35, level: 0.8 },
    ],
  },
  stepSnow: {
    loud: -37,
    parts: [
      { kind: 'noise', length: 0.12, from: 1500, to: 2800, width: 0.6, attack: 0.03, grains: 1800 },
      { kind: 'noise', at: 0.17, length: 0.12, from: 1700, to: 3000, width: 0.6, attack: 0.03, grains: 1800, level: 0.8 },
    ],
  },
  /** Clay grinds on the ground. */
  turn: { loud: -38, parts: [{ kind: 'noise', length: 0.26, from: 380, to: 640, width: 0.5, attack: 0.06, grains: 500 }] },
  slide: {
    loud: -32,
    parts: [
      { kind: 'noise', length: 0.42, from: 2600, to: 5200, width: 0.25, attack: 0.1 },
      { kind: 'knock', material: 'ice', pitch: 0.7, force: 0.3, level: 0.3 },
    ],
  },
  ladder: {
    loud: -32,
    parts: [
      { kind: 'knock', material: 'wood', pitch: 0.9, force: 0.5 },
      { kind: 'knock', material: 'wood', at: 0.1, pitch: 1.05, force: 0.5 },
      { kind: 'knock', material: 'wood', at: 0.2, pitch: 1.2, force: 0.5 },
      { kind: 'knock', material: 'wood', at: 0.3, pitch: 1.35, force: 0.5 },
    ],
  },
  portal: {
    loud: -29,
    parts: [
      { kind: 'tone', from: 260, to: 1040, length: 0.4, attack: 0.12, harmonics: [1, 0.3, 0.2] },
      { kind: 'tone', from: 1560, to: 780, length: 0.55, attack: 0.2, level: 0.4, harmonics: [1] },
    ],
  },
  // What stops somebody.
  bump: {
    loud: -27,
    parts: [
      { kind: 'knock', material: 'clay', pitch: 0.5, size: 1.3, force: 0.9 },
      { kind: 'noise', at: 0.01, length: 0.1, from: 500, to: 240, width: 0.8, level: 1.4 },
      { kind: 'knock', material: 'clay', at: 0.13, pitch: 1.1, force: 0.5, level: 0.3 },
    ],
  },
  bumpStone: {
    loud: -27,
    parts: [
      { kind: 'knock', material: 'clay', pitch: 1.2, force: 0.9 },
      { kind: 'knock', material: 'stone', pitch: 0.8, size: 1.5, force: 0.9 },
      { kind: 'noise', at: 0.03, length: 0.14, from: 2600, to: 1500, width: 0.7, grains: 220, level: 0.7 },
    ],
  },
  bumpWood: {
    loud: -27,
    parts: [
      { kind: 'knock', material: 'wood', pitch: 0.75, size: 1.7, force: 0.9 },
      { kind: 'knock', material: 'wood', at: 0.1, pitch: 0.85, size: 1.6, force: 0.7, level: 0.5 },
      { kind: 'knock', material: 'wood', at: 0.18, pitch: 0.85, size: 1.6, force: 0.6, level: 0.25 },
    ],
  },
  /** It wants to and may not. */
  stalled: {
    loud: -31,
    parts: [
      { kind: 'tone', from: 190, to: 150, length: 0.16, isHeld: true, harmonics: HM },
      { kind: 'tone', at: 0.2, from: 160, to: 120, length: 0.24, isHeld: true, harmonics: HM },
    ],
  },
  /** Hm? */
  refuse: {
    loud: -28,
    parts: [
      { kind: 'tone', from: 165, to: 150, length: 0.14, attack: 0.03, isHeld: true, harmonics: HM },
      { kind: 'tone', at: 0.14, from: 150, to: 262, length: 0.22, attack: 0.02, isHeld: true, harmonics: HM },
    ],
  },
  // Pushes.
  barrel: {
    loud: -29,
    parts: [
      { kind: 'knock', material: 'wood', pitch: 0.4, size: 1.6, force: 0.6 },
      { kind: 'noise', at: 0.04, length: 0.38, from: 240, to: 420, width: 0.7, attack: 0.06, grains: 160, level: 1.4 },
      { kind: 'knock', material: 'wood', at: 0.38, pitch: 0.45, size: 1.4, force: 0.4, level: 0.5 },
    ],
  },
  shove: {
    loud: -28,
    parts: [
      { kind: 'knock', material: 'clay', pitch: 0.75, size: 1.2, force: 0.8 },
      { kind: 'noise', at: 0.03, length: 0.3, from: 600, to: 350, width: 0.6, attack: 0.03, grains: 400 },
    ],
  },
  // Blows.
  clang: {
    loud: -20,
    parts: [
      { kind: 'knock', material: 'brass', pitch: 1.05, size: 1, force: 1 },
      { kind: 'knock', material: 'brass', pitch: 1.42, size: 0.6, force: 1, level: 0.6 },
      { kind: 'knock', material: 'clay', pitch: 0.7, size: 1.3, force: 1, level: 0.8 },
    ],
  },
  /** Into the air. */
  swing: { loud: -33, parts: [{ kind: 'noise', length: 0.3, from: 700, to: 2400, width: 0.35, attack: 0.13 }] },
  smash: {
    loud: -22,
    parts: [
      { kind: 'knock', material: 'wood', pitch: 0.5, size: 1.4, force: 1 },
      { kind: 'knock', material: 'wood', at: 0.03, pitch: 1.3, force: 1, level: 0.7 },
      { kind: 'noise', at: 0.01, length: 0.45, from: 2600, to: 1100, width: 0.7, grains: 300, level: 2.4 },
    ],
  },
  /** Against a wall. */
  chip: {
    loud: -24,
    parts: [
      { kind: 'knock', material: 'stone', pitch: 0.75, size: 1.6, force: 1 },
      { kind: 'knock', material: 'brass', pitch: 1.9, size: 0.25, force: 0.8, level: 0.6 },
      { kind: 'knock', material: 'stone', at: 0.12, pitch: 1.5, force: 0.6, level: 0.25 },
    ],
  },
  parry: {
    loud: -25,
    parts: [
      { kind: 'knock', material: 'brass', pitch: 0.6, size: 0.5, force: 0.7 },
      { kind: 'knock', material: 'wood', pitch: 0.5, size: 1.2, force: 0.8, level: 0.45 },
    ],
  },
  /** Clay cracks; `size` is how many points. */
  crack: {
    loud: -25,
    parts: [
      { kind: 'knock', material: 'stone', pitch: 0.8, force: 1 },
      { kind: 'noise', at: 0.02, length: 0.2, from: 3200, to: 1400, width: 0.8, grains: 130, level: 1.6 },
      { kind: 'knock', material: 'clay', at: 0.09, pitch: 1.2, force: 0.7, level: 0.6 },
      { kind: 'knock', material: 'stone', at: 0.16, pitch: 0.7, force: 1, level: 0.8, least: 2 },
    ],
  },
  /** It falls to pieces. */
  out: {
    loud: -24,
    parts: [
      { kind: 'noise', length: 0.8, from: 900, to: 250, width: 0.9, attack: 0.02, grains: 120, level: 1.5 },
      { kind: 'knock', material: 'clay', pitch: 0.8, size: 1.4, force: 0.9 },
      { kind: 'knock', material: 'clay', at: 0.16, pitch: 0.65, size: 1.5, force: 0.8, level: 0.8 },
      { kind: 'knock', material: 'clay', at: 0.36, pitch: 0.5, size: 1.8, force: 0.7, level: 0.7 },
    ],
  },
  bomb: {
    loud: -20,
    parts: [
      { kind: 'noise', length: 1.1, from: 700, to: 90, width: 1, attack: 0.003, level: 2 },
      { kind: 'tone', from: 120, to: 38, length: 0.6, attack: 0.003, harmonics: [1, 0.4, 0.2] },
      { kind: 'noise', length: 0.1, from: 3500, to: 1500, width: 1.2 },
    ],
  },
  // Water and weather.
  splash: {
    loud: -25,
    parts: [
      { kind: 'noise', length: 0.6, from: 900, to: 3600, width: 0.9, attack: 0.012 },
      { kind: 'knock', material: 'water', pitch: 0.6, size: 1.3, level: 0.6 },
      { kind: 'knock', material: 'water', at: 0.22, pitch: 1.1, level: 0.4 },
      { kind: 'knock', material: 'water', at: 0.36, pitch: 1.5, level: 0.3 },
    ],
  },
  drip: {
    loud: -33,
    parts: [
      { kind: 'knock', material: 'water', pitch: 1.4 },
      { kind: 'knock', material: 'water', at: 0.13, pitch: 1.9, level: 0.7 },
      { kind: 'knock', material: 'water', at: 0.3, pitch: 1.6, level: 0.5 },
    ],
  },
  float: {
    loud: -30,
    parts: [
      { kind: 'noise', length: 0.35, from: 600, to: 1500, width: 0.8, attack: 0.03, level: 0.7 },
      { kind: 'knock', material: 'wood', at: 0.08, pitch: 0.5, size: 1.4, force: 0.4 },
    ],
  },
  freeze: {
    loud: -29,
    parts: [
      { kind: 'noise', length: 0.8, from: 5200, to: 8200, width: 0.35, attack: 0.15, grains: 120, level: 1.4 },
      { kind: 'knock', material: 'ice', at: 0.3, pitch: 1.2, size: 1.6, force: 0.3, level: 0.35 },
    ],
  },
  iceBreak: {
    loud: -25,
    parts: [
      { kind: 'knock', material: 'ice', pitch: 0.55, size: 1.2, force: 1 },
      { kind: 'knock', material: 'ice', at: 0.07, pitch: 0.8, force: 0.9, level: 0.7 },
      { kind: 'noise', at: 0.05, length: 0.3, from: 4200, to: 2200, width: 0.9, grains: 170, level: 1.2 },
    ],
  },
  thaw: {
    loud: -30,
    parts: [
      { kind: 'knock', material: 'water', pitch: 1 },
      { kind: 'knock', material: 'water', at: 0.17, pitch: 1.5, level: 0.8 },
      { kind: 'knock', material: 'water', at: 0.29, pitch: 1.2, level: 0.8 },
      { kind: 'knock', material: 'water', at: 0.47, pitch: 1.8, level: 0.6 },
      { kind: 'knock', material: 'water', at: 0.56, pitch: 1.35, level: 0.6 },
    ],
  },
  /** Cards are blown about. */
  wind: { loud: -29, parts: [{ kind: 'noise', length: 1.1, from: 380, to: 1100, width: 0.22, attack: 0.45 }] },
  // Cards, dice, things.
  card: {
    loud: -34,
    parts: [
      { kind: 'noise', length: 0.07, from: 2600, to: 4600, width: 0.7, attack: 0.015 },
      { kind: 'knock', material: 'felt', at: 0.055, pitch: 1.7, force: 0.8 },
    ],
  },
  /** A card goes back into the hand. */
  cardBack: { loud: -37, parts: [{ kind: 'noise', length: 0.1, from: 4200, to: 1900, width: 0.7, attack: 0.03 }] },
  /** All programs of a row are turned up. */
  row: {
    loud: -32,
    parts: [
      { kind: 'noise', length: 0.06, from: 2200, to: 4200, width: 0.7, attack: 0.012 },
      { kind: 'knock', material: 'wood', at: 0.06, pitch: 1.15, force: 0.45, level: 0.9 },
      { kind: 'noise', at: 0.11, length: 0.06, from: 2200, to: 4200, width: 0.7, attack: 0.012, level: 0.6 },
    ],
  },
  /** A program is laid: a lever falls into place. */
  ready: {
    loud: -26,
    parts: [
      { kind: 'knock', material: 'wood', pitch: 0.6, size: 1.2, force: 0.7 },
      { kind: 'knock', material: 'brass', at: 0.09, pitch: 0.9, size: 0.35, force: 0.7, level: 0.7 },
    ],
  },
  round: {
    loud: -33,
    parts: [
      { kind: 'knock', material: 'felt', pitch: 0.8, size: 1.5, force: 0.9 },
      { kind: 'knock', material: 'felt', at: 0.2, pitch: 1, size: 1.4, force: 0.9, level: 0.7 },
    ],
  },
  die: {
    loud: -32,
    parts: [
      { kind: 'knock', material: 'stone', pitch: 1.5, size: 0.8, force: 0.4 },
      { kind: 'knock', material: 'stone', at: 0.07, pitch: 1.7, size: 0.8, force: 0.35, level: 0.8 },
      { kind: 'knock', material: 'stone', at: 0.16, pitch: 1.4, size: 0.8, force: 0.4, level: 0.9 },
      { kind: 'knock', material: 'stone', at: 0.29, pitch: 1.6, size: 0.8, force: 0.3, level: 0.6 },
    ],
  },
  automaton: {
    loud: -35,
    parts: [
      { kind: 'tone', from: 1245, to: 1400, length: 0.05, isHeld: true, harmonics: [1, 0, 0.4] },
      { kind: 'tone', at: 0.08, from: 932, length: 0.05, isHeld: true, harmonics: [1, 0, 0.4] },
      { kind: 'tone', at: 0.16, from: 1109, length: 0.06, isHeld: true, harmonics: [1, 0, 0.4] },
    ],
  },
  /** An If looks ahead: yes goes up, no goes down. */
  yes: {
    loud: -33,
    parts: [
      { kind: 'tone', from: 494, length: 0.12 },
      { kind: 'tone', at: 0.1, from: 659, length: 0.2 },
    ],
  },
  no: {
    loud: -33,
    parts: [
      { kind: 'tone', from: 494, length: 0.12 },
      { kind: 'tone', at: 0.1, from: 370, length: 0.2 },
    ],
  },
  token: { loud: -32, parts: [{ kind: 'knock', material: 'glass', pitch: 0.62, size: 0.3, force: 0.5 }] },
  tokenGone: {
    loud: -34,
    parts: [
      { kind: 'knock', material: 'glass', pitch: 0.5, size: 0.14, force: 0.5 },
      { kind: 'knock', material: 'felt', at: 0.1, force: 0.7, level: 0.8 },
    ],
  },
  /** A row jams. */
  jam: {
    loud: -27,
    parts: [
      { kind: 'noise', length: 0.3, from: 1300, to: 700, width: 0.2, attack: 0.02, grains: 90, level: 1.6 },
      { kind: 'knock', material: 'brass', at: 0.3, pitch: 0.7, size: 0.12, force: 0.9 },
    ],
  },
  /** A barrel opens: its lid creaks, then pops. */
  open: {
    loud: -28,
    parts: [
      {
        kind: 'tone',
        from: 330,
        to: 520,
        length: 0.2,
        attack: 0.05,
        isHeld: true,
        level: 0.3,
        harmonics: [1, 0.7, 0.6, 0.5, 0.4],
      },
      { kind: 'knock', material: 'wood', at: 0.22, pitch: 1.1, size: 1.3, force: 0.8 },
    ],
  },
  repair: {
    loud: -28,
    parts: [
      { kind: 'knock', material: 'brass', pitch: 1.2, size: 0.25, force: 0.6 },
      { kind: 'knock', material: 'brass', at: 0.14, pitch: 1.2, size: 0.25, force: 0.6 },
      { kind: 'knock', material: 'brass', at: 0.28, pitch: 1.6, size: 0.7, force: 0.5 },
    ],
  },
  /** Rows more or fewer. */
  ratchet: {
    loud: -31,
    parts: [
      { kind: 'knock', material: 'brass', pitch: 2, size: 0.1, force: 0.7 },
      { kind: 'knock', material: 'brass', at: 0.06, pitch: 2.1, size: 0.1, force: 0.7 },
      { kind: 'knock', material: 'brass', at: 0.12, pitch: 2.2, size: 0.1, force: 0.7 },
      { kind: 'knock', material: 'brass', at: 0.18, pitch: 2.3, size: 0.1, force: 0.7 },
    ],
  },
  /** It turns round and round. */
  dizzy: {
    loud: -29,
    parts: [
      { kind: 'tone', from: 520, to: 390, length: 0.2, isHeld: true, harmonics: [1, 0.2] },
      { kind: 'tone', at: 0.18, from: 480, to: 350, length: 0.2, isHeld: true, harmonics: [1, 0.2] },
      { kind: 'tone', at: 0.36, from: 440, to: 220, length: 0.34, harmonics: [1, 0.2] },
    ],
  },
  loop: { loud: -37, parts: [{ kind: 'tone', from: 370, to: 554, length: 0.22, attack: 0.05, harmonics: [1, 0.15] }] },
  treasure: {
    loud: -25,
    parts: [
      { kind: 'knock', material: 'brass', pitch: 2.4, size: 0.4, force: 0.6 },
      { kind: 'knock', material: 'brass', at: 0.07, pitch: 3, size: 0.4, force: 0.6 },
      { kind: 'knock', material: 'brass', at: 0.16, pitch: 2.7, size: 0.5, force: 0.6 },
      { kind: 'tone', at: 0.2, from: 1047, length: 0.7, level: 0.5, harmonics: [1, 0.2] },
    ],
  },
  gear: {
    loud: -26,
    parts: [
      { kind: 'knock', material: 'brass', pitch: 1.5, size: 0.5, force: 0.6 },
      { kind: 'knock', material: 'brass', at: 0.12, pitch: 2, size: 0.8, force: 0.5 },
    ],
  },
  build: {
    loud: -28,
    parts: [
      { kind: 'knock', material: 'brass', pitch: 0.8, size: 0.2, force: 0.8 },
      { kind: 'knock', material: 'brass', at: 0.18, pitch: 1, size: 0.2, force: 0.8 },
      { kind: 'knock', material: 'wood', at: 0.34, pitch: 0.6, force: 0.7 },
    ],
  },
} as const satisfies Record<string, Recipe>;

export type GolemsSound = keyof typeof RECIPES;
export type GolemsAsked = Asked<GolemsSound>;
