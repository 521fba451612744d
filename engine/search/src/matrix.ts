/**
 * A game of two players with one move each; row and column give one side's gain, the other's loss. Sides may hold hidden hands.
 * Only hands whose bit a candidate (a row or column) has can choose it, and neither side sees the other's hand. A game without
 * hidden hands has one hand on each side.
 */
export interface MatrixGame {
  readonly rows: number;
  readonly columns: number;
  /** The payoff to the row player of row i and column j stands at `i * stride + j`. */
  readonly stride: number;
  readonly toRow: Float64Array;
  /** What the column player gets, where that is not just what the row player loses. */
  readonly toColumn?: Float64Array | undefined;
  readonly rowHands?: Hands | undefined;
  readonly columnHands?: Hands | undefined;
  /** A column player who does not always play for the best. */
  readonly habit?: Habit | undefined;
}

/** With odds of `weight` the column player does as usual, by these shares, whatever the row player may answer. */
export interface Habit {
  readonly weight: number;
  readonly shares: Float64Array;
}

export interface Hands {
  /** How likely each hand is; they add up to 1. */
  readonly odds: Float64Array;
  /** By candidate: bits of the hands that hold it. */
  readonly held: Int32Array;
}

const ONE_HAND = Float64Array.of(1);

/** One side's regrets, reused from one game to the next; the only place where memory is taken. */
class Side {
  count = 0;
  hands = 1;
  odds: Float64Array = ONE_HAND;
  held: Int32Array | undefined;
  /** `hand * room + candidate` */
  regret = new Float64Array(0);
  now = new Float64Array(0);
  sum = new Float64Array(0);
  room = 0;
  /** All hands together, by their odds: what the other side meets. */
  mix = new Float64Array(0);
  worth = new Float64Array(0);
  private habit: Habit | undefined;

  open(count: number, hands: Hands | undefined, habit: Habit | undefined): void {
    this.count = count;
    this.habit = habit;
    this.hands = hands ? hands.odds.length : 1;
    this.odds = hands ? hands.odds : ONE_HAND;
    this.held = hands?.held;
    if (this.mix.length < count || this.regret.length < this.hands * this.mix.length) this.grow(count);
    this.room = this.mix.length;
    this.regret.fill(0);
    this.sum.fill(0);
    for (let hand = 0; hand < this.hands; hand++) this.match(hand);
    this.blend(this.now);
  }

  private grow(count: number): void {
    const room = Math.max(count, 2 * this.mix.length, 16);
    this.mix = new Float64Array(room);
    this.worth = new Float64Array(room);
    this.regret = new Float64Array(room * this.hands);
    this.now = new Float64Array(room * this.hands);
    this.sum = new Float64Array(room * this.hands);
  }

  holds(hand: number, candidate: number): boolean {
    return this.held === undefined || (this.held[candidate]! & (1 << hand)) !== 0;
  }

  /** The strategy in proportion to the regrets; where there are none, evenly. */
  match(hand: number): void {
    const { count, regret, now } = this;
    const base = hand * this.room;
    let total = 0;
    for (let i = 0; i < count; i++) total += regret[base + i]!;
    if (total > 0) {
      for (let i = 0; i < count; i++) now[base + i] = regret[base + i]! / total;
      return;
    }
    let held = 0;
    for (let i = 0; i < count; i++) if (this.holds(hand, i)) held++;
    for (let i = 0; i < count; i++) now[base + i] = this.holds(hand, i) ? 1 / held : 0;
  }

  blend(from: Float64Array): void {
    const { count, mix } = this;
    mix.fill(0, 0, count);
    for (let hand = 0; hand < this.hands; hand++) {
      const base = hand * this.room;
      let total = 0;
      for (let i = 0; i < count; i++) total += from[base + i]!;
      const share = total > 0 ? this.odds[hand]! / total : 0;
      for (let i = 0; i < count; i++) mix[i]! += share * from[base + i]!;
    }
    if (!this.habit) return;
    const { weight, shares } = this.habit;
    for (let i = 0; i < count; i++) mix[i] = (1 - weight) * mix[i]! + weight * shares[i]!;
  }

  /** Regrets after `worth` has been found, the next strategy, and its part of the average; later ones count more. */
  learn(weight: number): void {
    const { count, regret, now, sum, worth } = this;
    for (let hand = 0; hand < this.hands; hand++) {
      const base = hand * this.room;
      let got = 0;
      for (let i = 0; i < count; i++) got += now[base + i]! * worth[i]!;
      for (let i = 0; i < count; i++) {
        if (!this.holds(hand, i)) continue;
        const next = regret[base + i]! + worth[i]! - got;
        regret[base + i] = Math.max(next, 0);
      }
      this.match(hand);
      for (let i = 0; i < count; i++) sum[base + i]! += weight * now[base + i]!;
    }
    this.blend(now);
  }

  /** What the best answers of all hands get, by the last `worth`. */
  best(): number {
    let total = 0;
    for (let hand = 0; hand < this.hands; hand++) {
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < this.count; i++) if (this.holds(hand, i) && this.worth[i]! > most) most = this.worth[i]!;
      if (most > Number.NEGATIVE_INFINITY) total += this.odds[hand]! * most;
    }
    return total;
  }
}

/**
 * Solves matrix games by regret matching+ with alternating updates and linear averaging. One solver is reused for many games; the
 * strategies it hands out are valid until the next one.
 */
export class MatrixSolver {
  private readonly row = new Side();
  private readonly column = new Side();

  /** What the row player gets when both play their average strategies. */
  value = 0;
  /** How much both together could gain by best answers: 0 in an equilibrium. */
  exploitability = 0;

  solve(game: MatrixGame, iterations: number): void {
    const { row, column } = this;
    row.open(game.rows, game.rowHands, undefined);
    column.open(game.columns, game.columnHands, game.habit);
    for (let iteration = 1; iteration <= iterations; iteration++) {
      worthOfRows(game, column.mix, row.worth);
      row.learn(iteration);
      worthOfColumns(game, row.mix, column.worth);
      column.learn(iteration);
    }
    row.blend(row.sum);
    column.blend(column.sum);
    this.measure(game);
  }

  private measure(game: MatrixGame): void {
    const { row, column } = this;
    worthOfRows(game, column.mix, row.worth);
    worthOfColumns(game, row.mix, column.worth);
    this.value = dot(row.mix, row.worth, game.rows);
    const columnValue = dot(column.mix, column.worth, game.columns);
    this.exploitability = row.best() - this.value + column.best() - columnValue;
  }

  /** How likely each row of the last game is over all hands, and each column. As long as that game was, not as the memory behind it. */
  get rowMix(): Float64Array {
    return this.row.mix.subarray(0, this.row.count);
  }
  get columnMix(): Float64Array {
    return this.column.mix.subarray(0, this.column.count);
  }
  /** What each row is worth against the column player's average strategy. */
  get rowWorth(): Float64Array {
    return this.row.worth;
  }

  /** The average strategy of one hand of the row player (side 0) or the column player (side 1). */
  strategyOf(side: 0 | 1, hand: number, out: Float64Array): void {
    const { count, sum, room } = side === 0 ? this.row : this.column;
    let total = 0;
    for (let i = 0; i < count; i++) total += sum[hand * room + i]!;
    for (let i = 0; i < count; i++) out[i] = total > 0 ? sum[hand * room + i]! / total : 0;
  }
}

function worthOfRows({ rows, columns, stride, toRow }: MatrixGame, mix: Float64Array, worth: Float64Array): void {
  for (let i = 0; i < rows; i++) {
    let sum = 0;
    for (let j = 0, at = i * stride; j < columns; j++, at++) sum += toRow[at]! * mix[j]!;
    worth[i] = sum;
  }
}

function worthOfColumns({ rows, columns, stride, toRow, toColumn }: MatrixGame, mix: Float64Array, worth: Float64Array): void {
  worth.fill(0, 0, columns);
  const payoff = toColumn ?? toRow;
  for (let i = 0; i < rows; i++) {
    const share = toColumn ? mix[i]! : -mix[i]!;
    if (share === 0) continue;
    for (let j = 0, at = i * stride; j < columns; j++, at++) worth[j]! += share * payoff[at]!;
  }
}

function dot(a: Float64Array, b: Float64Array, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** A game written as rows of payoffs to the row player. */
export function matrixOf(payoffs: readonly (readonly number[])[]): MatrixGame {
  const rows = payoffs.length;
  const columns = payoffs[0]?.length ?? 0;
  return { rows, columns, stride: columns, toRow: Float64Array.from(payoffs.flat()) };
}
