import { ok, problem, type Result } from './result.ts';

/** The most that one message, body or stored line may hold. */
export interface Bounds {
  /** Characters of the text. */
  readonly length: number;
  /** Levels of arrays and objects inside each other. */
  readonly depth: number;
  /** Values, counted over all levels. */
  readonly values: number;
}

/** No message of ours nests deeper, so a recursive reader cannot overflow the stack. */
export const MOST_DEPTH = 16;

/**
 * Reads untrusted JSON. Sockets, HTTP bodies, the bus and stored entries all use it. Code behind it need not expect endless
 * nesting, millions of keys or an object with another prototype. Never throws.
 */
export function readUntrusted(text: string, bounds: Bounds): Result<unknown> {
  if (text.length > bounds.length) return problem('message', 'too long');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return problem('message', 'no JSON');
  }
  const why = whyUnfit(value, bounds);
  return why === undefined ? ok(value) : problem('message', why);
}

/** Walks level by level with a list of its own: recursion is what an attacker wants. */
function whyUnfit(root: unknown, { depth, values }: Bounds): string | undefined {
  let level: readonly unknown[] = [root];
  let left = values;
  for (let deep = 0; level.length > 0; deep++) {
    left -= level.length;
    if (left < 0) return 'too many values';
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (deep === depth) return 'too deep';
      if (Object.hasOwn(value, '__proto__')) return 'a key that is not allowed';
      for (const item of Array.isArray(value) ? value : Object.values(value)) next.push(item);
      if (next.length > left) return 'too many values';
    }
    level = next;
  }
  return undefined;
}
