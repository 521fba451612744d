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
  const [a, b] = [canonicalJson(one), canonicalJson(other)];
  if (a === b) return;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new LawBroken(law, `${what}\n  one:   …${around(a)}…\n  other: …${around(b)}…`);
}

export function demand(law: string, isKept: boolean, says: () => string): void {
  if (!isKept) throw new LawBroken(law, says());
}
