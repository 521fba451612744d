import type { CircuitOptions } from '../board/options.ts';
import { BOX_NAMES, BOXES, type Box, type BoxName, SIDE_CODES, TILE_CODES } from '../board/tiles.ts';
import { type BalanceSummary, type BotName, runGames } from './balance.ts';

// The report that `npx stolik balance circuit` prints and docs/balance/circuit.md keeps.

export interface ReportRun {
  /** Games of each bot with each of the two boxes; other tables and boxes get an eighth of it. */
  readonly games?: number;
  readonly seed?: number;
  /** Called before each part, for people who wait. */
  readonly progress?: (what: string) => void;
}

interface NamedBox {
  readonly name: string;
  readonly box: Box;
}

interface Changes {
  readonly tiles?: Readonly<Record<string, number>>;
  readonly sides?: Readonly<Record<string, number>>;
  readonly lower?: readonly number[];
  readonly rail?: number;
  readonly ironsInBag?: number;
}

/** A box with some numbers changed. Tiles stay 56 and side tokens 16, so that it could be printed. */
export function changedBox(changes: Changes, from: Box = BOXES.classic): Box {
  const tiles = TILE_CODES.map((code, kind) => changes.tiles?.[code] ?? from.tiles[kind]!);
  const sides = SIDE_CODES.map((code, kind) => changes.sides?.[code] ?? from.sides[kind]!);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  if (sum(tiles) !== sum(from.tiles)) throw new Error(`a box of ${sum(tiles)} tiles is not one of ${sum(from.tiles)}`);
  if (sum(sides) !== sum(from.sides)) throw new Error(`${sum(sides)} side tokens are not ${sum(from.sides)}`);
  const { lower = from.lower, rail = from.rail, ironsInBag = from.ironsInBag } = changes;
  return { ...from, tiles, sides, lower, rail, ironsInBag };
}

const LAMPLIT = { I: 10, L: 7, R: 2, E: 12, V: 8 };
const MORE_POLES = { '+': 6, '-': 6, '+f': 2, '-f': 2, x: 0 };
const POLE_AT_EACH = [1, -1, 1, -1, 1, -1];
const SIX_CONTACTS = 0b111111;
const BRIGHTEST = { L: 4, H: 2, E: 18, R: 1, M: 1 };
const BRANCHING = { I: 3, L: 3, T: 12, X: 10, H: 2, E: 14, R: 1, V: 6, M: 1 };
const LAMPS = { L: 4, H: 1, E: 22, V: 4, M: 1 };

const fromLively = (changes: Changes): Box => changedBox(changes, BOXES.lively);

/** The [R] numbers that were tried: tiles, side tokens, strip contacts, alone and together. */
export const TRIED: readonly NamedBox[] = [
  { name: 'lively', box: BOXES.lively },
  { name: 'lively, rail at all six columns', box: fromLively({ rail: SIX_CONTACTS }) },
  { name: 'lively, no broken wires: + 6, - 6, x 0', box: fromLively({ sides: MORE_POLES }) },
  { name: 'lively, lower strips + - + - + -', box: fromLively({ lower: POLE_AT_EACH }) },
  { name: 'brightest: L 4, H 2, E 18, R 1, M 1', box: fromLively({ tiles: BRIGHTEST }) },
  { name: 'branching: I 3, L 3, T 12, X 10, H 2, R 1, V 6, M 1', box: fromLively({ tiles: BRANCHING }) },
  { name: 'lamps: L 4, H 1, E 22, V 4, M 1', box: fromLively({ tiles: LAMPS }) },
  {
    name: 'branching, no broken wires, rail at all six, strips + - + - + -',
    box: fromLively({ tiles: BRANCHING, sides: MORE_POLES, lower: POLE_AT_EACH, rail: SIX_CONTACTS }),
  },
  { name: 'classic', box: BOXES.classic },
  { name: 'classic, rail at all six columns', box: changedBox({ rail: SIX_CONTACTS }) },
  { name: 'classic, no broken wires', box: changedBox({ sides: MORE_POLES }) },
  { name: 'classic, no fuses: + 7, - 7, x 2', box: changedBox({ sides: { '+': 7, '-': 7, '+f': 0, '-f': 0 } }) },
  { name: 'straighter: I 12, L 8', box: changedBox({ tiles: { I: 12, L: 8 } }) },
  { name: 'fewer resistors: R 2, E 10', box: changedBox({ tiles: { R: 2, E: 10 } }) },
  { name: 'lamplit: I 10, L 7, R 2, E 12, V 8', box: changedBox({ tiles: LAMPLIT }) },
  { name: 'lamplit, no broken wires', box: changedBox({ tiles: LAMPLIT, sides: MORE_POLES }) },
];

const options = (box: BoxName, changes: Partial<CircuitOptions> = {}): CircuitOptions => ({
  battery: false,
  x2: false,
  teams: false,
  openHands: false,
  ...(box === 'lively' && { box }),
  ...changes,
});

const TABLES: readonly { readonly name: string; readonly seats: number; readonly changes: Partial<CircuitOptions> }[] = [
  { name: '3 players', seats: 3, changes: {} },
  { name: '4 players', seats: 4, changes: {} },
  { name: '2 players, x2', seats: 2, changes: { x2: true } },
  { name: '2 players, batteries', seats: 2, changes: { battery: true } },
  { name: '2 against 1', seats: 3, changes: { teams: true } },
  { name: '2 against 2', seats: 4, changes: { teams: true } },
  { name: '2 against 2 against 2', seats: 6, changes: { teams: true } },
];

const percent = (share: number | undefined): string => `${((share ?? 0) * 100).toFixed(1)} %`;
const one = (value: number): string => value.toFixed(1);
const two = (value: number): string => value.toFixed(2);

const ROWS: readonly (readonly [string, (summary: BalanceSummary) => string])[] = [
  ['ends: eight points', (s) => percent(s.ends['eight-points'])],
  ['ends: all passed (full field, empty bag)', (s) => percent(s.ends['all-passed'])],
  ['ends: no tiles left', (s) => percent(s.ends['no-tiles'])],
  ['ends: a short nobody repaired', (s) => percent(s.ends['short-stands'])],
  ['somebody reached 8', (s) => percent(s.reached)],
  ['turns (10th and 90th percentile)', (s) => `${one(s.turns.mean)} (${s.turns.low}-${s.turns.high})`],
  ['empty cells at the end', (s) => one(s.emptyCells)],
  ['points of glow a player', (s) => two(s.points)],
  ['points of glow of the winner', (s) => two(s.winnerPoints)],
  ['lead at the end', (s) => two(s.lead)],
  ['glow tokens laid a game', (s) => two(s.glowing)],
  ['shorts a game', (s) => two(s.shorts)],
  ['smoke a game', (s) => two(s.smokes)],
  ['fuses burnt a game', (s) => two(s.fuses)],
  ['irons used a game', (s) => two(s.irons)],
  ['won by who began', (s) => percent(s.firstWins)],
  ['won by somebody else', (s) => percent(s.othersWin)],
  ['drawn battles', (s) => percent(s.draws)],
];

function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

type Play = (bot: BotName, more: Partial<Parameters<typeof runGames>[0]>, count: number) => BalanceSummary;
const PLAYERS: readonly BotName[] = ['greedy', 'careful'];

function twoPlayers(box: BoxName, play: Play, games: number): string {
  const bots: readonly BotName[] = ['random', ...PLAYERS];
  const summaries = bots.map((bot) => play(bot, { options: options(box) }, games));
  const rows = ROWS.map(([name, tell]) => [name, ...summaries.map(tell)]);
  return [`## Two players, the ${box} box`, grid(['', ...bots], rows)].join('\n\n');
}

function otherTables(play: Play, games: number): string {
  const rows = TABLES.flatMap(({ name, seats, changes }) =>
    BOX_NAMES.map((box) => {
      const summaries = PLAYERS.map((bot) => play(bot, { seats, options: options(box, changes) }, games));
      return [
        name,
        box,
        ...summaries.flatMap((s) => [percent(s.reached), one(s.turns.mean), two(s.points), percent(s.firstWins)]),
      ];
    }),
  );
  const head = PLAYERS.flatMap((bot) => [`${bot}: reached 8`, 'turns', 'points a player', 'began and won']);
  return ['## Other tables', grid(['table', 'box', ...head], rows)].join('\n\n');
}

function triedBoxes(play: Play, games: number): string {
  const rows = TRIED.map(({ name, box }) => {
    const summaries = PLAYERS.map((bot) => play(bot, { box }, games));
    return [
      name,
      ...summaries.flatMap((s) => [percent(s.reached), one(s.turns.mean), two(s.points), two(s.fuses), percent(s.draws)]),
    ];
  });
  const head = PLAYERS.flatMap((bot) => [`${bot}: reached 8`, 'turns', 'points a player', 'fuses', 'draws']);
  return ['## Boxes that were tried', BOX_TEXT, grid(['box', ...head], rows)].join('\n\n');
}

/** Plays the games and writes the report as Markdown. The same numbers of games and the same seed give the same text. */
export function balanceReport({ games = 2000, seed = 1, progress = () => undefined }: ReportRun = {}): string {
  const fewer = Math.max(1, Math.floor(games / 8));
  const play: Play = (bot, more, count) => {
    progress(`${bot}, ${count} games`);
    return runGames({ games: count, seed, bot, ...more });
  };
  const parts = [
    '# How the circuit game plays out',
    `Made by \`npx stolik balance circuit\` (${games} games of each player with each box, ${fewer} for each other line, seed ${seed}).`,
    PLAYERS_TEXT,
    ...BOX_NAMES.map((box) => twoPlayers(box, play, games)),
    otherTables(play, fewer),
    triedBoxes(play, fewer),
  ];
  return `${parts.join('\n\n')}\n`;
}

const PLAYERS_TEXT = `The players know only what their seat may know. *Random* takes any legal move. *Greedy* takes the move that scores most at
once, and of equal ones the tile whose contacts fit best. *Careful* does the same, but of equal moves takes one that leaves no gap the next
player could close with a lamp, an LED, a resistor or a wire. Neither makes shorts or smoke if it can help it, so these numbers say how the
box plays, not how often people slip.`;

const BOX_TEXT = `The numbers marked [R] in C1 (tiles, side tokens, strip contacts) were changed alone and together, from the lively box and
from the classic one; 56 tiles and 16 side tokens stay. Other things equal, a livelier box is one in which more games end by eight points under
both players.`;
