import { gzipSync } from 'node:zlib';

const TEXT = /^(text\/|image\/svg|application\/(json|manifest|wasm))/;

/** The gzipped body of what is text, or nothing when that would not be smaller. */
export function gzipOf(type: string, body: Buffer): Buffer | undefined {
  if (!TEXT.test(type)) return undefined;
  const small = gzipSync(body, { level: 9 });
  return small.length < body.length ? small : undefined;
}

/** Whether an `Accept-Encoding` takes an encoding: by name or by `*`, and a weight of zero is a no. */
export function accepts(header: string | undefined, encoding: 'gzip' | 'br'): boolean {
  const weights = new Map<string, number>();
  for (const offer of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
