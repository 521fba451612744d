import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/**
 * Who asks. Every proxy adds the address it sees at the end of `X-Forwarded-For`, so only as many from the end are believed as there
 * are proxies of ours: what stands before them is whatever the client has written there. Fastify goes by the same for `request.ip`.
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

/** Of such a network of 64 bits the one of 48 bits that a customer may get as a whole; IPv4 as it is. */
export function widerKey(key: string): string {
  const parsed = ipaddr.isValid(key) ? ipaddr.parse(key) : undefined;
  return parsed instanceof ipaddr.IPv6 ? new ipaddr.IPv6([...parsed.parts.slice(0, 3), 0, 0, 0, 0, 0]).toString() : key;
}

/** Some proxies write the port too, another one for every connection. */
export function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1, address.indexOf(']'));
  const colon = address.indexOf(':');
  return colon > 0 && colon === address.lastIndexOf(':') ? address.slice(0, colon) : address;
}
