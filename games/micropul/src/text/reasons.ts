import type { Language } from '@stolik/kernel/language';
import { en } from '../words/en/reasons.ts';
import { pl } from '../words/pl/reasons.ts';
import { ru } from '../words/ru/reasons.ts';

/** The possible statements about an action, each a sentence that says why. Numbers are counts or points. */
export interface ReasonWords {
  wins(tiles: number): string;
  readonly again: string;
  /** Another turn, and what can be done in it. */
  againFor(says: string): string;
  readonly turnsUp: string;
  closesMine(points: number): string;
  closesTheirs(points: number): string;
  closesFree(points: number): string;
  /** The groups of this seat that grow, the largest first. */
  growsMine(points: readonly number[]): string;
  spoilsTheirs(points: number): string;
  spoilsMine(points: number): string;
  claimsClosed(points: number): string;
  claimsOpen(points: number, places: number): string;
  takes(inHand: number): string;
  opens(signs: number): string;
  readonly opensNothing: string;
  /** The same for somebody who plays alone. */
  opensForMe(signs: number): string;
  readonly endsAhead: string;
  readonly endsBehind: string;
  readonly ends: string;
  readonly runsOut: string;
  /** So few tiles are left to play, and whoever has none loses. */
  fewLeft(tiles: number): string;
}

export const REASONS: Readonly<Record<Language, ReasonWords>> = { en, ru, pl };
