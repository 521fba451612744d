import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/**
 * The client's address. Every proxy appends the address it sees to `X-Forwarded-For`. Only as many from the end are trusted
 * as we have proxies, because a client can write anything before them. Fastify uses the same for `request.ip`.
 */
export const addressOf = (request: IncomingMessage, proxies: number): string => proxyAddr(request, (_, hop) => hop < proxies);

/** What limits go by: an IPv6 customer has at least 2^64 addresses, so theirs is the network of them. */
export function addressKey(address: string): string {
  const plain = withoutPort(address);
  if (!ipaddr.isValid(plain)) return plain;
  const parsed = ipaddr.process(plain);
  const isLong = parsed instanceof ipaddr.IPv6;
  return (isLong ? new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]) : parsed).toString();
}

/** A network that one customer may get as a whole: 56 bits at home, 48 bits for a school or a company. */
export interface Wider {
  readonly key: string;
  readonly bits: 56 | 48;
}

/** So many addresses are remembered with their networks: parsing takes microseconds, and some limits are asked for every message. */
const MOST_KNOWN = 10_000;
const known = new Map<string, readonly Wider[]>();

/** The wider networks of what `addressKey` gives; IPv4 has none. */
export function widerOf(key: string): readonly Wider[] {
  // No IPv4 address and no name has a colon.
  if (!key.includes(':')) return [];
  const found = known.get(key);
  if (found) return found;
  const parsed = ipaddr.isValid(key) ? ipaddr.parse(key) : undefined;
  const wider = parsed instanceof ipaddr.IPv6 ? ([56, 48] as const).map((bits) => ({ key: networkOf(parsed, bits), bits })) : [];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, wider);
  return wider;
}

/** The widest network that counts as one customer; of IPv4 the address itself. */
export const customerOf = (key: string): string => widerOf(key)[1]?.key ?? key;

function networkOf({ parts }: ipaddr.IPv6, bits: 56 | 48): string {
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  return `${new ipaddr.IPv6([a, b, c, bits === 56 ? d & 0xff00 : 0, 0, 0, 0, 0]).toString()}/${bits}`;
}

/** Some proxies write the port too, another one for every connection. */
export function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1, address.indexOf(']'));
  const colon = address.indexOf(':');
  return colon > 0 && colon === address.lastIndexOf(':') ? address.slice(0, colon) : address;
}
