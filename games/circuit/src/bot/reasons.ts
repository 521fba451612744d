import type { Action, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { CELLS, cellName, hasCell, openHigh, openLow } from '../board/geometry.ts';
import { type CircuitState, cloneState } from '../board/state.ts';
import { TOKENS, TURNS, tileText, tokenText } from '../board/tiles.ts';
import { arrivals, departures, floodPoles } from '../current/solver.ts';
import { chosenGlow } from '../turn/choices.ts';
import * as codes from '../turn/codes.ts';
import type { CircuitEvent } from '../turn/events.ts';
import { doMove } from '../turn/move.ts';
import { next } from '../turn/next.ts';
import { play } from '../turn/play.ts';
import { bestOf, type Opening, openingsFor } from './openings.ts';
import { type Place, REASON_WORDS, type ReasonWords } from './reason-words.ts';
import { fillPool, handOf, nextRival } from './standing.ts';
import { wayOn } from './way.ts';

/**
 * Why a move is good or bad, in two sentences at most: what happens at once, then what it opens to the next rival, what it prepares, or
 * what it takes from them. Of the unseen tiles only their kinds count, never who holds them: more the seat does not know.
 */
export function explainMove(world: CircuitState, seat: Seat, action: Action, language: Language): string {
  const words = REASON_WORDS[language];
  const after = cloneState(world);
  play(after, seat, action);
  const atOnce = tellAtOnce(world, seat, action, words);
  const isOver = next(after).kind === 'over';
  const rival = isOver ? undefined : tellRival(world, after, seat, action, words);
  const own = isOver ? undefined : tellOwn(world, after, seat, words);
  const end = isOver ? words.over : undefined;
  // Two sentences have room: what is prepared gives way to a warning, but light comes before what it prevents.
  const others = rival?.isWarning ? [rival.says, own] : [own, rival?.says ?? end];
  const first = atOnce || (others.every((says) => says !== undefined) ? undefined : tellWay(world, after, action, words));
  return [first, ...others]
    .filter((says) => says !== undefined)
    .slice(0, 2)
    .map((says) => `${says}.`.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(language)))
    .join(' ');
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

/** Empty where nothing comes of it yet. */
function tellAtOnce(world: CircuitState, seat: Seat, action: Action, words: ReasonWords): string {
  const base = codes.baseOf(action);
  if (base === codes.PASS) return words.pass;
  if (codes.isSwap(base)) return words.swap(tokenText(codes.swapTokenOf(base)));
  const events = eventsOf(world, seat, action);
  const lit = events.flatMap((event): Place[] =>
    event.kind === 'glowPlaced' ? [{ code: codeAt(world, base, event.cell), cell: event.cell, points: event.level }] : [],
  );
  const says = [tellIron(events, words)];
  if (lit.length > 0)
    says.push(
      words.lights(
        lit.reduce((sum, { points }) => sum + points, 0),
        lit,
      ),
    );
  for (const event of events) says.push(tellEvent(event, words));
  if (world.stands === 1 && !events.some(({ kind }) => kind === 'shortRemoved')) says.push(words.shortStays);
  return says.filter(Boolean).join('; ');
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
  if (!out) return words.ironFuse(used.at);
  const put = events.find((event) => event.kind === 'tileLaid');
  if (!put) return words.ironOut(out.tile.charAt(0), out.cell);
  const cost = events.find((event) => event.kind === 'penaltyPaid' && event.for === 'iron');
  return words.ironPut(put.tile.charAt(0), out.tile.charAt(0), out.cell, cost?.kind === 'penaltyPaid' ? cost.points : 0);
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

function tellRival(
  world: CircuitState,
  after: CircuitState,
  seat: Seat,
  action: Action,
  words: ReasonWords,
): { readonly says: string; readonly isWarning: boolean } | undefined {
  const rival = nextRival(world, seat);
  if (rival < 0 || !hasTurn(after, rival)) return undefined;
  if (after.stands === 1) return { says: words.rivalMends, isWarning: true };
  fillPool(world, seat, pool);
  const before = openingsFor(world, rival, pool);
  const then = openingsFor(after, rival, pool);
  const offered = bestOf(then);
  const lost = bestOf(before);
  const blocked =
    lost && (then.get(lost.cell)?.points ?? 0) < lost.points && !isScoredAt(world, after, seat, action, lost) ? lost : undefined;
  if (blocked && offered) return { says: words.blocksBut(placeOf(blocked), placeOf(offered)), isWarning: false };
  if (blocked) return { says: words.blocks(placeOf(blocked)), isWarning: false };
  if (!offered) {
    const worse = worseElsewhere(world, seat, rival, action);
    return worse ? { says: words.offersNothingBut(placeOf(worse)), isWarning: false } : undefined;
  }
  const isNew = (before.get(offered.cell)?.points ?? 0) < offered.points;
  return isNew
    ? { says: words.opens(placeOf(offered)), isWarning: true }
    : { says: words.staysOpen(placeOf(offered)), isWarning: false };
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

/** The same tile laid where it would offer most to the rival: why it is better here. */
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

/** Where a tile that closes nothing leads the current to, or from where to a minus; or what it shuts off. */
function tellWay(world: CircuitState, after: CircuitState, action: Action, words: ReasonWords): string {
  const base = codes.baseOf(action);
  if (!codes.isLay(base)) return words.nothing;
  const laid = codes.layCellOf(base);
  const { from, to, came, went } = wayOn(world, after);
  if (from !== undefined) return words.leadsTo(cellName(from));
  if (to !== undefined) return words.leadsFrom(cellName(to));
  if (came[laid] !== 0) return words.stops(cellName(laid));
  return went[laid] !== 0 ? words.shuts(cellName(laid)) : words.joinsNothing;
}

/** A chain that one of the tiles still in hand could close and none could before. */
function tellOwn(world: CircuitState, after: CircuitState, seat: Seat, words: ReasonWords): string | undefined {
  if (!hasTurn(after, seat) || after.stands === 1) return undefined;
  const hand = handOf(after, seat);
  const best = bestOf(openingsFor(after, seat, hand));
  if (!best) return undefined;
  const had = openingsFor(world, seat, hand).get(best.cell)?.points ?? 0;
  return best.points > had ? words.prepares(placeOf(best)) : undefined;
}
