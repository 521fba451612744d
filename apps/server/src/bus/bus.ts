/** What processes tell each other. Nothing here is the truth: a message may be lost or forged, and the store knows better. */
export type BusMessage =
  /** Something was written: who follows reads it from the store. Entries themselves are never believed, and no longer sent. */
  | { readonly kind: 'entries'; readonly version: number; readonly entries: readonly string[] }
  | { readonly kind: 'said'; readonly seat: number; readonly phrase: string }
  /** Who is connected to the process that says so. */
  | { readonly kind: 'here'; readonly process: string; readonly seats: readonly number[]; readonly watchers: number };

export interface Bus {
  readonly kind: string;
  /** To every process that follows this table, this one included. */
  publish(table: string, message: BusMessage): void;
  /** Answers what ends it. */
  follow(table: string, hear: (message: BusMessage) => void): () => void;
  /** Called when messages may have been missed: whoever follows a table should look into the store. */
  onGap(call: () => void): void;
  /** One of those who serve this kind of work does it; undefined when nobody serves. */
  ask(work: string, question: string, timeout: number): Promise<string | undefined>;
  serve(work: string, answer: (question: string) => Promise<string>): () => void;
  /** Throws while others can't be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const MOST_SEATS = 16;

/** What came over a wire, or undefined: a kind of a later version, or nonsense. Never throws. */
export function readBusMessage(text: string): BusMessage | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { kind, version, entries, seat, phrase, process, seats, watchers } = raw as Record<string, unknown>;
  if (kind === 'entries' && isCount(version) && Array.isArray(entries))
    // Older servers send the entries and the version before them.
    return { kind, version: version + entries.length, entries: [] };
  if (kind === 'said' && isCount(seat) && typeof phrase === 'string') return { kind, seat, phrase };
  const areSeats = Array.isArray(seats) && seats.length <= MOST_SEATS && seats.every(isCount);
  if (kind === 'here' && typeof process === 'string' && areSeats && isCount(watchers)) return { kind, process, seats, watchers };
  return undefined;
}
