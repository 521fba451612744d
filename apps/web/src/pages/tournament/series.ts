import type { Battle, Mode } from '@stolik/golems/tournament';
import { type BattleResult, type Standing, standingsOf } from '@stolik/golems/tournament/standings';
import type { Sitter } from '@stolik/table/table';

/** A battle of a series: the table it is played at, and how it ended. */
export interface SeriesBattle extends Battle {
  readonly table?: string;
  readonly result?: BattleResult;
}

/** A tournament as it is kept in this browser. */
export interface Series {
  readonly id: string;
  readonly participants: readonly Sitter[];
  readonly mode: Mode;
  readonly battles: readonly SeriesBattle[];
  /** The golem of each participant, as it was kept: `leadsOf` reads it. */
  readonly leads?: readonly (string | null)[];
  readonly savedAt: number;
}

/** The battle that is to be played now; -1 when all are over. */
export const nextBattle = ({ battles }: Series): number => battles.findIndex(({ result }) => result === undefined);

/** Tournaments are played in the sixth edition. */
export const GAME = 'golems6';

export const isDone = (series: Series): boolean => nextBattle(series) < 0;

export const playedIn = ({ battles }: Series): number => battles.filter(({ result }) => result !== undefined).length;

export const standingsIn = ({ participants, battles }: Series): readonly Standing[] =>
  standingsOf(
    participants.length,
    battles,
    battles.map(({ result }) => result),
  );

/** Who shares the first place. */
export const leadersIn = (series: Series): readonly number[] =>
  standingsIn(series)
    .filter(({ place }) => place === 1)
    .map(({ participant }) => participant);

export const battleAt = ({ battles }: Series, table: string): number => battles.findIndex((battle) => battle.table === table);

export const withBattle = (series: Series, index: number, change: Partial<SeriesBattle>, now: number): Series => ({
  ...series,
  battles: series.battles.map((battle, at) => (at === index ? { ...battle, ...change } : battle)),
  savedAt: now,
});

/** The participants of a battle by seat. */
export const sittersIn = ({ participants, battles }: Series, index: number): readonly Sitter[] =>
  battles[index]!.seats.map((participant) => participants[participant]!);

/** What another version stored, or somebody by hand, is no tournament. */
export const readSeries = (raw: unknown): Series | undefined => (isSeries(raw) ? raw : undefined);

function isSeries(raw: unknown): raw is Series {
  if (typeof raw !== 'object' || raw === null) return false;
  const { id, participants, mode, battles, savedAt } = raw as Record<string, unknown>;
  if (typeof id !== 'string' || !Array.isArray(participants) || !Array.isArray(battles) || typeof savedAt !== 'number')
    return false;
  const areSitters = participants.every((each) => typeof (each as Sitter | null)?.name === 'string');
  const isSeat = (seat: unknown): boolean =>
    Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < participants.length;
  const areBattles = battles.every((each: unknown) => {
    const { seats, scenario, turn = 0, result } = (each ?? {}) as Partial<SeriesBattle>;
    const isResult =
      result === undefined || (Array.isArray(result?.places) && Array.isArray(result.dealt) && Array.isArray(result.taken));
    return Array.isArray(seats) && seats.every(isSeat) && typeof scenario === 'string' && isSeat(turn) && isResult;
  });
  return areSitters && areBattles && battles.length > 0 && (mode === 'all' || mode === 'pairs');
}
