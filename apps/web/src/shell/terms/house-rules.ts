import type { Json } from '@stolik/kernel/json';
import type { OptionField } from '../contract.ts';

type Choice = Extract<OptionField, { readonly kind: 'choice' }>;

/** What is chosen of the values there are; the first where nothing is, or something that is not offered. */
export const chosenOf = ({ values }: Choice, value: Json | undefined): Choice['values'][number] | undefined =>
  values.find((each) => each.value === value) ?? values[0];

export type Options = { readonly [key: string]: Json };

/** Where the values of house rules come from: what was chosen goes before what the scenario asks for, and that before the usual. */
export interface Agreement {
  readonly fields: readonly OptionField[];
  readonly usual: Options;
  readonly own: Options;
  readonly chosen: Options;
  readonly players: number;
}

const settledBy = (field: OptionField, players: number): boolean | undefined =>
  field.kind === 'switch' ? field.settled?.(players) : undefined;

export const isSettled = (field: OptionField, { players }: Agreement): boolean => settledBy(field, players) !== undefined;

/** Everything that will hold. */
function inForce({ fields, usual, own, chosen, players }: Agreement): Options {
  const settled = fields.flatMap((field) => {
    const value = settledBy(field, players);
    return value === undefined ? [] : [[field.key, value] as const];
  });
  return { ...usual, ...own, ...chosen, ...Object.fromEntries(settled) };
}

export const valueFor = (field: OptionField, agreement: Agreement): Json | undefined => inForce(agreement)[field.key];

/** Those that can mean something at this table. */
export function fieldsFor(agreement: Agreement): readonly OptionField[] {
  const now = inForce(agreement);
  return agreement.fields.filter(
    (field) => settledBy(field, agreement.players) !== false && (field.fits?.(now, agreement.players) ?? true),
  );
}

/** What the table is opened with: nothing that means nothing there, and nothing the scenario says by itself. */
export function agreed(agreement: Agreement): Options {
  const { fields, own, chosen } = agreement;
  const shown = new Set(fieldsFor(agreement).map(({ key }) => key));
  const idle = new Set(fields.filter(({ key }) => !shown.has(key)).map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(inForce(agreement)).filter(([key]) => !idle.has(key) && (key in chosen || !(key in own))),
  );
}
