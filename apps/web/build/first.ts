import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERY_GAME } from '@stolik/games/games';
import { LANGUAGES } from '@stolik/kernel/language';
import { minifySync, type Plugin } from 'vite';
import { KINDS } from '../src/base/ui/window-kinds.ts';

const SCRIPTS = ['../src/base/copying.js', 'first.js'].map((file) => join(import.meta.dirname, file));

/** The script that runs before the first paint, with the name and the invitation of every game and the kinds of windows above it. */
export function firstScript(): string {
  const games = EVERY_GAME.map(({ id, title, invitation }) => [
    id,
    Object.fromEntries(LANGUAGES.map((language) => [language, [title[language], invitation[language]]])),
  ]);
  const known = { GAMES: Object.fromEntries(games), KINDS };
  const scripts = SCRIPTS.map((file) => readFileSync(file, 'utf8'));
  return [`const { GAMES, KINDS } = ${JSON.stringify(known)};`, ...scripts].join('\n');
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
      this.emitFile({ type: 'asset', fileName: 'first.js', source: small(firstScript()) });
    },
  };
}

/** As people fetch it: a classic script that browsers of 2018 can still read to its end. */
export function small(script: string): string {
  return minifySync('first.js', script, { module: false, compress: { target: 'es2018' } }).code;
}
