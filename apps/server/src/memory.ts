import { setFlagsFromString } from 'node:v8';

/**
 * A state of a game lives until the next move or for a moment, and comes from the same line of code. V8 would see that the former outlive
 * their youth and put both among what stays for long, where only a collection of the whole heap finds them again.
 */
export function collectYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
