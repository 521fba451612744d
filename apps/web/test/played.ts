import type { AnyGame } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { Chronicle } from '@stolik/table/chronicle';
import { type Command, reduce } from '@stolik/table/commands';
import { atHome, openLocal } from '@stolik/table/local';
import type { Session } from '@stolik/table/session';
import { decisionOf, type Sitter, type Table } from '@stolik/table/table';

/** A session at one device for tests: whoever is asked does what `choose` says, chance what the generator gives. */
export class Played {
  session: Session;
  readonly chronicle: Chronicle;
  private readonly rng: Rng;

  constructor(game: AnyGame, options: object, sitters: readonly Sitter[], rng: Rng) {
    this.rng = rng;
    this.session = unwrap(openLocal(game, options as Table['options'], sitters));
    this.chronicle = new Chronicle(game, this.session.table);
    this.change({ kind: 'settle' });
  }

  get table(): Table {
    return this.session.table;
  }

  /** False when the game is over. */
  act(choose = (seat: number): number => this.session.game.sample(this.table.state, seat, this.rng)): boolean {
    const { next, seats } = this.session;
    const seat = next.seats[0];
    if (seat === undefined) return false;
    const action = choose(seat);
    if (seats[seat]?.kind === 'bot') this.change({ kind: 'botAct', seat, action });
    else this.change({ kind: 'act', seat, decision: decisionOf(this.table, seat), what: action });
    return true;
  }

  private change(command: Command): void {
    const changed = reduce(this.session, command, atHome(this.rng));
    if (!changed.ok) throw new Error(JSON.stringify(changed.problem));
    this.session = changed.value.after;
    this.chronicle.follow(this.table, changed.value.made);
  }
}
