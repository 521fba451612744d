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
import { afterLong, placeText, repaired, runThrough } from './goals.ts';
import { areWaiting, WAITING } from './worth.ts';

/** A position for a question of some kind, before anybody has decided anything. */
export type MakeTable = (kind: string, rng: Rng) => Beginning | undefined;

/** Makes up questions that both editions have: a position by chance, then something that can be reached in it. */
export function inventor<State extends World>(
  edition: Puzzled<State>,
  makeTable: MakeTable,
): (kind: string, rng: Rng) => Invention[] {
  return (kind, rng) => {
    const table = makeTable(kind, rng);
    const begun = table && (isWhatever(kind) ? alone(edition, table) : withRivals(edition, kind, table, rng));
    if (!begun) return [];
    const goal = goalFor(edition, kind, begun.start, begun.table.seat, rng, calmOf(edition, begun));
    return goal ? [{ ...begun.table, goal }] : [];
  };
}

/** The position on the table. */
export function lay<State>({ game, cases }: Pick<Puzzled, 'game' | 'cases'>, table: Beginning): State | undefined {
  const laid = layPuzzle(game, { cases }, table);
  return laid.ok ? (laid.value as State) : undefined;
}

/** There only the way may matter, and nobody else. */
const WAYS: readonly string[] = ['reach', 'repair', 'shorten', 'predict'];

export function playersFor(least: 1 | 2, kind: string, rng: Rng): number {
  if (isWhatever(kind)) return 2;
  if (least === 1 && WAYS.includes(kind) && once(rng, 2)) return 1;
  return once(rng, 5) ? 3 : 2;
}

/** The position if the others did nothing: where they do something, that must matter. */
const calmOf = <State extends World>(
  edition: Puzzled<State>,
  { table, start }: { table: Beginning; start: State },
): State | undefined => (start.at.length > 1 && !areWaiting(table.moves) ? edition.still(start, table.seat) : undefined);

/** The others lay programs that nobody knows. */
export const isWhatever = (kind: string): boolean => kind === 'unhurt' || kind === 'sure';

function alone<State extends World>(edition: Puzzled<State>, table: Beginning): { table: Beginning; start: State } | undefined {
  const start = lay<State>(edition, table);
  return start && { table, start };
}

/** The other seats have laid programs, drawn by chance, that all know. */
function withRivals<State extends World>(
  edition: Puzzled<State>,
  kind: string,
  table: Beginning,
  rng: Rng,
): { readonly table: Beginning; readonly start: State } | undefined {
  const start = lay<State>(edition, table);
  if (!start) return undefined;
  const { game } = edition;
  const moves: string[] = [];
  const waits = edition.leastPlayers === 2 && table.players === 2 && WAYS.includes(kind) && once(rng, 2);
  for (const seat of game.next(start).seats) {
    if (seat === table.seat) continue;
    const program = (waits ? waitingProgram(edition, start, seat) : undefined) ?? (game.sample(start, seat, rng) as Action);
    moves.push(`${seat + 1}: ${game.write(start, seat, program)}`);
    game.play(start, seat, program);
  }
  return { table: moves.length > 0 ? { ...table, moves } : table, start };
}

function waitingProgram<State extends World>({ game }: Puzzled<State>, start: State, seat: Seat): Action | undefined {
  const programs = WAITING.flatMap((text) => {
    const read = game.read(start, seat, text);
    return read.ok ? [read.value] : [];
  });
  return programs.find((program) => !game.refuse(start, seat, program));
}

function goalFor<State extends World>(
  edition: Puzzled<State>,
  kind: string,
  start: State,
  seat: Seat,
  rng: Rng,
  calm: State | undefined,
): Goal | undefined {
  switch (kind) {
    case 'reach':
      return reachGoal(edition, start, seat, rng, calm);
    case 'shorten':
      return shortenGoal(edition, start, seat, rng, calm);
    case 'repair':
      return repairGoal(edition, start, seat, rng, calm);
    case 'predict':
      return predictGoal(edition, start, seat, rng, calm);
    case 'beat':
      return { kind, count: 1 };
    case 'sure':
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
function rareEnds<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  calm: State | undefined,
): readonly End[] {
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
    ({ action, programs, isOne, place }) =>
      isOne && programs * RARE <= list.length && place.at !== first.at && !(calm && leadsTo(edition, calm, seat, action, place)),
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

function reachGoal<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  rng: Rng,
  calm: State | undefined,
): Goal | undefined {
  const end = liveliest(edition, start, seat, rareEnds(edition, start, seat, calm), rng);
  return end && { kind: 'reach', ...end.place };
}

const LONG_TRIES = 300;
const MOST_LONGER = 3;

function shortenGoal<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  rng: Rng,
  calm: State | undefined,
): Goal | undefined {
  const { game } = edition;
  const ends = new Map(rareEnds(edition, start, seat, calm).map((end) => [`${end.place.at}${end.place.facing}`, end]));
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
function repairGoal<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  rng: Rng,
  calm: State | undefined,
): Goal | undefined {
  const found = walks(edition, start, seat, rng, REPAIR_TRIES);
  const worthy = found.filter(({ action, end }) => !(calm && leadsTo(edition, calm, seat, action, placeGoal(end, seat))));
  const right = liveliest(edition, start, seat, worthy, rng);
  if (!right) return undefined;
  const given = edition.decode(right.action)!;
  const place = placeGoal(right.end, seat);
  const wrong = repaired(edition, start, seat, given)
    .filter((action) => !leadsTo(edition, start, seat, action, place))
    .map((action) => edition.decode(action)!);
  if (wrong.length === 0) return undefined;
  return { kind: 'repair', program: writeProgram(pick(rng, wrong), edition.name), ...place };
}

function leadsTo<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  action: Action,
  place: ReturnType<typeof placeGoal>,
): boolean {
  const end = runThrough(edition, start, seat, action);
  if (!end || end.at[seat]! < 0) return false;
  const { at, facing } = placeGoal(end, seat);
  return at === place.at && facing === place.facing;
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

const PREDICT_TRIES = 24;

/** Where one's own golem ends, or another one; somebody whom nothing happens to is not asked about. */
function predictGoal<State extends World>(
  edition: Puzzled<State>,
  start: State,
  seat: Seat,
  rng: Rng,
  calm: State | undefined,
): Goal | undefined {
  const { game } = edition;
  const golem = start.at.length > 1 && once(rng, 2) ? (seat + 1 + rng.below(start.at.length - 1)) % start.at.length : seat;
  const found = Array.from({ length: PREDICT_TRIES }, () => game.sample(start, seat, rng) as Action).flatMap((action) => {
    const end = runThrough(edition, start, seat, action);
    if (!end || end.at[golem] === start.at[golem]) return [];
    // Of another one only what this program has to do with it.
    const without = golem === seat ? calm && runThrough(edition, calm, seat, action) : end;
    if (golem === seat && without && placeText(without, golem) === placeText(end, golem)) return [];
    return [{ action, end }];
  });
  const [outside, inside] = [found.filter(({ end }) => end.at[golem]! < 0), found.filter(({ end }) => end.at[golem]! >= 0)];
  const walk = liveliest(edition, start, seat, outside.length > 0 ? outside : inside, rng);
  return walk && { kind: 'predict', program: writeProgram(edition.decode(walk.action)!, edition.name), golem: golem + 1 };
}
