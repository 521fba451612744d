import { type Action, ActionList, type AnyGame, type Seat } from '../game.ts';

/** The worth of a position to the seat that is asked; the largest reachable worth is the goal. */
export type Worth<State> = (state: State) => number;

/** Everything that one seat can reach before chance, a secret or another seat decides. */
export interface Horizon<State> {
  readonly game: AnyGame;
  readonly start: State;
  readonly seat: Seat;
  /** Equal for positions that are the same to a player, however they came about. */
  same(state: State): string;
  /** Whether the question continues in this position; by default while the same seat decides alone. */
  goesOn?(state: State): boolean;
  /** The first decisions an answer may begin with; by default all that are allowed. */
  readonly firsts?: readonly Action[];
}

/** The results that can be reached for one goal. */
export interface Reached {
  readonly best: number;
  /** The positions in which it is reached for the first time, each once; of very many, a few. */
  readonly ends: ReadonlySet<string>;
  /** First decisions that lead there. */
  readonly firsts: readonly Action[];
  /** The decisions of one shortest answer. */
  readonly line: readonly Action[];
}

export interface Explored {
  /** By question, in the order asked. */
  readonly reached: readonly Reached[];
  /** How many first decisions there are. */
  readonly choices: number;
}

/** More ends than this are as good as any number: the question is too easy. */
const MANY_ENDS = 8;

/** What can be reached from one position on, of one question. */
interface Found {
  readonly best: number;
  readonly line: readonly Action[];
  /** Adds the names of the ends, until there are many. A name takes longer than a move, so it is made when it is asked for. */
  name(ends: Set<string>): void;
}

/** All answers, by full enumeration; undefined when there are more than `most` positions. */
export function explore<State>(horizon: Horizon<State>, worths: readonly Worth<State>[], most: number): Explored | undefined {
  const { game, start, seat } = horizon;
  const known = new Map<string, readonly Found[]>();
  let looked = 0;

  function after(state: State, action: Action): State {
    if (++looked > most) throw new TooMany();
    const next = game.clone(state) as State;
    game.play(next, seat, action);
    return next;
  }

  /** What can be reached from here, this position included. */
  function visit(state: State): readonly Found[] {
    const here = worths.map((worth): Found => endHere(worth(state), () => horizon.same(state)));
    if (!goesOn(horizon, state)) return here;
    const key = horizon.same(state);
    const before = known.get(key);
    if (before) return before;
    const best = here.map((found) => new Best(found));
    for (const action of legalOf(game, state, seat)) {
      const next = visit(after(state, action));
      for (const [question, each] of best.entries()) each.gather(action, next[question]!);
    }
    known.set(key, best);
    return best;
  }

  try {
    const firsts = firstsOf(horizon).map((action) => [action, visit(after(start, action))] as const);
    const reached = worths.map((_, question): Reached => {
      const found = new Best(NOTHING);
      for (const [action, each] of firsts) found.gather(action, each[question]!);
      const { best, line, ends } = found;
      const leading = firsts.filter(([, each]) => each[question]!.best === best).map(([action]) => action);
      return { best, line, ends, firsts: leading };
    });
    return { reached, choices: firsts.length };
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}

class TooMany extends Error {}

const NOTHING: Found = { best: Number.NEGATIVE_INFINITY, line: [], name: () => {} };

const endHere = (best: number, name: () => string): Found => ({
  best,
  line: [],
  name: (ends) => {
    if (ends.size < MANY_ENDS) ends.add(name());
  },
});

/** The best of a position and of all that follows it. */
class Best implements Found {
  readonly ends = new Set<string>();
  best: number;
  line: readonly Action[] = [];
  /** An answer ends where the goal is reached first: what follows adds nothing unless it is better. */
  private isHere: boolean;

  constructor(here: Found) {
    this.best = here.best;
    this.isHere = here.best > Number.NEGATIVE_INFINITY;
    here.name(this.ends);
  }

  gather(action: Action, from: Found): void {
    if (from.best < this.best || (from.best === this.best && this.isHere)) return;
    if (from.best > this.best) {
      this.best = from.best;
      this.isHere = false;
      this.ends.clear();
      this.line = [action, ...from.line];
    } else if (from.line.length + 1 < this.line.length) this.line = [action, ...from.line];
    from.name(this.ends);
  }

  name(ends: Set<string>): void {
    for (const end of this.ends) if (ends.size < MANY_ENDS) ends.add(end);
  }
}

/** The first actions that an answer may have. */
export const firstsOf = <State>({ game, start, seat, firsts }: Horizon<State>): readonly Action[] =>
  firsts ?? legalOf(game, start, seat);

export const goesOn = <State>(horizon: Horizon<State>, state: State): boolean =>
  horizon.goesOn?.(state) ?? decidesAlone(horizon.game, state, horizon.seat);

export function legalOf(game: AnyGame, state: unknown, seat: Seat): readonly Action[] {
  const list = new ActionList();
  game.legal(state, seat, list);
  return list.toArray();
}

function decidesAlone(game: AnyGame, state: unknown, seat: Seat): boolean {
  const next = game.next(state);
  return (next.kind === 'turn' || next.kind === 'together') && next.seats.length === 1 && next.seats[0] === seat;
}
