import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../../dist');

/**
 * Gzipped bytes of the scripts that a phone fetches before the home page or a table of a game is there, in English. No browser is asked: the
 * page names some of them and `routes.js` the others, and both are read as they were built.
 */
export function scriptsOf(game?: string): number {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file]) => file!);
  const files = new Set([...named, ...fetchedAhead(game)]);
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length, 0);
}

/** What `routes.js` asks for on a phone that reads English and opens a kept table of this game, or the home page. */
function fetchedAhead(game: string | undefined): readonly string[] {
  const asked: string[] = [];
  const at = (does: () => void): void => does();
  runInNewContext(readFileSync(join(DIST, 'routes.js'), 'utf8'), {
    location: { hash: game === undefined ? '' : '#/table/kept' },
    localStorage: { getItem: (key: string) => (key === 'stolik.table.kept' ? JSON.stringify({ game }) : null) },
    navigator: { languages: ['en'] },
    matchMedia: () => ({ matches: false }),
    document: {
      visibilityState: 'visible',
      createElement: () => ({}),
      head: { append: ({ href }: { readonly href: string }) => void asked.push(href) },
    },
    setTimeout: at,
    requestAnimationFrame: at,
  });
  return asked.filter((file) => file.endsWith('.js'));
}
