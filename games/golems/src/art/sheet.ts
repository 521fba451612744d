import { escapeText, INK, PAPER } from './brush.ts';
import { catalogue, type PieceGroup } from './catalogue.ts';

const COLUMNS = 12;
const STEP = 112;
const LABEL = 24;
const MARGIN = 32;
const GROUNDS: Record<PieceGroup['under'], string> = {
  grass: 'var(--grass,#c3d394)',
  winter: 'var(--winter,#e9ece4)',
  wood: 'var(--wood,#e6c28a)',
  paper: 'var(--paper-2,#f3f0e7)',
};

const text = (x: number, y: number, size: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="var(--text,sans-serif)" font-size="${size}" fill="${INK}"${more}>${escapeText(words)}</text>`;

function section({ title, under, pieces }: PieceGroup, top: number): { art: string; height: number } {
  const lines = Math.ceil(pieces.length / COLUMNS);
  const height = lines * (STEP + LABEL) + 12;
  let art = text(MARGIN, top + 26, 20, title, ' font-weight="700"');
  art += `<rect x="${MARGIN - 12}" y="${top + 38}" width="${COLUMNS * STEP + 24}" height="${height}" rx="16" fill="${GROUNDS[under]}"/>`;
  for (const [i, piece] of pieces.entries()) {
    const x = MARGIN + (i % COLUMNS) * STEP;
    const y = top + 46 + Math.floor(i / COLUMNS) * (STEP + LABEL);
    art += `<g transform="translate(${x + 6} ${y})">${piece.art}</g>${text(x + 56, y + 118, 12, piece.name, ' text-anchor="middle"')}`;
  }
  return { art, height: height + 60 };
}

/** The parts sheet of both editions: one whole SVG document with every piece and its name. */
export function golemsSheet(): string {
  const width = COLUMNS * STEP + MARGIN * 2;
  let y = 16;
  let art = '';
  for (const group of catalogue()) {
    const { art: drawn, height } = section(group, y);
    art += drawn;
    y += height;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}"><rect width="${width}" height="${y}" fill="${PAPER}"/>${art}</svg>\n`;
}
