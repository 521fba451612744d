import { randomBytes } from 'node:crypto';
import { keyOf, teacherHash } from '@stolik/class/secrets';
import { LANGUAGES } from '@stolik/kernel/language';
import { Slices } from '../slices.ts';
import type { Store } from '../store/store.ts';
import type { Classes } from './classes.ts';
import { CLASS_GAME, type LoadedClass, loadClass } from './loading.ts';

/**
 * `npm start -- --class 5B`: a class for the user of this machine. The key is created as a browser would do it. It is
 * printed once and stored nowhere, so it goes to the terminal and never to the log. The same words the next day find the
 * class of that name again: a second one would be empty, with another code than the cards.
 */
export async function openClassFor(
  { classes, store }: { readonly classes: Classes; readonly store: Store },
  label: string,
  address: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const known = await findLabelled(store, label);
  if (known)
    return [
      `Class ${label} is here already, with all its pupils. Its code: ${known.code}`,
      `  the teacher's desk: ${address}/#/desk in the browser that has opened it, or the address that was printed then, or the recovery sheet`,
      '  For another class give it another name: --class "5B 2".',
    ].join('\n');
  const said = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2);
  const language = LANGUAGES.find((known) => known === said) ?? 'en';
  const key = keyOf(randomBytes(16));
  const opened = await classes.open(label, language, teacherHash(key));
  if (!opened.ok) return `The class could not be opened: ${opened.problem.says}.`;
  const { room, code } = opened.value;
  return [
    `Class ${label} is open. Its code: ${code}`,
    `  the teacher's desk, for nobody else: ${address}/#/desk/${room.id}/${key}`,
    '  Keep this address: it is the key. It is printed only now; the next start finds the class again.',
  ].join('\n');
}

/** The one that was used last, where several have the same name. One that can't be read here is none. */
async function findLabelled(store: Store, label: string): Promise<LoadedClass | undefined> {
  const all = await store.weigh({ by: 'used', limit: Number.MAX_SAFE_INTEGER });
  for (const { id } of all.filter(({ game }) => game === CLASS_GAME).toReversed()) {
    const found = await loadClass(store, new Slices(), id).catch(() => undefined);
    if (found?.room.label === label) return found;
  }
  return undefined;
}
