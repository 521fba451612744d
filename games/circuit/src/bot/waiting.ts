import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import type { Rival } from '@stolik/search/lively';
import { foregone, type Player } from '@stolik/search/player';
import type { CircuitState } from '../board/state.ts';
import { TOKENS } from '../board/tiles.ts';
import { play } from '../turn/play.ts';
import { copyOf, countRoom } from './look.ts';
import { listMoves } from './moves.ts';
import { expectHidden, surveyField } from './prospects.ts';
import { fillPool, leadOf, nextRival } from './standing.ts';
import { WEIGHTS } from './weights.ts';

/*
 * People who only wait: they lay safe tiles, light nothing and leave the next player as little to complete as possible. `waiting` takes
 * any of such moves, `spoiling` one that leaves the fewest cells to build on.
 */

const list = new ActionList();
const pool = new Uint8Array(TOKENS);
let ahead: CircuitState | undefined;

/** Less is better; the later ones decide between equals. */
type Cost = readonly [loss: number, lit: number, threat: number, room: number];

function costOf(world: CircuitState, seat: Seat, action: Action, spoils: boolean): Cost {
  ahead = copyOf(ahead, world);
  play(ahead, seat, action);
  const loss = leadOf(world, seat, WEIGHTS) - leadOf(ahead, seat, WEIGHTS);
  const rival = nextRival(world, seat);
  surveyField(ahead, rival);
  const threat = expectHidden(ahead, rival, pool, WEIGHTS.iron);
  // A standing short leaves no survey to count cells by.
  const room = spoils && ahead.stands === 0 ? countRoom(ahead) : 0;
  return [Math.max(0, loss), ahead.lit[seat]! - world.lit[seat]!, threat, room];
}

/** Below 0: the first is better. */
function compare(one: Cost, other: Cost): number {
  const at = one.findIndex((each, index) => each !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

const waiter =
  (spoils: boolean): Player<CircuitState> =>
  (world, seat, rng) => {
    list.clear();
    listMoves(world, seat, list);
    fillPool(world, seat, pool);
    const priced = list.toArray().map((action) => ({ action, cost: costOf(world, seat, action, spoils) }));
    const { cost: least } = priced.reduce((best, each) => (compare(each.cost, best.cost) < 0 ? each : best));
    const equal = priced.filter(({ cost }) => compare(cost, least) === 0);
    return foregone(equal[rng.below(equal.length)]!.action);
  };

/** Rivals that `stolik lively` measures levels with. */
export const waitingRivals: readonly Rival<CircuitState>[] = [
  { id: 'waiting', player: waiter(false) },
  { id: 'spoiling', player: waiter(true) },
];
