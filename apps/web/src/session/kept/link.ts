import { type GameLog, parseLog } from '@stolik/kernel/log';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { type Film, isFilm, readFilm } from '@stolik/wire/film';

/** A whole game as a piece of an address. */
export function packLog(log: GameLog): Promise<string> {
  const { checks: _, ...rest } = log;
  return packText(JSON.stringify(rest));
}

export const packRecorded = (recorded: Recorded): Promise<string> =>
  'log' in recorded ? packLog(recorded.log) : packText(JSON.stringify(recorded.film));

/** No game is longer; a link that unpacks to more was not made by us. */
const LONGEST = 2_000_000;

/** A game that came in a link or a file: the whole of it, or what somebody saw. */
export type Recorded = { readonly log: GameLog } | { readonly film: Film };

export async function unpackRecorded(code: string): Promise<Result<Recorded>> {
  const text = await unpackText(code, LONGEST);
  return text === undefined ? problem('link', 'the link is damaged or cut off') : readRecorded(text);
}

export function readRecorded(text: string): Result<Recorded> {
  const raw = parsed(text);
  if (isFilm(raw)) {
    const film = readFilm(raw);
    return film.ok ? ok({ film: film.value }) : film;
  }
  const log = parseLog(text);
  return log.ok ? ok({ log: log.value }) : log;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text, deflated, in the URL-safe letters of base64. */
export async function packText(text: string): Promise<string> {
  const bytes = await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Undefined where the code is damaged, cut off, or unpacks to more bytes than that. */
export async function unpackText(code: string, longest: number): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const unpacked = await pipe(bytes, new DecompressionStream('deflate-raw'), longest);
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
  } catch {
    return undefined;
  }
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  longest: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longest) throw new RangeError('longer than anything we make');
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
