import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { chunkNames } from './build/chunks.ts';
import { felts } from './build/felts.ts';
import { first } from './build/first.ts';
import { lean } from './build/lean.ts';
import { lessons } from './build/lessons.ts';
import { licences } from './build/licences.ts';
import { offline } from './build/offline.ts';
import { routes } from './build/routes.ts';
import { rules } from './build/rules.ts';
import { stills } from './build/stills.ts';
import { words } from './build/words.ts';

const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string };

const ON_EVERY_PAGE = /\/(?:core|rolldown-runtime)-[^/]+\.js$/;

export default defineConfig({
  root: import.meta.dirname,
  define: { 'import.meta.env.STOLIK_VERSION': JSON.stringify(version) },
  plugins: [
    lean(),
    words(),
    solid(),
    stills(),
    lessons(),
    felts(),
    rules(),
    first(),
    routes(),
    licences('licences.txt'),
    offline(),
  ],
  worker: { format: 'es', plugins: () => [lean()] },
  build: {
    // docs/client.md says what they lack and who makes up for it; index.html and README name them.
    target: ['chrome105', 'firefox121', 'safari16.4'],
    // The server's policy allows no data: fonts, and a page of its own files is cached better anyway.
    assetsInlineLimit: 0,
    // A file that is asked for need not be fetched ahead of itself: only what it needs and the page has not yet.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        needed.filter((name) => name !== file && (hostType === 'html' || !ON_EVERY_PAGE.test(name))),
    },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: chunkNames(), includeDependenciesRecursively: false }] } },
    },
  },
  // The rules pages are made from docs/rules.
  server: { fs: { allow: [resolve(import.meta.dirname, '../..')] } },
});
