import { getHeapStatistics } from 'node:v8';

const MB = 1024 * 1024;
/** The young generation has three semi-spaces; of so many bytes each where no flag says otherwise. */
const SEMI_SPACES = 3;
const SEMI_SPACE = 64 * MB;
const FLAG = /--max[-_]semi[-_]space[-_]size=(\d+)/g;

/**
 * What of the heap lasts: `--max-old-space-size`, in bytes. V8 tells only the limit of the whole heap, with the young generation, where
 * nothing stays. Where that is most of it, at least a quarter counts.
 */
export function oldSpace(): number {
  const whole = getHeapStatistics().heap_size_limit;
  return Math.max(whole - SEMI_SPACES * semiSpace(), whole / 4);
}

/** What comes later is stronger, and flags are stronger than the environment. V8 takes the next power of two. */
function semiSpace(): number {
  const flags = [process.env['NODE_OPTIONS'] ?? '', ...process.execArgv].join(' ');
  const megabytes = Number([...flags.matchAll(FLAG)].at(-1)?.[1] ?? 0);
  return megabytes > 0 ? 2 ** Math.ceil(Math.log2(megabytes)) * MB : SEMI_SPACE;
}
