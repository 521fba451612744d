import { keyOf } from '@stolik/class/secrets';
import { kept } from '../../base/kept/kept.ts';
import { type Keyring, readKeyring } from './keyring.ts';

/** The teacher's keys and names, in this browser alone. */
export const keyring = kept<Keyring>('stolik.class.teacher', readKeyring, readKeyring(null));

/** Answers whether it could be kept. */
export const changeKeyring = keyring.change;

export const freshKey = (): string => keyOf(crypto.getRandomValues(new Uint8Array(16)));
