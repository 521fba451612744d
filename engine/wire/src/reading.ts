import { type Form, fits } from '@stolik/kernel/forms';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { type Bounds, readUntrusted } from '@stolik/kernel/untrusted';

/** Messages by their first word: the form of each item after it. */
export type Forms = Readonly<Record<string, readonly Form[]>>;

/** Reads one message of a stranger: an array that begins with a word, with the items that belong to that word. Never throws. */
export function readMessage<Message>(text: string, bounds: Bounds, forms: Forms): Result<Message> {
  const read = readUntrusted(text, bounds);
  if (!read.ok) return read;
  const raw = read.value;
  if (!Array.isArray(raw) || typeof raw[0] !== 'string')
    return problem('message', 'an array that begins with a word is expected');
  const form = Object.hasOwn(forms, raw[0]) ? forms[raw[0]] : undefined;
  if (!form) return problem('message', 'there is no such message');
  if (raw.length !== form.length + 1) return problem(raw[0], `${form.length} items are expected after it`);
  for (const [index, item] of form.entries())
    if (!fits(item, raw[index + 1])) return problem(raw[0], `item ${index + 1} is not what it should be`);
  return ok(raw as unknown as Message);
}
