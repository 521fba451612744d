import type { ChanceVersion } from '@stolik/table/fair';

/** What has been seen of chance up to a version of the table. */
export interface Seen {
  readonly version: number;
  readonly rolled: number;
  readonly undone: number;
}

/**
 * What this browser keeps of the chance of a table, beside its token: what the server promised when the seat was taken, the salt that
 * nobody else knew, and what was seen. A log is compared with this, not with itself.
 */
export interface KeptChance {
  readonly commitment: string;
  readonly salt: string;
  /** The rule of chance that the server promised; missing at seats taken before it said so. */
  readonly version?: ChanceVersion | undefined;
  /** Everybody's seals, as they were shown when the salt was told. */
  readonly seals?: readonly string[] | undefined;
  readonly seen?: Seen | undefined;
  /** The server has told something else later than before. */
  readonly isBent?: true;
}

/** This browser's part of the chance: nobody can have known it before. Works on plain HTTP, too. */
export const freshSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * What is known after more was told. The past comes again whenever a page is opened: it must then be the same as it was when it was the
 * present. `last` is what had been told just before.
 */
export function afterSeeing(
  kept: Seen | undefined,
  last: Seen | undefined,
  now: Seen,
): { readonly seen: Seen; readonly isBent: boolean } {
  if (!kept) return { seen: now, isBent: false };
  if (now.version < kept.version) return { seen: kept, isBent: false };
  // What lies between two versions that were told holds no steps.
  const then = now.version === kept.version || !last || last.version >= kept.version ? undefined : last;
  const compared = now.version === kept.version ? now : then;
  const isBent = compared !== undefined && (compared.rolled !== kept.rolled || compared.undone !== kept.undone);
  return { seen: now, isBent };
}
