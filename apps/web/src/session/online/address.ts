import { api } from './api.ts';

const isOnlyHere = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Where others find this page. `isReachable`: false where the address means every machine itself. */
export interface Address {
  readonly base: string;
  readonly isReachable: boolean;
}

/** As it is typed. */
export const typedAddress = ({ base }: Pick<Address, 'base'>): string => base.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** The address of the keypad for codes, as people type it: the server leads from there to the page. */
export const keypadAddress = (address: Pick<Address, 'base'>): string => `${typedAddress(address)}/c`;

export const ownAddress = (): Address => ({
  base: `${location.origin}${location.pathname}`,
  isReachable: !isOnlyHere(location.hostname),
});

/** The address the page was opened with; who serves a room and sits at that machine gets the one that the room can reach. */
export async function findAddress(): Promise<Address> {
  const own = ownAddress();
  if (own.isReachable) return own;
  const told = await api.addresses();
  const [first] = told.ok ? told.value : [];
  return first === undefined ? own : { base: first, isReachable: true };
}
