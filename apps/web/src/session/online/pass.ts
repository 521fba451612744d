import { isRecord } from '@stolik/kernel/json';
import { putText, textAt } from '../../base/kept/storage.ts';

import { type Request, type Response, request } from './request.ts';

/*
 * Others at the same address may guess codes until the server hears nobody from there. With a pass it hears this device all the same. A pass
 * is a random number with the server's signature and the classes this device was in; it is sent only where a code is tried.
 */

const KEY = 'stolik.pass';

/** A browser that keeps nothing has it as long as this page lives. */
let kept: string | undefined;

const passHere = (): string | undefined => textAt(KEY) ?? kept;

/** Whatever answer has a pass in it: this one is newer. */
function keepPass(response: Response): Response {
  const pass = typeof response === 'object' && isRecord(response.raw) ? response.raw['pass'] : undefined;
  if (typeof pass !== 'string') return response;
  kept = pass;
  putText(KEY, pass);
  return response;
}

const isForOthers = (response: Response): boolean =>
  typeof response === 'object' && response.status === 429 && isRecord(response.raw) && response.raw['shared'] === true;

/** Asks with the pass of this device; where it is refused because of others it gets a pass, and asks again. */
export async function requestWithPass(path: string, wanted: Request = {}): Promise<Response> {
  const ask = async (): Promise<Response> => keepPass(await request(path, { ...wanted, pass: passHere() }));
  const first = await ask();
  if (!isForOthers(first)) return first;
  const issued = keepPass(await request('pass', { method: 'POST', pass: passHere() }));
  return typeof issued === 'object' && issued.status === 201 ? ask() : first;
}
