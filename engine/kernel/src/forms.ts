import { isRecord } from './json.ts';

/*
 * What data from outside must look like, as data: messages, stored entries, what browsers keep and what servers tell each other are checked
 * by it. Types follow from it (`Of`), and tests make right and wrong data from it.
 */

declare const VALUE: unique symbol;

/** A value that fits the form has this type. The type doesn't exist at run time. */
export type Form<Value = unknown> = Shape & { readonly [VALUE]?: Value };
export type Of<One> = One extends Form<infer Value> ? Value : never;

type Shape =
  /** A text; the examples fit the pattern. */
  | { readonly is: 'text'; readonly pattern: RegExp; readonly examples: readonly string[] }
  | { readonly is: 'count'; readonly from: number; readonly to: number }
  /** Any number but those that JSON does not have. */
  | { readonly is: 'real' }
  | { readonly is: 'flag' }
  /** One of these words, numbers or null. */
  | { readonly is: 'word'; readonly words: readonly (string | number | null)[] }
  | { readonly is: 'list'; readonly of: Form; readonly least: number; readonly most: number }
  /** A list whose items have a form each. */
  | { readonly is: 'row'; readonly items: readonly Form[] }
  | { readonly is: 'fields'; readonly needed: Fields; readonly optional: Fields; readonly isOpen: boolean }
  /** Any fields; what is in them has one form. */
  | { readonly is: 'map'; readonly of: Form }
  | { readonly is: 'either'; readonly forms: readonly Form[] }
  /** Any object, without checking its fields. */
  | { readonly is: 'data'; readonly examples: readonly object[] };

export type Fields = Readonly<Record<string, Form>>;
type Needed<All extends Fields> = { readonly [Key in keyof All]: Of<All[Key]> };
type Optional<All extends Fields> = { readonly [Key in keyof All]?: Of<All[Key]> };
/** Fields that may be there, where there are none. */
const NONE = Object.freeze({});
type None = typeof NONE;

export const text = (pattern: RegExp, ...examples: readonly string[]): Form<string> => ({ is: 'text', pattern, examples });
/** Any text. */
export const words: Form<string> = text(/^/, '', 'a text');
export const count = (from: number, to: number): Form<number> => ({ is: 'count', from, to });
export const real: Form<number> = { is: 'real' };
export const flag: Form<boolean> = { is: 'flag' };
export const word = <const All extends readonly (string | number | null)[]>(...all: All): Form<All[number]> => ({
  is: 'word',
  words: all,
});
export const list = <Item>(of: Form<Item>, most: number, least = 0): Form<readonly Item[]> => ({ is: 'list', of, least, most });
export const row = <const Items extends readonly Form[]>(
  ...items: Items
): Form<{ readonly [Place in keyof Items]: Of<Items[Place]> }> => ({ is: 'row', items });
/** These fields and no others. */
export const fields = <One extends Fields, Other extends Fields = None>(
  needed: One,
  optional?: Other,
): Form<Needed<One> & Optional<Other>> => ({ is: 'fields', needed, optional: optional ?? NONE, isOpen: false });
/** These fields; others may be there too. */
export const atLeast = <One extends Fields, Other extends Fields = None>(
  needed: One,
  optional?: Other,
): Form<Needed<One> & Optional<Other>> => ({ is: 'fields', needed, optional: optional ?? NONE, isOpen: true });
export const map = <Item>(of: Form<Item>): Form<Readonly<Record<string, Item>>> => ({ is: 'map', of });
export const either = <const All extends readonly Form[]>(...forms: All): Form<Of<All[number]>> => ({ is: 'either', forms });
export const data = (...examples: readonly object[]): Form<Readonly<Record<string, unknown>>> => ({ is: 'data', examples });

/** Whether a value has this form. It goes no deeper than the form does. */
export function fits<Value>(form: Form<Value>, value: unknown): value is Value {
  switch (form.is) {
    case 'text':
      return typeof value === 'string' && form.pattern.test(value);
    case 'count':
      return Number.isInteger(value) && (value as number) >= form.from && (value as number) <= form.to;
    case 'real':
      return Number.isFinite(value);
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
    case 'map':
      return isRecord(value) && Object.values(value).every((item) => fits(form.of, item));
    case 'either':
      return form.forms.some((one) => fits(one, value));
    case 'data':
      return isRecord(value);
  }
}

/** A reader for whatever keeps things: the value where it fits, otherwise undefined. */
export const reading =
  <Value>(form: Form<Value>) =>
  (raw: unknown): Value | undefined =>
    fits(form, raw) ? raw : undefined;

/** The fields that fit; single ones that can't be read are left out. */
export const fitting = <Value>(form: Form<Value>, raw: Readonly<Record<string, unknown>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, Value] => fits(form, entry[1])));

type FieldsForm = Extract<Shape, { readonly is: 'fields' }>;

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
