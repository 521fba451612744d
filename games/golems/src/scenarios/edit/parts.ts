import { ok, type Result } from '@stolik/kernel/result';
import type { FacingName } from '../../core/events.ts';
import { DIRECTION_LETTERS, MAX_SIDE } from '../../core/field.ts';
import { EDITIONS } from '../../editions/editions.ts';
import { LINES, wordsIn } from '../../editions/tokens.ts';
import { partCells, partRows } from '../parts.ts';
import type { ScenarioProblem } from '../problem.ts';
import type { PlacedPart, Scenario } from '../scenario.ts';
import { wrong } from '../wrong.ts';
import { type Spot, spotName, spotOf } from './cells.ts';

export type Edited = Result<Scenario, ScenarioProblem>;

/** A part while it is moved about: its corner may lie left of or below everything. */
interface Loose extends Omit<PlacedPart, 'at'> {
  readonly corner: Spot;
}

const looseOf = ({ at, ...part }: PlacedPart): Loose => ({ ...part, corner: spotOf(at) });
const sizeOf = (scenario: Scenario, part: Omit<PlacedPart, 'at'>): { readonly width: number; readonly height: number } => {
  const rows = partRows(scenario.game, { ...part, at: 'a1' }) ?? [];
  return { width: rows[0]?.length ?? 0, height: rows.length };
};
const key = ({ x, y }: Spot): string => `${x},${y}`;

function spotsOf(scenario: Scenario, { corner, ...part }: Loose): readonly Spot[] {
  const { width, height } = sizeOf(scenario, part);
  return Array.from({ length: width * height }, (_, index) => ({
    x: corner.x + (index % width),
    y: corner.y + Math.floor(index / width),
  }));
}

/** Which of the other parts this one would lie on, -1 none. */
function findOverlap(scenario: Scenario, loose: Loose, except: number): number {
  const covered = new Set(spotsOf(scenario, loose).map(key));
  return scenario.parts.findIndex(
    (part, index) => index !== except && partCells(scenario.game, part).some((spot) => covered.has(key(spot))),
  );
}

/** How many parts of each kind are still in the box. */
export function partsLeft({ game, parts }: Scenario): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(EDITIONS[game].parts).map(([name, { count }]) => [
      name,
      count - parts.filter(({ part }) => part === name).length,
    ]),
  );
}

/** Places a part of the box with its lower left cell here; negative numbers are left of and below the current field. */
export function layPart(scenario: Scenario, part: string, side: PlacedPart['side'], corner: Spot): Edited {
  const left = partsLeft(scenario)[part] ?? 0;
  if (left < 1) return refused(scenario, 'parts-out', { part, has: EDITIONS[scenario.game].parts[part]?.count ?? 0 });
  const loose: Loose = { part, side, corner };
  const other = findOverlap(scenario, loose, -1);
  if (other >= 0) return refused(scenario, 'parts-overlap', { other });
  return settle(scenario, [...scenario.parts.map(looseOf), loose], still);
}

/** The best place for a part of the box: next to the others, along as much of their edge as possible. */
export function findRoom(scenario: Scenario, part: string): Spot {
  const { width, height } = sizeOf(scenario, { part, side: 'summer' });
  const taken = scenario.parts.flatMap((placed) => partCells(scenario.game, placed));
  if (taken.length === 0) return { x: 0, y: 0 };
  const field = new Set(taken.map(key));
  const [right, top] = [Math.max(...taken.map(({ x }) => x)) + 1, Math.max(...taken.map(({ y }) => y)) + 1];
  let best = { x: right, y: 0 };
  let most = Number.NEGATIVE_INFINITY;
  for (let y = -height; y <= top; y++) {
    for (let x = -width; x <= right; x++) {
      const spots = spotsOf(scenario, { part, side: 'summer', corner: { x, y } });
      if (spots.some((spot) => field.has(key(spot)))) continue;
      const touches = spots.filter((spot) => besides(spot).some((beside) => field.has(key(beside)))).length;
      if (touches === 0) continue;
      const wide = Math.max(right, x + width) - Math.min(0, x);
      const high = Math.max(top, y + height) - Math.min(0, y);
      // A compact field first, then a wide one rather than a high one, then to the right or above.
      const worth = touches * 20 - Math.max(wide, high) * 30 - high + (x >= right ? 0.5 : 0) + (y >= top ? 0.3 : 0);
      if (worth <= most) continue;
      most = worth;
      best = { x, y };
    }
  }
  return best;
}

const besides = ({ x, y }: Spot): readonly Spot[] => [
  { x: x + 1, y },
  { x: x - 1, y },
  { x, y: y + 1 },
  { x, y: y - 1 },
];

/** Moves a part with everything on it. */
export function movePart(scenario: Scenario, index: number, dx: number, dy: number): Edited {
  const part = scenario.parts[index];
  if (!part) return ok(scenario);
  const loose = looseOf(part);
  const moved: Loose = { ...loose, corner: { x: loose.corner.x + dx, y: loose.corner.y + dy } };
  const other = findOverlap(scenario, moved, index);
  if (other >= 0) return refused(scenario, 'parts-overlap', { other });
  const parts = scenario.parts.map((each, at) => (at === index ? moved : looseOf(each)));
  return settle(
    scenario,
    parts,
    carry(scenario, part, ({ x, y }) => ({ x: x + dx, y: y + dy })),
  );
}

/** A quarter turn clockwise, with everything on it; a long part makes room for itself next to the others. */
export function turnPart(scenario: Scenario, index: number): Edited {
  const part = scenario.parts[index];
  if (!part) return ok(scenario);
  const { corner, ...rest } = looseOf(part);
  const { width } = sizeOf(scenario, rest);
  const turned = { ...rest, turn: ((part.turn ?? 0) + 1) % 4 };
  const shift = findShift(scenario, { ...turned, corner }, index);
  if (!shift) return refused(scenario, 'parts-overlap', { other: findOverlap(scenario, { ...turned, corner }, index) });
  const lies: Loose = { ...turned, corner: { x: corner.x + shift.x, y: corner.y + shift.y } };
  const parts = scenario.parts.map((each, at) => (at === index ? lies : looseOf(each)));
  const move = ({ x, y }: Spot): Spot => ({ x: lies.corner.x + (y - corner.y), y: lies.corner.y + (width - 1 - (x - corner.x)) });
  return settle(scenario, parts, carry(scenario, part, move), 1);
}

const FARTHEST = 4;

/** The nearest shift by which a part lies free. */
function findShift(scenario: Scenario, loose: Loose, index: number): Spot | undefined {
  const shifts: Spot[] = [];
  for (let y = -FARTHEST; y <= FARTHEST; y++) for (let x = -FARTHEST; x <= FARTHEST; x++) shifts.push({ x, y });
  shifts.sort((a, b) => Math.abs(a.x) + Math.abs(a.y) - (Math.abs(b.x) + Math.abs(b.y)));
  return shifts.find((shift) => {
    const corner = { x: loose.corner.x + shift.x, y: loose.corner.y + shift.y };
    return findOverlap(scenario, { ...loose, corner }, index) < 0;
  });
}

/** Turns a part over: summer or winter. Its tokens stay. */
export function flipPart(scenario: Scenario, index: number): Edited {
  const parts = scenario.parts.map((part, at) =>
    at === index ? { ...part, side: part.side === 'summer' ? ('winter' as const) : ('summer' as const) } : part,
  );
  return ok({ ...scenario, parts });
}

/** Back into the box, with what lay on it. */
export function removePart(scenario: Scenario, index: number): Edited {
  const part = scenario.parts[index];
  if (!part) return ok(scenario);
  const gone = new Set(partCells(scenario.game, part).map(spotName));
  const starts = scenario.starts.filter(({ at }) => !gone.has(at));
  const left: Scenario = {
    ...scenario,
    tokens: Object.fromEntries(Object.entries(scenario.tokens).filter(([cell]) => !gone.has(cell))),
    starts,
    bots: scenario.bots.filter(({ at }) => !gone.has(at)),
    players: playersFor(scenario.players, starts.length),
  };
  return settle(left, scenario.parts.filter((_, at) => at !== index).map(looseOf), still);
}

/** The possible number of players with this number of starts. */
export function playersFor({ min }: Scenario['players'], starts: number): Scenario['players'] {
  const max = Math.max(1, starts);
  return { min: Math.min(Math.max(1, min), max), max };
}

type Move = (spot: Spot) => { readonly spot: Spot; readonly isCarried: boolean };
const still: Move = (spot) => ({ spot, isCarried: false });

function carry(scenario: Scenario, part: PlacedPart, move: (spot: Spot) => Spot): Move {
  const on = new Set(partCells(scenario.game, part).map(key));
  return (spot) => (on.has(key(spot)) ? { spot: move(spot), isCarried: true } : { spot, isCarried: false });
}

/** Names everything again so that the field begins at a and at 1. */
function settle(scenario: Scenario, parts: readonly Loose[], move: Move, turns = 0): Edited {
  const corners = parts.map(({ corner }) => corner);
  const left = parts.length === 0 ? 0 : Math.min(...corners.map(({ x }) => x));
  const bottom = parts.length === 0 ? 0 : Math.min(...corners.map(({ y }) => y));
  const laid = parts.map(({ corner, turn, part, side }): PlacedPart => {
    const at = spotName({ x: corner.x - left, y: corner.y - bottom });
    return turn ? { part, side, at, turn } : { part, side, at };
  });
  const settled = { ...scenario, parts: laid };
  const isBig = laid.flatMap((part) => partCells(scenario.game, part)).some(({ x, y }) => x >= MAX_SIDE || y >= MAX_SIDE);
  if (isBig) return refused(scenario, 'field-big', { most: MAX_SIDE });
  const place = (cell: string): { readonly at: string; readonly isCarried: boolean } => {
    const { spot, isCarried } = move(spotOf(cell));
    return { at: spotName({ x: spot.x - left, y: spot.y - bottom }), isCarried };
  };
  const stand = <Stands extends { readonly at: string; readonly facing: FacingName }>(golem: Stands): Stands => {
    const { at, isCarried } = place(golem.at);
    return { ...golem, at, facing: isCarried ? turnedFacing(golem.facing, turns) : golem.facing };
  };
  const tokens = Object.entries(scenario.tokens).map(([cell, text]) => {
    const { at, isCarried } = place(cell);
    return [at, isCarried && turns > 0 ? wordsIn(text).map(turnedWord).join(' ') : text] as const;
  });
  return ok({
    ...settled,
    tokens: Object.fromEntries(tokens),
    starts: scenario.starts.map(stand),
    bots: scenario.bots.map(stand),
  });
}

export function turnedFacing(facing: FacingName, turns: number): FacingName {
  return DIRECTION_LETTERS[(DIRECTION_LETTERS.indexOf(facing) + turns) % 4] as FacingName;
}

/** A line after a quarter turn clockwise; other tokens look the same from all sides. */
export function turnedWord(word: string): string {
  if (!word.startsWith('line:')) return word;
  const ends = [...word.slice('line:'.length)].map((end) => DIRECTION_LETTERS[(DIRECTION_LETTERS.indexOf(end) + 1) % 4]!);
  const turned = LINES.find((line) => ends.every((end) => line.includes(end)));
  return `line:${turned}`;
}

function refused<Code extends 'parts-out' | 'parts-overlap' | 'field-big'>(
  { game }: Scenario,
  code: Code,
  facts: Parameters<typeof wrong<Code>>[3],
): Edited {
  return { ok: false, problem: wrong(game, code, 'parts', facts) };
}
