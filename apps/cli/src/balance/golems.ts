import { balanceGolems4, balanceGolems6 } from '@stolik/golems/inside';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Rows and columns are kinds; a cell is how often the row has won against the column, a draw counted as half. */
function matrixTable(
  names: readonly string[],
  share: (row: number, column: number) => number,
  overall: readonly number[],
): string {
  const head = `| | ${names.join(' | ')} | overall |`;
  const rule = `|---|${names.map(() => '---:|').join('')}---:|`;
  const rows = names.map((name, row) => {
    const cells = names.map((_, column) => (row === column ? '' : percent(share(row, column))));
    return `| **${name}** | ${cells.join(' | ')} | **${percent(overall[row] ?? 0)}** |`;
  });
  return [head, rule, ...rows].join('\n');
}

function outliers(names: readonly string[], overall: readonly number[]): string {
  const named = (isOut: (share: number) => boolean): string =>
    names
      .flatMap((name, index) => (isOut(overall[index] ?? 0) ? [`${name} (${percent(overall[index] ?? 0)})`] : []))
      .join(', ') || 'none';
  return `Above 60 %: ${named((share) => share > 0.6)}. Below 40 %: ${named((share) => share < 0.4)}.`;
}

export function reportGolems6(games: number, seed: number, progress: (line: string) => void): string {
  const { types, pairs, matrix, overall } = balanceGolems6({
    games,
    seed,
    onPair: (pair) => progress(`${pair.types.join(' against ')}: ${pair.wins.join(' : ')}, ${pair.draws} draws`),
  });
  const all = pairs.reduce((sum, pair) => sum + pair.games, 0);
  const sum = (of: 'knockOuts' | 'rounds' | 'draws'): number => pairs.reduce((total, pair) => total + pair[of], 0);
  return `# Golems 6.1: the types against each other

\`npx stolik balance golems6 --games ${games} --seed ${seed}\`: every type against every other in the duel scenario, ${games} games a pair with the seats
changed every game, both led by the greedy player.

${matrixTable(types, (row, column) => matrix[row]?.[column] ?? 0.5, overall)}

${outliers(types, overall)}

Over ${all} games: ${percent(sum('knockOuts') / all)} end by a knock-out, ${percent(sum('draws') / all)} are drawn; ${(sum('rounds') / all).toFixed(1)} rounds on average.`;
}

export function reportGolems4(games: number, seed: number, progress: (line: string) => void): string {
  progress(`six pairs, ${games} games each`);
  const { duels, rates } = balanceGolems4(games, seed);
  const names = Object.keys(rates) as (keyof typeof rates)[];
  const share = (row: number, column: number): number => {
    const duel = duels.find(({ one, other }) => [one, other].includes(names[row]!) && [one, other].includes(names[column]!));
    if (!duel) return 0.5;
    return ((duel.one === names[row] ? duel.wins : duel.losses) + duel.draws / 2) / duel.games;
  };
  const overall = names.map((name) => rates[name]);
  const all = duels.reduce((sum, duel) => sum + duel.games, 0);
  const sum = (of: 'knockOuts' | 'draws'): number => duels.reduce((total, duel) => total + duel[of], 0);
  const rounds = duels.reduce((total, duel) => total + duel.rounds * duel.games, 0);
  return `# Golems 4.0: the robots against each other

\`npx stolik balance golems4 --games ${games} --seed ${seed}\`: every robot against every other on the summer field, ${games} games a pair with the seats
changed every game, both led by the greedy player.

${matrixTable(names, share, overall)}

${outliers(names, overall)}

Over ${all} games: ${percent(sum('knockOuts') / all)} end by a knock-out, ${percent(sum('draws') / all)} are drawn; ${(rounds / all).toFixed(1)} rounds on average.`;
}
