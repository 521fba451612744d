import { CHANCE } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { golems4 } from '../../src/games/golems4.ts';
import { golems4Cases } from '../../src/v4/cases.ts';
import type { Event4 } from '../../src/v4/facts.ts';
import type { State4 } from '../../src/v4/state.ts';

export interface Golem {
  readonly at: string;
  readonly facing?: string;
  readonly robot?: string;
  readonly damaged?: readonly string[];
  readonly bot?: string;
  readonly iced?: boolean;
  readonly charge?: string | null;
  readonly parts?: readonly string[];
}

export interface Truth {
  readonly golems: readonly (Golem | null)[];
  readonly tokens: Readonly<Record<string, string>>;
  readonly round: number;
  readonly bonus: string | null;
  readonly event: string | null;
  readonly pending: readonly number[];
  readonly over: boolean;
  readonly winner: number | null;
}

export const PLAIN = ['....', '....', '....', '....'];

/** A position on a table: plays lines as people write them and tells what is true. */
export class Table {
  readonly state: State4;
  readonly events: Event4[] = [];
  private readonly draw: (state: State4) => unknown;
  private readonly tellTruth: (state: State4) => unknown;

  constructor(position: Record<string, unknown> & { golems: readonly Golem[] }, options: Record<string, unknown> = {}) {
    const players = position.golems.filter(({ bot }) => bot === undefined).length;
    const parsed = unwrap(golems4.parseOptions({ ...golems4Cases.options, ...options }, players));
    const table = unwrap(golems4Cases.load(players, parsed, { field: PLAIN, ...position }));
    this.state = table.state;
    this.draw = table.draw;
    this.tellTruth = table.truth;
  }

  /** Plays `1: program F S`, one line after the other; throws at the first that is refused. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const [seat, text] = split(line);
      const read = golems4.read(this.state, seat, text);
      if (!read.ok) throw new Error(`${line}: ${JSON.stringify(read.problem)}`);
      const refusal = golems4.refuse(this.state, seat, read.value);
      if (refusal) throw new Error(`${line}: ${golems4.explain(refusal, 'en')} [${refusal.clause}]`);
      golems4.play(this.state, seat, read.value, (event) => this.events.push(event));
      this.settle();
    }
    return this;
  }

  /** A seat counted from 1 gives up. */
  resign(seat: number): this {
    golems4.resign(this.state, seat - 1, (event) => this.events.push(event));
    this.settle();
    return this;
  }

  private settle(): void {
    while (golems4.next(this.state).kind === 'chance') {
      const drawn = unwrap(this.draw(this.state) as { ok: true; value: number });
      golems4.play(this.state, CHANCE, drawn, (event) => this.events.push(event));
    }
  }

  /** `code clause` of the refusal of a line, or `allowed`. */
  refusal(line: string): string {
    const [seat, text] = split(line);
    const read = golems4.read(this.state, seat, text);
    if (!read.ok)
      return read.problem.kind === 'refused' ? `${read.problem.refusal.code} ${read.problem.refusal.clause}` : 'unreadable';
    const refusal = golems4.refuse(this.state, seat, read.value);
    return refusal ? `${refusal.code} ${refusal.clause}` : 'allowed';
  }

  get truth(): Truth {
    return this.tellTruth(this.state) as Truth;
  }

  /** `a2 N` of a seat counted from 1; `out`. */
  where(seat: number): string {
    const golem = this.truth.golems[seat - 1];
    return golem ? `${golem.at} ${golem.facing}` : 'out';
  }

  damaged(seat: number): string {
    return this.truth.golems[seat - 1]?.damaged?.join(' ') ?? 'out';
  }

  kinds(): readonly string[] {
    return this.events.map(({ kind }) => kind);
  }
}

function split(line: string): [number, string] {
  const colon = line.indexOf(':');
  return [Number(line.slice(0, colon)) - 1, line.slice(colon + 1).trim()];
}

const ALL = ['processor', 'weapon', 'chassis'];
/** A red robot whose damaged components are named by their first letters; `p` alone gives it two rows. */
export const red = (place: string, damaged = 'p', more: Partial<Golem> = {}): Golem => {
  const [at, facing] = place.split(' ') as [string, string];
  return { at, facing, robot: 'red', damaged: ALL.filter((name) => damaged.includes(name[0]!)), ...more };
};
