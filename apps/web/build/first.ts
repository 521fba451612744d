import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERY_GAME } from '@stolik/games/games';
import { LANGUAGES } from '@stolik/kernel/language';
import type { Plugin } from 'vite';

const SCRIPT = join(import.meta.dirname, 'first.js');

/** The script that runs before the first paint, with the name and the invitation of every game above it. */
export function firstScript(): string {
  const games = EVERY_GAME.map(({ id, title, invitation }) => [
    id,
    Object.fromEntries(LANGUAGES.map((language) => [language, [title[language], invitation[language]]])),
  ]);
  return `const GAMES = ${JSON.stringify(Object.fromEntries(games))};\n${readFileSync(SCRIPT, 'utf8')}`;
}

/** `/first.js`, which index.html asks for by name. */
export function first(): Plugin {
  return {
    name: 'stolik-first',
    configureServer: (server) => {
      server.middlewares.use('/first.js', (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(firstScript());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'first.js', source: firstScript() });
    },
  };
}
