import type { Ghost } from '../model/ghost.ts';
import type { Words } from './words.ts';

/** What the pale figure meets last, with its row: where rows have no room to say it. How an If answers is seen on the field. */
export function forecastOf(stops: Ghost['stops'], { note, speak }: Words): string | undefined {
  const met = stops.findLast(({ notes }) => note(notes.filter(({ kind }) => kind !== 'conditionTested')) !== '');
  return met && speak.laid(met.row, note(met.notes));
}
