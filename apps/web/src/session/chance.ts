import { KeyedRng } from '@stolik/kernel/keyed';

/** Chance that nobody can predict: the key comes from the browser's own source and is never stored. */
export function freshRng(): KeyedRng {
  return new KeyedRng(crypto.getRandomValues(new Uint8Array(32)));
}
