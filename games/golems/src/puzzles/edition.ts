import type { CaseRules } from '@stolik/kernel/cases';
import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { World } from '../core/world.ts';
import type { EditionId } from '../editions/edition.ts';
import { cardsOf, type Program } from '../programs/program.ts';

/** The functions of an edition that questions need. */
export interface Puzzled<State extends World = World> {
  readonly name: EditionId;
  readonly game: AnyGame;
  readonly cases: CaseRules<State, unknown>;
  /** Row codes below this can stand in a program. */
  readonly rowCodes: number;
  /** In 4.0 nobody can play alone: the last robot has won. [G4.9.2] */
  readonly leastPlayers: 1 | 2;
  encode(program: Program): Action;
  decode(action: Action): Program | undefined;
  /** The round is over, or a new one waits for programs: nobody is in the middle of a run. */
  isAtRest(state: State): boolean;
  /** Programs have run since `start`, where they were asked for. */
  hasRun(state: State, start: State): boolean;
  damageOf(state: State, golem: number): number;
  hasBarrel(state: State, cell: number): boolean;
  /** The same position where this seat may lay a program of so many rows. */
  lengthened(state: State, seat: Seat, rows: number): State;
  /** The same position as somebody sees it who knows only a part of the rules: from 0, walking alone, to 5, everything. */
  simplified(state: State, level: number): State;
  /** The same position where the others stay as they are. */
  still(state: State, seat: Seat): State;
  same(state: State): string;
  /** What happens to a seat when it decides so, in words that stay. */
  themes(start: State, seat: Seat, line: readonly Action[]): readonly string[];
}

export const pick = <Item>(rng: Rng, items: readonly Item[]): Item => items[rng.below(items.length)]!;
/** True once in `times`. */
export const once = (rng: Rng, times: number): boolean => rng.below(times) === 0;

/** All that can change in a state, for comparing two of them in the middle of a run. */
export const everything = (state: object): string =>
  Object.entries(state)
    .filter(([key]) => key !== 'table' && key !== 'field')
    .map(([, value]) => String(value))
    .join('|');

/** The cards of a program, a bonus and those inside it too; other decisions lay none. */
export const cardsLaid = ({ decode }: Pick<Puzzled, 'decode'>, action: Action): number =>
  (decode(action) ?? []).reduce((sum, row) => sum + cardsOf(row).length + Number(row.kind !== 'plain'), 0);
