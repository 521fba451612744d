import { canonicalJson } from '../json.ts';

/** A law that a game breaks, with the words to find the place again. */
export class LawBroken extends Error {
  readonly law: string;

  constructor(law: string, says: string) {
    super(`${law}: ${says}`);
    this.name = 'LawBroken';
    this.law = law;
  }
}

export function requireEqual(law: string, what: string, one: unknown, other: unknown): void {
  if (isSameData(one, other)) return;
  const [a, b] = [canonicalJson(one), canonicalJson(other)];
  if (a === b) return;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new LawBroken(law, `${what}\n  one:   …${around(a)}…\n  other: …${around(b)}…`);
}

/**
 * Whether both surely have one canonical text: the quick answer to a question that random games ask thousands of times. False for
 * what is no data, so that its text is asked for and refuses it by name.
 */
function isSameData(one: unknown, other: unknown): boolean {
  if (typeof one === 'number') return one === other && Number.isFinite(one);
  if (typeof one !== 'object' || one === null)
    return one === other && (one === null || typeof one === 'string' || typeof one === 'boolean');
  if (typeof other !== 'object' || other === null) return false;
  const prototype = Object.getPrototypeOf(one);
  if (prototype !== Object.getPrototypeOf(other)) return false;
  if (Array.isArray(one) || ArrayBuffer.isView(one)) {
    const [a, b] = [one as readonly unknown[], other as readonly unknown[]];
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSameData(a[i], b[i])) return false;
    return true;
  }
  if (prototype !== Object.prototype) return false;
  const [a, b] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys)
    if (!(Object.hasOwn(b, key) && (a[key] === undefined ? b[key] === undefined : isSameData(a[key], b[key])))) return false;
  return true;
}

export function demand(law: string, isKept: boolean, says: () => string): void {
  if (!isKept) throw new LawBroken(law, says());
}
