import { type GameLog, parseLog } from '@stolik/kernel/log';
import { problem, type Result } from '@stolik/kernel/result';

/** A whole game as a piece of an address: JSON, deflated, in the URL-safe letters of base64. */
export async function packLog(log: GameLog): Promise<string> {
  const { checks: _, ...rest } = log;
  const bytes = await pipe(new TextEncoder().encode(JSON.stringify(rest)), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** No game is longer; a link that unpacks to more was not made by us. */
const LONGEST = 2_000_000;

export async function unpackLog(code: string): Promise<Result<GameLog>> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const unpacked = await pipe(bytes, new DecompressionStream('deflate-raw'));
    return parseLog(new TextDecoder().decode(unpacked));
  } catch {
    return problem('link', 'the link is damaged or cut off');
  }
}

async function pipe(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LONGEST) throw new RangeError('too long for a game');
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
