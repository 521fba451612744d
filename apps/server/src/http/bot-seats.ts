/** Fields for bots with one seat, and with several; games and rooms count from 0, people and notation from 1. */
export const ONE_SEAT: ReadonlySet<string> = new Set([
  'seat',
  'viewer',
  'actor',
  'turn',
  'first',
  'by',
  'sees',
  'golem',
  'teleporting',
  'victim',
  'host',
]);
export const SEVERAL_SEATS: ReadonlySet<string> = new Set([
  'seats',
  'pending',
  'order',
  'passed',
  'last',
  'winners',
  'stones',
  'strikers',
  'asked',
  'by',
  'hurt',
  'yes',
  'whom',
  'untold',
  'running',
]);
/** What was agreed on goes back as it came; heaps of cards and tokens are counted by kind, whatever the kinds are called. */
const AS_IT_IS: ReadonlySet<string> = new Set([
  'options',
  'discard',
  'bagTokens',
  'deck',
  'decks',
  'pool',
  'supply',
  'tokens',
  'hit',
]);

const isSeat = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** The same with every seat counted from 1. Lists by seat stay lists: the first is of seat 1. */
export function fromOne(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromOne);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, counted(key, inner)]));
}

function counted(key: string, value: unknown): unknown {
  if (AS_IT_IS.has(key)) return value;
  if (ONE_SEAT.has(key) && isSeat(value)) return value + 1;
  if (SEVERAL_SEATS.has(key) && Array.isArray(value) && value.every(isSeat)) return value.map((seat) => seat + 1);
  return fromOne(value);
}
