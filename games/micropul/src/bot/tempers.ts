/** How a player is inclined, as numbers. */
export interface Temper {
  /** What it makes of each feature of a position (features.ts), as a factor. */
  readonly worth: Readonly<Record<string, number>>;
  /** How much it is drawn to what harms the other's groups, as a factor; it guides the eye, so a deep search overrules it. */
  readonly spite?: number;
}

const each = (names: readonly string[], factor: number): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name) => [name, factor]));

/** Points of groups with one stone, by how many sides are open: nearly closed, and wide open. */
const NEARLY_CLOSED = ['open0', 'open1', 'open2'];
const WIDE_OPEN = ['open3', 'open4', 'open5', 'open6'];

/** The largest group without a stone. */
const FREE = ['mineClosed', 'mineNearly', 'theirsClosed', 'theirsNearly'];

/** One for each character of the house, by its epithet. Any level can have any of them. */
export const TEMPERS = {
  /** Claims the largest group in sight, however open, and barges into those of the other. */
  brawler: { worth: { ...each(WIDE_OPEN, 1.6), stones: 0 }, spite: 3 },
  /** Grows what it has and is in no hurry to close it. */
  builder: { worth: { ...each(WIDE_OPEN, 1.8), ...each(NEARLY_CLOSED, 1.6), openGroups: 0.6 } },
  /** Claims wide open groups and hopes that they close. */
  gambler: { worth: { ...each(WIDE_OPEN, 1.35), stones: 0.3 } },
  /** Keeps a stone for the group that the other leaves closed, or nearly. */
  fox: { worth: { ...each(FREE, 5), stones: 1.7 } },
  /** Closes early what it has, however small, and saves tiles. */
  careful: { worth: { ...each(WIDE_OPEN, 0.75), stones: 1.3, supply: 0.5 } },
  /** As the evaluation was fitted. */
  master: { worth: {} },
} as const satisfies Readonly<Record<string, Temper>>;

export type TemperName = keyof typeof TEMPERS;
