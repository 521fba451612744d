import { execFileSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { GROWTH, mostConnections, mostFilms, mostHeard, mostInUse, mostLoading, mostUnread } from '../src/heap.ts';
import { oldSpace } from '../src/old-space.ts';

vi.mock('../src/old-space.ts', () => ({ oldSpace: vi.fn<() => number>() }));

/** Bytes of the heap that strangers can fill, by what. */
function filled(heap: number): readonly number[] {
  vi.mocked(oldSpace).mockReturnValue(heap);
  return [GROWTH * mostInUse(), GROWTH * mostLoading(), 32 * mostHeard(), mostUnread(), mostFilms(), 8192 * mostConnections()];
}

test('whatever the heap, all that strangers can fill together leaves an eighth of it', () => {
  for (const megabytes of [64, 256, 1024, 4096, 32_768]) {
    const heap = megabytes * 1024 * 1024;
    const all = filled(heap).reduce((sum, bytes) => sum + bytes);
    expect(all).toBeLessThanOrEqual((heap * 7) / 8);
  }
});

test('a server with 256 MB has room for a school, and one with much memory for no more than it can serve', () => {
  filled(256 * 1024 * 1024);
  expect([mostConnections(), mostFilms()]).toEqual([2048, 16 * 1024 * 1024]);
  filled(32 * 1024 ** 3);
  expect([mostConnections(), mostFilms(), mostUnread()]).toEqual([20_000, 48 * 1024 * 1024, 256 * 1024 * 1024]);
});

const HEAP = new URL('../src/heap.ts', import.meta.url).href;

/** Megabytes for classes and for what is unread, as a process with these flags finds them. */
function found(flags: readonly string[], options = ''): readonly number[] {
  const script = `import { GROWTH, mostInUse, mostUnread } from '${HEAP}'; console.log(JSON.stringify([mostInUse() * GROWTH, mostUnread()]));`;
  const env = { ...process.env, NODE_OPTIONS: options };
  const text = execFileSync(process.execPath, [...flags, '--input-type=module', '-e', script], { env, encoding: 'utf8' });
  return (JSON.parse(text) as readonly number[]).map((bytes) => Math.round(bytes / 1024 / 1024));
}

test.each([
  [['--max-old-space-size=256'], ''],
  [['--max-old-space-size=256', '--max-semi-space-size=10'], ''],
  [['--max-semi-space-size=128'], '--max-old-space-size=256 --max_semi_space_size=16'],
])('with the flags %s and the options "%s" the young generation does not count', (flags, options) => {
  expect(found(flags, options)).toEqual([128, 32]);
});

test('where the young generation is most of the heap, a quarter counts', () => {
  expect(found(['--max-old-space-size=48'])).toEqual([30, 8]);
});
