import type { Strip } from '@stolik/search/reviewed';

/** The box of the drawing; numbers stand left of it and seats right of it. */
export const BOX = { width: 320, height: 100, left: 26, right: 300, top: 10, bottom: 74 } as const;
/** Marks of moments lie in a row below. */
export const MARKS = 90;
const MARK_WIDTH = 17;
const LABEL_HEIGHT = 15;

export interface Drawing {
  /** A path for each line, and where its end is labelled. */
  readonly lines: readonly { readonly path: string; readonly end: number }[];
  /** The largest and the smallest value, and where they are. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** The place of each moment. */
  readonly marks: readonly number[];
}

/** The strip as paths: each turn a step to the right, what is better higher. */
export function drawStrip({ lines, isLess, isChance, steps: turns }: Strip, moments: readonly number[]): Drawing {
  // Nothing at all is always in sight: otherwise a point looks like a landslide.
  const all = isChance ? [0, 1] : [0, ...lines.flatMap(({ values }) => values)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const count = lines[0]?.values.length ?? 1;
  const xOf = (index: number): number => rounded(BOX.left + ((BOX.right - BOX.left) * index) / Math.max(1, count - 1));
  const yOf = (value: number): number => {
    const share = most === least ? 0.5 : (value - least) / (most - least);
    return rounded(BOX.bottom - (BOX.bottom - BOX.top) * (isLess ? 1 - share : share));
  };
  const drawn = lines.map(({ values }, line) => {
    // Lines that run together lie beside each other.
    const shift = (line - (lines.length - 1) / 2) * 2;
    const y = (value: number): number => rounded(yOf(value) + shift);
    const path = values.map((value, index) => (index === 0 ? `M${xOf(0)} ${y(value)}` : `H${xOf(index)}V${y(value)}`)).join('');
    return { path, end: y(values.at(-1) ?? 0) };
  });
  const ends = apart(
    drawn.map(({ end }) => end),
    LABEL_HEIGHT,
  );
  // A decision belongs to the last turn that began with it or before it.
  const at = (step: number): number => turns.findLastIndex((first) => first <= step) + 1;
  const ticks = [...new Set([most, least])].map((value) => ({ value, y: yOf(value) }));
  return {
    lines: drawn.map(({ path }, line) => ({ path, end: ends[line]! })),
    ticks,
    marks: apart(
      moments.map((step) => xOf(at(step))),
      MARK_WIDTH,
    ),
  };
}

/** For each turn or round that changed something the place of its last part: everybody's moves of one turn are one row. */
export function changedTurns({ lines, whens }: Strip): readonly number[] {
  const numbers = whens.map((when) => ('round' in when ? when.round : when.turn));
  const ends = numbers.flatMap((number, index) => (number === numbers[index + 1] ? [] : [index]));
  return ends.filter((end, row) => {
    const before = row === 0 ? 0 : ends[row - 1]! + 1;
    return lines.some(({ values }) => values[before] !== values[end + 1]);
  });
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The same places, moved so that no two are nearer than this; what overflows on one end is pushed back from there. */
function apart(places: readonly number[], least: number): readonly number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a]! - places[b]! || a - b);
  const moved = [...places];
  for (const [rank, index] of order.entries())
    if (rank > 0) moved[index] = Math.max(moved[index]!, moved[order[rank - 1]!]! + least);
  const last = order.at(-1);
  const over = last === undefined ? 0 : Math.max(0, moved[last]! - Math.max(...places));
  for (const [rank, index] of order.toReversed().entries()) {
    const next = order.toReversed()[rank - 1];
    const limit = next === undefined ? moved[index]! - over : moved[next]! - least;
    moved[index] = rounded(Math.min(moved[index]!, limit));
  }
  return moved;
}
