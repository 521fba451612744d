import type { Lack } from '@stolik/class/things';
import { createResource } from 'solid-js';
import { hasOwnVoice } from '../../base/a11y/announce.ts';
import { kept } from '../../base/kept/kept.ts';
import { putText, removeText, textAt } from '../../base/kept/storage.ts';
import { preferences } from '../../base/preferences.ts';

/** Whether somebody has heard the sound of the check: `null` while nobody has been asked. */
export const heard = kept<boolean | null>('stolik.class.heard', (raw) => (typeof raw === 'boolean' ? raw : null), null);

const KEY = 'stolik.check';

/** A private window often keeps nothing, and some schools forbid it. */
export function keepsThings(): boolean {
  const isKept = putText(KEY, 'x') && textAt(KEY) === 'x';
  removeText(KEY);
  return isKept;
}

/** Whether this browser can make a sound at all, and is allowed to. */
export const canSound = (): boolean => typeof AudioContext !== 'undefined' && preferences.sound;

/** What this device cannot do; the rest of what a class needs is there, or the page would not be. */
export function lacksNow(): readonly Lack[] {
  const lacks: Lack[] = [];
  if (!keepsThings()) lacks.push('storage');
  if (!canSound() || heard() === false) lacks.push('sound');
  if (!hasOwnVoice()) lacks.push('voice');
  return lacks;
}

/** Longer than a slow network in a school takes. */
const PATIENCE = 8000;

/** Milliseconds until the server has answered over a WebSocket; undefined: it did not. */
export function askLine(address: string): Promise<number | undefined> {
  return new Promise((done) => {
    const began = performance.now();
    let socket: WebSocket | undefined;
    const end = (took: number | undefined): void => {
      clearTimeout(timer);
      done(took);
      socket?.close();
    };
    const timer = setTimeout(() => end(undefined), PATIENCE);
    try {
      socket = new WebSocket(address);
      socket.onopen = () => socket?.send('["ping"]');
      socket.onmessage = () => end(Math.round(performance.now() - began));
      socket.onclose = () => end(undefined);
    } catch {
      end(undefined);
    }
  });
}

export const createLineCheck = () =>
  createResource(async () => ({ took: await askLine(`${location.origin.replace(/^http/, 'ws')}/api/class`) }));
