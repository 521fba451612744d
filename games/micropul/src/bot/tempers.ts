/** How a player is inclined, as numbers: what it makes of each feature of a position (features.ts), as a factor. */
export interface Temper {
  readonly worth: Readonly<Record<string, number>>;
}

const each = (names: readonly string[], factor: number): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name) => [name, factor]));

/** Points of groups with one stone, by how many sides are open: nearly closed, and wide open. */
const NEARLY_CLOSED = ['open0', 'open1', 'open2'];
const WIDE_OPEN = ['open3', 'open4', 'open5', 'open6'];

/** The names are the same wherever a game has such a temper. */
export const TEMPERS = {
  /** As the evaluation was fitted. */
  careful: { worth: {} },
  /** Claims wide open groups and hopes that they close. */
  bold: { worth: { ...each(WIDE_OPEN, 1.35), ...each(NEARLY_CLOSED, 1.1), stones: 0.8 } },
  /** Grows what it has and is in no hurry to close it. */
  builder: { worth: { ...each(WIDE_OPEN, 1.2), ...each(NEARLY_CLOSED, 1.2), openGroups: 0.8 } },
  /** Closes early what it has, however small. */
  closer: { worth: { ...each(WIDE_OPEN, 0.7), ...each(NEARLY_CLOSED, 0.85), mineClosed: 1.3 } },
  /** Collects tiles: every dot is worth a detour. */
  collector: { worth: { supply: 1.6, dots: 1.5, bestSpot: 1.3 } },
} as const satisfies Readonly<Record<string, Temper>>;

export type TemperName = keyof typeof TEMPERS;
