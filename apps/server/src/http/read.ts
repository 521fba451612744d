import { isColour } from '@stolik/kernel/colours';
import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { AT_RANDOM } from '@stolik/kernel/leads';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { Guest } from '@stolik/table/commands';
import type { SeatPlan } from '@stolik/table/entry';
import { isSeal } from '@stolik/table/seal';
import type { Pace } from '@stolik/wire/room';
import { readName } from '../guests/names.ts';
import type { TableWish } from '../tables/tables.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A scenario of one's own is a whole board. */
const MOST_OPTIONS = 24_000;

const MOST_DEEP = 12;

/** Whether there is so much inside of each other that whoever walks through it would run out of stack. */
const isDeep = (value: unknown, left = MOST_DEEP): boolean =>
  typeof value === 'object' && value !== null && (left === 0 || Object.values(value).some((item) => isDeep(item, left - 1)));

/** A word or a number, no text of somebody's own: among strangers a scenario's title could be a message. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && /^[\w-]{0,40}$/.test(value));

/** The same, or a short list of such words: who leads what. */
const isOffered = (value: unknown): boolean =>
  isPlain(value) || (Array.isArray(value) && value.length <= 12 && value.every(isPlain));

/** The body of a request as an object; anything else is refused. */
export function readFields(body: unknown, allowed: readonly string[]): Result<Fields> {
  if (!isFields(body)) return problem('body', 'a JSON object is expected');
  const unknown = Object.keys(body).find((key) => !allowed.includes(key));
  return unknown === undefined ? ok(body) : problem(unknown.slice(0, 40), 'unknown key');
}

export interface OpenWish extends Guest {
  readonly table: TableWish;
  /** The seat of whoever opens the table; undefined to look on only. */
  readonly seat: number | undefined;
}

/** `{game, options?, seats: ["me" | "open" | {"bot": level}…], colours?, leads?, first?, pace?, isOpen?, name, seal?}` */
export function readOpenWish(body: unknown): Result<OpenWish> {
  const fields = readFields(body, [
    'game',
    'options',
    'seats',
    'colours',
    'leads',
    'first',
    'pace',
    'isOpen',
    'name',
    'salt',
    'seal',
  ]);
  if (!fields.ok) return fields;
  const { game, options = {}, seats, pace = 'free', isOpen = false } = fields.value;
  if (typeof game !== 'string' || game.length > 40) return problem('game', 'the id of a game is expected');
  if (!isFields(options) || isDeep(options) || JSON.stringify(options).length > MOST_OPTIONS)
    return problem('options', 'a small object is expected');
  if (typeof isOpen !== 'boolean') return problem('isOpen', 'true or false is expected');
  if (isOpen && !Object.values(options).every(isOffered))
    return problem('options', 'at an open table only what is offered can be chosen');
  const plans = readSeats(seats, fields.value['colours']);
  if (!plans.ok) return plans;
  const readPaceResult = readPace(pace);
  if (!readPaceResult.ok) return readPaceResult;
  const mine = Array.isArray(seats) ? seats.indexOf('me') : -1;
  const name = mine >= 0 ? readName(fields.value['name'], isOpen) : ok('');
  if (!name.ok) return name;
  const leads = readLeads(fields.value['leads'], plans.value.length);
  if (!leads.ok) return leads;
  const first = readSeat(fields.value['first']);
  if (!first.ok) return problem('first', first.problem.says);
  const read = readChance(fields.value);
  if (!read.ok) return read;
  const table: TableWish = {
    game,
    options: options as TableWish['options'],
    seats: plans.value,
    pace: readPaceResult.value,
    isOpen,
    ...(leads.value.length > 0 && { leads: leads.value.map((lead, seat) => (seat !== mine && lead === AT_RANDOM ? lead : '')) }),
    ...(first.value !== undefined && { first: first.value }),
  };
  const lead = leads.value[mine] || undefined;
  return ok({ table, seat: mine < 0 ? undefined : mine, name: name.value, ...read.value, lead });
}

/** What each seat leads: of one's own any word, of the others only that it is left to chance. */
function readLeads(raw: unknown, seats: number): Result<readonly string[]> {
  if (raw === undefined) return ok([]);
  const isFine = Array.isArray(raw) && raw.length === seats && raw.every((lead) => typeof lead === 'string' && isPlain(lead));
  return isFine ? ok(raw as string[]) : problem('leads', 'a list of words is expected, one for each seat');
}

/** What somebody chooses who sits down: `colour` and `lead`. */
export function readChoice({ colour, lead }: Fields): Result<Pick<Guest, 'colour' | 'lead'>> {
  if (colour !== undefined && !isColour(colour)) return problem('colour', 'a colour is expected');
  if (lead !== undefined && (typeof lead !== 'string' || !isPlain(lead))) return problem('lead', 'a word is expected');
  return ok({ colour, lead });
}

function readSeats(raw: unknown, colours: unknown = []): Result<readonly SeatPlan[]> {
  if (!Array.isArray(colours) || !colours.every((colour) => colour === null || isColour(colour)))
    return problem('colours', 'a list of colours is expected');
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > 8) return problem('seats', 'a list of 1 to 8 seats is expected');
  if (raw.filter((seat) => seat === 'me').length > 1) return problem('seats', 'you can sit in one seat');
  const plans: SeatPlan[] = [];
  for (const seat of raw as readonly unknown[]) {
    if (seat === 'me' || seat === 'open') plans.push({ kind: 'open' });
    else if (isFields(seat) && typeof seat['bot'] === 'string' && /^[\w-]{1,32}$/.test(seat['bot'])) {
      plans.push({ kind: 'bot', level: seat['bot'] });
    } else return problem('seats', '"me", "open" or {"bot": level} is expected');
  }
  if (plans.every(({ kind }) => kind === 'bot')) return problem('seats', 'a table is for at least one person');
  return ok(plans.map((plan, seat) => ({ ...plan, colour: colours[seat] ?? undefined })));
}

const DAYS = [1, 3, 7];

/** `"free"`, `{"minutes": 10, "seconds": 5}` or `{"days": 1}`. */
function readPace(raw: unknown): Result<Pace> {
  if (raw === 'free') return ok({ kind: 'free' });
  if (!isFields(raw)) return problem('pace', '"free", {"minutes", "seconds"} or {"days"} is expected');
  const { minutes, seconds = 0, days } = raw;
  if (days !== undefined) {
    return DAYS.includes(days as number) ? ok({ kind: 'days', days: days as number }) : problem('pace', '1, 3 or 7 days a move');
  }
  const isFine = isWhole(minutes, 1, 180) && isWhole(seconds, 0, 300);
  return isFine ? ok({ kind: 'clock', minutes, seconds }) : problem('pace', '1 to 180 minutes and 0 to 300 seconds a move');
}

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

/** What a person adds to chance: sealed, to be told when all have sat down; or up to 64 hexadecimal digits told at once. */
export function readChance({ salt = '', seal }: Fields): Result<Pick<Guest, 'salt' | 'seal'>> {
  if (typeof salt !== 'string' || !/^[0-9a-f]{0,64}$/.test(salt)) return problem('salt', 'up to 64 hexadecimal digits');
  if (seal === undefined) return ok({ salt });
  if (typeof seal !== 'string' || !isSeal(seal) || salt !== '')
    return problem('seal', '64 hexadecimal digits, and no salt beside them');
  return ok({ salt, seal });
}

export function readSeat(raw: unknown): Result<number | undefined> {
  if (raw === undefined || isWhole(raw, 1, 8)) return ok(raw === undefined ? undefined : raw - 1);
  return problem('seat', 'a seat is a number from 1');
}

/** The same for bots, who count from 0 as everything does that they are told. */
export function readIndex(raw: unknown): Result<number | undefined> {
  if (raw === undefined || isWhole(raw, 0, 7)) return ok(raw);
  return problem('seat', 'a seat is a number from 0');
}

export const readLanguage = (raw: unknown): Language => LANGUAGES.find((language) => language === raw) ?? 'en';
