import { type Refusal, WATCHER } from '@stolik/kernel/game';
import {
  type ByeCode,
  type ClientMessage,
  type ClientRequest,
  MOST_BYTES,
  type NoCode,
  readClientMessage,
} from '@stolik/wire/messages';
import { fingerprintOf } from '@stolik/wire/world';
import type { Unplayable } from '../live/unplayable.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Subscriber } from '../tables/subscriber.ts';
import type { Tables } from '../tables/tables.ts';
import { type Caller, Connection, PLAY_PATH, type Place } from './sockets.ts';

/** This number of history entries counts as one. */
const ENTRIES_FOR_ONE = 50;

/** Another server may know the newer entries: the client reconnects, perhaps to that one. */
const BYE_OF: Readonly<Record<Unplayable['reason'], ByeCode>> = {
  newer: 'closing',
  older: 'unplayable',
  broken: 'unplayable',
  ended: 'ended',
};

/** At `/api/play` one connection is one table, seen by one viewer. */
export const tablesPlace = (tables: Tables): Place => ({
  path: PLAY_PATH,
  longest: MOST_BYTES,
  welcome: (caller) => new AtTable(caller, tables),
});

class AtTable extends Connection implements Subscriber {
  viewer: number = WATCHER;
  satAt = -1;
  isQuiet = false;
  private table: LiveTable | undefined;
  private readonly tables: Tables;

  constructor(caller: Caller, tables: Tables) {
    super(caller);
    this.tables = tables;
  }

  get subject(): string | undefined {
    return this.table?.session.id;
  }

  protected read(text: string): boolean {
    const message = readClientMessage(text);
    if (message.ok) this.take(message.value);
    return message.ok;
  }

  protected leave(): void {
    this.table?.leave(this);
  }

  private take(message: ClientMessage): void {
    if (message[0] === 'ping') this.send('["pong"]');
    else if (message[0] === 'hi') this.begin(message[1], () => this.enter(message));
    else if (this.hasComeIn() && this.table) this.request(this.table, message);
  }

  private async enter([, , id, token, from, fingerprint]: Extract<ClientMessage, readonly ['hi', ...unknown[]]>): Promise<
    ByeCode | undefined
  > {
    const look = token.startsWith('look.') ? await this.tables.findLook(token) : undefined;
    const found = token === '' || look ? undefined : await this.tables.findPlace(token);
    const table = token === '' ? await this.tables.find(id) : (look ?? found)?.table;
    const unopened = this.tables.unopened.find(id);
    if (unopened) return BYE_OF[unopened.reason];
    if (token !== '' && table?.session.id !== id) return 'bad-token';
    if (!table) return 'unknown-table';
    if (fingerprint !== '' && fingerprint !== fingerprintOf(table.session.game)) return 'other-rules';
    this.isQuiet = look !== undefined;
    this.viewer = look?.viewer ?? found?.place.seat ?? WATCHER;
    this.satAt = found?.place.satAt ?? -1;
    if (this.isGone) return 'closing';
    if (table.isPast(from) && !(await this.maySeePast(table))) return 'too-fast';
    await table.join(this, from);
    this.table = table;
    // The operator may have closed it meanwhile.
    return this.tables.unopened.find(id)?.reason === 'ended' ? 'ended' : undefined;
  }

  /** What was told before costs little; a long past that nobody has asked for yet costs as much as it is long. */
  private async maySeePast(table: LiveTable): Promise<boolean> {
    const behind = await this.tables.films.behind(table.session, this.viewer);
    return this.limits.films.allows(this.address, Math.min(50, 1 + behind / ENTRIES_FOR_ONE));
  }

  private request(table: LiveTable, request: ClientRequest): void {
    const id = request[1];
    const giveUp = (error: unknown): void => this.no(id, this.whyFailed(error));
    if (this.viewer < 0 || this.isQuiet || !table.isTheirs(this)) this.no(id, 'not-yours');
    else if (!this.mayRequest(table, request)) this.no(id, 'too-fast');
    else if (request[0] === 'say') {
      table.say(this.viewer, request[2]);
      this.ok(id, table.session.version);
    } else if (request[0] === 'again') {
      // It opens a table, as any other does.
      if (table.session.phase === 'over' && table.session.rematch === undefined && !this.limits.opening.allows(this.address)) {
        this.no(id, 'too-fast');
        return;
      }
      this.tables
        .again(table, this.viewer, id, this.address)
        .then((again) => (again.ok ? this.ok(id, table.session.version) : this.no(id, 'not-now')), giveUp);
    } else {
      table.request(this.viewer, request, this.satAt).then((granted) => {
        if (granted.ok) return this.ok(id, granted.value);
        this.no(id, granted.problem.code, granted.problem.refusal);
        if (granted.problem.code === 'unreadable') this.count(1);
      }, giveUp);
    }
  }

  /** What is no move is limited by the seat, however many connections it has: everybody at the table hears of it. */
  private mayRequest(table: LiveTable, request: ClientRequest): boolean {
    if (request[0] === 'act' || request[0] === 'resign') return true;
    const { asides, chatter } = this.limits;
    return asides.allows(`${table.session.id} ${this.viewer}`) && chatter.allows(this.address);
  }

  private ok(id: string, version: number): void {
    this.send(`["ok","${id}",${version}]`);
  }

  private no(id: string, code: NoCode, refusal?: Refusal): void {
    this.send(JSON.stringify(refusal ? ['no', id, code, refusal] : ['no', id, code]));
  }
}
