import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import type { Invention } from '@stolik/kernel/puzzles/making';
import { type Beginning, layPuzzle } from '@stolik/kernel/puzzles/prove';
import type { Goal } from '@stolik/kernel/puzzles/puzzle';
import type { Rng } from '@stolik/kernel/random';
import { cellName, DIRECTION_LETTERS } from '../core/field.ts';
import type { World } from '../core/world.ts';
import { writeProgram } from '../programs/notation.ts';
import { CARDS, heightOf, type Program } from '../programs/program.ts';
import { once, type Puzzled, pick } from './edition.ts';
import { afterLong, mended, runThrough } from './goals.ts';

/** A position for a question of some kind, before anybody has decided anything. */
export type MakeTable = (kind: string, rng: Rng) => Beginning | undefined;

/** Makes up questions that both editions have: a position by chance, then something that can be reached in it. */
export function inventor<State extends World>(
  edition: Puzzled<State>,
  makeTable: MakeTable,
): (kind: string, rng: Rng) => Invention[] {
  return (kind, rng) => {
    const table = makeTable(kind, rng);
    const begun = table && withRivals(edition, table, rng);
    if (!begun) return [];
    const goal = goalFor(edition, kind, begun.start, begun.table.seat, rng);
    return goal ? [{ ...begun.table, goal }] : [];
  };
}

/** The position on the table. */
export function lay<State>({ game, cases }: Pick<Puzzled, 'game' | 'cases'>, table: Beginning): State | undefined {
  const laid = layPuzzle(game, { cases }, table);
  return laid.ok ? (laid.value as State) : undefined;
}

/** The other seats have laid programs, drawn by chance, that all know. */
function withRivals<State extends World>(
  edition: Puzzled<State>,
  table: Beginning,
  rng: Rng,
): { readonly table: Beginning; readonly start: State } | undefined {
  const start = lay<State>(edition, table);
  if (!start) return undefined;
  const { game } = edition;
  const moves: string[] = [];
  for (const seat of game.next(start).seats) {
    if (seat === table.seat) continue;
    const program = game.sample(start, seat, rng);
    moves.push(`${seat + 1}: ${game.write(start, seat, program)}`);
    game.play(start, seat, program);
  }
  return { table: moves.length > 0 ? { ...table, moves } : table, start };
}

function goalFor<State extends World>(
  edition: Puzzled<State>,
  kind: string,
  start: State,
  seat: Seat,
  rng: Rng,
): Goal | undefined {
  switch (kind) {
    case 'reach':
      return reachGoal(edition, start, seat, rng);
    case 'shorten':
      return shortenGoal(edition, start, seat, rng);
    case 'repair':
      return repairGoal(edition, start, seat, rng);
    case 'predict':
      return predictGoal(edition, start, seat, rng);
    case 'beat':
      return { kind, count: 1 };
    case 'out':
      return { kind, golem: 1 + ((seat + 1) % start.at.length) };
    default:
      return { kind };
  }
}

const placeGoal = (state: World, golem: number): { readonly at: string; readonly facing: string } => ({
  at: cellName(state.field, state.at[golem]!),
  facing: DIRECTION_LETTERS[state.facing[golem]!]!,
});

/** An end that some program leads to, with one of the programs that do. */
interface End {
  readonly action: Action;
  readonly place: ReturnType<typeof placeGoal>;
  programs: number;
  isOne: boolean;
  readonly same: string;
}

/** More programs than this are not looked at. */
const MOST_PROGRAMS = 40_000;
const RARE = 24;

/** Places that are reached in one way only, and seldom. */
function rareEnds<State extends World>(edition: Puzzled<State>, start: State, seat: Seat): readonly End[] {
  const { game } = edition;
  const list = new ActionList();
  game.legal(start, seat, list);
  if (list.length > MOST_PROGRAMS) return [];
  const ends = new Map<string, End>();
  for (const action of list.toArray()) {
    const end = runThrough(edition, start, seat, action);
    if (!end || end.at[seat]! < 0) continue;
    const place = placeGoal(end, seat);
    const key = `${place.at}${place.facing}`;
    const before = ends.get(key);
    if (!before) ends.set(key, { action, place, programs: 1, isOne: true, same: edition.same(end) });
    else {
      before.programs++;
      if (before.isOne) before.isOne = before.same === edition.same(end);
    }
  }
  const first = placeGoal(start, seat);
  return [...ends.values()].filter(
    ({ programs, isOne, place }) => isOne && programs * RARE <= list.length && place.at !== first.at,
  );
}

/** What seldom happens by itself counts more. */
const SELDOM = ['logic', 'if', 'water', 'ladder', 'portal', 'line', 'call', 'shove', 'defend', 'bomb', 'tools'];

const livelinessOf = (themes: readonly string[]): number =>
  themes.length + 2 * themes.filter((theme) => SELDOM.includes(theme)).length;

/** Of a few the one in which most happens, or any. */
function liveliest<State extends World, Item extends { readonly action: Action }>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  items: readonly Item[],
  rng: Rng,
): Item | undefined {
  if (items.length === 0) return undefined;
  const few = Array.from({ length: once(rng, 3) ? 1 : 8 }, () => pick(rng, items));
  const rated = few.map((item) => ({ item, lively: livelinessOf(edition.themes(start, seat, [item.action])) }));
  return rated.reduce((best, each) => (each.lively > best.lively ? each : best)).item;
}

function reachGoal<State extends World>(edition: Puzzled<State>, start: State, seat: Seat, rng: Rng): Goal | undefined {
  const end = liveliest(edition, start, seat, rareEnds(edition, start, seat), rng);
  return end && { kind: 'reach', ...end.place };
}

const LONG_TRIES = 300;
const MOST_LONGER = 3;

function shortenGoal<State extends World>(edition: Puzzled<State>, start: State, seat: Seat, rng: Rng): Goal | undefined {
  const { game } = edition;
  const ends = new Map(rareEnds(edition, start, seat).map((end) => [`${end.place.at}${end.place.facing}`, end]));
  if (ends.size === 0) return undefined;
  const rows = heightOf(edition.decode(game.sample(start, seat, rng)) ?? [], edition.name);
  const found: { readonly action: Action; readonly goal: Goal }[] = [];
  for (let tries = 0; tries < LONG_TRIES; tries++) {
    const length = rows + 1 + rng.below(MOST_LONGER);
    const cards = Array.from({ length }, () => pick(rng, CARDS.slice(0, 4)));
    if (goesBack(cards)) continue;
    const long: Program = cards.map((card) => ({ kind: 'plain', card }));
    const end = afterLong(edition, start, seat, long);
    const place = end && end.at[seat]! >= 0 ? placeGoal(end, seat) : undefined;
    const known = place && ends.get(`${place.at}${place.facing}`);
    if (!place || !known) continue;
    found.push({ action: known.action, goal: { kind: 'shorten', program: writeProgram(long, edition.name), ...place } });
  }
  return liveliest(edition, start, seat, found, rng)?.goal;
}

/** A card that undoes the one before is left out at once: nothing would have to be found. */
const goesBack = (cards: readonly string[]): boolean =>
  cards.some((card, index) => ['FB', 'BF', 'LR', 'RL'].includes(`${cards[index - 1]}${card}`));

const REPAIR_TRIES = 40;

/** A program that leads somewhere, and one of its rows changed. */
function repairGoal<State extends World>(edition: Puzzled<State>, start: State, seat: Seat, rng: Rng): Goal | undefined {
  const right = liveliest(edition, start, seat, walks(edition, start, seat, rng, REPAIR_TRIES), rng);
  if (!right) return undefined;
  const given = edition.decode(right.action)!;
  const wrong = mended(edition, start, seat, given).map((action) => edition.decode(action)!);
  if (wrong.length === 0) return undefined;
  return { kind: 'repair', program: writeProgram(pick(rng, wrong), edition.name), ...placeGoal(right.end, seat) };
}

/** Programs by chance that run through and lead somewhere else. */
function walks<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  rng: Rng,
  tries: number,
): readonly { readonly action: Action; readonly end: State }[] {
  return Array.from({ length: tries }, () => edition.game.sample(start, seat, rng) as Action).flatMap((action) => {
    const end = runThrough(edition, start, seat, action);
    return end && end.at[seat]! >= 0 && end.at[seat] !== start.at[seat] ? [{ action, end }] : [];
  });
}

const PREDICT_TRIES = 12;

function predictGoal<State extends World>(edition: Puzzled<State>, start: State, seat: Seat, rng: Rng): Goal | undefined {
  const walk = liveliest(edition, start, seat, walks(edition, start, seat, rng, PREDICT_TRIES), rng);
  return walk && { kind: 'predict', program: writeProgram(edition.decode(walk.action)!, edition.name), golem: seat + 1 };
}
