import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Who asks. Every proxy adds the address it sees at the end of `X-Forwarded-For`, so only as many from the end are believed as there
 * are proxies of ours: what stands before them is whatever the client has written there.
 */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const own = socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const hops = [headers['x-forwarded-for'] ?? [], own]
    .flat()
    .flatMap((line) => line.split(','))
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops.at(-1 - proxies) ?? hops[0] ?? own;
}

/** What limits go by: an IPv6 customer has at least 2^64 addresses, so theirs is the network of them. */
export function addressKey(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

/** Of an IPv6 network of 64 bits (see `addressKey`) the one of 48 bits that a customer may get as a whole; IPv4 as it is. */
export const widerKey = (key: string): string =>
  key.endsWith('::') ? `${key.slice(0, -2).split(':').slice(0, 3).join(':')}::` : key;

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
  const first = [...groups, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::`;
}

/** Some proxies write the port too, another one for every connection. */
function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1, address.indexOf(']'));
  const colon = address.indexOf(':');
  return colon > 0 && colon === address.lastIndexOf(':') ? address.slice(0, colon) : address;
}
