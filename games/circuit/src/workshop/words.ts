import type { Seat } from '@stolik/kernel/game';
import { inEach } from '@stolik/look/catalog';
import type { Asked, Vocabulary, Word } from '@stolik/workshop/vocabulary';
import { CELLS, cellName, findCell } from '../board/geometry.ts';
import { type CircuitState, tokensLeft } from '../board/state.ts';
import { EMPTY, tileText } from '../board/tiles.ts';
import { read } from '../notation/notation.ts';
import { lookAt, type Preview } from '../seen/preview.ts';
import { handTokens } from '../seen/view.ts';
import { refuse } from '../turn/legal.ts';
import { scoreOf } from '../turn/next.ts';
import { en } from '../words/en/workshop.ts';
import { pl } from '../words/pl/workshop.ts';
import { ru } from '../words/ru/workshop.ts';

const LOOK = 5000;

/** Looking at a move closes all its chains on a copy; programs ask several words about the same one. */
function look({ state, me, kept }: Asked<CircuitState>, move: string): Preview | undefined {
  kept.seen ??= new Map<string, Preview>();
  const seen = kept.seen as Map<string, Preview>;
  const known = seen.get(move);
  if (known) return known;
  const action = read(state, me, move);
  if (!action.ok || refuse(state, me, action.value)) return undefined;
  const preview = lookAt(state, me, action.value);
  seen.set(move, preview);
  return preview;
}

const ofMove = (name: string, answer: (seen: Preview) => ReturnType<Word<CircuitState>['answer']>): Word<CircuitState> => ({
  takes: ['text'],
  cost: LOOK,
  example: `table.${name}(table.moves()[0])`,
  answer(asked, move: string) {
    const seen = look(asked, move);
    return seen && answer(seen);
  },
});

const cellsWhere = (isWanted: (cell: number) => boolean): string[] =>
  Array.from({ length: CELLS }, (_, cell) => cell)
    .filter(isWanted)
    .map(cellName);

/** The words that programs know about the circuit. */
export const circuitWords: Vocabulary<CircuitState> = {
  game: 'circuit',
  meanings: inEach({ en, ru, pl }),
  points: scoreOf,
  words: {
    hand: { takes: [], example: 'table.hand()', answer: ({ state, me }) => handTokens(state, me) },
    tile: {
      takes: ['text'],
      example: 'table.tile("c3")',
      answer({ state }, name: string) {
        const cell = findCell(name);
        if (cell === undefined) return undefined;
        return state.tiles[cell] === EMPTY ? '' : tileText(state.tiles[cell]!);
      },
    },
    cells: { takes: [], example: 'table.cells()', answer: ({ state }) => cellsWhere((cell) => state.tiles[cell] !== EMPTY) },
    glowing: { takes: [], example: 'table.glowing()', answer: ({ state }) => cellsWhere((cell) => state.glow[cell] !== 0) },
    glow: ofMove('glow', ({ points }) => points),
    lights: ofMove('lights', ({ glow }) => glow.map(({ cell }) => cell)),
    chains: ofMove('chains', ({ chains }) =>
      chains.map(({ outcome, parts, loads }) => ({ outcome, cells: parts.map(({ cell }) => cell), loads })),
    ),
    burns: ofMove('burns', ({ burnt, fuses }) => [...burnt, ...fuses]),
    shorts: ofMove('shorts', ({ shortMade }) => shortMade),
    repairs: ofMove('repairs', ({ shortRemoved }) => shortRemoved),
    costs: ofMove('costs', ({ penalty }) => penalty),
    short: { takes: [], example: 'table.short()', answer: ({ state }) => state.stands === 1 },
    irons: { takes: ['seat'], optional: 1, example: 'table.irons(me)', answer: ({ state }, seat: Seat) => state.irons[seat]! },
    tokens: {
      takes: ['seat'],
      optional: 1,
      example: 'table.tokens(me)',
      answer: ({ state }, seat: Seat) => tokensLeft(state, seat),
    },
  },
};
