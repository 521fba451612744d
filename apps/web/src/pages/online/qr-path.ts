/** Rows of dark modules as one path. */
export function pathOfQr(modules: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) runs.push(`M${from} ${y}h${x - from}v1h-${x - from}z`);
    }
  }
  return runs.join('');
}
