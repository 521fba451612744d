/** What processes tell each other. Nothing here is the truth: a message may be lost, and the store knows better. */
export type BusMessage =
  /** Entries were written after this version. */
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
  check(): Promise<void>;
  close(): Promise<void>;
}
