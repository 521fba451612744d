import { encode } from 'uqr';

/** A QR code in half-height blocks, dark on light whatever the terminal's colours are. */
export function printQr(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const isDark = (x: number, y: number): boolean => data[y]?.[x] ?? false;
  const lines: string[] = [];
  for (let y = 0; y < size; y += 2) {
    let line = '';
    for (let x = 0; x < size; x++) {
      const [upper, lower] = [isDark(x, y), isDark(x, y + 1)];
      line += upper ? (lower ? ' ' : '▄') : lower ? '▀' : '█';
    }
    lines.push(`\u001b[97;40m${line}\u001b[0m`);
  }
  return lines.join('\n');
}
