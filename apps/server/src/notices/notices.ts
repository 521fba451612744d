import { botAt, type Session } from '@stolik/table/session';
import type { Store, Subscription } from '../store/store.ts';
import type { LiveTable } from '../tables/live.ts';
import { encryptFor, type PushKeys } from './encrypt.ts';
import type { Vapid } from './vapid.ts';

/** The push services of browsers. Nothing else is ever called: an address from a stranger must not lead anywhere. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^([\w-]+\.)?push\.apple\.com$/,
];
/** A notice that can't be delivered for so long is about the past. */
const LASTS_SECONDS = 24 * 3600;

const MOST_FAILURES = 5;
const MOST_REMEMBERED = 10_000;
/** Notices on their way at once; more than that are left out. */
const MOST_UNDER_WAY = 200;

export function isPushService(endpoint: string): boolean {
  try {
    const { protocol, hostname, port, username, password } = new URL(endpoint);
    const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
    return isPlain && SERVICES.some((service) => service.test(hostname));
  } catch {
    return false;
  }
}

/**
 * Whether it belongs to the current player of the seat: it moves with them, and is void when another player has the seat.
 * Older ones name the seat alone.
 */
export function isFor({ seat: former, keys }: Subscription, { satAt }: Pick<Session, 'satAt'>, seat: number): boolean {
  const { satAt: came } = JSON.parse(keys) as { satAt?: number };
  return came === undefined ? former === seat : satAt[seat] === came;
}

export interface NoticesPlan {
  readonly store: Store;
  readonly vapid: Vapid;
  complain(what: string, error: unknown): void;
  /** For tests. */
  fetch?: typeof fetch;
}

/** Tells people who are away that it is their turn: which table and which game, no names. */
export class Notices {
  private readonly plan: NoticesPlan;
  private readonly failed = new Map<string, number>();
  private underWay = 0;
  /** What became of notices; `gone`: the browser has taken its subscription back, `dropped`: too many were under way. */
  readonly counts = { sent: 0, gone: 0, failed: 0, dropped: 0 };

  constructor(plan: NoticesPlan) {
    this.plan = plan;
  }

  /** A viewer of the table sees it anyway. */
  async onAsked(table: LiveTable, seat: number): Promise<void> {
    // Where a bot plays for them, it is not their turn.
    if (table.isWatchedBy(seat) || botAt(table.session, seat) !== undefined) return;
    const { id, opening } = table.session;
    const text = JSON.stringify({ kind: 'turn', table: id, game: opening.game, seat: seat + 1 });
    try {
      const all = await this.plan.store.subscriptions(id);
      const own = all.filter((subscription) => isFor(subscription, table.session, seat));
      await Promise.all(own.map((subscription) => this.send(subscription, text)));
    } catch (error) {
      this.plan.complain('notices could not be looked up', error);
    }
  }

  private async send({ endpoint, keys }: Subscription, text: string): Promise<void> {
    if (this.underWay >= MOST_UNDER_WAY) {
      this.counts.dropped++;
      return;
    }
    const { vapid, store, complain, fetch: call = fetch } = this.plan;
    this.underWay++;
    try {
      const response = await call(endpoint, {
        method: 'POST',
        headers: {
          authorization: vapid.authorization(endpoint, Date.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(LASTS_SECONDS),
          urgency: 'normal',
        },
        body: new Uint8Array(encryptFor(JSON.parse(keys) as PushKeys, text)),
        signal: AbortSignal.timeout(10_000),
        redirect: 'error',
      });
      // The browser has taken its subscription back.
      const isGone = response.status === 404 || response.status === 410;
      if (isGone) await store.unsubscribe(endpoint);
      this.counts[isGone ? 'gone' : response.ok ? 'sent' : 'failed']++;
      if (isGone || response.ok) this.failed.delete(endpoint);
      else await this.countFailure(endpoint);
    } catch (error) {
      this.counts.failed++;
      await this.countFailure(endpoint);
      // One that never works is reported once, and not at every turn.
      if (this.failed.get(endpoint) === 1) complain('a notice could not be sent', error instanceof Error ? error.message : error);
    } finally {
      this.underWay--;
    }
  }

  /** What has failed so often in a row will not work the next time. */
  private async countFailure(endpoint: string): Promise<void> {
    const count = (this.failed.get(endpoint) ?? 0) + 1;
    this.failed.set(endpoint, count);
    if (this.failed.size > MOST_REMEMBERED) this.failed.delete(this.failed.keys().next().value!);
    if (count < MOST_FAILURES) return;
    this.failed.delete(endpoint);
    await this.plan.store.unsubscribe(endpoint);
  }
}
