import type { Sheet } from './sheet.ts';

/** Seconds; a request that takes more than the last one has waited for something. */
const BOUNDS = [0.005, 0.025, 0.1, 0.5, 2.5] as const;

interface Seen {
  readonly method: string;
  readonly route: string;
  readonly statuses: Map<number, number>;
  readonly counts: number[];
  sum: number;
}

/** How requests were answered and how long that took, by the pattern of their address: the address itself may hold a code. */
export class RequestCounts {
  private readonly seen = new Map<string, Seen>();

  count(method: string, route: string, status: number, milliseconds: number): void {
    const key = `${method} ${route}`;
    let seen = this.seen.get(key);
    if (!seen) {
      seen = { method, route, statuses: new Map(), counts: [...BOUNDS.map(() => 0), 0], sum: 0 };
      this.seen.set(key, seen);
    }
    seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
    // A stream lasts as long as the game: that is no waiting.
    if (route.endsWith('/stream')) return;
    const seconds = milliseconds / 1000;
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    seen.counts[bucket < 0 ? BOUNDS.length : bucket]!++;
    seen.sum += seconds;
  }

  writeTo(sheet: Sheet): void {
    const all = [...this.seen.values()];
    sheet.counter(
      'http_requests_total',
      'Requests by route and status',
      all.flatMap(({ method, route, statuses }) =>
        [...statuses].map(([status, count]) => [{ method, route, status }, count] as const),
      ),
    );
    sheet.histogram(
      'http_request_seconds',
      'How long requests took',
      BOUNDS,
      all.map(({ method, route, counts, sum }) => ({ labels: { method, route }, counts, sum })),
    );
  }
}
