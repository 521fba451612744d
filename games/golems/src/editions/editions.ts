import type { Edition, EditionId } from './edition.ts';
import { EDITION4 } from './golems4.ts';
import { EDITION6 } from './golems6.ts';

export type { BonusKind, Edition, EditionId } from './edition.ts';

/** For what names its edition: a scenario, a program that was written down, an address. */
export const EDITIONS: Readonly<Record<EditionId, Edition>> = { golems6: EDITION6, golems4: EDITION4 };

/** Checks untrusted input. */
export const isEditionId = (id: unknown): id is EditionId => typeof id === 'string' && Object.hasOwn(EDITIONS, id);
