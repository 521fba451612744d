import { GOLEM_TYPES } from '../core/golem-types.ts';
import { BOT_PROGRAMS, botArt, botEmblem, botFront } from './automata.ts';
import { BARREL_CONTENTS, barrelAfloat, barrelArt, barrelColumn, barrelOpened, plainBarrelArt } from './barrels.ts';
import type { Facing } from './brush.ts';
import { CELL_KINDS, cellArt } from './cells.ts';
import { COMMANDS, cardArt, commandArt, slotArt } from './commands.ts';
import { componentArt, dieArt } from './components.ts';
import { commandBack, EVENT_CARDS, eventArt, LUCK_CARDS, luckArt } from './decks.ts';
import { EFFECTS, effectArt } from './effects.ts';
import { golemArt } from './golem-above.ts';
import { golemFront } from './golem-front.ts';
import { ROBOTS, robotArt, robotFront } from './robots.ts';
import { LINES, lineArt, TOKEN_NAMES, tokenArt } from './tokens.ts';
import { waterArt } from './water.ts';

export type Piece = { name: string; art: string };
/** `under` is the background of the pieces in the sheet: they must be readable on it. */
export type PieceGroup = { title: string; under: 'grass' | 'paper' | 'wood' | 'winter'; pieces: readonly Piece[] };

/** Words of the sheet only; at the table they come from the texts of the player's language. */
const WORDS = {
  F: 'Forward',
  B: 'Back',
  L: 'Left',
  R: 'Right',
  S: 'Stay',
  A: 'Strike',
  D: 'Defend',
  repeat: 'Repeat 2',
  if: 'If',
  while: 'While',
  call: 'Call',
} as const;
const FACINGS = ['north', 'east', 'south', 'west'] as const;

const named = <Name extends string>(names: readonly Name[], draw: (name: Name, index: number) => string): Piece[] =>
  names.map((name, index) => ({ name, art: draw(name, index) }));

/** Every piece of both editions, in the order of the parts sheet. */
export const catalogue = (): readonly PieceGroup[] => [
  { title: 'Golems on the board', under: 'grass', pieces: named(GOLEM_TYPES, (type, i) => golemArt({ type, seat: i % 6 })) },
  { title: 'Golems in panels', under: 'paper', pieces: named(GOLEM_TYPES, (type, i) => golemFront({ type, seat: i % 6 })) },
  {
    title: 'Facing and cracks',
    under: 'winter',
    pieces: [
      ...named(FACINGS, (_, i) => golemArt({ type: 'sword', seat: 0, facing: i as Facing })),
      ...[1, 2, 3].map((damage) => ({ name: `damage ${damage}`, art: golemArt({ type: 'spear', seat: 1, damage }) })),
      ...[1, 2, 3].map((damage) => ({ name: `panel, damage ${damage}`, art: golemFront({ type: 'spear', seat: 1, damage }) })),
      { name: 'in repair', art: golemFront({ type: 'spear', seat: 1, damage: 3, out: true }) },
    ],
  },
  {
    title: 'Bots on the board',
    under: 'grass',
    pieces: [
      ...named(BOT_PROGRAMS, (program, i) => botArt({ program, seat: i % 6 })),
      ...named(['bot with hammer', 'bot with bow'], (_, i) =>
        botArt({ program: 'hunter', seat: 2 + i, type: i ? 'bow' : 'hammer' }),
      ),
    ],
  },
  {
    title: 'Bots in panels, and their emblems',
    under: 'paper',
    pieces: [
      ...named(BOT_PROGRAMS, (program, i) => botFront({ program, seat: i % 6 })),
      ...BOT_PROGRAMS.map((program) => ({ name: `sign of the ${program}`, art: botEmblem(program) })),
    ],
  },
  {
    title: 'Robots of 4.0',
    under: 'winter',
    pieces: [
      ...named(ROBOTS, (robot, seat) => robotArt({ robot, seat })),
      ...ROBOTS.map((robot, seat) => ({ name: `${robot}, panel`, art: robotFront({ robot, seat }) })),
      { name: 'red, in repair', art: robotFront({ robot: 'red', seat: 0, damage: 3, out: true }) },
    ],
  },
  {
    title: 'Command cards',
    under: 'wood',
    pieces: [
      ...COMMANDS.map((command) => ({ name: command, art: cardArt(command, { word: WORDS[command] }) })),
      { name: 'back', art: commandBack() },
    ],
  },
  {
    title: 'Commands without words, and empty slots',
    under: 'paper',
    pieces: [
      ...named(COMMANDS, commandArt),
      { name: 'slot', art: slotArt() },
      { name: 'slot yes', art: slotArt('yes') },
      { name: 'slot no', art: slotArt('no') },
    ],
  },
  { title: 'Luck cards of 6.1', under: 'wood', pieces: named(LUCK_CARDS, (card) => luckArt(card)) },
  { title: 'Event cards of 4.0', under: 'wood', pieces: named(EVENT_CARDS, (card) => eventArt(card)) },
  {
    title: 'Ground',
    under: 'paper',
    pieces: [
      ...[0, 1, 2, 3].map((variant) => ({ name: `summer ${variant + 1}`, art: cellArt('plain', 'summer', variant) })),
      ...[0, 1, 2, 3].map((variant) => ({ name: `winter ${variant + 1}`, art: cellArt('plain', 'winter', variant) })),
      ...named(CELL_KINDS.slice(1), (kind) => cellArt(kind, 'winter')),
    ],
  },
  { title: 'Tokens', under: 'grass', pieces: named(TOKEN_NAMES, tokenArt) },
  {
    title: 'Water and lines',
    under: 'grass',
    pieces: [
      ...[0, 1, 2, 5, 6, 10, 14, 15, 255].map((joins) => ({ name: `water ${joins}`, art: waterArt(joins) })),
      ...LINES.map((kind) => ({ name: `line ${kind}`, art: lineArt(kind) })),
    ],
  },
  {
    title: 'Barrels',
    under: 'grass',
    pieces: [
      { name: 'barrel', art: barrelArt() },
      { name: 'barrel for children', art: plainBarrelArt() },
      { name: 'afloat', art: waterArt() + barrelAfloat() },
      { name: 'column of 2', art: barrelColumn(2) },
      { name: 'column of 3', art: barrelColumn(3) },
      ...named(BARREL_CONTENTS, barrelOpened),
    ],
  },
  {
    title: 'Components of 4.0',
    under: 'paper',
    pieces: [
      ...[2, 3, 4].map((rows) => ({ name: `processor ${rows}`, art: componentArt({ kind: 'processor', rows }) })),
      { name: 'processor, damaged', art: componentArt({ kind: 'processor', rows: 2, damaged: true }) },
      { name: 'weapon 2x1', art: componentArt({ kind: 'weapon', power: 2, reach: 1, robot: 'red' }) },
      { name: 'weapon 1x2', art: componentArt({ kind: 'weapon', power: 1, reach: 2, robot: 'blue' }) },
      { name: 'weapon 1x1, damaged', art: componentArt({ kind: 'weapon', power: 1, reach: 1, damaged: true }) },
      { name: 'chassis', art: componentArt({ kind: 'chassis', robot: 'green' }) },
      ...(['B', 'L', 'R'] as const).map((forbidden) => ({
        name: `chassis, no ${WORDS[forbidden]}`,
        art: componentArt({ kind: 'chassis', forbidden, damaged: true }),
      })),
    ],
  },
  { title: 'Die', under: 'wood', pieces: [1, 2, 3, 4, 5, 6].map((face) => ({ name: `die ${face}`, art: dieArt(face) })) },
  { title: 'What happens', under: 'grass', pieces: named(EFFECTS, (effect) => effectArt(effect)) },
];
