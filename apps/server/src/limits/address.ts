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
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const isLong = parsed instanceof ipaddr.IPv6;
  return (isLong ? new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]) : parsed).toString();
}
