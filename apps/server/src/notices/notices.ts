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

export function isPushService(endpoint: string): boolean {
  try {
    const { protocol, hostname, port, username } = new URL(endpoint);
    return protocol === 'https:' && port === '' && username === '' && SERVICES.some((service) => service.test(hostname));
  } catch {
    return false;
  }
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

  constructor(plan: NoticesPlan) {
    this.plan = plan;
  }

  /** Whoever looks at the table sees it anyway. */
  async onAsked(table: LiveTable, seat: number): Promise<void> {
    if (table.isWatchedBy(seat)) return;
    const { id, opening } = table.session;
    const text = JSON.stringify({ kind: 'turn', table: id, game: opening.game, seat: seat + 1 });
    try {
      for (const subscription of await this.plan.store.subscriptions(id, seat)) await this.send(subscription, text);
    } catch (error) {
      this.plan.complain('notices could not be looked up', error);
    }
  }

  private async send({ endpoint, keys }: Subscription, text: string): Promise<void> {
    const { vapid, store, complain, fetch: call = fetch } = this.plan;
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
      if (response.status === 404 || response.status === 410) await store.unsubscribe(endpoint);
    } catch (error) {
      complain('a notice could not be sent', error);
    }
  }
}
