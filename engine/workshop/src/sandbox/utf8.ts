// Pure code has neither TextEncoder nor TextDecoder.

/** A text as bytes. A lone surrogate is written as it is (WTF-8), as QuickJS reads and writes it. */
export function encode(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let at = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index)!;
    if (code > 0xffff) index++;
    if (code < 0x80) bytes[at++] = code;
    else {
      const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      bytes[at++] = [0, 0xc0, 0xe0, 0xf0][more]! | (code >> (6 * more));
      for (let rest = more - 1; rest >= 0; rest--) bytes[at++] = 0x80 | ((code >> (6 * rest)) & 0x3f);
    }
  }
  return bytes.subarray(0, at);
}

const PIECE = 4096;

export function decode(bytes: Uint8Array): string {
  let text = '';
  let units: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at++]!;
    const more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (let left = more; left > 0; left--) code = (code << 6) | ((bytes[at++] ?? 0) & 0x3f);
    if (code > 0xffff) units.push(0xd800 + ((code - 0x10000) >> 10), 0xdc00 + ((code - 0x10000) & 0x3ff));
    else units.push(code);
    if (units.length < PIECE) continue;
    text += String.fromCharCode(...units);
    units = [];
  }
  return text + String.fromCharCode(...units);
}
