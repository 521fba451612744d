import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Authorization for a seat: a token signed by us. Nothing about people is stored. */
export interface Place {
  readonly table: string;
  readonly seat: number;
  /** The entry with which they sat down. */
  readonly satAt: number;
}

type ClassKind = 'pupil' | 'wall';

/** Who of which class a token is for. */
export interface ClassPlace {
  readonly kind: ClassKind;
  readonly room: string;
  readonly pupil: number;
  readonly drawn: number;
}

/** The table and seat that a token may observe. */
export interface Look {
  readonly table: string;
  readonly seat: number;
  readonly drawn: number;
}

export const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

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

  /** A token of a class for silent observation: the view of a seat, or the open view (-1). `drawn`: the number of the wall's key. */
  lookToken(table: string, seat: number, drawn: number): string {
    const what = `look.${table}.${seat + 1}.${drawn}`;
    return `${what}.${this.sign(what)}`;
  }

  readLook(token: string): Look | undefined {
    const match = /^look\.([a-z0-9]{1,40})\.(\d)\.(\d{1,6})\.([\w-]{22})$/.exec(token);
    if (!match) return undefined;
    const [, table = '', seat, drawn, signature = ''] = match;
    const isOurs = isEqual(signature, this.sign(`look.${table}.${seat}.${drawn}`));
    return isOurs ? { table, seat: Number(seat) - 1, drawn: Number(drawn) } : undefined;
  }

  /** A member of a class: a pupil by number, or the wall; `drawn` counts how often their secrets were replaced. */
  classToken(kind: ClassKind, room: string, pupil: number, drawn: number): string {
    const what = `${kind}.${room}.${pupil}.${drawn}`;
    return `${what}.${this.sign(`class ${what}`)}`;
  }

  readClassToken(token: string): ClassPlace | undefined {
    const match = /^(pupil|wall)\.([a-z0-9]{1,40})\.(\d{1,4})\.(\d{1,6})\.([\w-]{22})$/.exec(token);
    if (!match) return undefined;
    const [, kind, room = '', pupil, drawn, signature = ''] = match;
    const isOurs = isEqual(signature, this.sign(`class ${kind}.${room}.${pupil}.${drawn}`));
    return isOurs ? { kind: kind as ClassKind, room, pupil: Number(pupil), drawn: Number(drawn) } : undefined;
  }

  signPass(what: string): string {
    return this.sign(`pass ${what}`);
  }

  isSignedPass(what: string, signature: string): boolean {
    return isEqual(signature, this.signPass(what));
  }

  /** The stored form of three pictures: there are so few sets that a plain hash would reveal them to anybody with the data. */
  pictureHash(room: string, pupil: number, pictures: readonly number[]): string {
    return createHmac('sha256', this.key)
      .update(`pictures.${room}.${pupil}.${pictures.join('.')}`)
      .digest('hex');
  }

  /** The short code that brings a seat to another device, after the code of its table. */
  seatCode({ table, seat, satAt }: Place): string {
    const digest = createHmac('sha256', this.key).update(`seat.${table}.${seat}.${satAt}`).digest();
    return Array.from({ length: SEAT_LETTERS }, (_, index) => CODE_LETTERS[digest[index]! % CODE_LETTERS.length]).join('');
  }

  /** A request to carry a seat by this code: the same each time it is shown, and told to everybody at the table, so it tells nothing. */
  carryId(code: string, name: string): string {
    return this.sign(`carry.${code}.${name}`);
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
const DIGITS = '0123456789';
/** A house has 10,000 short codes. Where so many in a row are taken, most of them are, and the next class gets a long one. */
const SHORT_TRIES = 3;
/** The code of a class, which children type to come in; `tries`: how many were taken already. */
export const freshClassCode = (isInHouse: boolean, tries: number): string =>
  isInHouse && tries < SHORT_TRIES ? letters(4, DIGITS) : letters(6, CODE_LETTERS);
/** The number that lets anybody in for one lesson. */
export const freshPin = (isInHouse: boolean): string => letters(isInHouse ? 5 : 7, DIGITS);

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
