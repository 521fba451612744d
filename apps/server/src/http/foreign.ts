import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** From where this server is meant to be reached. */
export interface Reach {
  /** This machine only, the same house, or anywhere. */
  readonly from: 'machine' | 'house' | 'anywhere';
  /** Names it is reached by, beside those that follow from that; with a port where that is not the usual one. */
  readonly names: readonly string[];
  readonly proxies: number;
}

export const ANYWHERE: Reach = { from: 'anywhere', names: [], proxies: 0 };

const isOwnName = (name: string): boolean => name === 'localhost' || name === '::1' || /^127\.\d+\.\d+\.\d+$/.test(name);
/** Names that routers and machines give in a house; nobody outside can own them. */
const isHouseName = (name: string): boolean =>
  isIP(name) !== 0 || !name.includes('.') || /\.(local|lan|home|internal|localdomain|home\.arpa|fritz\.box)$/.test(name);

/** A name without its port. */
export function nameOf(host: string): string {
  try {
    return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '').toLowerCase();
  } catch {
    return '';
  }
}

/**
 * Whether a request was sent by a page that is not ours: its `Origin` is another than the host it asks, or its browser says so. Tools
 * that are no browsers send neither.
 */
export function isForeign(headers: IncomingHttpHeaders, { names, proxies }: Reach): boolean {
  if (headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  let from: URL;
  try {
    from = new URL(origin);
  } catch {
    return true;
  }
  const forwarded = proxies > 0 ? [headers['x-forwarded-host'] ?? []].flat() : [];
  const own = [headers.host ?? '', ...forwarded.flatMap((line) => line.split(','))].map((host) => host.trim().toLowerCase());
  return !own.includes(from.host) && !names.some((name) => from.host === hostAs(from.protocol, name));
}

/** As browsers write it: without the port that the protocol has anyway. Another port is another server. */
function hostAs(protocol: string, host: string): string {
  try {
    return new URL(`${protocol}//${host}`).host;
  } catch {
    return '';
  }
}

/** Whether it asks for a name that is not ours: a page elsewhere has pointed its own name at this machine. */
export function isMisled({ host = '' }: IncomingHttpHeaders, { from, names }: Reach): boolean {
  const name = nameOf(host);
  if (from === 'anywhere' || isOwnName(name) || names.some((own) => nameOf(own) === name)) return false;
  return from === 'machine' || !isHouseName(name);
}
