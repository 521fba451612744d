/** Empty modules around the code that scanners want. */
export const QUIET = 4;

/** Rows of dark modules as one path. */
export function pathOfQr(modules: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) runs.push(`M${from + QUIET} ${y + QUIET}h${x - from}v1h-${x - from}z`);
    }
  }
  return runs.join('');
}
