import { type Action, CHANCE, type Refusal } from '@stolik/kernel/game';
import { ok, type Result } from '@stolik/kernel/result';
import { dealtAt, isReady, untoldSalts } from './choices.ts';
import type { Around, Change, Command, No, NoCode } from './command.ts';
import type { Entry } from './entry.ts';
import { advance, type Session } from './session.ts';
import type { Made } from './sight.ts';

export type Of<Kind extends Command['kind']> = Extract<Command, { readonly kind: Kind }>;
export type Reduced = Result<Change, No>;

export const no = (code: NoCode, refusal?: Refusal): { ok: false; problem: No } => ({
  ok: false,
  problem: refusal ? { code, refusal } : { code },
});

function promisedRoll({ game, table, chance, key, rolled }: Session): Action {
  if (!chance) throw new Error('nobody rolls at this table: no chance was promised, and nobody here rolls');
  return game.roll(table.state, chance.rngOf(key, rolled));
}

/** Collects entries and follows what they make of the session. */
export class Draft {
  readonly entries: Entry[] = [];
  readonly made: Made[] = [];
  after: Session;
  private readonly around: Around;

  constructor(session: Session, around: Around) {
    this.after = session;
    this.around = around;
  }

  add(entry: DistributiveOmit<Entry, 'at'>): this {
    const whole = { ...entry, at: this.around.now } as Entry;
    this.entries.push(whole);
    this.after = advance(this.after, whole);
    if (this.after.made) this.made.push(this.after.made);
    return this;
  }

  /** Begins the game, with what was left to chance. */
  start(): this {
    const change = dealtAt(this.after);
    if (change) this.add({ kind: 'deal', change });
    return this.add({ kind: 'start' });
  }

  /** Begins when everybody sits, has chosen and has told their salt. */
  startWhenReady(): this {
    return isReady(this.after) && untoldSalts(this.after).length === 0 ? this.start() : this;
  }

  /** Rolls what chance owes, and writes the end down when it is there. */
  settle(): Reduced {
    while (this.after.phase === 'playing' && this.after.next.kind === 'chance') {
      const { game, table } = this.after;
      const action = this.around.roll?.(this.after) ?? promisedRoll(this.after);
      this.add({ kind: 'play', seat: CHANCE, text: game.write(table.state, CHANCE, action), action });
    }
    if (this.after.phase === 'playing' && this.after.next.kind === 'over') this.add({ kind: 'over', seed: this.after.seed });
    return ok({ entries: this.entries, after: this.after, made: this.made });
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
