import { isRecord } from './json.ts';

/*
 * What data from outside must look like, as data: messages, stored entries and what servers tell each other are checked by it, and tests
 * make right and wrong ones from it.
 */

export type Form =
  /** A text; the examples fit the pattern. */
  | { readonly is: 'text'; readonly pattern: RegExp; readonly examples: readonly string[] }
  | { readonly is: 'count'; readonly from: number; readonly to: number }
  | { readonly is: 'flag' }
  /** One of these words, numbers or null. */
  | { readonly is: 'word'; readonly words: readonly (string | number | null)[] }
  | { readonly is: 'list'; readonly of: Form; readonly least: number; readonly most: number }
  /** A list whose items have a form each. */
  | { readonly is: 'row'; readonly items: readonly Form[] }
  | { readonly is: 'fields'; readonly needed: Fields; readonly optional: Fields; readonly isOpen: boolean }
  | { readonly is: 'either'; readonly forms: readonly Form[] }
  /** Any object: whoever knows what it is about reads it. */
  | { readonly is: 'data'; readonly examples: readonly object[] };

export type Fields = Readonly<Record<string, Form>>;

export const text = (pattern: RegExp, ...examples: readonly string[]): Form => ({ is: 'text', pattern, examples });
export const count = (from: number, to: number): Form => ({ is: 'count', from, to });
export const flag: Form = { is: 'flag' };
export const word = (...words: readonly (string | number | null)[]): Form => ({ is: 'word', words });
export const list = (of: Form, most: number, least = 0): Form => ({ is: 'list', of, least, most });
export const row = (...items: readonly Form[]): Form => ({ is: 'row', items });
/** These fields and no others. */
export const fields = (needed: Fields, optional: Fields = {}): Form => ({ is: 'fields', needed, optional, isOpen: false });
/** These fields; others may be there too. */
export const atLeast = (needed: Fields, optional: Fields = {}): Form => ({ is: 'fields', needed, optional, isOpen: true });
export const either = (...forms: readonly Form[]): Form => ({ is: 'either', forms });
export const data = (...examples: readonly object[]): Form => ({ is: 'data', examples });

/** Whether a value has this form. It goes no deeper than the form does. */
export function fits(form: Form, value: unknown): boolean {
  switch (form.is) {
    case 'text':
      return typeof value === 'string' && form.pattern.test(value);
    case 'count':
      return Number.isInteger(value) && (value as number) >= form.from && (value as number) <= form.to;
    case 'flag':
      return typeof value === 'boolean';
    case 'word':
      return (form.words as readonly unknown[]).includes(value);
    case 'list':
      return (
        Array.isArray(value) &&
        value.length >= form.least &&
        value.length <= form.most &&
        value.every((item) => fits(form.of, item))
      );
    case 'row':
      return (
        Array.isArray(value) && value.length === form.items.length && form.items.every((item, index) => fits(item, value[index]))
      );
    case 'fields':
      return isRecord(value) && hasFields(form, value);
    case 'either':
      return form.forms.some((one) => fits(one, value));
    case 'data':
      return isRecord(value);
  }
}

type FieldsForm = Extract<Form, { readonly is: 'fields' }>;

function hasFields({ needed, optional, isOpen }: FieldsForm, value: Readonly<Record<string, unknown>>): boolean {
  for (const key of Object.keys(needed)) if (!Object.hasOwn(value, key) || !fits(needed[key]!, value[key])) return false;
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(needed, key)) continue;
    if (!Object.hasOwn(optional, key)) {
      if (isOpen) continue;
      return false;
    }
    if (value[key] !== undefined && !fits(optional[key]!, value[key])) return false;
  }
  return true;
}
