import { BOOK6 } from '../scenarios/book6.ts';
import type { Scenario } from '../scenarios/scenario.ts';

/** All at one table in every battle, or each against each in duels. */
export const MODES = ['all', 'pairs'] as const;
export type Mode = (typeof MODES)[number];

/** One battle of a tournament: who sits where, as numbers of participants, and on which field. */
export interface Battle {
  readonly seats: readonly number[];
  readonly scenario: string;
  /** Everybody begins so many starts before the one of their seat. */
  readonly turn?: number;
}

export const FEWEST = 2;
export const MOST = 4;
/** The limit on battles of all together. */
export const MOST_BATTLES = 5;
/** Each against each: so often at most. */
export const MOST_LEGS = 2;

/** Fields for this number of golems without bots, none for children; the field made for tournaments is the last. [G6.10.5] */
export function fieldsFor(players: number): readonly Scenario[] {
  const fits = ({ players: { min, max }, bots, options }: Scenario): boolean =>
    players >= min && players <= max && bots.length === 0 && options['kids'] !== true && options['logic'] !== true;
  const fields = BOOK6.scenarios.filter(fits);
  const isFinal = ({ id }: Scenario): boolean => id === 'tournament';
  return [...fields.filter((field) => !isFinal(field)), ...fields.filter(isFinal)];
}

/**
 * All battles in the order they are played. Each participant uses every start once before any start repeats, because starts and
 * golems are not alike. Seats stay, so everybody keeps their mark. Together, `count` is the number of battles; each against each,
 * it is how often every pair meets.
 */
export function planBattles(mode: Mode, participants: number, count: number): readonly Battle[] {
  return mode === 'all' || participants === FEWEST ? together(participants, count) : duels(participants, count);
}

function together(participants: number, count: number): readonly Battle[] {
  const fields = fieldsFor(participants);
  return Array.from({ length: count }, (_, battle) => {
    const isLast = battle === count - 1;
    const field = isLast && participants === MOST ? fields.at(-1)! : fields[battle % fields.length]!;
    return { seats: Array.from({ length: participants }, (_, seat) => seat), scenario: field.id, turn: battle % participants };
  });
}

/** The field of a battle, with everybody where this battle wants them to begin. [G6.10.5] */
export function fieldOf({ seats, scenario, turn = 0 }: Battle): Scenario | undefined {
  const field = BOOK6.find(scenario);
  if (!field || turn === 0) return field;
  const count = seats.length;
  const starts = field.starts.map((start, seat) => (seat < count ? field.starts[(seat + count - turn) % count]! : start));
  return { ...field, starts };
}

/** The pairs by the circle: one stays, the others go round, so that nobody waits long. */
function duels(participants: number, legs: number): readonly Battle[] {
  const fields = fieldsFor(FEWEST);
  const pairs = pairsOf(participants);
  return Array.from({ length: legs }, (_, leg) => leg).flatMap((leg) =>
    pairs.map((pair, index) => ({
      seats: pair.toSorted((one, other) => one - other),
      scenario: fields[(leg * pairs.length + index) % fields.length]!.id,
      // Who began on one side begins on the other the next time.
      turn: (index + leg) % 2,
    })),
  );
}

function pairsOf(participants: number): readonly (readonly number[])[] {
  const size = participants + (participants % 2);
  const ring = Array.from({ length: size - 1 }, (_, at) => at + 1);
  const pairs: (readonly number[])[] = [];
  for (let day = 0; day < size - 1; day++) {
    const row = [0, ...ring.slice(day), ...ring.slice(0, day)];
    for (let at = 0; at < size / 2; at++) {
      const pair = [row[at]!, row[size - 1 - at]!];
      if (pair.every((each) => each < participants)) pairs.push(pair);
    }
  }
  return pairs;
}
