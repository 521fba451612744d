import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isKey } from '@stolik/class/secrets';
import { atLeast, count, fits, list, map, type Of, text, word, words } from '@stolik/kernel/forms';
import { readRecovery } from './keyring.ts';

/*
 * A whole class as one file: a line of JSON, then the sealed rest. The browser's own cryptography is missing where a desk is opened over
 * plain HTTP, hence a library. Either the password of the file or the key of the class opens the lock in which the key of the file lies.
 */

const CONTENT = atLeast(
  {
    room: text(/^[a-z0-9]{12}$/, 'abcdefghijkl'),
    key: words,
    label: words,
    /** `packed` lines of its log. */
    lines: list(words, 50_000, 1),
    /** Real names, by `nameKey`. */
    names: map(words),
  },
  {
    /** The address that its cards were last printed for: on another laptop they lead nowhere. */
    printedFor: words,
  },
);
export type ClassContent = Of<typeof CONTENT>;

const HEX = text(/^(?:[0-9a-f]{2})+$/, '00');
const HEAD = atLeast({
  stolik: word('class'),
  version: count(1, 1_000),
  cost: count(1, 17),
  salt: HEX,
  byPassword: HEX,
  byKey: HEX,
});
const VERSION = 1;

const MOST_FILE = 32_000_000;
const MOST_CONTENT = 64_000_000;
/** The logarithm of what a guessed password costs: 32 MB and about half a second on a school laptop. */
const COST = 15;
const NONCE = 24;

/** `not-ours`: no such file. `newer`: a later program has saved it. `wrong`: another password, another key, or bytes that were changed. */
export type NotOpened = 'not-ours' | 'newer' | 'wrong';

export async function sealClass(content: ClassContent, password: string, cost = COST): Promise<Uint8Array> {
  const [salt, fileKey] = [random(16), random(32)];
  const head = {
    stolik: 'class',
    version: VERSION,
    cost,
    salt: bytesToHex(salt),
    byPassword: bytesToHex(sealed(await ofPassword(password, salt, cost), fileKey)),
    byKey: bytesToHex(sealed(ofKey(content.key, salt), fileKey)),
  };
  const body = await through(utf8ToBytes(JSON.stringify(content)), new CompressionStream('gzip'));
  return concatBytes(utf8ToBytes(`${JSON.stringify(head)}\n`), sealed(fileKey, body));
}

/** `secret`: the password of the file, or what stands on the recovery sheet. */
export async function openClassFile(file: Uint8Array, secret: string): Promise<ClassContent | NotOpened> {
  const end = file.indexOf(10);
  const head = file.length <= MOST_FILE && end > 0 ? parsed(file.subarray(0, end)) : undefined;
  if (!fits(HEAD, head)) return 'not-ours';
  if (head.version > VERSION) return 'newer';
  const salt = hexToBytes(head.salt);
  const typed = readRecovery(secret);
  const fileKey =
    (typed && unsealed(ofKey(typed.key, salt), hexToBytes(head.byKey))) ??
    unsealed(await ofPassword(secret, salt, head.cost), hexToBytes(head.byPassword));
  const body = fileKey && unsealed(fileKey, file.subarray(end + 1));
  if (!body) return 'wrong';
  const content = parsed(await through(body, new DecompressionStream('gzip')).catch(() => new Uint8Array()));
  return fits(CONTENT, content) && isKey(content.key) ? content : 'not-ours';
}

/** People type a password with and without spaces around it, and keyboards compose letters in two ways. */
const ofPassword = (password: string, salt: Uint8Array, cost: number): Promise<Uint8Array> =>
  scryptAsync(utf8ToBytes(password.trim().normalize('NFC')), salt, { N: 2 ** cost, r: 8, p: 1, dkLen: 32 });

const ofKey = (key: string, salt: Uint8Array): Uint8Array =>
  hkdf(sha256, utf8ToBytes(key), salt, utf8ToBytes('stolik class file'), 32);

const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

function sealed(key: Uint8Array, content: Uint8Array): Uint8Array {
  const nonce = random(NONCE);
  return concatBytes(nonce, xchacha20poly1305(key, nonce).encrypt(content));
}

function unsealed(key: Uint8Array, box: Uint8Array): Uint8Array | undefined {
  try {
    return xchacha20poly1305(key, box.subarray(0, NONCE)).decrypt(box.subarray(NONCE));
  } catch {
    return undefined;
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** A file of a few bytes may unpack into any number of them: it is read no further than a class can be long. */
async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return concatBytes(...pieces);
    size += value.length;
    if (size > MOST_CONTENT) throw new Error('too long');
    pieces.push(value);
  }
}
