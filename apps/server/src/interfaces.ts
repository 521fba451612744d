import type { NetworkInterfaceInfo } from 'node:os';

/** Bridges to containers and virtual machines, and tunnels elsewhere: nobody in the room comes in by them. */
const NOT_THE_ROOM =
  /^(docker|br-|veth|virbr|vmnet|vbox|vmware|vethernet|cni|flannel|lxc|lxd|tun|tap|utun|ppp|wg|tailscale|zt|ham|nordlynx)/i;
const HOUSE = /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/;
/** What a machine gives itself where nobody gives it an address. */
const OF_ITS_OWN = /^169\.254\./;

/** Where others find this machine: first what is most likely the network of the room, for the invitation shows that one. */
export function houseAddresses(all: NodeJS.Dict<readonly NetworkInterfaceInfo[]>): readonly string[] {
  const found = Object.entries(all).flatMap(([name, list = []]) =>
    list.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => ({ name, address })),
  );
  const rank = ({ name, address }: { readonly name: string; readonly address: string }): number =>
    (NOT_THE_ROOM.test(name) ? 4 : 0) + (OF_ITS_OWN.test(address) ? 2 : 0) + (HOUSE.test(address) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b)).map(({ address }) => address);
}
