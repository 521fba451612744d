/** Seven columns, six rows; cell = column * ROWS + row, row 0 at the bottom. */
export const COLUMNS = 7;
export const ROWS = 6;
export const CELLS = COLUMNS * ROWS;

/**
 * Every cell lies on four lines: its row, its column and two diagonals. A side's discs on a line are one byte,
 * so "four in a row" is one look into a table of 128 entries.
 */
export const LINES = ROWS + COLUMNS + 12 + 12;

const cells = Array.from({ length: CELLS }, (_, cell) => ({ column: Math.floor(cell / ROWS), row: cell % ROWS }));
export const ROW_LINE = Uint8Array.from(cells, ({ row }) => row);
export const COLUMN_LINE = Uint8Array.from(cells, ({ column }) => ROWS + column);
export const RISING_LINE = Uint8Array.from(cells, ({ column, row }) => ROWS + COLUMNS + column - row + 5);
export const FALLING_LINE = Uint8Array.from(cells, ({ column, row }) => ROWS + COLUMNS + 12 + column + row);

/** `HAS_FOUR[byte]` is 1 when four neighbouring bits are set. */
export const HAS_FOUR = Uint8Array.from({ length: 128 }, (_, byte) => {
  const pairs = byte & (byte >> 1);
  return (pairs & (pairs >> 2)) === 0 ? 0 : 1;
});
