/** Connect Four as a child would write it: the generator that perft is anchored in. */
export class NaiveBoard {
  readonly columns: number[][] = [[], [], [], [], [], [], []];
  turn = 1;
  won = false;

  constructor(moves: string) {
    for (const letter of moves) this.drop('abcdefg'.indexOf(letter));
  }

  get open(): number[] {
    return this.won ? [] : [0, 1, 2, 3, 4, 5, 6].filter((column) => this.columns[column]!.length < 6);
  }

  drop(column: number): void {
    this.columns[column]!.push(this.turn);
    this.won = this.hasFour(this.turn);
    this.turn = 3 - this.turn;
  }

  takeBack(column: number): void {
    this.columns[column]!.pop();
    this.won = false;
    this.turn = 3 - this.turn;
  }

  private hasFour(side: number): boolean {
    const directions = [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ] as const;
    for (let column = 0; column < 7; column++) {
      for (let row = 0; row < 6; row++) {
        for (const [right, up] of directions) {
          if ([0, 1, 2, 3].every((n) => this.columns[column + n * right]?.[row + n * up] === side)) return true;
        }
      }
    }
    return false;
  }
}

export function naivePerft(board: NaiveBoard, depth: number): number {
  if (depth === 0) return 1;
  let total = 0;
  for (const column of board.open) {
    board.drop(column);
    total += naivePerft(board, depth - 1);
    board.takeBack(column);
  }
  return total;
}
