import { ok, problem, type Result, unwrap } from '@stolik/kernel/result';
import type { AnyBook } from '@stolik/search/book';
import { ADVISED } from '@stolik/search/claims';
import type { AnyLively, LivelyTable, Sitting } from '@stolik/search/lively';
import type { Effort } from '@stolik/search/player';
import { findEntry } from '../catalog.ts';
import { threadMilliseconds } from '../clocks.ts';

/** A table as plain data, so that it can be sent to a worker. */
export interface TableSpec {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly level: string;
  /** The level on all other seats; the same one where it is left out. */
  readonly against: string | undefined;
  /** On the first seat, where a person sits at the usual table. */
  readonly rival: string | undefined;
  readonly seed: string;
  /** How levels think that think for a time: so many iterations, the number the game names, or really for that time. */
  readonly thinking: number | 'usual' | 'timed';
}

/** Makes the table of a spec whose game and levels are known; its options may be wrong. */
export function makeTable(spec: TableSpec): Result<LivelyTable> {
  const { game, book, lively } = unwrap(findEntry(spec.game));
  const options = game.parseOptions(spec.options, spec.seats);
  if (!options.ok) return problem(`--${options.problem.at}`, options.problem.says);
  const { seed } = spec;
  return ok({ game, lively, options: options.value, seed, seating: seatingOf(spec, book, lively), clock: threadMilliseconds });
}

/** What a level may spend on a decision at this table. */
export function effortOf({ thinking }: TableSpec, { effort }: { readonly effort: Effort }, lively: AnyLively): Effort {
  if (!('milliseconds' in effort) || thinking === 'timed') return effort;
  return { iterations: thinking === 'usual' ? lively.iterations : thinking };
}

function seatingOf(spec: TableSpec, book: AnyBook, lively: AnyLively): LivelyTable['seating'] {
  const botOf = (id: string): Sitting => {
    const level = book.levels.find((each) => each.id === id)!;
    return { player: level.player, effort: effortOf(spec, level, lively), recall: level.recall, level: id };
  };
  const own = botOf(spec.level);
  const other = spec.against === undefined ? own : botOf(spec.against);
  const rival = lively.rivals?.find(({ id }) => id === spec.rival);
  const seats = Array.from({ length: spec.seats }, (_, seat) => seat);
  const first = spec.rival === ADVISED ? book.adviser.player : rival?.player;
  if (first) {
    const sitting = seats.map((seat): Sitting => (seat === 0 ? { player: first, effort: { iterations: 1 } } : own));
    return () => ({ sitting, rival: 0 });
  }
  // The seats are not equal: the level sits on each of them in turn.
  return (index) => ({ sitting: seats.map((seat) => (seat === (index + 1) % spec.seats ? own : other)), rival: undefined });
}

export const bookOf = (spec: TableSpec): AnyBook => unwrap(findEntry(spec.game)).book;

const made = new Map<string, LivelyTable>();

/** The table of a spec that is known to be right; made once. */
export function tableOf(spec: TableSpec): LivelyTable {
  const name = JSON.stringify(spec);
  const table = made.get(name) ?? unwrap(makeTable(spec));
  made.set(name, table);
  return table;
}
