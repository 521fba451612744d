import type { Edition } from '@stolik/golems/programs/program';
import { readDraft } from '@stolik/golems/scenarios/check';
import type { ScenarioProblem } from '@stolik/golems/scenarios/problem';
import type { Scenario } from '@stolik/golems/scenarios/scenario';
import { createSignal } from 'solid-js';
import { freshId } from '../../../session/kept/shelf.ts';
import { OWN_KEY as KEY } from './back.ts';

/** A scenario that somebody made or keeps here; it may be unfinished. */
export interface Own {
  readonly id: string;
  readonly scenario: Scenario;
  readonly savedAt: number;
}

/** Something that was kept here and can't be read: by another version, by hand, or spoilt. */
export interface Unreadable {
  readonly id: string;
  /** What is wrong with it, where that can be said. */
  readonly problem: ScenarioProblem | undefined;
  readonly edition: Edition | undefined;
}

interface Shelf {
  readonly owns: readonly Own[];
  readonly unreadable: readonly Unreadable[];
}

const [shelf, setShelf] = createSignal<Shelf>(readAll());

/** All own scenarios of both editions, the latest first. */
export const owns = (): readonly Own[] => shelf().owns;

/** What can't be shown in the list of this edition; what says nothing of its edition is shown in both. */
export const unreadableOf = (edition: Edition): readonly Unreadable[] =>
  shelf().unreadable.filter((each) => each.edition === undefined || each.edition === edition);

export const ownsOf = (edition: Edition): readonly Own[] => owns().filter(({ scenario }) => scenario.game === edition);

export const freshOwnId = (): string => `own-${freshId()}`;

function readAll(): Shelf {
  const owns: Own[] = [];
  const unreadable: Unreadable[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (!key?.startsWith(KEY)) continue;
      const own = readOwn(key);
      if ('scenario' in own) owns.push(own);
      else unreadable.push(own);
    }
  } catch {
    return { owns: [], unreadable: [] };
  }
  return { owns: owns.sort((a, b) => b.savedAt - a.savedAt), unreadable };
}

/** What was stored by another version or by hand is looked at like anything a stranger sent. */
function readOwn(key: string): Own | Unreadable {
  const id = key.slice(KEY.length);
  try {
    const { scenario, savedAt } = JSON.parse(localStorage.getItem(key) ?? '');
    const draft = readDraft(scenario);
    if (draft.ok) return { id, scenario: { ...draft.value, id }, savedAt: Number(savedAt) || 0 };
    const game: unknown = scenario?.game;
    return { id, problem: draft.problem, edition: game === 'golems6' || game === 'golems4' ? game : undefined };
  } catch {
    return { id, problem: undefined, edition: undefined };
  }
}

export function findOwn(id: string): Own | undefined {
  const own = localStorage.getItem(KEY + id) === null ? undefined : readOwn(KEY + id);
  return own && 'scenario' in own ? own : undefined;
}

/** As it is stored, letter by letter: for whoever wants to mend it. */
export const storedText = (id: string): string => localStorage.getItem(KEY + id) ?? '';

/** Keeps it under its id; false when the browser has no room for it. */
export function keepOwn(scenario: Scenario): boolean {
  try {
    localStorage.setItem(KEY + scenario.id, JSON.stringify({ scenario, savedAt: Date.now() }));
  } catch {
    return false;
  }
  setShelf(readAll());
  return true;
}

/** Answers what brings it back. */
export function forgetOwn(id: string): () => void {
  const kept = localStorage.getItem(KEY + id);
  localStorage.removeItem(KEY + id);
  setShelf(readAll());
  return () => {
    if (kept !== null) localStorage.setItem(KEY + id, kept);
    setShelf(readAll());
  };
}

// Another tab that builds too.
addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(KEY)) setShelf(readAll());
});
