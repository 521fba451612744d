import type { Colour } from '@stolik/kernel/colours';
import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { AT_RANDOM } from '@stolik/kernel/leads';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { Guest } from '@stolik/table/commands';
import type { SeatPlan } from '@stolik/table/entry';
import type { Opening, PaceRequest, SeatRequest } from '@stolik/wire/requests';
import type { Pace } from '@stolik/wire/room';
import { readName } from '../guests/names.ts';
import type { TableRequest } from '../tables/plan.ts';

/** A custom scenario is a whole board. */
const MOST_OPTIONS = 24_000;

/** A word or a number, no free text: among strangers a scenario's title could be a message. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && /^[\w-]{0,40}$/.test(value));

/** The same, or a short list of such words: the figures by seat. */
const isOffered = (value: unknown): boolean =>
  isPlain(value) || (Array.isArray(value) && value.length <= 12 && value.every(isPlain));

export interface OpenRequest extends Guest {
  readonly table: TableRequest;
  /** The seat of the player who opens the table; undefined for spectators. */
  readonly seat: number | undefined;
}

/** What the schema can't say: sizes, what strangers may choose, and what must fit together. */
export function readOpenRequest(body: Opening): Result<OpenRequest> {
  const { game, options = {}, seats, colours = [], pace = 'free', isOpen = false, leads = [], first } = body;
  if (JSON.stringify(options).length > MOST_OPTIONS) return problem('options', 'a small object is expected');
  if (isOpen && !Object.values(options).every(isOffered))
    return problem('options', 'at an open table only what is offered can be chosen');
  const plans = readSeats(seats, colours);
  if (!plans.ok) return plans;
  const mine = seats.indexOf('me');
  const name = mine >= 0 ? readName(body.name, isOpen) : ok('');
  if (!name.ok) return name;
  if (body.leads !== undefined && leads.length !== seats.length)
    return problem('leads', 'a list of words is expected, one for each seat');
  const chance = readChance(body);
  if (!chance.ok) return chance;
  const table: TableRequest = {
    game,
    options: options as TableRequest['options'],
    seats: plans.value,
    pace: paceOf(pace),
    isOpen,
    // Any figure for the caller's seat; for the others only `random`.
    ...(leads.length > 0 && { leads: leads.map((lead, seat) => (seat !== mine && lead === AT_RANDOM ? lead : '')) }),
    ...(first !== undefined && { first: first - 1 }),
  };
  return ok({ table, seat: mine < 0 ? undefined : mine, name: name.value, ...chance.value, lead: leads[mine] || undefined });
}

function readSeats(seats: readonly SeatRequest[], colours: readonly (Colour | null)[]): Result<readonly SeatPlan[]> {
  if (seats.filter((seat) => seat === 'me').length > 1) return problem('seats', 'you can sit in one seat');
  if (seats.every((seat) => typeof seat === 'object')) return problem('seats', 'a table is for at least one person');
  return ok(
    seats.map((request, seat) => {
      const plan: SeatPlan = typeof request === 'object' ? { kind: 'bot', level: request.bot } : { kind: 'open' };
      return { ...plan, colour: colours[seat] ?? undefined };
    }),
  );
}

function paceOf(request: PaceRequest): Pace {
  if (request === 'free') return { kind: 'free' };
  return 'days' in request
    ? { kind: 'days', days: request.days }
    : { kind: 'clock', minutes: request.minutes, seconds: request.seconds ?? 0 };
}

/** What a person adds to chance: sealed, to be told when all have sat down; or told at once. */
export function readChance({ salt = '', seal }: Pick<Opening, 'salt' | 'seal'>): Result<Pick<Guest, 'salt' | 'seal'>> {
  if (seal === undefined) return ok({ salt });
  return salt === '' ? ok({ salt, seal }) : problem('seal', '64 hexadecimal digits, and no salt beside them');
}

export const readLanguage = (raw: string | undefined): Language => LANGUAGES.find((language) => language === raw) ?? 'en';
