import { keyOf } from '@stolik/class/secrets';
import { createSignal } from 'solid-js';
import { type Keyring, readKeyring } from './keyring.ts';

const KEY = 'stolik.class.teacher';

function load(): Keyring {
  try {
    return readKeyring(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return readKeyring(null);
  }
}

const [keyring, setKeyring] = createSignal<Keyring>(load());

/** The teacher's keys and names, in this browser alone. */
export { keyring };

/** Answers whether it could be kept. */
export function changeKeyring(change: (before: Keyring) => Keyring): boolean {
  // Another tab may have added something meanwhile.
  setKeyring(change(load()));
  try {
    localStorage.setItem(KEY, JSON.stringify(keyring()));
    return true;
  } catch {
    return false;
  }
}

export const freshKey = (): string => keyOf(crypto.getRandomValues(new Uint8Array(16)));

addEventListener('storage', ({ key }) => {
  if (key === null || key === KEY) setKeyring(load());
});
