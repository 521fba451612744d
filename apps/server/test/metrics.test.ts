import { expect, test } from 'vitest';
import { LoopWatch } from '../src/metrics/loop.ts';
import { RequestCounts } from '../src/metrics/requests.ts';
import { Sheet } from '../src/metrics/sheet.ts';

test('requests are counted by route and status, and how long they took', () => {
  const counts = new RequestCounts();
  for (const milliseconds of [1, 5, 6, 90, 400, 9000]) counts.count('GET', '/api/tables/:table', 200, milliseconds);
  counts.count('GET', '/api/tables/:table', 404, 2);
  counts.count('POST', '/api/tables', 201, 3);
  // A stream lasts as long as a game.
  counts.count('GET', '/api/bot/tables/:table/stream', 200, 3_600_000);
  const sheet = new Sheet();
  counts.writeTo(sheet);
  const lines = sheet.text.split('\n');
  const of = 'method="GET",route="/api/tables/:table"';
  expect(lines).toEqual(
    expect.arrayContaining([
      `stolik_http_requests_total{${of},status="200"} 6`,
      `stolik_http_requests_total{${of},status="404"} 1`,
      'stolik_http_requests_total{method="POST",route="/api/tables",status="201"} 1',
      `stolik_http_request_seconds_bucket{${of},le="0.005"} 3`,
      `stolik_http_request_seconds_bucket{${of},le="0.025"} 4`,
      `stolik_http_request_seconds_bucket{${of},le="0.1"} 5`,
      `stolik_http_request_seconds_bucket{${of},le="0.5"} 6`,
      `stolik_http_request_seconds_bucket{${of},le="2.5"} 6`,
      `stolik_http_request_seconds_bucket{${of},le="+Inf"} 7`,
      `stolik_http_request_seconds_count{${of}} 7`,
      'stolik_http_request_seconds_count{method="GET",route="/api/bot/tables/:table/stream"} 0',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('# TYPE'))).toEqual([
    '# TYPE stolik_http_requests_total counter',
    '# TYPE stolik_http_request_seconds histogram',
  ]);
});

test('nothing that is counted can break the page of figures', () => {
  const sheet = new Sheet();
  sheet.counter('odd_total', 'Odd', [[{ route: 'a"b\n\\c' }, 1]]);
  expect(sheet.text).toBe('# HELP stolik_odd_total Odd\n# TYPE stolik_odd_total counter\nstolik_odd_total{route="a_b__c"} 1\n');
});

/** A loop that was held up so long, in milliseconds, since it was last reset. */
function loop() {
  let held: number[] = [];
  return {
    hold: (milliseconds: number) => held.push(milliseconds),
    delay: {
      get count() {
        return held.length;
      },
      get max() {
        return held.length === 0 ? Number.NaN : Math.max(...held) * 1e6;
      },
      percentile: () => (held.length === 0 ? Number.NaN : Math.min(...held) * 1e6),
      reset: () => {
        held = [];
      },
    },
  };
}

test('the longest block is seen by everybody who looks, for one to two minutes, however often others look', () => {
  const { hold, delay } = loop();
  const watch = new LoopWatch(delay);
  expect(watch.lag).toEqual({ p99: 0, longest: 0 });
  hold(20);
  hold(900);
  for (const scraper of [watch.lag, watch.lag, watch.lag]) expect(scraper).toEqual({ p99: 0.02, longest: 0.9 });
  watch.turn();
  hold(30);
  expect(watch.lag).toEqual({ p99: 0.03, longest: 0.9 });
  watch.turn();
  expect(watch.lag.longest).toBe(0.03);
  watch.turn();
  expect(watch.lag).toEqual({ p99: 0, longest: 0 });
});
