import { type EditionId, isEditionId } from '@stolik/golems/editions';
import type { Scenario, ScenarioProblem } from '@stolik/golems/scenarios';
import { readDraft } from '@stolik/golems/scenarios/check';
import { shelf } from '../../../base/kept/shelf.ts';
import { textAt } from '../../../base/kept/storage.ts';
import { freshId } from '../../../session/kept/shelf.ts';
import { OWN_KEY } from './back.ts';

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
  readonly edition: EditionId | undefined;
  readonly savedAt: number;
}

const kept = shelf<Own | Unreadable>(OWN_KEY, readOwn);
const isOwn = (each: Own | Unreadable): each is Own => 'scenario' in each;

/** All own scenarios of both editions, the latest first. */
export const owns = (): readonly Own[] => kept.all().filter(isOwn);

/** What can't be shown in the list of this edition; what says nothing of its edition is shown in both. */
export const unreadableOf = (edition: EditionId): readonly Unreadable[] =>
  kept.all().filter((each): each is Unreadable => !isOwn(each) && (each.edition === undefined || each.edition === edition));

export const ownsOf = (edition: EditionId): readonly Own[] => owns().filter(({ scenario }) => scenario.game === edition);

export const freshOwnId = (): string => `own-${freshId()}`;

/** What was stored by another version or by hand is looked at like anything a stranger sent. */
function readOwn(text: string, id: string): Own | Unreadable {
  try {
    const { scenario, savedAt } = JSON.parse(text);
    const draft = readDraft(scenario);
    if (draft.ok) return { id, scenario: { ...draft.value, id }, savedAt: Number(savedAt) || 0 };
    const game: unknown = scenario?.game;
    return { id, problem: draft.problem, edition: isEditionId(game) ? game : undefined, savedAt: 0 };
  } catch {
    return { id, problem: undefined, edition: undefined, savedAt: 0 };
  }
}

export function findOwn(id: string): Own | undefined {
  const own = kept.find(id);
  return own && isOwn(own) ? own : undefined;
}

/** As it is stored, letter by letter: for somebody who wants to repair it. */
export const storedText = (id: string): string => textAt(OWN_KEY + id) ?? '';

/** Keeps it under its id; false when the browser has no room for it. */
export const keepOwn = (scenario: Scenario): boolean => kept.put(scenario.id, { id: scenario.id, scenario, savedAt: Date.now() });

/** Answers what brings it back. */
export const forgetOwn = kept.remove;
