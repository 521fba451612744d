import { randomBytes } from 'node:crypto';
import { keyOf, teacherHash } from '@stolik/class/secrets';
import { LANGUAGES } from '@stolik/kernel/language';
import type { Classes } from './classes.ts';

/**
 * `npm start -- --class 5B`: a class for whoever sits at this machine. The key is made here as a browser would make it, shown once and kept
 * nowhere: what is printed is the only thing that has it, so it goes to the terminal and never to the log.
 */
export async function openClassFor(
  classes: Classes,
  label: string,
  address: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const said = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2);
  const language = LANGUAGES.find((known) => known === said) ?? 'en';
  const key = keyOf(randomBytes(16));
  const opened = await classes.open(label, language, teacherHash(key));
  if (!opened.ok) return `The class could not be opened: ${opened.problem.says}.`;
  const { room, code } = opened.value;
  return [
    `Class ${label} is open. Its code: ${code}`,
    `  the teacher's desk, for nobody else: ${address}/#/desk/${room.id}/${key}`,
    '  Keep this address: it is the key. Next time start without --class and open it again.',
  ].join('\n');
}
