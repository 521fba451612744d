const TEXT = '\x81';
const TWO_BYTES = '\x7e';
const EIGHT_BYTES = '\x7f\0\0\0\0';

/**
 * A text as a whole WebSocket frame of a server (RFC 6455, 5.2), a character for every byte: to be written as latin1. Node writes
 * short strings to a socket without a buffer in between.
 */
export function textFrame(text: string): string {
  // Almost everything we say is ASCII, and its own bytes.
  const bytes = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
  return TEXT + lengthOf(bytes.length) + bytes;
}

function lengthOf(length: number): string {
  if (length < 126) return String.fromCharCode(length);
  if (length < 65_536) return TWO_BYTES + String.fromCharCode(length >> 8, length & 255);
  return EIGHT_BYTES + String.fromCharCode(length >>> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255);
}
