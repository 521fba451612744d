import type { Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import { CHARACTERS, type Character, SPARRING, type SparringName } from './characters.ts';
import { en } from './words/en/levels.ts';
import { pl } from './words/pl/levels.ts';
import { ru } from './words/ru/levels.ts';

const words = inEach({ en, ru, pl });

/** A level as a page tells of it before any bot is loaded. */
export interface LevelWords {
  /** `1` to `6`, or the name of a sparring partner. */
  readonly id: string;
  readonly label: Words;
  /** Who plays it. */
  readonly character: Character;
  /** How it plays this game, in one sentence that is true and tells an attentive player how to beat it. */
  readonly says: Words;
  /** What it was found to take of 100 points against the level below, the first one against any allowed moves; see docs/bots.md. */
  readonly share: number | undefined;
}

const LABELS: readonly Words[] = words.labels;

/** The six levels have the same names and characters in every game; how each plays, and how well, is the game's own. */
export const levelWords = (says: readonly Words[], shares: readonly number[]): readonly LevelWords[] =>
  LABELS.map((label, index) => ({
    id: String(index + 1),
    label,
    character: CHARACTERS[index]!,
    says: says[index]!,
    share: shares[index],
  }));

/** A sparring partner is called by its name: it has no strength to speak of. */
export const sparringWords = (id: SparringName, says: Words): LevelWords => ({
  id,
  label: SPARRING[id].name,
  character: SPARRING[id],
  says,
  share: undefined,
});
