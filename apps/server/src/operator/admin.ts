import { parseArgs } from 'node:util';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { CLASS_GAME } from '../classes/loading.ts';
import type { Offer } from '../games.ts';
import { type Store, WEIGH_BY, type WeighBy, type Weight } from '../store/store.ts';
import { findId, type Inside, lookInside } from './inspect.ts';
import { readNetwork } from './networks.ts';
import { askWhoIsThere, block, type Ended, end, readOrders, reopen, unblock } from './orders.ts';
import { asTable, DAY, sayAgo, sayBytes, sayTime, WEIGHT_HEAD, weightRow } from './words.ts';

/** What an order needs: the store, and a little patience for servers that answer. */
export interface AdminPlan {
  readonly store: Store;
  readonly offers: readonly Offer[];
  now(): number;
  /** Until servers have seen an order. */
  wait(): Promise<void>;
}

/** What is shown, as lines for people and as data for programs. */
interface Answer {
  readonly lines: readonly string[];
  readonly data: unknown;
}

const OPTIONS = {
  by: { type: 'string', shows: '--by ORDER', says: `${WEIGH_BY.join(', ')} (bytes)` },
  limit: { type: 'string', shows: '--limit N', says: 'so many lines (20)' },
  names: { type: 'boolean', shows: '--names', says: 'show the names of people and classes, too' },
  days: { type: 'string', shows: '--days N', says: 'so many days (30, at most 3650)' },
  note: { type: 'string', shows: '--note TEXT', says: 'why, for other operators' },
  yes: { type: 'boolean', shows: '--yes', says: 'really' },
  json: { type: 'boolean', shows: '--json', says: 'for programs' },
} as const;

type OptionName = keyof typeof OPTIONS;
type Given = Readonly<Partial<Record<OptionName, string | boolean>>>;

interface AdminCommand {
  readonly takes?: 'ID' | 'NETWORK';
  readonly options: readonly OptionName[];
  readonly says: string;
  run(plan: AdminPlan, what: string, given: Given): Promise<Result<Answer>>;
}

const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  list: { options: ['by', 'limit', 'names', 'json'], says: 'tables and classes, the largest first', run: list },
  inspect: { takes: 'ID', options: ['names', 'json'], says: 'one of them: cost, seats, who is connected', run: inspect },
  end: { takes: 'ID', options: ['json'], says: 'close a table or class; it is kept, and can be reopened', run: endOne },
  reopen: { takes: 'ID', options: ['json'], says: 'take that back', run: reopenOne },
  delete: { takes: 'ID', options: ['yes', 'json'], says: 'remove a table or class with everything about it', run: deleteOne },
  block: {
    takes: 'NETWORK',
    options: ['days', 'note', 'json'],
    says: 'serve nobody from an address or a network',
    run: blockOne,
  },
  unblock: { takes: 'NETWORK', options: ['json'], says: 'take that back', run: unblockOne },
  blocks: { options: ['json'], says: 'what is blocked, and for how long', run: listBlocks },
};

export const ADMIN_HELP = helpOf();

function helpOf(): string {
  const calls = Object.entries(COMMANDS).map(([word, { takes = '', says }]) => [`  ${word} ${takes}`, says] as const);
  const options = Object.values(OPTIONS).map(({ shows, says }) => [`  ${shows}`, says] as const);
  const lines = [
    ...calls,
    ['', ''] as const,
    ...options,
    ['  --data FOLDER', 'where the server keeps its tables (also STOLIK_DATA, DATABASE_URL)'] as const,
  ];
  const width = Math.max(...lines.map(([call]) => call.length)) + 2;
  return [
    'stolik admin COMMAND …',
    '',
    ...lines.map(([call, says]) => (call === '' ? '' : call.padEnd(width) + says)),
    '',
    'ID is the id or the code of a table or class. NETWORK is 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48.',
    'Servers that are running on the same store obey within two seconds; everybody affected is told so.',
  ].join('\n');
}

export interface AdminWords {
  readonly command: string;
  readonly what: string;
  readonly given: Given;
}

/** Reads the words after `stolik admin`; undefined for help. */
export function readAdmin(args: readonly string[]): Result<AdminWords | undefined> {
  let parsed: ReturnType<typeof parseAll>;
  try {
    parsed = parseAll(args);
  } catch (error) {
    return problem('admin', error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [word = 'help', what = '', ...more] = positionals;
  if (word === 'help' || values.help) return ok(undefined);
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (!command) return problem(word, `there is no such command; there are ${Object.keys(COMMANDS).join(', ')}`);
  if (command.takes && what === '')
    return problem(word, `which ${command.takes === 'ID' ? 'table or class' : 'network'}? stolik admin ${word} ${command.takes}`);
  const extra = command.takes ? more[0] : what || undefined;
  if (extra !== undefined)
    return problem(extra, `stolik admin ${word} takes ${command.takes ? `one ${command.takes}` : 'nothing'}`);
  const { data: _, help: __, ...given } = values;
  const odd = (Object.keys(given) as OptionName[]).find((name) => !command.options.includes(name));
  if (odd !== undefined)
    return problem(`--${odd}`, `not with ${word}; it takes ${command.options.map((name) => OPTIONS[name].shows).join(', ')}`);
  return ok({ command: word, what, given });
}

const parseAll = (args: readonly string[]) => {
  const { by, limit, names, days, note, yes, json } = OPTIONS;
  const options = {
    by,
    limit,
    names,
    days,
    note,
    yes,
    json,
    data: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  return parseArgs({ args: [...args], allowPositionals: true, options });
};

/** Does what was asked for and answers what to print. */
export async function runAdmin(plan: AdminPlan, { command, what, given }: AdminWords): Promise<Result<string>> {
  const answer = await COMMANDS[command]!.run(plan, what, given);
  if (!answer.ok) return answer;
  return ok(given.json ? JSON.stringify(answer.value.data, undefined, 2) : answer.value.lines.join('\n'));
}

function readCount(given: Given, name: 'limit' | 'days', usual: number, most: number): Result<number> {
  const value = given[name] === undefined ? usual : Number(given[name]);
  return Number.isInteger(value) && value >= 1 && value <= most
    ? ok(value)
    : problem(`--${name}`, `a number from 1 to ${most} is expected`);
}

async function list({ store, offers, now }: AdminPlan, _: string, given: Given): Promise<Result<Answer>> {
  const by = WEIGH_BY.find((order) => order === (given.by ?? 'bytes')) as WeighBy | undefined;
  if (!by) return problem('--by', `there are ${WEIGH_BY.join(', ')}`);
  const limit = readCount(given, 'limit', 20, 100_000);
  if (!limit.ok) return limit;
  const weights = await store.weigh({ by, limit: limit.value });
  const count = await store.countTables();
  const insides = new Map<string, Inside>();
  if (given.names) for (const weight of weights) insides.set(weight.id, await lookInside(store, weight, offers, true));
  const rows = weights.map((weight) => [...weightRow(weight, now()), (insides.get(weight.id)?.lines ?? []).join('; ')]);
  const all = `${count} tables and classes, ${sayBytes(await store.size())} in all`;
  const data = weights.map((weight) => ({ ...weight, ...(given.names && { inside: insides.get(weight.id)?.lines ?? [] }) }));
  return ok({
    lines: count === 0 ? ['There are no tables and no classes.'] : [...asTable([...WEIGHT_HEAD, ''], rows, 3), '', all],
    data,
  });
}

interface Found {
  readonly weight: Weight;
  readonly inside: Inside;
  readonly kind: Ended['kind'];
}

async function findOne({ store, offers }: AdminPlan, word: string, withNames: boolean): Promise<Result<Found>> {
  const id = await findId(store, word);
  const [weight] = id === undefined ? [] : await store.weigh({ by: 'bytes', limit: 1, id });
  if (!weight) return problem(word, 'there is no table or class with this id or code');
  const inside = await lookInside(store, weight, offers, withNames);
  return ok({ weight, inside, kind: weight.game === CLASS_GAME ? 'class' : 'table' });
}

const sayOne = ({ weight: { id, game, phase, entries, bytes }, kind }: Found): string =>
  `${kind} ${id} (${kind === 'class' ? '' : `${game}, ${phase}, `}${entries === 1 ? '1 entry' : `${entries} entries`}, ${sayBytes(bytes)})`;

async function inspect(plan: AdminPlan, word: string, given: Given): Promise<Result<Answer>> {
  const found = await findOne(plan, word, given.names === true);
  if (!found.ok) return found;
  const { weight, inside } = found.value;
  const { id, at, openedAt } = weight;
  const { store, now, wait } = plan;
  const ended = (await readOrders(store, now())).ended.find((one) => one.id === id);
  const answers = await askWhoIsThere(store, id, now(), wait);
  const connections = answers.reduce((sum, answer) => sum + answer.connections, 0);
  const servers = answers.length === 1 ? 'one server' : `${answers.length} servers`;
  const lines = [
    sayOne(found.value),
    `  opened ${sayAgo(openedAt, now())} ago, last used ${sayAgo(at, now())} ago (to the hour)`,
    ...(ended ? [`  closed by an operator ${sayAgo(ended.at, now())} ago`] : []),
    answers.length === 0
      ? '  no server has answered: who is connected is not known'
      : `  connections ${connections}, at ${servers}`,
    ...inside.lines.map((line) => `  ${line}`),
  ];
  const seats = [...new Set(answers.flatMap((answer) => answer.seats))].toSorted((a, b) => a - b);
  const present = { servers: answers.length, connections, seatsHere: seats.map((seat) => seat + 1) };
  return ok({ lines, data: { ...weight, inside: inside.lines, isEnded: ended !== undefined, ...present } });
}

/** A class and all of its tables, rematches too; a table alone. */
async function withTables(
  store: Store,
  { weight: { id }, inside, kind }: Found,
  at: number,
  isDeleted: boolean,
): Promise<readonly Ended[]> {
  const own = kind === 'class' ? (await store.tablesOf(id)).map((table) => table.id) : [];
  const tables = [...new Set([...inside.tables, ...own])];
  return [{ id, kind, at, isDeleted }, ...tables.map((table): Ended => ({ id: table, kind: 'table', at, isDeleted }))];
}

async function endOne(plan: AdminPlan, word: string): Promise<Result<Answer>> {
  const found = await findOne(plan, word, false);
  if (!found.ok) return found;
  const { id } = found.value.weight;
  await end(plan.store, await withTables(plan.store, found.value, plan.now(), false));
  const says = `Closed: ${sayOne(found.value)}. Those who are there are told so within two seconds. stolik admin reopen ${id} takes it back.`;
  return ok({ lines: [says], data: { ended: id } });
}

async function reopenOne(plan: AdminPlan, word: string): Promise<Result<Answer>> {
  const found = await findOne(plan, word, false);
  if (!found.ok) return found;
  const { id } = found.value.weight;
  const { ended } = await readOrders(plan.store, plan.now());
  if (!ended.some((one) => one.id === id)) return problem(word, 'no operator has closed it');
  const all = await withTables(plan.store, found.value, 0, false);
  await reopen(
    plan.store,
    all.map((one) => one.id),
  );
  return ok({ lines: [`Reopened: ${sayOne(found.value)}.`], data: { reopened: id } });
}

async function deleteOne(plan: AdminPlan, word: string, given: Given): Promise<Result<Answer>> {
  const found = await findOne(plan, word, false);
  if (!found.ok) return found;
  const { weight } = found.value;
  const all = await withTables(plan.store, found.value, plan.now(), true);
  const more = all.length > 1 ? ` and ${all.length - 1} of its tables` : '';
  if (!given.yes) return problem(word, `this removes ${sayOne(found.value)}${more} for good; add --yes to do it`);
  const { store } = plan;
  // It is closed before it is removed, so that no process writes it again from memory.
  await end(store, all);
  await plan.wait();
  for (const { id } of all.toReversed()) await store.remove(id);
  return ok({
    lines: [`Removed: ${sayOne(found.value)}${more}.`],
    data: { deleted: all.map(({ id }) => id), bytes: weight.bytes },
  });
}

async function blockOne({ store, now }: AdminPlan, text: string, given: Given): Promise<Result<Answer>> {
  const network = readNetwork(text);
  if (!network.ok) return network;
  const days = readCount(given, 'days', 30, 3650);
  if (!days.ok) return days;
  const note = String(given.note ?? '');
  if (note.length > 200) return problem('--note', 'up to 200 characters, please');
  const until = now() + days.value * DAY;
  await block(store, { network: network.value, at: now(), until, note });
  const says = `Nobody from ${network.value} is served for ${days.value} ${days.value === 1 ? 'day' : 'days'}.`;
  return ok({ lines: [says, `stolik admin unblock ${network.value} takes it back.`], data: { network: network.value, until } });
}

async function unblockOne({ store }: AdminPlan, text: string): Promise<Result<Answer>> {
  const network = readNetwork(text);
  if (!network.ok) return network;
  if (!(await unblock(store, network.value)))
    return problem(text, `${network.value} is not blocked; stolik admin blocks lists what is`);
  return ok({ lines: [`${network.value} is served again.`], data: { network: network.value } });
}

async function listBlocks({ store, now }: AdminPlan): Promise<Result<Answer>> {
  const { blocks } = await readOrders(store, now());
  const rows = blocks.map(({ network, at, until, note }) => [network, note, sayAgo(at, now()), sayTime(until - now())]);
  const lines = blocks.length === 0 ? ['Nothing is blocked.'] : asTable(['network', 'note', 'since', 'for'], rows, 2);
  return ok({ lines, data: blocks });
}
