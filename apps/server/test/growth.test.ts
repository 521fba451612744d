import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GROWTH } from '../src/heap.ts';

const SCRIPT = fileURLToPath(new URL('./growth.ts', import.meta.url));

test.each(['facts', 'given', 'apart'])('a class full of %s takes no more memory than is counted for it', (what) => {
  // Code that is dropped while it measures would count as memory won.
  const text = execFileSync(process.execPath, ['--expose-gc', '--no-flush-bytecode', SCRIPT, what], { encoding: 'utf8' });
  const { version, inUse, idle } = JSON.parse(text) as Readonly<Record<'version' | 'inUse' | 'idle', number>>;
  expect(version).toBeGreaterThan(30);
  expect(inUse).toBeGreaterThan(0);
  expect(inUse).toBeLessThan(GROWTH);
  // What they were told has gone with them.
  expect(idle).toBeLessThan(inUse);
});
