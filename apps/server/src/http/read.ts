import type { Colour } from '@stolik/kernel/colours';
import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { AT_RANDOM } from '@stolik/kernel/leads';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { Guest } from '@stolik/table/commands';
import type { SeatPlan } from '@stolik/table/entry';
import type { Opening, PaceWish, SeatWish } from '@stolik/wire/requests';
import type { Pace } from '@stolik/wire/room';
import { readName } from '../guests/names.ts';
import type { TableWish } from '../tables/plan.ts';

/** A scenario of one's own is a whole board. */
const MOST_OPTIONS = 24_000;

/** A word or a number, no text of somebody's own: among strangers a scenario's title could be a message. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && /^[\w-]{0,40}$/.test(value));

/** The same, or a short list of such words: who leads what. */
const isOffered = (value: unknown): boolean =>
  isPlain(value) || (Array.isArray(value) && value.length <= 12 && value.every(isPlain));

export interface OpenWish extends Guest {
  readonly table: TableWish;
  /** The seat of whoever opens the table; undefined to look on only. */
  readonly seat: number | undefined;
}

/** What the schema can't say: sizes, what strangers may choose, and what must fit together. */
export function readOpenWish(body: Opening): Result<OpenWish> {
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
  const table: TableWish = {
    game,
    options: options as TableWish['options'],
    seats: plans.value,
    pace: paceOf(pace),
    isOpen,
    // Of one's own seat any word, of the others only that it is left to chance.
    ...(leads.length > 0 && { leads: leads.map((lead, seat) => (seat !== mine && lead === AT_RANDOM ? lead : '')) }),
    ...(first !== undefined && { first: first - 1 }),
  };
  return ok({ table, seat: mine < 0 ? undefined : mine, name: name.value, ...chance.value, lead: leads[mine] || undefined });
}

function readSeats(seats: readonly SeatWish[], colours: readonly (Colour | null)[]): Result<readonly SeatPlan[]> {
  if (seats.filter((seat) => seat === 'me').length > 1) return problem('seats', 'you can sit in one seat');
  if (seats.every((seat) => typeof seat === 'object')) return problem('seats', 'a table is for at least one person');
  return ok(
    seats.map((wish, seat) => {
      const plan: SeatPlan = typeof wish === 'object' ? { kind: 'bot', level: wish.bot } : { kind: 'open' };
      return { ...plan, colour: colours[seat] ?? undefined };
    }),
  );
}

function paceOf(wish: PaceWish): Pace {
  if (wish === 'free') return { kind: 'free' };
  return 'days' in wish
    ? { kind: 'days', days: wish.days }
    : { kind: 'clock', minutes: wish.minutes, seconds: wish.seconds ?? 0 };
}

/** What a person adds to chance: sealed, to be told when all have sat down; or told at once. */
export function readChance({ salt = '', seal }: Pick<Opening, 'salt' | 'seal'>): Result<Pick<Guest, 'salt' | 'seal'>> {
  if (seal === undefined) return ok({ salt });
  return salt === '' ? ok({ salt, seal }) : problem('seal', '64 hexadecimal digits, and no salt beside them');
}

export const readLanguage = (raw: string | undefined): Language => LANGUAGES.find((language) => language === raw) ?? 'en';
