import { type BalanceSummary, type BotName, runGames } from './balance.ts';
import type { CircuitOptions } from './options.ts';
import { type Box, PRINTED_BOX, SIDE_CODES, TILE_CODES } from './tiles.ts';

// The report that `npx stolik balance circuit` prints and docs/balance/circuit.md keeps.

export interface ReportRun {
  /** Games of each bot with the printed box; other tables and boxes get an eighth of it. */
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

/** The printed box with some numbers changed. Tiles stay 56 and side tokens 16, so that it could be printed. */
export function changedBox(changes: Changes): Box {
  const tiles = TILE_CODES.map((code, kind) => changes.tiles?.[code] ?? PRINTED_BOX.tiles[kind]!);
  const sides = SIDE_CODES.map((code, kind) => changes.sides?.[code] ?? PRINTED_BOX.sides[kind]!);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  if (sum(tiles) !== sum(PRINTED_BOX.tiles))
    throw new Error(`a box of ${sum(tiles)} tiles is not one of ${sum(PRINTED_BOX.tiles)}`);
  if (sum(sides) !== sum(PRINTED_BOX.sides)) throw new Error(`${sum(sides)} side tokens are not ${sum(PRINTED_BOX.sides)}`);
  const { lower = PRINTED_BOX.lower, rail = PRINTED_BOX.rail, ironsInBag = PRINTED_BOX.ironsInBag } = changes;
  return { ...PRINTED_BOX, tiles, sides, lower, rail, ironsInBag };
}

const STRAIGHTER = { I: 12, L: 8 };
const BRIGHTER = { L: 11, E: 10, V: 8 };
const BOTH = { I: 10, L: 7, E: 10, V: 8 };
const LAMPLIT = { I: 10, L: 7, R: 2, E: 12, V: 8 };
const MORE_POLES = { '+': 6, '-': 6, '+f': 2, '-f': 2, x: 0 };
const SIX_CONTACTS = [1, -1, 1, -1, 1, -1];

/** The [R] numbers that were tried: tiles, side tokens, strip contacts, alone and together. */
export const BOXES: readonly NamedBox[] = [
  { name: 'printed', box: PRINTED_BOX },
  { name: 'straighter: I 12, L 8', box: changedBox({ tiles: STRAIGHTER }) },
  { name: 'brighter: L 11, E 10, V 8', box: changedBox({ tiles: BRIGHTER }) },
  { name: 'straighter and brighter: I 10, L 7, E 10, V 8', box: changedBox({ tiles: BOTH }) },
  { name: 'fewer resistors: R 2, E 10', box: changedBox({ tiles: { R: 2, E: 10 } }) },
  { name: 'no broken wires: + 6, - 6, x 0', box: changedBox({ sides: MORE_POLES }) },
  { name: 'no fuses: + 7, - 7, x 2', box: changedBox({ sides: { '+': 7, '-': 7, '+f': 0, '-f': 0 } }) },
  { name: 'lower strips + - + - + -', box: changedBox({ lower: SIX_CONTACTS }) },
  { name: 'upper rail at all six columns', box: changedBox({ rail: 0b111111 }) },
  { name: 'brighter, no broken wires', box: changedBox({ tiles: BRIGHTER, sides: MORE_POLES }) },
  { name: 'straighter and brighter, no broken wires', box: changedBox({ tiles: BOTH, sides: MORE_POLES }) },
  {
    name: 'straighter and brighter, no broken wires, strips + - + - + -',
    box: changedBox({ tiles: BOTH, sides: MORE_POLES, lower: SIX_CONTACTS }),
  },
  { name: 'lamplit: I 10, L 7, R 2, E 12, V 8', box: changedBox({ tiles: LAMPLIT }) },
  { name: 'lamplit, no broken wires', box: changedBox({ tiles: LAMPLIT, sides: MORE_POLES }) },
  { name: 'lamplit, no broken wires, rail at all six', box: changedBox({ tiles: LAMPLIT, sides: MORE_POLES, rail: 0b111111 }) },
];

const options = (changes: Partial<CircuitOptions>): CircuitOptions => ({
  battery: false,
  x2: false,
  teams: false,
  openHands: false,
  ...changes,
});

const TABLES: readonly { readonly name: string; readonly seats: number; readonly options: CircuitOptions }[] = [
  { name: '3 players', seats: 3, options: options({}) },
  { name: '4 players', seats: 4, options: options({}) },
  { name: '2 players, x2', seats: 2, options: options({ x2: true }) },
  { name: '2 players, batteries', seats: 2, options: options({ battery: true }) },
  { name: '2 against 1', seats: 3, options: options({ teams: true }) },
  { name: '2 against 2', seats: 4, options: options({ teams: true }) },
  { name: '2 against 2 against 2', seats: 6, options: options({ teams: true }) },
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

/** Plays the games and writes the report as Markdown. The same numbers of games and the same seed give the same text. */
export function balanceReport({ games = 2000, seed = 1, progress = () => undefined }: ReportRun = {}): string {
  const fewer = Math.max(1, Math.floor(games / 8));
  const play = (bot: BotName, more: Partial<Parameters<typeof runGames>[0]>, count: number): BalanceSummary => {
    progress(`${bot}, ${count} games`);
    return runGames({ games: count, seed, bot, ...more });
  };
  const bots: readonly BotName[] = ['greedy', 'careful'];
  const main = [play('random', {}, games), ...bots.map((bot) => play(bot, {}, games))];
  const tables = TABLES.map((table) => ({ table, summaries: bots.map((bot) => play(bot, table, fewer)) }));
  const boxes = BOXES.map(({ name, box }) => ({ name, summaries: bots.map((bot) => play(bot, { box }, fewer)) }));
  return [
    '# How the circuit game plays out',
    `Made by \`npx stolik balance circuit\` (${games} games of each player with the printed box, ${fewer} for each other line, seed ${seed}).`,
    PLAYERS,
    '## Two players, printed box',
    grid(
      ['', 'random', ...bots],
      ROWS.map(([name, tell]) => [name, ...main.map(tell)]),
    ),
    '## Other tables',
    grid(
      ['table', ...bots.flatMap((bot) => [`${bot}: reached 8`, 'turns', 'points a player', 'began and won'])],
      tables.map(({ table, summaries }) => [
        table.name,
        ...summaries.flatMap((s) => [percent(s.reached), one(s.turns.mean), two(s.points), percent(s.firstWins)]),
      ]),
    ),
    '## A livelier box?',
    BOX_TEXT,
    grid(
      ['box', ...bots.flatMap((bot) => [`${bot}: reached 8`, 'turns', 'points a player', 'fuses', 'draws'])],
      boxes.map(({ name, summaries }) => [
        name,
        ...summaries.flatMap((s) => [percent(s.reached), one(s.turns.mean), two(s.points), two(s.fuses), percent(s.draws)]),
      ]),
    ),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

const PLAYERS = `The players know only what their seat may know. *Random* takes any legal move. *Greedy* takes the move that scores most at
once, and of equal ones the tile whose contacts fit best. *Careful* does the same, but of equal moves takes one that leaves no gap the next
player could close with a lamp, an LED, a resistor or a wire. Neither makes shorts or smoke if it can help it, so these numbers say how the
box plays, not how often people slip.`;

const BOX_TEXT = `The numbers marked [R] in C1 (tiles, side tokens, strip contacts) were changed alone and together; 56 tiles and 16 side tokens
stay. Other things equal, a livelier box is one in which more games end by eight points under both players.`;
