import type { Nickname } from '@stolik/class/names';
import type { WallBoard, WallView, WallWork } from '@stolik/class/views';
import { isJustOver } from '../lesson-end.ts';

/** The wall is drawn so wide, and as high as what it is shown on: from 16:9 to 4:3, which many projectors of schools are. */
export const WIDTH = 1920;
const [LOWEST, HIGHEST] = [1080, 1440];

export const heightFor = (width: number, height: number): number =>
  Math.round(Math.min(HIGHEST, Math.max(LOWEST, (WIDTH * height) / width)));

/** How boards lie on the wall, and how many pages that makes. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly pages: number;
  /** Where the animals of a board sit: below it, or at its left where that leaves more room for the board. */
  readonly seats: 'below' | 'beside';
  /** Pixels of the wall. */
  readonly stool: number;
}

/** What is left for boards below the headline, in pixels of the wall. */
const ROOM = { width: 1808, aboveAndBelow: 246 };
/** Between boards, and between the edge of a place and the picture in it: its rim, its felt, its animals. */
const SEATS = {
  below: { gapX: 38, gapY: 52, feet: 0, inX: 36, inY: 20, stool: 0.28, largest: 84 },
  beside: { gapX: 34, gapY: 24, feet: 34, inX: 32, inY: 24, stool: 0.2, largest: 104 },
} as const;
/** So far stools at the left of a board stand out over its rim; those below it by so much of themselves. */
const OUT = 16;
const BELOW = 0.55;
const SMALLEST_STOOL = 56;
/** Animals below their board are what one expects: they move when that makes boards so much larger. */
const WORTH_IT = 1.06;
/** Boards change places when they become so much larger by it, and not with every tile that is laid. */
const WORTH_MOVING = 1.12;
/** More boards than this can't be told apart from eight metres. */
const MOST_ON_PAGE = 20;
/** A board that is half as wide again as it is high: 12 of them lie 4 by 3, 20 lie 5 by 4. */
const USUAL_ASPECT = 1.6;

/** As large as they can be: columns and rows by the shapes of the boards (width to height), more than 20 in pages. */
export function gridOf(boards: number, aspects: readonly number[] = [], height = LOWEST, before?: Grid): Grid {
  const onPage = Math.min(Math.max(1, boards), MOST_ON_PAGE);
  const shapes = aspects.length > 0 ? aspects : [USUAL_ASPECT];
  const ways = Array.from({ length: onPage }, (_, index) => index + 1).flatMap((columns) =>
    (['below', 'beside'] as const).map((seats) => wayOf(columns, Math.ceil(onPage / columns), seats, shapes, height)),
  );
  const best = ways.reduce((one, other) => (other.worth > one.worth ? other : one));
  const same = ways.find((way) => way.columns === before?.columns && way.rows === before.rows && way.seats === before.seats);
  const { columns, rows, seats, stool } = same && best.worth < same.worth * WORTH_MOVING ? same : best;
  return { columns, rows, seats, stool, pages: Math.max(1, Math.ceil(boards / (columns * rows))) };
}

/** So many columns and rows, and how large boards become by it: the mean of their heights, as if they were square. */
function wayOf(columns: number, rows: number, seats: Grid['seats'], shapes: readonly number[], wall: number) {
  const { gapX, gapY, feet, inX, inY } = SEATS[seats];
  const width = (ROOM.width - gapX * (columns - 1)) / columns;
  const height = (wall - ROOM.aboveAndBelow + feet - gapY * (rows - 1)) / rows;
  const stool = Math.round(Math.min(SEATS[seats].largest, Math.max(SMALLEST_STOOL, height * SEATS[seats].stool)));
  const [takenX, takenY] = seats === 'beside' ? [stool - OUT, 0] : [0, stool * (1 - BELOW)];
  const [roomX, roomY] = [width - inX - takenX, height - inY - takenY];
  const sizes = shapes.map((shape) => Math.min(roomX / Math.sqrt(shape), roomY * Math.sqrt(shape)));
  const size = sizes.reduce((sum, each) => sum + each, 0) / sizes.length;
  return { columns, rows, seats, stool, worth: seats === 'below' ? size * WORTH_IT : size };
}

/** A small board of the wall: a table, or what somebody works at. */
export interface Small {
  readonly id: string;
  readonly names: readonly (Nickname | null)[];
  /** A game that has ended, a thing that is solved: it gets a star. */
  readonly isOver: boolean;
  readonly table?: WallBoard;
  readonly work?: WallWork;
}

/** All that is played and worked at. */
export const smallOnes = ({ boards, works }: Pick<WallView, 'boards' | 'works'>): readonly Small[] => [
  ...boards.map((table): Small => ({ id: table.id, names: table.names, isOver: table.isOver, table })),
  ...works.map(
    (work): Small => ({
      id: `${work.name} ${work.thing}`,
      names: [work.name, ...(work.others ?? [])],
      isOver: work.isSolved,
      work,
    }),
  ),
];

/** Width to height of a picture. */
export function aspectOf(box: string): number {
  const [, , width = 1, height = 1] = box.split(' ').map(Number);
  return width / height;
}

export const pageOf = <Item>(items: readonly Item[], { columns, rows }: Grid, page: number): readonly Item[] =>
  items.slice(page * columns * rows, (page + 1) * columns * rows);

/** Milliseconds a page stays. */
export const PAGE_STAYS = 20_000;

/** Where a board that has just ended is: the wall turns to it at once. */
export const pageWith = (boards: readonly Pick<Small, 'id'>[], { columns, rows }: Grid, table: string): number =>
  Math.max(0, Math.floor(boards.findIndex(({ id }) => id === table) / (columns * rows)));

type Ending = Pick<Small, 'id' | 'isOver'>;

/** The one that ended last of what was told before and now; undefined: none did. */
export function justOver(before: readonly Ending[], now: readonly Ending[]): string | undefined {
  const known = new Map(before.map(({ id, isOver }) => [id, isOver]));
  return now.findLast(({ id, isOver }) => isOver && known.get(id) === false)?.id;
}

/** Who sat down last of what was told before and now; undefined: nobody did. */
export function newest(before: readonly Nickname[], now: readonly Nickname[]): Nickname | undefined {
  const known = new Set(before);
  return now.findLast((name) => !known.has(name));
}

/** Stools around the table while a class gathers, by side. */
export interface Around<Item> {
  readonly top: readonly Item[];
  readonly right: readonly Item[];
  readonly bottom: readonly Item[];
  readonly left: readonly Item[];
}

/** The most stools that still have room for the names below them. */
export const MOST_NAMED = 24;

/** A free stool is null. Sides are filled evenly: whoever comes does not move the others. */
export function around<Item>(items: readonly Item[], seats: number): Around<Item | null> {
  const all = Math.max(seats, items.length, 8);
  const long = Math.min(11, Math.max(3, Math.ceil((all * 7) / 24)));
  const short = Math.max(1, Math.ceil((all - 2 * long) / 2));
  const stools = Array.from({ length: 2 * (long + short) }, (_, index) => items[index] ?? null);
  return {
    top: stools.slice(0, long),
    left: stools.slice(long, long + short),
    bottom: stools.slice(long + short, 2 * long + short),
    right: stools.slice(2 * long + short),
  };
}

/** One bar of the answers; `answer` is empty for what is left over. */
export interface Bar {
  readonly answer: readonly string[];
  readonly count: number;
  /** Of the longest bar. */
  readonly share: number;
}

type Counts = NonNullable<NonNullable<WallView['asked']>['counts']>;

/** The answers as at most so many bars, the most frequent first; rare ones together in the last. */
export function barsOf(counts: Counts, most: number): readonly Bar[] {
  const isMany = counts.length > most;
  const shown = isMany ? counts.slice(0, most - 1) : counts;
  const rest = counts.slice(shown.length).reduce((sum, [, count]) => sum + count, 0);
  const bars: (readonly [readonly string[], number])[] = rest > 0 ? [...shown, [[], rest]] : [...shown];
  const longest = Math.max(1, ...bars.map(([, count]) => count));
  return bars.map(([answer, count]) => ({ answer, count, share: count / longest }));
}

const MINUTE = 60_000;

/** Minutes that are left, the one that runs counted whole, and which part of all. */
export function timeLeft(minutes: number, since: number, now: number): { readonly minutes: number; readonly share: number } {
  const left = Math.min(minutes * MINUTE, Math.max(0, since + minutes * MINUTE - now));
  return { minutes: Math.ceil(left / MINUTE), share: left / (minutes * MINUTE) };
}

/** How many still think: of those who are here. */
export const stillThinking = ({ here, asked }: Pick<WallView, 'here' | 'asked'>): number =>
  Math.max(0, here.length - (asked?.answered ?? 0));

/**
 * What is on the wall now: a question that has been taken away, a table that has been cleared, and the boards are there instead. What
 * yesterday's lesson has brought gives way to the class that gathers.
 */
export function shownOn(view: WallView, now: number): WallView['wall']['kind'] {
  const { wall, boards, asked } = view;
  if (wall.kind === 'recap' && !view.plan && !isJustOver(view.planAt, now)) return 'gather';
  if (wall.kind === 'question' && !asked) return 'boards';
  if (wall.kind === 'board' && !boards.some(({ id }) => id === wall.table)) return 'boards';
  return wall.kind;
}
