import { expect, type Page } from '@playwright/test';
import { findSide, sideName } from '@stolik/circuit/board/geometry';
import { boxName, type CircuitOptions } from '@stolik/circuit/board/options';
import { orderOf, seatToMove } from '@stolik/circuit/board/order';
import type { CircuitState } from '@stolik/circuit/board/state';
import { SIDE_CODES } from '@stolik/circuit/board/tiles';
import { circuit } from '@stolik/circuit/game';
import { lookAt, type Preview } from '@stolik/circuit/seen/preview';
import { handTokens } from '@stolik/circuit/seen/view';
import * as codes from '@stolik/circuit/turn/codes';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import { ActionList, CHANCE } from '@stolik/kernel/game';
import { LogWriter, printLog } from '@stolik/kernel/log';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import type { Sitter } from '@stolik/table/table';
import { resting } from './helpers.ts';

/** How the games that tests begin in the middle of are played up to there. */
export type Taste = (preview: Preview) => number;

/** Lights what it can and burns nothing. */
export const SENSIBLE: Taste = ({ points, penalty, losesTurn, blocked }) =>
  points * 10 - penalty * 12 - (losesTurn ? 30 : 0) + Math.min(blocked.length, 3);
/** Burns what it can. */
export const CLUMSY: Taste = ({ burnt, fuses, penalty, shortMade }) =>
  burnt.length * 10 + fuses.length * 4 + (shortMade ? -5 : 0) + penalty;
/** Makes a short as soon as it can. */
export const SHORTING: Taste = ({ shortMade, shortRemoved, points }) => (shortMade ? 50 : 0) - (shortRemoved ? 40 : 0) - points;

export interface GameRequest {
  readonly seed: number;
  readonly seats?: number;
  readonly options?: Partial<CircuitOptions>;
  readonly taste?: Taste;
  /** Stop when this holds and a seat is asked. */
  until(state: CircuitState, told: readonly CircuitEvent[]): boolean;
}

/** The classic box: it has the corners and resistors that the moments need. */
const NO_OPTIONS: CircuitOptions = { battery: false, x2: false, teams: false, openHands: false };

/** A game played by a simple taste, as the text of its log; seeds are tried upwards until one comes to the requested moment. */
export function gameUntil(request: GameRequest): string {
  for (let seed = request.seed; seed < request.seed + 200; seed++) {
    const log = gameOf({ ...request, seed });
    if (log !== undefined) return log;
  }
  throw new Error('no game comes to such a moment');
}

function gameOf(request: GameRequest): string | undefined {
  const seats = request.seats ?? 2;
  const options = { ...NO_OPTIONS, ...request.options };
  const rng = new SeededRng(request.seed);
  const state = circuit.setup(options, seats);
  const log = new LogWriter(circuit, { seats, options: { ...options, box: boxName(options) } });
  const told: CircuitEvent[] = [];
  for (;;) {
    const next = circuit.next(state);
    if (next.kind === 'over') return undefined;
    if (next.kind === 'turn' && request.until(state, told)) return printLog(log.log());
    const action = next.kind === 'chance' ? circuit.roll(state, rng) : tasty(state, next.seat, request.taste ?? SENSIBLE, rng);
    const actor = next.kind === 'chance' ? CHANCE : next.seat;
    log.add(state, { kind: 'play', actor, action });
    circuit.play(state, actor, action, (event) => told.push(event));
  }
}

/** A game written by hand: exactly the position a test is about. */
export interface Script {
  readonly seats?: number;
  readonly options?: Partial<CircuitOptions>;
  /** Side tokens by name; the others are broken wires first, then whatever is left. */
  readonly sides?: Readonly<Record<string, string>>;
  /** Moves in notation, of whoever is asked; the bag gives each seat what its moves need. */
  readonly moves: readonly string[];
  /** What a seat draws when its moves need nothing more, in this order. */
  readonly spare?: Readonly<Record<number, string>>;
  /** The seat that begins; 0 where it is left out. */
  readonly first?: number;
}

const FILLERS = 'L I T E R V D H X K M iron G'.split(' ');

export function gameByHand(script: Script): string {
  const seats = script.seats ?? 2;
  const options = { ...NO_OPTIONS, ...script.options };
  const state = circuit.setup(options, seats);
  const log = new LogWriter(circuit, { seats, options: { ...options, box: boxName(options) } });
  const spare = Array.from({ length: seats }, (_, seat) => (script.spare?.[seat] ?? '').split(' ').filter(Boolean));
  const bySeat = movesBySeat(script, options, seats);
  const moves = [...script.moves];
  for (;;) {
    const next = circuit.next(state);
    if (next.kind === 'over') throw new Error('the game is over before its last move');
    if (next.kind === 'turn' && moves.length === 0) return printLog(log.log());
    const actor = next.kind === 'turn' ? next.seat : CHANCE;
    const text = next.kind === 'turn' ? moves.shift()! : drawn(state, script, bySeat, spare);
    const action = circuit.read(state, actor, text);
    if (!action.ok || circuit.refuse(state, actor, action.value)) throw new Error(`"${text}" cannot be played here`);
    if (actor >= 0) bySeat[actor]?.shift();
    log.add(state, { kind: 'play', actor, action: action.value });
    circuit.play(state, actor, action.value);
  }
}

/** What each seat's moves need, in order; x2 lets a seat move twice, so nobody knows beforehand whose a move is: it is played once. */
function movesBySeat(script: Script, options: CircuitOptions, seats: number): string[][] {
  const needs: string[][] = Array.from({ length: seats }, () => []);
  const order = orderOf(options, seats);
  let place = order.indexOf(script.first ?? 0);
  let isSecond = false;
  for (const move of script.moves) {
    const [verb, what = ''] = move.split(' ');
    needs[order[place]!]!.push(verb === 'iron' ? (/^[A-Z]/.exec(move.split(' ')[2] ?? '')?.[0] ?? '') : what.replace(/\d$/, ''));
    const isTwice: boolean = options.x2 && !isSecond && (verb === 'swap' || (verb === 'lay' && !what.startsWith('M')));
    isSecond = isTwice;
    if (!isTwice) place = (place + 1) % order.length;
  }
  return needs;
}

function drawn(state: CircuitState, script: Script, needs: readonly string[][], spare: readonly string[][]): string {
  const at = state.sides.indexOf(-1);
  if (at >= 0) return `side ${sideFor(state, script.sides ?? {}, at)}`;
  const list = new ActionList();
  circuit.legal(state, CHANCE, list);
  const offered = list.toArray().map((outcome) => circuit.write(state, CHANCE, outcome));
  if (offered[0]?.startsWith('first')) return `first ${(script.first ?? 0) + 1}`;
  const seat = seatToMove(state);
  const missing = [...(needs[seat] ?? [])];
  for (const token of handTokens(state, seat)) {
    const found = missing.indexOf(token);
    if (found >= 0) missing.splice(found, 1);
  }
  const wanted = missing.find(Boolean) ?? spare[seat]?.shift();
  const token = [wanted, ...FILLERS].find((each) => offered.includes(`draw ${each}`));
  return `draw ${token}`;
}

/** Named tokens are kept for their places. */
function sideFor(state: CircuitState, named: Readonly<Record<string, string>>, at: number): string {
  const wanted = named[sideName(at)];
  if (wanted) return wanted;
  const kept = Object.entries(named).filter(([name]) => (findSide(name) ?? 0) > at);
  const left = (code: string): number =>
    state.sidePool[SIDE_CODES.indexOf(code)]! - kept.filter(([, token]) => token === code).length;
  return ['x', ...SIDE_CODES].find((code) => left(code) > 0) ?? 'x';
}

/** The first lay of this seat whose preview is as requested, in notation. */
export function findLay(state: CircuitState, seat: number, fits: (preview: Preview) => boolean): string | undefined {
  const list = new ActionList();
  circuit.legal(state, seat, list);
  const lay = list.toArray().find((action) => codes.isLay(codes.baseOf(action)) && fits(lookAt(state, seat, action)));
  return lay === undefined ? undefined : circuit.write(state, seat, lay);
}

const TRIES = 160;

function tasty(state: CircuitState, seat: number, taste: Taste, rng: Rng): number {
  const list = new ActionList();
  circuit.legal(state, seat, list);
  const all = list.toArray();
  const lays = all.filter((action) => codes.isLay(codes.baseOf(action)));
  // Irons have so many uses that they would be all that is tried; they are for shorts.
  const moves = lays.length > 0 ? lays : all;
  let best = moves[rng.below(moves.length)]!;
  let most = -Infinity;
  for (let i = 0; i < Math.min(TRIES, moves.length); i++) {
    const action = moves.length <= TRIES ? moves[i]! : moves[rng.below(moves.length)]!;
    const worth = taste(lookAt(state, seat, action));
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

export const PERSON = (name: string): Sitter => ({ kind: 'person', name });
export const BOT = (name: string): Sitter => ({ kind: 'bot', name, level: 'random' });

/** Puts a log on this browser's shelf before the page is opened; its address is `#/table/<id>`. */
export async function keepTable(page: Page, id: string, log: string, sitters: readonly Sitter[]): Promise<void> {
  const head = { id, game: 'circuit', sitters, isOver: false, asked: [0], moves: 1, savedAt: 1 };
  await page.addInitScript(
    ([key, text, kept]) => {
      if (localStorage.getItem(`stolik.table.${key}`)) return;
      localStorage.setItem(`stolik.log.${key}`, text);
      localStorage.setItem(`stolik.table.${key}`, kept);
    },
    [id, log, JSON.stringify(head)] as const,
  );
}

/** Rotates the tile in hand until it lies so: a place has turned it to what it can join. */
export async function turnTo(page: Page, turn: number): Promise<void> {
  const chosen = page.locator('.ci-held.chosen');
  const turnOf = async (): Promise<number> => Number(await chosen.getAttribute('data-turn'));
  let now = await resting(page, turnOf);
  for (let turns = 0; now !== turn && turns < 4; turns++) {
    await page.keyboard.press('r');
    await expect(chosen).not.toHaveAttribute('data-turn', String(now));
    now = await turnOf();
  }
  await expect(chosen).toHaveAttribute('data-turn', String(turn));
}
