import type { Json } from '@stolik/kernel/json';
import { parsedOptions } from '@stolik/kernel/options';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import type { GameClient, OptionField, SetupPart, Term } from '../contract.ts';
import { chosenOf, fieldsFor, type Options } from './house-rules.ts';

function inWords(field: OptionField, value: Json | undefined): string {
  if (field.kind === 'switch') return value === true ? p().setup.yes : p().setup.no;
  return read(chosenOf(field, value)?.label) ?? '';
}

/** The house rules that can mean something at this table, with what holds: what nobody has said is as the rules have it. */
function heldAt({ game }: GameClient, { options: fields }: SetupPart, options: Options, players: number) {
  const parsed = parsedOptions(game, options, players);
  const held: Options = { ...(parsed.ok ? (parsed.value as Options) : {}), scenario: options['scenario'] ?? null };
  const shown = fieldsFor({ fields, usual: {}, own: {}, chosen: { ...options, ...held }, players });
  return shown.map((field) => ({ field, value: held[field.key] ?? options[field.key] }));
}

/** What a table is played by, in words: what the game says itself, then house rule by house rule. */
export const termsOf = (client: GameClient, part: SetupPart, options: Options, players: number): readonly Term[] => [
  ...(part.terms?.(options, players) ?? []),
  ...heldAt(client, part, options, players).map(({ field, value }) => ({
    label: read(field.label),
    value: inWords(field, value),
  })),
];

/** The same for a list of tables: where it is played, and what is other than usual. */
export function shortTerms(client: GameClient, part: SetupPart, options: Options, players: number): string {
  const special = heldAt(client, part, options, players).flatMap(({ field, value }) => {
    if (field.kind === 'switch') return value === true && !field.isOnAtFirst ? [read(field.label)] : [];
    return value === undefined || value === field.values[0]?.value ? [] : [inWords(field, value)];
  });
  return [...(part.what ? [part.what(options, players)] : []), ...special].join(' · ');
}
