// Draws every game's sheet of pieces into docs/pictures: `node tools/pictures.ts`.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

export interface Picture {
  readonly path: string;
  readonly svg: string;
}

/** A picture stands alone: every custom property becomes its fallback, for viewers that know no CSS. */
export function withoutProperties(svg: string): string {
  return svg.replace(/var\(--[\w-]+,\s*([^()]*)\)/g, '$1');
}

export async function drawPictures(): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const path of globSync('games/*/src/sheet.ts', { cwd: ROOT }).sort()) {
    const { sheet } = (await import(resolve(ROOT, path))) as { sheet: () => string };
    pictures.push({ path: `docs/pictures/${path.split('/')[1]}-pieces.svg`, svg: withoutProperties(sheet()) });
  }
  return pictures;
}

if (import.meta.main) {
  mkdirSync(resolve(ROOT, 'docs/pictures'), { recursive: true });
  for (const { path, svg } of await drawPictures()) {
    writeFileSync(resolve(ROOT, path), svg);
    console.log(`${path} ${(svg.length / 1024).toFixed(0)} KB`);
  }
}
