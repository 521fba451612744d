import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call, openHouse, openSeated, type TestHouse } from './house.ts';
import { Lesson } from './lesson.ts';

let house: TestHouse;
const complaints: { what: string; error: unknown }[] = [];
beforeAll(async () => {
  house = await openHouse({ complain: (what, error) => complaints.push({ what, error }) });
});
afterAll(() => house.close());

/** What a figure is now; 0 where nothing was counted under these labels yet. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${house.url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`stolik_${name} `));
  return Number(line?.slice(line.lastIndexOf(' ')) ?? 0);
}

test('classes: what was asked for and what became of it, what was written, who is connected', async () => {
  const lesson = await Lesson.open(house.url, 2);
  expect(await figure('classes_loaded')).toBe(1);
  expect(await figure('socket_connections{path="/api/class"}')).toBe(1);
  const bytes = await figure('class_bytes_total');
  await lesson.desk.does({ kind: 'label', label: '6C' });
  expect(await lesson.desk.request({ kind: 'remove', pupil: 99 })).toMatchObject({ ok: false, code: 'unknown' });
  expect(await figure('class_wishes_total{kind="label",outcome="ok"}')).toBe(1);
  expect(await figure('class_wishes_total{kind="remove",outcome="unknown"}')).toBe(1);
  expect(await figure('class_bytes_total')).toBeGreaterThan(bytes + 20);
  const [came, left] = [
    await figure('socket_messages_total{path="/api/class",way="in"}'),
    await figure('socket_messages_total{path="/api/class",way="out"}'),
  ];
  await lesson.desk.does({ kind: 'label', label: '6D' });
  expect(await figure('socket_messages_total{path="/api/class",way="in"}')).toBe(came + 1);
  expect(await figure('socket_messages_total{path="/api/class",way="out"}')).toBeGreaterThan(left);
  lesson.close();
  await vi.waitUntil(async () => (await figure('socket_connections{path="/api/class"}')) === 0, { timeout: 60_000 });
});

test('every figure that docs/deploy.md names is there', async () => {
  const document = readFileSync(resolve(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8');
  const table = document.slice(document.indexOf('| figure '), document.indexOf('## Stopping and failing'));
  const names = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(20);
  const text = await (await fetch(`${house.url}/metrics`)).text();
  expect(names.filter((name) => !text.includes(`# TYPE stolik_${name} `))).toEqual([]);
});

test('requests are counted under the pattern of their address', async () => {
  const { table } = await openSeated(house.url, 'connect-four', 2);
  await call(house.url, `/api/tables/${table}`);
  await call(house.url, '/api/tables/nowhere');
  await call(house.url, '/api/nothing-here');
  expect(await figure('http_requests_total{method="GET",route="/api/tables/:table",status="200"}')).toBe(1);
  expect(await figure('http_requests_total{method="GET",route="/api/tables/:table",status="404"}')).toBe(1);
  expect(await figure('http_request_seconds_bucket{method="GET",route="/api/tables/:table",le="+Inf"}')).toBe(2);
  const text = await (await fetch(`${house.url}/metrics`)).text();
  expect(text).not.toMatch(new RegExp(`${table}|nowhere|nothing-here`));
});

test('what throws is counted, logged once, and answered with the id under which the log has it', async () => {
  const { tables } = house.online;
  const find = vi.spyOn(tables, 'findFresh').mockRejectedValue(new Error('our own mistake'));
  const answer = await fetch(`${house.url}/api/tables/aaaaaaaaaaaa`);
  find.mockRestore();
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f]{6}-[0-9a-z]+$/);
  expect([answer.status, await answer.json()]).toEqual([500, { problem: { at: 'request', says: 'our mistake' }, request: id }]);
  expect(await figure('http_requests_total{method="GET",route="/api/tables/:table",status="500"}')).toBe(1);
  const other = await fetch(`${house.url}/api/tables/bbbbbbbbbbbb`);
  expect(other.status).toBe(404);
  expect(other.headers.get('x-request-id')).not.toBe(id);
  expect((await fetch(`${house.url}/api/games`)).headers.get('x-request-id')).toBeNull();
});

test('a connection in which something throws ends alone, and is counted', async () => {
  const before = complaints.length;
  const lesson = await Lesson.open(house.url, 0);
  const request = vi.spyOn(house.online.classes, 'request').mockRejectedValue(new TypeError('a request that throws'));
  expect(await lesson.desk.request({ kind: 'label', label: '7A' })).toEqual({ ok: false, code: 'broken' });
  request.mockRestore();
  expect(await figure('socket_failures_total{path="/api/class"}')).toBe(1);
  expect(await figure('class_wishes_total{kind="label",outcome="broken"}')).toBe(1);
  expect(complaints.slice(before)).toMatchObject([{ what: 'a connection failed', error: { message: 'a request that throws' } }]);
  expect(await figure('complaints_total')).toBe(complaints.length);
  await lesson.desk.does({ kind: 'label', label: '7B' });
  lesson.close();
});
