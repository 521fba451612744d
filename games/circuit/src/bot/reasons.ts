import type { Action, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { inSentences } from '@stolik/search/sentences';
import { CELLS, cellCount, cellName, hasCell, openHigh, openLow } from '../board/geometry.ts';
import { type CircuitState, cloneState, ONCE } from '../board/state.ts';
import { ENTRIES, EXITS, KINDS, LAMP, LED, TOKENS, TURNS, tileText, tokenText } from '../board/tiles.ts';
import { arrivals, departures, floodPoles } from '../current/solver.ts';
import { chosenGlow } from '../turn/choices.ts';
import * as codes from '../turn/codes.ts';
import type { CircuitEvent } from '../turn/events.ts';
import { doMove } from '../turn/move.ts';
import { next } from '../turn/next.ts';
import { play } from '../turn/play.ts';
import { isMendedInVain } from './idea.ts';
import { isLoose } from './loose.ts';
import { bestOf, type Opening, openingsFor } from './openings.ts';
import { type Place, REASON_WORDS, type ReasonWords } from './reason-words.ts';
import { fillPool, handOf, nextRival } from './standing.ts';
import { passesOn, wayOn } from './way.ts';

/** The purpose of a move: the adviser offers different purposes rather than the same one twice. */
export type Purpose = 'light' | 'prepare' | 'block' | 'build' | 'wait' | 'swap' | 'iron' | 'mend';

interface Reason {
  readonly purpose: Purpose;
  readonly says: string;
  /** What the next rival could do with it, where that is new. */
  readonly warning: string | undefined;
  /** Nobody would make the move for what is said of it. */
  readonly isAgainst?: true;
}

/**
 * The reason why a move is good or bad, and a warning where it opens something to the next rival. Of the unseen tiles only their
 * kinds count, never their holders, because the seat does not know more.
 */
export function explainMove(world: CircuitState, seat: Seat, action: Action, language: Language): string {
  const words = REASON_WORDS[language];
  const { says, warning } = reasonFor(world, seat, action, words);
  return inSentences([world.last < 0 ? says : words.lastTurn(says), warning ?? ''], language);
}

/** Whether the reason speaks for the move: not where it only cuts off, joins nothing, or costs something. */
export const speaksFor = (world: CircuitState, seat: Seat, action: Action): boolean =>
  reasonFor(world, seat, action, REASON_WORDS.en).isAgainst !== true;

/**
 * A circuit that the next turn completes, or one denied to the next player, is more than a hope if the move opens nothing else.
 * Points count by themselves.
 */
export function isHope(world: CircuitState, seat: Seat, action: Action): boolean {
  const { purpose, warning } = reasonFor(world, seat, action, REASON_WORDS.en);
  return warning !== undefined || !['prepare', 'block'].includes(purpose);
}

export const purposes =
  (world: CircuitState, seat: Seat) =>
  (action: Action): Purpose =>
    reasonFor(world, seat, action, REASON_WORDS.en).purpose;

function reasonFor(world: CircuitState, seat: Seat, action: Action, words: ReasonWords): Reason {
  const after = cloneState(world);
  play(after, seat, action);
  const { says: atOnce, isAside } = tellAtOnce(world, seat, action, words);
  if (next(after).kind === 'over')
    return { purpose: purposeAtOnce(world, after, seat, action), says: atOnce || words.over, warning: undefined };
  const rival = lookAtRival(world, after, seat, action);
  const warning = warningOf(rival, words);
  if (!atOnce || isAside) {
    const aside = atOnce ? `; ${atOnce}` : '';
    const own = tellOwn(world, after, seat, words);
    if (own !== undefined) return { purpose: 'prepare', says: own + aside, warning };
    const blocked = tellBlocked(rival, action, words);
    if (blocked !== undefined) return { purpose: 'block', says: blocked + aside, warning: undefined };
  }
  if (atOnce) {
    const purpose = purposeAtOnce(world, after, seat, action);
    return { purpose, says: atOnce, warning, ...(isCostly(world, after, seat, action) && { isAgainst: true }) };
  }
  // Whoever has no other turn prepares nothing.
  if (!hasTurn(after, seat) || world.last >= 0) return { purpose: 'wait', says: words.tooLate, warning, isAgainst: true };
  const way = tellWay(world, after, action, words);
  if (way.leadsOn)
    return { purpose: 'build', says: way.says, warning: warning ?? (isNearly(after, way) ? words.nearly : undefined) };
  const worse = rival.kind === 'nothing' ? worseElsewhere(world, seat, rival.seat, action) : undefined;
  if (worse) return { purpose: 'wait', says: tellSafe(after, seat, tellWorse(worse, action, words), words), warning };
  // On a full field one often can only wait, and what a tile cuts off there is no reason for it.
  const isLate = rival.kind === 'nothing' && 2 * coveredIn(after) >= CELLS;
  const about = way.isUnjoined && isSafe(world, after, seat) ? words.waits : way.says;
  const quiet = isLate ? tellSafe(after, seat, about, words) : about;
  const says = rival.kind === 'stillOpen' ? words.staysOpen(placeOf(rival.offered)) : quiet;
  return { purpose: 'wait', says, warning, isAgainst: true };
}

/** With two actions a turn the next player lays two tiles. [C8.1] */
const isNearly = (after: CircuitState, { missing }: Way): boolean =>
  after.options.x2 && after.again === ONCE && missing > 0 && missing <= 2;

/** It lights nothing, and burns or costs something. */
function isCostly(world: CircuitState, after: CircuitState, seat: Seat, action: Action): boolean {
  if (after.points[seat]! > world.points[seat]!) return false;
  const isWorse = after.burntFuses > world.burntFuses || after.penalties[seat]! > world.penalties[seat]!;
  return isWorse ? world.stands !== 1 || after.stands === 1 : isMendedInVain(world, seat, action);
}

function purposeAtOnce(world: CircuitState, after: CircuitState, seat: Seat, action: Action): Purpose {
  if (world.stands === 1) return 'mend';
  if (after.points[seat]! > world.points[seat]!) return 'light';
  const base = codes.baseOf(action);
  if (codes.isSwap(base)) return 'swap';
  return codes.isLay(base) || base === codes.PASS ? 'wait' : 'iron';
}

// ---- what happens at once ----

function eventsOf(world: CircuitState, seat: Seat, action: Action): readonly CircuitEvent[] {
  const base = codes.baseOf(action);
  const choice = codes.choiceOf(action);
  const events: CircuitEvent[] = [];
  const chosen = choice === 0 ? undefined : chosenGlow(world, seat, base, choice);
  doMove(cloneState(world), seat, base, chosen, (event) => events.push(event));
  return events;
}

interface AtOnce {
  /** Empty where nothing comes of it yet. */
  readonly says: string;
  /** Nothing but what happens besides: nobody makes a move for that, if there is another reason. */
  readonly isAside: boolean;
}

const ASIDE: ReadonlySet<CircuitEvent['kind']> = new Set(['fuseBurnt', 'reedSwitched', 'chainClosed']);

function tellAtOnce(world: CircuitState, seat: Seat, action: Action, words: ReasonWords): AtOnce {
  const base = codes.baseOf(action);
  if (base === codes.PASS) return { says: words.pass, isAside: false };
  if (codes.isSwap(base)) return { says: tellSwap(world, seat, words), isAside: false };
  const mustMend = world.stands === 1 && (codes.isIronOnCell(base) || codes.isIronOnFuse(base));
  const events = eventsOf(world, seat, action);
  const lit = events.flatMap((event): Place[] =>
    event.kind === 'glowPlaced' ? [{ code: codeAt(world, base, event.cell), cell: event.cell, points: event.level }] : [],
  );
  const says: string[] = mustMend ? [words.mustMend] : [];
  if (lit.length > 0)
    says.push(
      words.lights(
        lit.reduce((sum, { points }) => sum + points, 0),
        lit,
        lit.length === 1 && lit[0]!.cell === cellOf(base),
      ),
    );
  says.push(tellIron(events, words));
  // Beside a circuit that glows, one that stays dark would only contradict it.
  const isWeak = (event: CircuitEvent): boolean => event.kind === 'chainClosed' && event.reason.outcome === 'weak';
  const told = events.filter((event) => (lit.length === 0 || !isWeak(event)) && tellEvent(event, words) !== '');
  says.push(...told.map((event) => tellEvent(event, words)));
  if (world.stands === 1 && !events.some(({ kind }) => kind === 'shortRemoved')) says.push(words.shortStays);
  const all = says.filter(Boolean);
  return { says: all.join('; '), isAside: all.length === told.length && told.every(({ kind }) => ASIDE.has(kind)) };
}

/** The cell on which the move puts a tile. */
function cellOf(base: number): string | undefined {
  if (codes.isLay(base)) return cellName(codes.layCellOf(base));
  return codes.isIronOnCell(base) ? cellName(codes.ironCellOf(base)) : undefined;
}

/** The part that lies there after the move. */
function codeAt(world: CircuitState, base: number, cell: string): string {
  if (codes.isLay(base) && cellName(codes.layCellOf(base)) === cell) return tileText(codes.layTileOf(base)).charAt(0);
  if (codes.isIronOnCell(base) && cellName(codes.ironCellOf(base)) === cell) return tileText(codes.ironTileOf(base)).charAt(0);
  const at = world.tiles.findIndex((_, index) => cellName(index) === cell);
  return tileText(world.tiles[at]!).charAt(0);
}

function tellIron(events: readonly CircuitEvent[], words: ReasonWords): string {
  const used = events.find((event) => event.kind === 'ironUsed');
  if (!used) return '';
  const out = events.find((event) => event.kind === 'tileTakenOut');
  if (!out) return words.ironFuse;
  // The move itself names the tiles.
  const cost = events.find((event) => event.kind === 'penaltyPaid' && event.for === 'iron');
  return words.iron(cost?.kind === 'penaltyPaid' ? cost.points : 0);
}

function tellEvent(event: CircuitEvent, words: ReasonWords): string {
  switch (event.kind) {
    case 'reedSwitched':
      return event.on ? words.reedOn(event.cell) : words.reedOff(event.cell);
    case 'fuseBurnt':
      return words.fuse(event.side);
    case 'partsBurnt':
      return words.smoke(event.cells);
    case 'shortMade':
      return words.short;
    case 'shortRemoved':
      return words.shortGone;
    case 'penaltyPaid':
      return event.for === 'iron' ? '' : words.penalty(event.points);
    case 'turnLost':
      return words.turnLost;
    case 'chainClosed':
      return event.reason.outcome === 'weak' ? words.weak : '';
    default:
      return '';
  }
}

// ---- what it opens or takes away ----

const pool = new Uint8Array(TOKENS);

/** Whether a seat still has a turn: in the last round only some have. [C7.1] */
const hasTurn = (state: CircuitState, seat: Seat): boolean => state.last < 0 || (state.last & (1 << seat)) !== 0;

/** What the next rival could do with the field before and after a move. */
type RivalLook =
  | { readonly kind: 'none' }
  | { readonly kind: 'mends' }
  | { readonly kind: 'nothing'; readonly seat: Seat }
  | { readonly kind: 'blocked'; readonly blocked: Opening; readonly offered: Opening | undefined }
  | { readonly kind: 'opened' | 'stillOpen'; readonly offered: Opening };

function lookAtRival(world: CircuitState, after: CircuitState, seat: Seat, action: Action): RivalLook {
  const rival = nextRival(world, seat);
  // With two actions a turn the second of one's own comes before anything the rival could do. [C8.1]
  if (rival < 0 || !hasTurn(after, rival) || after.again !== ONCE) return { kind: 'none' };
  if (after.stands === 1) return { kind: 'mends' };
  fillPool(world, seat, pool);
  const before = openingsFor(world, rival, pool);
  const then = openingsFor(after, rival, pool);
  const offered = bestOf(then);
  const isNew = offered !== undefined && (before.get(offered.cell)?.points ?? 0) < offered.points;
  if (offered && isNew) return { kind: 'opened', offered };
  const lost = bestOf(before);
  const isBlocked = lost && (then.get(lost.cell)?.points ?? 0) < lost.points && !isScoredAt(world, after, seat, action, lost);
  if (isBlocked) return { kind: 'blocked', blocked: lost, offered };
  return offered ? { kind: 'stillOpen', offered } : { kind: 'nothing', seat: rival };
}

/** Whether the next rival has nothing to complete, were it their turn now. */
function isSafe(world: CircuitState, after: CircuitState, seat: Seat): boolean {
  const rival = nextRival(world, seat);
  if (rival < 0) return true;
  fillPool(world, seat, pool);
  return bestOf(openingsFor(after, rival, pool)) === undefined;
}

function warningOf(rival: RivalLook, words: ReasonWords): string | undefined {
  if (rival.kind === 'mends') return words.rivalMends;
  return rival.kind === 'opened' ? words.opens(placeOf(rival.offered)) : undefined;
}

/** A cell that is also the one of the move is called "here". */
const isHere = (action: Action, cell: number): boolean => {
  const base = codes.baseOf(action);
  return codes.isLay(base) && codes.layCellOf(base) === cell;
};

function tellBlocked(rival: RivalLook, action: Action, words: ReasonWords): string | undefined {
  if (rival.kind !== 'blocked') return undefined;
  const { blocked, offered } = rival;
  const place = { ...placeOf(blocked), isHere: isHere(action, blocked.cell) };
  return offered ? words.blocksBut(place, placeOf(offered)) : words.blocks(place);
}

const tellWorse = (worse: Opening, action: Action, words: ReasonWords): string =>
  words.opensNothing({ ...placeOf(worse), isHere: isHere(action, worse.cell) });

const coveredIn = ({ occupiedLow, occupiedHigh }: CircuitState): number => cellCount(occupiedLow, occupiedHigh);

/** What there is to say of a waiting move. Where one waits for several turns, each of them hears something else. */
function tellSafe(after: CircuitState, seat: Seat, about: string, words: ReasonWords): string {
  const turn = Math.floor(coveredIn(after) / after.seats) % 3;
  const hand = handOf(after, seat);
  const kept = [LAMP, LED].find((kind) => hand[kind]! > 0);
  if (turn === 0 && kept !== undefined) return words.keeps(tokenText(kept));
  return turn === 2 ? about : words.waits;
}

/** The chain that is taken by closing it oneself has been told already. */
const isScoredAt = (world: CircuitState, after: CircuitState, seat: Seat, action: Action, { cell }: Opening): boolean => {
  const base = codes.baseOf(action);
  return after.points[seat]! > world.points[seat]! && codes.isLay(base) && codes.layCellOf(base) === cell;
};

const placeOf = ({ cell, tile, points }: Opening): Place => ({
  cell: cellName(cell),
  code: tileText(tile).charAt(0),
  points,
});

/** The same tile laid where, or so that, it would offer most to the rival: why it is better as it is. */
function worseElsewhere(world: CircuitState, seat: Seat, rival: Seat, action: Action): Opening | undefined {
  const base = codes.baseOf(action);
  if (!codes.isLay(base)) return undefined;
  const tile = codes.layTileOf(base);
  const low = openLow(world.occupiedLow, world.occupiedHigh);
  const high = openHigh(world.occupiedLow, world.occupiedHigh);
  // Only a tile that a pole reaches can bring a chain within one tile.
  floodPoles(world);
  const isReached = Uint8Array.from(arrivals, (edges, cell) => edges | departures[cell]!);
  let worst: Opening | undefined;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!hasCell(low, high, cell) || isReached[cell] === 0) continue;
    for (let turn = 0; turn < TURNS[tile >> 2]!; turn++) {
      const laid = (tile & ~3) | turn;
      const after = cloneState(world);
      play(after, seat, codes.layBase(laid, cell));
      // What scores or burns something is another matter.
      if (after.points[seat] !== world.points[seat] || after.burntFuses !== world.burntFuses || after.stands === 1) continue;
      if (after.penalties[seat] !== world.penalties[seat]) continue;
      const points = bestOf(openingsFor(after, rival, pool))?.points ?? 0;
      if (points > (worst?.points ?? 0)) worst = { cell, tile: laid, points };
    }
  }
  return worst;
}

// ---- what it prepares ----

interface Way {
  readonly says: string;
  readonly leadsOn: boolean;
  /** So many tiles would complete a circuit; 0: nobody knows. */
  readonly missing: number;
  /** No current comes to the tile, and no way to a minus leaves it. */
  readonly isUnjoined?: boolean;
}

/** Where a tile that closes nothing leads the current to, or from where to a minus; or what it shuts off. */
function tellWay(world: CircuitState, after: CircuitState, action: Action, words: ReasonWords): Way {
  const base = codes.baseOf(action);
  if (!codes.isLay(base)) return { says: words.nothing, leadsOn: false, missing: 0 };
  const laid = codes.layCellOf(base);
  const { from, to, gap, came, went } = wayOn(world, after);
  // More tiles than are left complete nothing.
  const missing = gap.length <= tilesLeft(after) ? gap.length : 0;
  if (from !== undefined) return { says: words.leadsTo(cellName(from), missing), leadsOn: true, missing };
  if (to !== undefined) return { says: words.leadsFrom(cellName(to), missing), leadsOn: true, missing };
  const isUnjoined = came[laid] === 0 && went[laid] === 0;
  return { says: tellStop(world, after, base, came[laid]!, went[laid]!, words), leadsOn: false, missing: 0, isUnjoined };
}

/** What becomes of current that came to the cell of a tile, or left from there, where the tile brings it nowhere new. */
function tellStop(
  world: CircuitState,
  after: CircuitState,
  base: number,
  came: number,
  went: number,
  words: ReasonWords,
): string {
  const laid = codes.layCellOf(base);
  if (came !== 0) return passesOn(after, laid, came, EXITS) ? words.flowsOn : words.stops;
  if (went !== 0) return passesOn(after, laid, went, ENTRIES) ? words.staysFree : words.shuts;
  return isLoose(world, base) ? words.joinsNothing : words.joinsOn;
}

/** Tiles that anybody can still lay. */
function tilesLeft(state: CircuitState): number {
  let left = 0;
  for (let kind = 0; kind < KINDS; kind++) left += state.bag[kind]!;
  for (let seat = 0; seat < state.seats; seat++) left += handOf(state, seat).reduce((sum, count) => sum + count, 0);
  return left;
}

/** Why an exchange: nothing that is held lights anything, or something else may fit better. */
function tellSwap(world: CircuitState, seat: Seat, words: ReasonWords): string {
  if (world.stands === 1) return words.swapMust;
  // In the last round nobody lays what they draw now.
  if (world.last >= 0) return words.tooLate;
  return bestOf(openingsFor(world, seat, handOf(world, seat))) ? words.swapBetter : words.swapDark;
}

/** A chain that one of the tiles still in hand could close and none could before. */
function tellOwn(world: CircuitState, after: CircuitState, seat: Seat, words: ReasonWords): string | undefined {
  if (!hasTurn(after, seat) || after.stands === 1) return undefined;
  const hand = handOf(after, seat);
  const best = bestOf(openingsFor(after, seat, hand));
  if (!best) return undefined;
  const had = openingsFor(world, seat, hand).get(best.cell)?.points ?? 0;
  if (best.points <= had) return undefined;
  return after.again === ONCE ? words.prepares(placeOf(best)) : words.completes(placeOf(best));
}
