import type { Seat } from '@stolik/kernel/game';
import { inEach } from '@stolik/look/catalog';
import type { Asked, Plain, Vocabulary, Word } from '@stolik/workshop/vocabulary';
import { wordsAt } from '../core/tokens.ts';
import { CARDS, type Card, type Hand, type Program } from '../programs/program.ts';
import { en } from '../words/en/workshop.ts';
import { pl } from '../words/pl/workshop.ts';
import { ru } from '../words/ru/workshop.ts';

/** Where a golem stands and how it faces; null: it is out. */
export interface Stand {
  readonly at: string | null;
  readonly facing: string;
}

/** A table of either edition, as the words see it. */
export interface Scene {
  readonly field: readonly string[];
  readonly tokens: Readonly<Record<string, string>>;
  readonly stands: readonly Stand[];
}

/** The part of an edition that the words need. */
export interface Edition<State> {
  readonly game: 'golems6' | 'golems4';
  scene(state: State, me: Seat): Scene;
  /** Where the golem would stand after this program, if the others stay. */
  walk(state: State, me: Seat, program: Program): Stand;
  hand(state: State, me: Seat): Hand;
  /** How many rows a program has. */
  rows(state: State, me: Seat): number;
  isProgramAsked(state: State): boolean;
  damage(state: State, seat: Seat): number;
  points(state: State, seat: Seat): number;
}

/** How programs call the cards, in the order of CARDS. */
const NAMES = ['forward', 'back', 'left', 'right', 'stay', 'attack', 'defend'] as const;
const FACINGS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;
const COMPASS = 'NESW';
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** Rows as a child lists them: names or letters of cards, or rows of the notation (`2(F)`). undefined: something else. */
function lettersOf(answer: Plain): string[] | undefined {
  if (!Array.isArray(answer) || answer.length === 0 || answer.length > 20) return undefined;
  const letters = answer.map((row: Plain) => (typeof row === 'string' ? letterOf(row) : undefined));
  return letters.includes(undefined) ? undefined : (letters as string[]);
}

const letterOf = (row: string): string | undefined => {
  const index = (NAMES as readonly string[]).indexOf(row.toLowerCase());
  if (index >= 0) return CARDS[index];
  return /^[\w?():]{1,20}$/.test(row) ? row : undefined;
};

interface Ghost {
  readonly cards: readonly Card[];
  readonly stand: Stand;
}

const inColumnRow = (cell: string): readonly [number, number] => [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
const nameOf = (x: number, y: number): string => String.fromCharCode(97 + x) + (y + 1);
const isCell = ({ field }: Scene, x: number, y: number): boolean => (field[field.length - 1 - y]?.[x] ?? '#') !== '#';

/** What is in a cell, in one word; a golem before everything else. */
function thingAt(scene: Scene, x: number, y: number, ghost: Seat): string {
  if (!isCell(scene, x, y)) return 'edge';
  const cell = nameOf(x, y);
  if (scene.stands.some(({ at }, seat) => at === cell && seat !== ghost)) return 'golem';
  const words = wordsAt(scene.tokens, cell);
  const kind = words.at(-1)?.split(':')[0];
  return kind === undefined ? 'free' : kind === 'stone' ? 'wall' : kind;
}

const BLOCKS = ['edge', 'wall', 'water', 'barrel', 'golem'];

/** Cells with this in them, or the cell of this name. */
function placesOf(scene: Scene, what: string, me: Seat): string[] {
  const cells = scene.field.flatMap((row, fromTop) =>
    [...row].flatMap((_, x) => {
      const y = scene.field.length - 1 - fromTop;
      if (!isCell(scene, x, y)) return [];
      const cell = nameOf(x, y);
      const words = wordsAt(scene.tokens, cell).map((word) => word.split(':')[0]);
      return cell === what || thingAt(scene, x, y, me) === what || words.includes(what) ? [cell] : [];
    }),
  );
  return cells;
}

/** Steps from cell to cell around everything that blocks; the goal itself may be blocked. -1: no way leads there. */
function stepsBetween(scene: Scene, from: string, goals: readonly string[], me: Seat): number {
  const far = new Map([[from, 0]]);
  for (const cell of far.keys()) {
    if (goals.includes(cell)) return far.get(cell)!;
    const [x, y] = inColumnRow(cell);
    for (const [right, up] of STEPS) {
      const next = nameOf(x + right, y + up);
      if (far.has(next) || !isCell(scene, x + right, y + up)) continue;
      if (!goals.includes(next) && BLOCKS.includes(thingAt(scene, x + right, y + up, me))) continue;
      far.set(next, far.get(cell)! + 1);
    }
  }
  return -1;
}

/** The words of both editions. The ghost of a decision begins where the golem stands. */
export function golemWords<State>(edition: Edition<State>): Vocabulary<State> {
  const ghostOf = ({ state, me, kept }: Asked<State>): Ghost => {
    kept.ghost ??= { cards: [], stand: edition.scene(state, me).stands[me]! } satisfies Ghost;
    return kept.ghost as Ghost;
  };
  /** What is beside the ghost, so many quarter turns to the right of its nose. */
  const beside =
    (turns: number) =>
    (asked: Asked<State>): Plain => {
      const { at, facing } = ghostOf(asked).stand;
      if (at === null) return 'edge';
      const [x, y] = inColumnRow(at);
      const [right, up] = STEPS[(COMPASS.indexOf(facing) + turns) % 4]!;
      return thingAt(edition.scene(asked.state, asked.me), x + right, y + up, asked.me);
    };
  const look = (name: string, turns: number): Word<State> => ({
    takes: [],
    isFree: true,
    cost: 3000,
    example: `table.${name}()`,
    answer: beside(turns),
  });
  return {
    game: edition.game,
    meanings: inEach({ en, ru, pl }),
    points: edition.points,
    isAside: (state) => !edition.isProgramAsked(state),
    moveOf(answer, state) {
      const letters = edition.isProgramAsked(state) ? lettersOf(answer) : undefined;
      return letters && `program ${letters.join(' ')}`;
    },
    words: {
      ahead: look('ahead', 0),
      on_right: look('on_right', 1),
      behind: look('behind', 2),
      on_left: look('on_left', 3),
      walk: {
        takes: ['text'],
        isFree: true,
        cost: 40_000,
        example: 'table.walk("right")',
        answer(asked, name: string) {
          const card = letterOf(name);
          const { cards } = ghostOf(asked);
          if (card === undefined || !(CARDS as readonly string[]).includes(card) || cards.length >= 20) return undefined;
          const walked = [...cards, card as Card];
          const stand = edition.walk(
            asked.state,
            asked.me,
            walked.map((each) => ({ kind: 'plain', card: each })),
          );
          asked.kept.ghost = { cards: walked, stand } satisfies Ghost;
          return stand.at ?? 'out';
        },
      },
      here: { takes: [], isFree: true, example: 'table.here()', answer: (asked) => ghostOf(asked).stand.at ?? 'out' },
      facing: {
        takes: [],
        isFree: true,
        example: 'table.facing()',
        answer: (asked) => FACINGS[ghostOf(asked).stand.facing as keyof typeof FACINGS],
      },
      distance_to: {
        takes: ['text'],
        isFree: true,
        cost: 10_000,
        example: 'table.distance_to("golem")',
        answer(asked, what: string) {
          const { at } = ghostOf(asked).stand;
          const scene = edition.scene(asked.state, asked.me);
          return at === null ? -1 : stepsBetween(scene, at, placesOf(scene, what, asked.me), asked.me);
        },
      },
      find: {
        takes: ['text'],
        isFree: true,
        cost: 5000,
        example: 'table.find("barrel")',
        answer: ({ state, me }, what: string) => placesOf(edition.scene(state, me), what, me),
      },
      cards: {
        takes: [],
        isFree: true,
        example: 'table.cards()',
        answer: ({ state, me }) => NAMES.flatMap((name, card) => Array<string>(edition.hand(state, me)[card]!).fill(name)),
      },
      rows: { takes: [], isFree: true, example: 'table.rows()', answer: ({ state, me }) => edition.rows(state, me) },
      place: {
        takes: ['seat'],
        optional: 1,
        example: 'table.place(me)',
        answer: ({ state, me }, seat: Seat) => edition.scene(state, me).stands[seat]?.at ?? 'out',
      },
      damage: {
        takes: ['seat'],
        optional: 1,
        example: 'table.damage(me)',
        answer: ({ state }, seat: Seat) => edition.damage(state, seat),
      },
      asks: {
        takes: [],
        example: 'table.asks()',
        answer: ({ state }) => (edition.isProgramAsked(state) ? 'program' : 'other'),
      },
    },
  };
}
