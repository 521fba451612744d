import type { Words } from '@stolik/kernel/language';
import { CHARACTERS, type Character, SPARRING, type SparringName } from './characters.ts';

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

const LABELS: readonly Words[] = [
  { en: 'Just learning', ru: 'Только учится', pl: 'Dopiero się uczy' },
  { en: 'Beginner', ru: 'Новичок', pl: 'Początkujący' },
  { en: 'Attentive', ru: 'Внимательный', pl: 'Uważny' },
  { en: 'Skilled', ru: 'Умелый', pl: 'Wprawny' },
  { en: 'Strong', ru: 'Сильный', pl: 'Silny' },
  { en: 'Master', ru: 'Мастер', pl: 'Mistrz' },
];

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
