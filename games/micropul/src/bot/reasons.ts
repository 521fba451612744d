import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { inSentences } from '@stolik/search/sentences';
import { cellAt, slotAt } from '../board/board.ts';
import { catalystsOf, type Face, MIDDLE } from '../board/faces.ts';
import { NO_UNIT, rootOf } from '../board/groups.ts';
import { CONTACTS, type Place, STEPS } from '../board/places.ts';
import type { Board, Unit } from '../board/shape.ts';
import { REASONS, type ReasonWords } from '../text/reasons.ts';
import { isLay, isStone, layFaceOf, layPlace, stoneCorner, stonePlace } from '../turn/actions.ts';
import { legal } from '../turn/legal.ts';
import { play } from '../turn/play.ts';
import { outcomeOf } from '../turn/score.ts';
import { cloneState, type State, supplyCount } from '../turn/state.ts';
import { Gains } from './gain.ts';
import { type GroupNumbers, Placement } from './placement.ts';

const placement = new Placement();
const gains = new Gains();

/** The purpose of an action: the adviser offers different purposes rather than the same one twice. */
export type Purpose = 'stone' | 'take' | 'close' | 'spoil' | 'grow' | 'end' | 'lay';

interface Reason {
  readonly purpose: Purpose;
  readonly says: string;
  /** It brings points, or takes them from the opponent, at once. */
  readonly isGain?: boolean;
  /** It speaks against the action: said after what speaks for it. */
  readonly isAgainst?: boolean;
  readonly isTurn?: boolean;
}

const MOST_SAID = 2;
/** With so few tiles left a player is warned: whoever has none loses [M3.4]. */
const FEW = 2;

/** Why an action is good or bad, from what everybody at the table can see: "Closes your group: 7 points for you. Gives you another turn." */
export function explainMove(world: State, seat: Seat, action: Action, language: Language): string {
  const words = REASONS[language];
  const reasons = reasonsFor(world, seat, action, words);
  const left = tilesAfter(world, seat, action);
  const isWarned = world.seats > 1 && left > 0 && left <= FEW && !reasons.some(({ purpose }) => purpose === 'end');
  return inSentences([...mostOf(reasons, isWarned).map(({ says }) => says), isWarned ? words.fewLeft(left) : ''], language);
}

/** The first few reasons. An extra turn and what is given away are never left out for want of room. */
function mostOf(reasons: readonly Reason[], isWarned: boolean): readonly Reason[] {
  const [most, more] = isWarned ? [1, reasons.slice(1, MOST_SAID).filter(({ isTurn }) => isTurn)] : [MOST_SAID, []];
  const said = [...reasons.slice(0, most), ...more];
  const against = reasons.find(({ isAgainst }) => isAgainst);
  return against && !said.includes(against) ? [...said, against] : said;
}

/** Tiles that a player then has, in hand and supply. */
function tilesAfter(world: State, seat: Seat, action: Action): number {
  const held = world.hands[seat]!.length + supplyCount(world, seat);
  if (!isLay(action)) return held;
  placement.look(world.board, layPlace(action), layFaceOf(action));
  return held - 1 + Math.min(placement.tiles, world.core);
}

/**
 * Whether an action's gain is only a hope. A tile in the hand is a choice, not a gain, and so is a place that others may use.
 * Points at once count by themselves.
 */
export const isHope = (world: State, seat: Seat, action: Action): boolean =>
  !reasonsFor(world, seat, action, REASONS.en).some(
    ({ purpose, isGain }) => (purpose === 'spoil' && isGain) || ['grow', 'stone', 'end'].includes(purpose),
  );

export const purposes =
  (world: State, seat: Seat) =>
  (action: Action): Purpose =>
    purposeOf(reasonsFor(world, seat, action, REASONS.en)[0]);

/** Tiles for a group of one's own and tiles for what they win are too much alike to be a choice. */
const purposeOf = (first: Reason | undefined): Purpose =>
  first === undefined || first.purpose === 'grow' ? 'lay' : first.purpose;

/** The most important first. */
function reasonsFor(world: State, seat: Seat, action: Action, words: ReasonWords): readonly Reason[] {
  if (isLay(action)) return layReasons(world, seat, action, words);
  if (isStone(action)) return [{ purpose: 'stone', says: stoneReason(world, action, words) }];
  return [{ purpose: 'take', says: words.takes(world.hands[seat]!.length + 1) }];
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

function layReasons(world: State, seat: Seat, action: Action, words: ReasonWords): readonly Reason[] {
  const [place, face] = [layPlace(action), layFaceOf(action)];
  placement.look(world.board, place, face);
  const won = Math.min(placement.tiles, world.core);
  const { pluses } = placement;
  const groups = groupReasons(world, seat, words);
  const reasons = groups.filter(({ isAgainst }) => !isAgainst);
  const against = groups.filter(({ isAgainst }) => isAgainst);
  if (won > 0) reasons.push({ purpose: 'lay', says: words.wins(won) });
  if (won > 0 && won === world.core)
    return [{ purpose: 'end', says: endReason(world, seat, action, words) }, ...reasons, ...against];
  if (world.hands[seat]!.length + supplyCount(world, seat) + won === 1)
    return [...reasons.slice(0, 1), ...against.slice(0, 1), { purpose: 'end', says: words.runsOut }];
  // Not after two others: only so many are said, and what comes of a move depends on whose turn is next.
  if (pluses > 0 && world.seats > 1)
    reasons.splice(1, 0, { purpose: 'lay', says: againReason(world, seat, action, words), isTurn: true });
  if (pluses > 0 && world.seats === 1 && world.options.soloPlus === 'reveal')
    reasons.push({ purpose: 'lay', says: words.turnsUp });
  reasons.push(...against);
  const opened = openReason(world, openedSigns(world, place, face), reasons.length === 0, words);
  return opened ? [...reasons, { purpose: 'lay', says: opened }] : reasons;
}

/** An extra turn and the tile that brings it are one decision: what the best tile then does is said with it. */
function againReason(world: State, seat: Seat, action: Action, words: ReasonWords): string {
  const after = cloneState(world);
  play(after, seat, action);
  if (after.phase !== 'turn' || after.turn !== seat) return words.again;
  const list = new ActionList();
  legal(after, seat, list);
  gains.begin(after, seat);
  const [best] = list
    .toArray()
    .filter(isLay)
    .toSorted((a, b) => gains.of(b) - gains.of(a) || a - b);
  if (best === undefined) return words.again;
  placement.look(after.board, layPlace(best), layFaceOf(best));
  const won = Math.min(placement.tiles, after.core);
  const good = groupReasons(after, seat, words).find(({ isGain }) => isGain)?.says ?? (won > 0 ? words.wins(won) : undefined);
  return good === undefined ? words.again : words.againFor(good);
}

/** What it leaves to be used next; that it leaves nothing is only said where there is nothing else to say. */
function openReason({ seats }: State, opened: number, isAll: boolean, words: ReasonWords): string {
  if (opened > 0) return seats > 1 ? words.opens(opened) : words.opensForMe(opened);
  return isAll && seats > 1 ? words.opensNothing : '';
}

/** Groups that are closed, spoilt or grown: what counts at once first, then the largest; those that grow in one sentence. */
function groupReasons(world: State, seat: Seat, words: ReasonWords): Reason[] {
  const { before, after, beforeCount, afterCount } = placement;
  const known = before.slice(0, beforeCount);
  const found = after.slice(0, afterCount).flatMap((group, at) => {
    const parts = known.filter(({ stones }, index) => stones !== 0 && placement.becomes(index) === at);
    return groupReason(world, seat, parts, group, words);
  });
  const grown = found.filter(({ purpose }) => purpose === 'grow').map(({ size }) => size);
  const others = found.filter(({ purpose }) => purpose !== 'grow').sort((a, b) => b.size - a.size);
  if (grown.length === 0) return others;
  return [...others, { purpose: 'grow', says: words.growsMine(grown.sort((a, b) => b - a)) }];
}

interface Found extends Reason {
  readonly size: number;
}

function groupReason(world: State, seat: Seat, parts: readonly GroupNumbers[], group: GroupNumbers, words: ReasonWords): Found[] {
  const { points, open, stones } = group;
  const mine = 1 << (4 * seat);
  if (isSpoilt(stones)) {
    const lost = parts.filter((part) => !isSpoilt(part.stones));
    return lost.map(({ stones: whose, points: size }): Found => {
      const isMine = whose === mine;
      return {
        purpose: 'spoil',
        size,
        says: isMine ? words.spoilsMine(size) : words.spoilsTheirs(size),
        isGain: !isMine,
        isAgainst: isMine,
      };
    });
  }
  if (open === 0) {
    if (stones !== 0) {
      const isMine = stones === mine;
      const says = isMine ? words.closesMine(points) : words.closesTheirs(points);
      return [{ purpose: 'close', size: points, says, isGain: isMine, isAgainst: !isMine }];
    }
    return points > 2 && hasStones(world) ? [{ purpose: 'close', size: points, says: words.closesFree(points) }] : [];
  }
  const hasGrown = stones === mine && parts.some((part) => part.stones === mine && part.points < points);
  return hasGrown ? [{ purpose: 'grow', size: points, says: '' }] : [];
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
