import { shareOfElo } from './statistics.ts';

/** Games between two of several players: what the first got of them. */
export interface Pairing {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly points: number;
}

export interface Rating {
  /** Relative to the first player, who has 0. */
  readonly elo: number;
  /** Half of the 95 % interval, against the field as a whole. */
  readonly error: number;
}

const ROUNDS = 2000;

/** Bradley-Terry ratings of a round robin, by Hunter's iteration. A virtual draw in each pairing keeps a clean sweep finite. */
export function rate(players: number, pairings: readonly Pairing[]): Rating[] {
  let strength = new Float64Array(players).fill(1);
  for (let round = 0; round < ROUNDS; round++) strength = improve(strength, pairings);
  const first = strength[0]!;
  const elos = Array.from(strength, (each) => 400 * Math.log10(each / first));
  return elos.map((elo, player) => ({ elo, error: errorOf(player, elos, pairings) }));
}

function improve(strength: Float64Array<ArrayBuffer>, pairings: readonly Pairing[]): Float64Array<ArrayBuffer> {
  const won = new Float64Array(strength.length);
  const met = new Float64Array(strength.length);
  for (const { a, b, games, points } of pairings) {
    const sum = strength[a]! + strength[b]!;
    won[a]! += points + 0.5;
    won[b]! += games - points + 0.5;
    met[a]! += (games + 1) / sum;
    met[b]! += (games + 1) / sum;
  }
  return strength.map((each, player) => (met[player]! > 0 ? won[player]! / met[player]! : each));
}

function errorOf(player: number, elos: readonly number[], pairings: readonly Pairing[]): number {
  let information = 0;
  for (const { a, b, games } of pairings) {
    if (a !== player && b !== player) continue;
    const share = shareOfElo(elos[a]! - elos[b]!);
    information += games * share * (1 - share);
  }
  return information > 0 ? (1.96 * 400) / Math.LN10 / Math.sqrt(information) : Number.POSITIVE_INFINITY;
}
