import { type Actor, CHANCE, REFEREE } from '@stolik/kernel/game';
import { golems6 } from '../../src/games/golems6.ts';
import type { State6 } from '../../src/v6/state.ts';
import type { View6 } from '../../src/v6/view.ts';

/**
 * What may be done, found by trying out texts: everything that looks like a move is written down and struck out again by the
 * clauses, from the whole truth as a view shows it. Shares no code with the rules but the view.
 */
export function naiveMoves(state: State6, actor: Actor): string[] {
  const view = golems6.view(state, REFEREE);
  switch (view.phase) {
    case 'program':
      return programs(view, actor).map((text) => `program ${text}`);
    case 'subprogram':
      return subprograms().map((text) => `subprogram ${text}`);
    case 'luck':
      return Object.entries(view.decks[state.asked]!).flatMap(([card, count]) => (count > 0 ? [`luck ${card}`] : []));
    case 'die':
      return [1, 2, 3, 4, 5, 6].map((die) => `die ${die}`);
    case 'open':
      return Object.entries(view.pool).flatMap(([contents, count]) => (count > 0 ? [`open ${contents}`] : []));
    case 'choose':
      return (view.programs[actor]!.logic!.token === 'or' ? ['first', 'second', 'both'] : ['first', 'second']).map(
        (text) => `choose ${text}`,
      );
    case 'exit':
      return exits(view, actor).map((cell) => `exit ${cell}`);
    case 'teleport':
      return ['none', ...cells(view).filter((cell) => isFree(view, cell))].map((cell) => `teleport ${cell}`);
    case 'logic':
      return logic(view, actor);
    default:
      return [];
  }
}

const HAND: Readonly<Record<string, number>> = { F: 3, B: 3, L: 2, R: 2, S: 1, A: 2, D: 2 };
const PLAIN = Object.keys(HAND);

function programs(view: View6, seat: Actor): string[] {
  const golem = view.golems[seat]!;
  const { kids } = view.options;
  const usual = kids ? Math.min(3, golem.rows) : golem.rows;
  const lengths =
    golem.extra > 0 ? Array.from({ length: golem.extra + 1 }, (_, more) => usual + more) : [Math.max(1, usual + golem.extra)];
  const hand = { ...HAND };
  for (const card of view.subprograms[seat]?.split(' ') ?? []) hand[card]!--;
  if (kids) for (const card of 'SAD') hand[card] = 0;
  const bonuses: string[] = [];
  if (view.luck[seat] === 'repeat') bonuses.push(...PLAIN.map((card) => `2(${card})`));
  if (view.luck[seat] === 'while') {
    for (const sensor of ['', 'barrel', 'wall', 'water']) bonuses.push(...[...'FBLRA'].map((card) => `W${sensor}(${card})`));
  }
  if (view.luck[seat] === 'if') {
    for (const test of ['', 'barrel', 'wall', 'water', 'hit']) {
      for (const yes of PLAIN) bonuses.push(...PLAIN.map((no) => `?${test}(${yes}:${no})`));
    }
  }
  if (view.subprograms[seat]) bonuses.push('P');
  const rows = kids ? PLAIN : [...PLAIN, ...bonuses];
  return lengths
    .flatMap((length) => sequences(rows, length))
    .filter((program) => isAllowed(program, hand))
    .map((program) => program.join(' '));
}

function sequences(rows: readonly string[], length: number): string[][] {
  if (length === 0) return [[]];
  return sequences(rows, length - 1).flatMap((program) => rows.map((row) => [...program, row]));
}

function isAllowed(program: readonly string[], hand: Readonly<Record<string, number>>): boolean {
  if (program.filter((row) => row.length > 1 || row === 'P').length > 1) return false;
  const letters = program.map((row) => (row.includes('(') ? row.slice(row.indexOf('(')) : row)).join('');
  return PLAIN.every((card) => letters.split(card).length - 1 <= hand[card]!);
}

function subprograms(): string[] {
  const pairs = PLAIN.flatMap((first) => PLAIN.map((second) => [first, second] as const));
  const isBattle = (card: string): boolean => card === 'A' || card === 'D';
  const good = pairs.filter(([first, second]) => !(isBattle(first) && isBattle(second)) && !(first === 'S' && second === 'S'));
  return ['none', ...good.map((pair) => pair.join(' '))];
}

function cells(view: View6): string[] {
  const height = view.field.length;
  return view.field.flatMap((row, index) =>
    [...row].flatMap((ground, x) => (ground === '#' ? [] : [`${String.fromCharCode(97 + x)}${height - index}`])),
  );
}

const isObstacle = (word: string): boolean => /^(wall|water|ladder|barrel)/.test(word);

function isFree(view: View6, cell: string): boolean {
  if (view.golems.some(({ at }) => at === cell)) return false;
  return !(view.tokens[cell] ?? '').split(' ').some(isObstacle);
}

function beside(cell: string): string[] {
  const letter = cell.charCodeAt(0);
  const number = Number(cell.slice(1));
  return [
    `${String.fromCharCode(letter - 1)}${number}`,
    `${String.fromCharCode(letter + 1)}${number}`,
    `${cell[0]}${number - 1}`,
    `${cell[0]}${number + 1}`,
  ];
}

function exits(view: View6, seat: Actor): string[] {
  const stream = [view.swimming[seat]!];
  for (const water of stream) {
    for (const side of beside(water)) if (view.tokens[side] === 'water' && !stream.includes(side)) stream.push(side);
  }
  const shore = cells(view).filter((cell) => beside(cell).some((side) => stream.includes(side)));
  return shore.filter((cell) => isFree(view, cell) || cell === view.golems[seat]!.at);
}

function logic(view: View6, seat: Actor): string[] {
  const token = view.held[seat]!;
  const moves = ['logic none'];
  for (const [owner, program] of view.programs.entries()) {
    if (!program.laid || program.logic || view.golems[owner]!.at === null) continue;
    for (let row = 1; row <= program.length!; row++) {
      if (token !== 'not' && row === program.length) continue;
      for (const part of token === 'not' ? ['', 'then', 'else'] : ['']) moves.push(`logic ${token} ${owner + 1}:${row}${part}`);
    }
  }
  const bare = cells(view).filter((cell) => !view.tokens[cell] && !view.golems.some(({ at }) => at === cell));
  return [...moves, ...bare.map((cell) => `logic ${token} ${cell}`)];
}

/** Perft by the naive generator; the rules only carry the moves out. */
export function naivePerft(state: State6, depth: number): number {
  const next = golems6.next(state);
  if (depth === 0) return 1;
  if (next.kind === 'over') return 0;
  const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
  const moves = naiveMoves(state, actor);
  if (depth === 1) return moves.length;
  let total = 0;
  for (const text of moves) {
    const action = golems6.read(state, actor, text);
    if (!action.ok) throw new Error(`"${text}" can't be read`);
    const after = golems6.clone(state);
    golems6.play(after, actor, action.value);
    total += naivePerft(after, depth - 1);
  }
  return total;
}
