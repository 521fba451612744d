import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Who may act for a seat: whoever shows a token that we have signed. Nothing about people is stored. */
export interface Place {
  readonly table: string;
  readonly seat: number;
  /** The entry with which they sat down. */
  readonly satAt: number;
}

export class Signer {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  private sign(what: string): string {
    return createHmac('sha256', this.key).update(what).digest('base64url').slice(0, 22);
  }

  tokenOf({ table, seat, satAt }: Place): string {
    const what = `${table}.${seat}.${satAt}`;
    return `${what}.${this.sign(what)}`;
  }

  readToken(token: string): Place | undefined {
    const match = /^([a-z0-9]{1,40})\.(\d)\.(\d{1,9})\.([\w-]{22})$/.exec(token);
    if (!match) return undefined;
    const [, table = '', seat, satAt, signature = ''] = match;
    const right = this.sign(`${table}.${seat}.${satAt}`);
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(right))) return undefined;
    return { table, seat: Number(seat), satAt: Number(satAt) };
  }

  /** The short code that brings a seat to another device, after the code of its table. */
  seatCode({ table, seat, satAt }: Place): string {
    const digest = createHmac('sha256', this.key).update(`seat.${table}.${seat}.${satAt}`).digest();
    return Array.from({ length: SEAT_LETTERS }, (_, index) => CODE_LETTERS[digest[index]! % CODE_LETTERS.length]).join('');
  }

  /** A key of the bot interface: a name chosen by us and our signature. */
  botKey(): { readonly bot: string; readonly key: string } {
    const bot = `bot-${letters(8, ID_LETTERS)}`;
    return { bot, key: `${bot}.${this.sign(bot)}` };
  }

  readBotKey(key: string): string | undefined {
    const match = /^(bot-[a-z0-9]{8})\.([\w-]{22})$/.exec(key);
    if (!match) return undefined;
    const [, bot = '', signature = ''] = match;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(bot))) ? bot : undefined;
  }
}

const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** No vowels, so no words; nothing that looks like something else. */
const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

const SEAT_LETTERS = 4;

const letters = (count: number, from: string): string =>
  Array.from({ length: count }, () => from[randomInt(from.length)]).join('');

export const freshId = (): string => letters(12, ID_LETTERS);
/** Codes have six letters where only people in the same house can try them, eight for everybody else. */
export type CodeLength = 6 | 8;
export const freshCode = (length: CodeLength): string => letters(length, CODE_LETTERS);
export const freshSeed = (): string => randomBytes(32).toString('hex');

/** A code as people type it: small letters, spaces and hyphens are forgiven. */
export const readCode = (raw: string): string => raw.toUpperCase().replace(/[\s-]/g, '');
export const isCode = (text: string): boolean => /^[BCDFGHJKLMNPQRSTVWXZ]{6}([BCDFGHJKLMNPQRSTVWXZ]{2})?$/.test(text);

/** The code of a table and that of a seat at it, written as one. */
export function readSeatCode(raw: string): { readonly table: string; readonly seat: string } | undefined {
  const text = readCode(raw);
  const [table, seat] = [text.slice(0, -SEAT_LETTERS), text.slice(-SEAT_LETTERS)];
  return isCode(table) && /^[BCDFGHJKLMNPQRSTVWXZ]{4}$/.test(seat) ? { table, seat } : undefined;
}
