import type { Edition } from '@stolik/golems/programs/program';
import { readDraft } from '@stolik/golems/scenarios/check';
import type { Scenario } from '@stolik/golems/scenarios/scenario';
import { createSignal } from 'solid-js';
import { freshId } from '../host/shelf.ts';
import { OWN_KEY as KEY } from './back.ts';

/** A scenario that somebody made or keeps here; it may be unfinished. */
export interface Own {
  readonly id: string;
  readonly scenario: Scenario;
  readonly savedAt: number;
}

const [owns, setOwns] = createSignal<readonly Own[]>(readAll());

/** All own scenarios of both editions, the latest first. */
export { owns };

export const ownsOf = (edition: Edition): readonly Own[] => owns().filter(({ scenario }) => scenario.game === edition);

export const freshOwnId = (): string => `own-${freshId()}`;

function readAll(): Own[] {
  const found: Own[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      const own = key?.startsWith(KEY) ? readOwn(key) : undefined;
      if (own) found.push(own);
    }
  } catch {
    return [];
  }
  return found.sort((a, b) => b.savedAt - a.savedAt);
}

/** What was stored by another version or by hand is looked at like anything a stranger sent. */
function readOwn(key: string): Own | undefined {
  try {
    const { scenario, savedAt } = JSON.parse(localStorage.getItem(key) ?? '');
    const draft = readDraft(scenario);
    const id = key.slice(KEY.length);
    return draft.ok ? { id, scenario: { ...draft.value, id }, savedAt: Number(savedAt) || 0 } : undefined;
  } catch {
    return undefined;
  }
}

export function findOwn(id: string): Own | undefined {
  return readOwn(KEY + id);
}

/** Keeps it under its id; false when the browser has no room for it. */
export function keepOwn(scenario: Scenario): boolean {
  try {
    localStorage.setItem(KEY + scenario.id, JSON.stringify({ scenario, savedAt: Date.now() }));
  } catch {
    return false;
  }
  setOwns(readAll());
  return true;
}

/** Answers what brings it back. */
export function forgetOwn(id: string): () => void {
  const kept = localStorage.getItem(KEY + id);
  localStorage.removeItem(KEY + id);
  setOwns(readAll());
  return () => {
    if (kept !== null) localStorage.setItem(KEY + id, kept);
    setOwns(readAll());
  };
}

// Another tab that builds too.
addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(KEY)) setOwns(readAll());
});
