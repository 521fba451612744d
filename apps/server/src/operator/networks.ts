import { BlockList, isIP } from 'node:net';
import { ok, problem, type Result } from '@stolik/kernel/result';
import ipaddr from 'ipaddr.js';
import { withoutPort } from '../limits/address.ts';

/** A wider network is a typing error: no provider has more than this. */
const WIDEST = { 4: 8, 6: 19 } as const;
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * An address or a network as an operator writes it, in one form: `203.0.113.0/24`, `2001:db8::/48`. A single IPv6 address stands for its
 * network of 64 bits, because that is what one customer has.
 */
export function readNetwork(text: string): Result<string> {
  const [address = '', bits, ...more] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0)
    return problem(text, 'an address or a network is expected: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48');
  const parsed = ipaddr.process(address);
  const isV4 = parsed.kind() === 'ipv4';
  const most = isV4 ? 32 : 128;
  const prefix = bits === undefined ? (isV4 ? 32 : 64) : Number(bits);
  if (bits === '' || !Number.isInteger(prefix) || prefix < 0 || prefix > most)
    return problem(text, `after the / a number from 0 to ${most} is expected`);
  if (prefix < WIDEST[isV4 ? 4 : 6])
    return problem(text, `this is too wide: /${WIDEST[isV4 ? 4 : 6]} is the widest that can be blocked`);
  const network = `${networkOf(parsed.toString(), prefix, isV4)}/${prefix}`;
  const blocks = new Blocks([network]);
  if (LOOPBACK.some((own) => blocks.has(own))) return problem(text, 'this is the machine of the server itself');
  return ok(network);
}

const networkOf = (address: string, prefix: number, isV4: boolean): string =>
  (isV4 ? ipaddr.IPv4 : ipaddr.IPv6).networkAddressFromCIDR(`${address}/${prefix}`).toString();

/** Addresses that belong to any of some networks. */
export class Blocks {
  readonly count: number;
  private readonly list = new BlockList();

  constructor(networks: readonly string[]) {
    this.count = networks.length;
    for (const network of networks) {
      const [address = '', prefix] = network.split('/');
      this.list.addSubnet(address, Number(prefix), isIP(address) === 4 ? 'ipv4' : 'ipv6');
    }
  }

  has(address: string): boolean {
    if (this.count === 0) return false;
    const plain = withoutPort(address);
    const version = isIP(plain);
    return version !== 0 && this.list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  }
}
