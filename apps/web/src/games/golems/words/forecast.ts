import type { Ghost } from '../model/ghost.ts';
import type { Words } from './words.ts';

/** What the pale figure meets last, with its row: where rows have no room to say it. How an If answers is seen on the field. */
export function forecastOf(stops: Ghost['stops'], { note, speak, tray }: Words): string | undefined {
  const answers: readonly string[] = [tray.yes, tray.no, ''];
  const met = stops.findLast(({ notes }) => !answers.includes(note(notes)));
  return met && speak.laid(met.row, note(met.notes));
}
