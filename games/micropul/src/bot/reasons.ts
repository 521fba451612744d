import type { Action, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { isLay, isStone, layFaceOf, layPlace, stoneCorner, stonePlace } from '../actions.ts';
import { type Board, cellAt, slotAt } from '../board.ts';
import { catalystsOf, type Face, MIDDLE } from '../faces.ts';
import { NO_UNIT, rootOf, type Unit } from '../groups.ts';
import { CONTACTS, type Place, STEPS } from '../places.ts';
import { play } from '../play.ts';
import { outcomeOf } from '../score.ts';
import { cloneState, type State, supplyCount } from '../state.ts';
import { REASONS, type ReasonWords } from '../text/reasons.ts';
import { type GroupNumbers, Placement } from './placement.ts';

const placement = new Placement();

/** Why an action is good or bad, from what everybody at the table can see: "closes your group of 7, wins 2 tiles, opens nothing". */
export function explainMove(world: State, seat: Seat, action: Action, language: Language): string {
  const words = REASONS[language];
  const says = isLay(action)
    ? layReasons(world, seat, action, words).join(', ')
    : isStone(action)
      ? stoneReason(world, action, words)
      : words.takes(world.hands[seat]!.length + 1);
  return says && `${says}.`.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase(language));
}

function stoneReason({ board }: State, action: Action, words: ReasonWords): string {
  const root = rootOf(board, slotAt(board, stonePlace(action)) * 4 + stoneCorner(action));
  const points = board.points[root]!;
  return board.openSides[root] === 0 ? words.claimsClosed(points) : words.claimsOpen(points, openPlacesOf(board, root));
}

/** Empty places that keep a group open, as the table counts them: one may lie at two of its sides. */
function openPlacesOf(board: Board, root: Unit): number {
  const open = new Set<Place>();
  for (let unit = 0; unit < board.parent.length; unit++) {
    if (board.parent[unit] === NO_UNIT || rootOf(board, unit) !== root) continue;
    for (const [side, contacts] of CONTACTS.entries()) {
      const there = board.places[unit >> 2]! + STEPS[side]!;
      if (contacts.some(([own]) => own === (unit & 3)) && cellAt(board, there) <= 0) open.add(there);
    }
  }
  return open.size;
}

function layReasons(world: State, seat: Seat, action: Action, words: ReasonWords): string[] {
  const [place, face] = [layPlace(action), layFaceOf(action)];
  placement.look(world.board, place, face);
  const won = Math.min(placement.tiles, world.core);
  const reasons = groupReasons(world, seat, words);
  if (won > 0) reasons.push(words.wins(won));
  if (won > 0 && won === world.core) return [...reasons, endReason(world, seat, action, words)];
  if (world.hands[seat]!.length + supplyCount(world, seat) + won === 1) return [...reasons, words.runsOut];
  if (placement.pluses > 0 && world.seats > 1) reasons.push(words.again);
  if (placement.pluses > 0 && world.seats === 1 && world.options.soloPlus === 'reveal') reasons.push(words.turnsUp);
  const opened = openedSigns(world, place, face);
  if (opened > 0) reasons.push(words.opens(opened));
  else if (world.seats > 1) reasons.push(words.opensNothing);
  return reasons;
}

/** Groups that are closed, spoilt or grown, the largest first. */
function groupReasons(world: State, seat: Seat, words: ReasonWords): string[] {
  const { before, after, beforeCount, afterCount } = placement;
  const known = before.slice(0, beforeCount);
  const found = after.slice(0, afterCount).flatMap((group) => groupReason(world, seat, known, group, words));
  return found.sort((a, b) => b.size - a.size).map(({ text }) => text);
}

interface Found {
  readonly size: number;
  readonly text: string;
}

function groupReason(
  world: State,
  seat: Seat,
  before: readonly GroupNumbers[],
  group: GroupNumbers,
  words: ReasonWords,
): Found[] {
  const { points, open, stones } = group;
  const mine = 1 << (4 * seat);
  const said = (text: string): Found[] => [{ size: points, text }];
  const parts = before.filter((part) => part.stones !== 0 && (part.stones & stones) === part.stones);
  if (isSpoilt(stones)) {
    const lost = parts.filter((part) => !isSpoilt(part.stones));
    return lost.flatMap((part) => said(part.stones === mine ? words.spoilsMine(part.points) : words.spoilsTheirs(part.points)));
  }
  if (open === 0) {
    if (stones === 0) return points > 2 && hasStones(world) ? said(words.closesFree(points)) : [];
    return said(stones === mine ? words.closesMine(points) : words.closesTheirs(points));
  }
  const smaller = parts.find((part) => part.stones === mine && part.points < points);
  return stones === mine && smaller ? said(words.growsMine(points)) : [];
}

/** Two stones or more, whoever's. */
const isSpoilt = (stones: number): boolean => (stones & 15) + (stones >> 4) > 1;

const hasStones = ({ stones }: State): boolean => stones.some((left) => left > 0);

function endReason(world: State, seat: Seat, action: Action, words: ReasonWords): string {
  if (world.seats === 1) return words.ends;
  const after = cloneState(world);
  play(after, seat, action);
  const { winners = [] } = outcomeOf(after) ?? {};
  return winners.length === 0 ? words.ends : winners.includes(seat) ? words.endsAhead : words.endsBehind;
}

/** Signs of the tile that lie towards an empty place: whoever moves next may touch them. */
function openedSigns({ board }: State, place: Place, face: Face): number {
  const isOpen = (corner: number): boolean =>
    CONTACTS.some((contacts, side) => {
      const touches = corner === MIDDLE || contacts.some(([own]) => own === corner);
      return touches && cellAt(board, place + STEPS[side]!) <= 0;
    });
  return catalystsOf(face).filter(({ corner }) => isOpen(corner)).length;
}
