/** A QR code in half-height blocks, dark on light whatever the terminal's colours are. */
export function printQr(modules: readonly (readonly boolean[])[]): string {
  const quiet = 4;
  const size = modules.length;
  const isDark = (x: number, y: number): boolean => modules[y - quiet]?.[x - quiet] ?? false;
  const lines: string[] = [];
  for (let y = 0; y < size + 2 * quiet; y += 2) {
    let line = '';
    for (let x = 0; x < size + 2 * quiet; x++) {
      const [upper, lower] = [isDark(x, y), isDark(x, y + 1)];
      line += upper ? (lower ? ' ' : '▄') : lower ? '▀' : '█';
    }
    lines.push(`\u001b[97;40m${line}\u001b[0m`);
  }
  return lines.join('\n');
}
