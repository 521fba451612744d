import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { PICTURES } from './names.ts';

/*
 * All secrets of a class are derived from the teacher's key, which the teacher's browser creates and keeps. Cards can be
 * printed again at any time, and the server holds only hashes. `drawn` counts how often a pupil's secrets were replaced.
 */

/** Three pictures of twelve in order, by number. */
export type PictureSecret = readonly [number, number, number];

/** 16 random bytes as 22 letters: the teacher's key, or a card's. */
export const isKey = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{22}$/.test(text);

export const isPictureSecret = (raw: unknown): raw is PictureSecret =>
  Array.isArray(raw) && raw.length === 3 && raw.every((one) => Number.isInteger(one) && one >= 0 && one < PICTURES.length);

/** The key of 16 random bytes. */
export const keyOf = (bytes: Uint8Array): string => lettersOf(bytes.subarray(0, 16));

/** The hash of a teacher's key, which the server keeps. */
export const teacherHash = (key: string): string => hexOf(sha256(bytesOf(`stolik class teacher\n${key}`)));

/** The hash of a card, which the server keeps. */
export const cardHash = (card: string): string => hexOf(sha256(bytesOf(`stolik class card\n${card}`)));

/** The secret in the link of a pupil's card. */
export const cardOf = (key: string, room: string, pupil: number, drawn: number): string =>
  keyOf(derived(key, `card\n${room}\n${pupil}\n${drawn}`));

/** The three pictures of a pupil. */
export function picturesOf(key: string, room: string, pupil: number, drawn: number): PictureSecret {
  const bytes = derived(key, `pictures\n${room}\n${pupil}\n${drawn}`);
  // 256 is no multiple of 12, 65,536 nearly is.
  const one = (at: number): number => (bytes[2 * at]! * 256 + bytes[2 * at + 1]!) % PICTURES.length;
  return [one(0), one(1), one(2)];
}

const derived = (key: string, what: string): Uint8Array => hmac(sha256, bytesOf(key), bytesOf(`stolik class ${what}`));

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** base64url without padding. */
function lettersOf(bytes: Uint8Array): string {
  let [text, bits, count] = ['', 0, 0];
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    while (count >= 6) {
      count -= 6;
      text += LETTERS[(bits >> count) & 63];
    }
    bits &= (1 << count) - 1;
  }
  return count > 0 ? text + LETTERS[(bits << (6 - count)) & 63] : text;
}
