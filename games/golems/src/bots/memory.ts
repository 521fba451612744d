import type { Action, GameEvent, Seat } from '@stolik/kernel/game';
import type { Expected } from '@stolik/search/oracle';
import type { CoreEvent } from '../core/events.ts';
import type { EditionId } from '../editions/edition.ts';
import { readProgram } from '../programs/notation.ts';
import type { Program } from '../programs/program.ts';

/** A golem's action in an earlier round, as a seat has seen it. */
export interface Deed {
  /** The rows it opened. */
  readonly program: string;
  /** It never left its cell by itself. */
  readonly hasStayed: boolean;
}

/** The earlier rounds, by seat; null for a golem that opened no row. */
export interface Memory {
  readonly rounds: readonly (readonly (Deed | null)[])[];
}

interface Doing {
  readonly rows: string[];
  hasStayed: boolean;
}

/** Collects what golems did out of the events that a seat has seen. The round in progress counts once a row of it is open. */
export function rememberRounds(events: readonly GameEvent[]): Memory {
  const rounds: Doing[][] = [];
  let now: Doing[] = [];
  for (const event of events as readonly CoreEvent[]) {
    if (event.kind === 'roundBegan') now = [];
    if (event.kind === 'golemMoved' && now[event.seat]) now[event.seat]!.hasStayed = false;
    if (event.kind !== 'rowOpened') continue;
    if (now.length === 0) rounds.push(now);
    for (const [seat, command] of event.commands.entries()) {
      now[seat] ??= { rows: [], hasStayed: true };
      if (command) now[seat].rows.push(command);
    }
  }
  const deedOf = ({ rows, hasStayed }: Doing): Deed | null => (rows.length > 0 ? { program: rows.join(' '), hasStayed } : null);
  return { rounds: rounds.map((round) => round.map(deedOf)) };
}

/** Rounds further back count ever less. */
const FADES = 0.75;
/** Before anything is known: as if somebody had repeated so often, and had not so often. Who has stood still will rather do it again. */
const [REPEATED, CHANGED] = [0.7, 1.3];
const [STAYED, LEFT] = [2, 1];
/** The same for the wary, who first want to see a golem do something twice. */
const [WARY_REPEATED, WARY_CHANGED] = [0.1, 1.4];
/** Nobody is that sure of what another will do. */
const SUREST = 0.9;
/** Of what is expected, the part that falls on the last program; the rest on the one before. */
const LATEST = 0.75;

/** How likely a golem is to do again what it did last: the more often it has done so lately, the likelier. */
export function chanceOfRepeat(deeds: readonly Deed[], isWary = false): number {
  const isStill = isWary ? isStatue : ({ hasStayed }: Deed): boolean => hasStayed;
  const [repeated, changed] = isWary ? [WARY_REPEATED, WARY_CHANGED] : [REPEATED, CHANGED];
  const latest = deeds.at(-1);
  let [same, all, weight] = latest && isStill(latest) ? [STAYED, STAYED + LEFT, 1] : [repeated, repeated + changed, 1];
  for (let round = deeds.length - 1; round > 0; round--, weight *= FADES) {
    const [last, before] = [deeds[round]!, deeds[round - 1]!];
    if (last.program === before.program || (isStill(last) && isStill(before))) same += weight;
    all += weight;
  }
  return same / all;
}

/** Who stays in a cell and strikes from there is fighting, and will hardly do the same again. */
const isStatue = ({ program, hasStayed }: Deed): boolean => hasStayed && !program.includes('A');

/** The weight that a player gives to the others' earlier behaviour. */
export interface Trust {
  /** 1: as far as they have repeated themselves. */
  readonly trust: number;
  readonly isWary?: boolean;
}

/** The programs expected of a seat after its earlier ones, with their probability. */
export function expectedOf(
  { rounds }: Memory,
  seat: Seat,
  { trust, isWary }: Trust,
  edition: EditionId,
  encode: (program: Program) => Action,
): readonly Expected[] {
  const deeds = rounds.flatMap((round) => round[seat] ?? []);
  const share = deeds.length > 0 ? Math.min(SUREST, trust * chanceOfRepeat(deeds, isWary)) : 0;
  if (share <= 0) return [];
  const [last, before = last] = deeds.map(({ program }) => program).toReversed();
  const expected: Expected[] = [];
  for (const [text, part] of last === before ? [[last, 1] as const] : [[last, LATEST] as const, [before, 1 - LATEST] as const]) {
    const program = readProgram(text!, edition);
    if (program.ok) expected.push({ action: encode(program.value), share: share * part });
  }
  return expected;
}
