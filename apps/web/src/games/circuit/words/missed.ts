import { blockedWays } from '@stolik/circuit/current/reasons';
import { stateFromView } from '@stolik/circuit/seen/preview';
import type { CircuitView } from '@stolik/circuit/seen/view';
import { blockedWords } from '@stolik/circuit/words/chain';
import type { Language } from '@stolik/kernel/language';
import { type Goal, namedIn } from '@stolik/kernel/puzzles/puzzle';
import { en } from '../../../words/en/games/circuit/missed.ts';
import { pl } from '../../../words/pl/games/circuit/missed.ts';
import { ru } from '../../../words/ru/games/circuit/missed.ts';

interface Told {
  readonly title: string;
  readonly says: string;
}

export interface MissedWords {
  readonly short: Told;
  smoke(part: string, cell: string): Told;
  readonly fuse: Told;
  readonly half: Told;
  readonly paid: Told;
  readonly dark: string;
  readonly open: string;
}

const WORDS: Readonly<Record<Language, MissedWords>> = { en, ru, pl };

/** Why nothing came of an answer, as the field tells it: a short, smoke, a fuse, half the light, or where the current stops. */
export function whyMissed(goal: Goal, view: CircuitView, language: Language): Told | undefined {
  const words = WORDS[language];
  if (view.stands) return goal.kind === 'repair' ? undefined : words.short;
  const burnt = Object.entries(view.cells).find(([, { smoke }]) => smoke);
  if (burnt && goal.kind !== 'mend') return words.smoke(burnt[1].tile.charAt(0), burnt[0]);
  if (Object.values(view.sides).some(({ smoke }) => smoke) && goal.kind !== 'mend') return words.fuse;
  if (goal.kind === 'mend') return view.cells[namedIn(goal, 'cell')]?.smoke ? undefined : words.paid;
  if (goal.kind !== 'lit') return undefined;
  if (view.cells[namedIn(goal, 'cell')]?.glow) return words.half;
  const [stop] = blockedWays(stateFromView(view));
  return { title: words.dark, says: stop ? blockedWords(stop, language) : words.open };
}

/** Of the ways that only one thing keeps open, where the current stops nearest to the tile that was placed last. */
export function whereItStops(view: CircuitView, answer: readonly string[], language: Language): string | undefined {
  const cell = answer.map((move) => /\b[a-f][1-8]\b/.exec(move)?.[0]).findLast(Boolean);
  if (!cell || view.cells[cell] === undefined) return undefined;
  const [nearest] = blockedWays(stateFromView(view)).sort((a, b) => far(a.cell, cell) - far(b.cell, cell));
  return nearest && blockedWords(nearest, language);
}

const far = (a: string, b: string): number =>
  Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1));
