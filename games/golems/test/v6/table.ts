import type { CaseTable } from '@stolik/kernel/cases';
import { CHANCE, type GameEvent } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { golems6 } from '../../src/games/golems6.ts';
import { golems6Cases } from '../../src/v6/cases.ts';
import type { Event6 } from '../../src/v6/events.ts';
import type { State6 } from '../../src/v6/state.ts';

interface GolemTruth {
  readonly at: string;
  readonly facing: string;
  readonly damage: number;
  readonly extra: number;
  readonly dealt: number;
  readonly items: number;
  readonly charge: string | null;
}

export interface Truth {
  readonly golems: readonly (GolemTruth | null)[];
  readonly tokens: Readonly<Record<string, string>>;
  readonly round: number;
  readonly bonus: readonly (string | null)[];
  readonly logic: readonly (string | null)[];
  readonly pending: readonly number[];
  readonly over: boolean;
  readonly winner: number | null;
}

type Position = Readonly<Record<string, unknown>>;

/** `golem('a1 N', { rows: 2 })`: strength 1, range 1, one row, limit 5 unless said otherwise. */
export function golem(stands: string, more: Position = {}): Position {
  const [at, facing] = stands.split(' ');
  return { at, facing, strength: 1, range: 1, rows: 1, limit: 5, ...more };
}

const SQUARE = ['....', '....', '....', '....'];

/** A table set up by hand; programs and answers are played as people write them. */
export class TestTable {
  readonly events: Event6[] = [];
  private readonly cased: CaseTable<State6>;

  constructor(position: Position, options: Position = {}) {
    const full: Position = { field: SQUARE, ...position };
    const people = (full['golems'] as Position[]).filter((each) => !each['bot']).length;
    const read = unwrap(golems6.parseOptions(options, people));
    this.cased = unwrap(golems6Cases.load(people, read, full));
  }

  get state(): State6 {
    return this.cased.state;
  }

  /** Plays lines like `1: program F`; the dice and luck cards of the position fall by themselves. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const why = this.try(line);
      if (why !== undefined) throw new Error(`"${line}" is refused: ${why}`);
    }
    return this;
  }

  /** Plays a line if it is legal; else says why not. */
  try(line: string): string | undefined {
    const [who, text] = line.split(/:\s*(.*)/s) as [string, string];
    const seat = Number(who) - 1;
    const next = golems6.next(this.state);
    const action = golems6.read(this.state, seat, text);
    if (!action.ok) return action.problem.kind === 'refused' ? action.problem.refusal.code : action.problem.says;
    if (!next.seats.includes(seat)) return 'not-asked';
    const refusal = golems6.refuse(this.state, seat, action.value);
    if (refusal) return refusal.code;
    golems6.play(this.state, seat, action.value, (event) => this.events.push(event));
    while (golems6.next(this.state).kind === 'chance') {
      golems6.play(this.state, CHANCE, unwrap(this.cased.draw(this.state)), (event) => this.events.push(event));
    }
    return undefined;
  }

  get truth(): Truth {
    return this.cased.truth(this.state) as unknown as Truth;
  }

  /** Cells by seat, `out` for who is out. */
  get at(): string[] {
    return this.truth.golems.map((each) => each?.at ?? 'out');
  }

  get facing(): string {
    return this.truth.golems.map((each) => each?.facing ?? '-').join('');
  }

  get damage(): number[] {
    return this.truth.golems.map((each) => each?.damage ?? -1);
  }

  of<Kind extends Event6['kind']>(kind: Kind): Extract<Event6, { kind: Kind }>[] {
    return this.events.filter((event: GameEvent): event is Extract<Event6, { kind: Kind }> => event.kind === kind);
  }
}

/** Lays these programs for seats 1, 2, ... on a position; `null` for a seat that is not asked. */
export function run(position: Position, programs: readonly (string | null)[], options: Position = {}): TestTable {
  const table = new TestTable(position, options);
  for (const [seat, program] of programs.entries()) if (program !== null) table.play(`${seat + 1}: program ${program}`);
  return table;
}
