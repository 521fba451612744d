import { expect, test } from 'vitest';
import { describeError, openLog } from '../src/log.ts';

test.each([
  ['Unexpected token \'A\', "Anna sits d"... is not valid JSON', 'Unexpected token \'A\', "…"... is not valid JSON'],
  ['duplicate key: Key (name)=("Ola', 'duplicate key: Key (name)=("…"'],
  ['connect ECONNREFUSED 203.0.113.7:5432', 'connect ECONNREFUSED …:5432'],
  ['no route to 2001:db8:1::42 from here', 'no route to … from here'],
  ['bad token z2mz943jscsm.0.1.UOdYDNiHzjrUmJEr5WwWrv', 'bad token …'],
  ['no class teacher.z2mz943jscsm.UOdYDNiHzjrUmJEr5WwWrv', 'no class …'],
  ["Cannot read properties of undefined (reading 'seats')", "Cannot read properties of undefined (reading 'seats')"],
  ["EROFS: read-only file system, open '/var/lib/stolik/key'", "EROFS: read-only file system, open '/var/lib/stolik/key'"],
  ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
])('%j is logged without names, addresses and tokens', (message, logged) => {
  expect(describeError(new Error(message)).message).toBe(logged);
});

test('one JSON line an event; of a stack only where it was', () => {
  const lines: string[] = [];
  const log = openLog('json', (text) => lines.push(text));
  const error = Object.assign(new TypeError('of "Anna"\nand "Ola"'), { code: 'E_TEST' });
  log.complain('a request failed', error, { request: 'ab12-7' });
  log.say('started', { port: 1 });
  const [failed, started] = lines.map((line) => JSON.parse(line));
  expect(failed).toMatchObject({ level: 'error', event: 'a request failed', name: 'TypeError E_TEST', request: 'ab12-7' });
  expect(failed.stack).toMatch(/^\s+at .*log\.test\.ts/);
  expect(lines[0]).not.toMatch(/Anna|Ola/);
  expect(started).toMatchObject({ level: 'info', event: 'started', port: 1 });
});

test('in a terminal only complaints are shown, by the same rule', () => {
  const lines: string[] = [];
  const log = openLog(undefined, (text) => lines.push(text));
  log.say('started');
  log.complain('a request failed', new Error('of "Anna"'), { request: 'ab12-7' });
  log.complain('look here', 'see docs/deploy.md');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^a request failed \(request ab12-7\): Error: of "…"\n\s+at /);
  expect(lines[1]).toBe('look here: Error: see docs/deploy.md');
});
