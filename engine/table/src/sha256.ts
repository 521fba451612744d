/** SHA-256 (FIPS 180-4), for checking promises in pure code: the same in the browser, the terminal and the server. */
export function sha256(message: Uint8Array): Uint8Array {
  const hash = Uint32Array.from(START);
  const padded = pad(message);
  const words = new Uint32Array(64);
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) {
      const at = offset + 4 * i;
      words[i] = (padded[at]! << 24) | (padded[at + 1]! << 16) | (padded[at + 2]! << 8) | padded[at + 3]!;
    }
    compress(hash, words);
  }
  const bytes = new Uint8Array(32);
  for (const [i, word] of hash.entries()) bytes.set([word >>> 24, word >>> 16, word >>> 8, word], 4 * i);
  return bytes;
}

function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = message.length * 8;
  for (let i = 0; i < 6; i++) padded[padded.length - 1 - i] = Math.floor(bits / 2 ** (8 * i));
  return padded;
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(hash: Uint32Array, words: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const [x, y] = [words[i - 15]!, words[i - 2]!];
    const small = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const large = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    words[i] = words[i - 16]! + small + words[i - 7]! + large;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + sum + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0;
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i]! + word;
}

/** The first 32 bits of the fractional part of a root of the n-th prime. */
function rootsOf(count: number, root: (n: number) => number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let isPrime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) isPrime = false;
    if (isPrime) found.push(Math.floor((root(n) % 1) * 2 ** 32));
  }
  return found;
}

const START = rootsOf(8, Math.sqrt);
const K = rootsOf(64, Math.cbrt);
