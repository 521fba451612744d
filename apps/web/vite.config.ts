import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { chunkNames } from './build/chunks.ts';
import { felts } from './build/felts.ts';
import { first } from './build/first.ts';
import { lessons } from './build/lessons.ts';
import { offline } from './build/offline.ts';
import { routes } from './build/routes.ts';
import { rules } from './build/rules.ts';
import { stills } from './build/stills.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [solid(), stills(), lessons(), felts(), rules(), first(), routes(), offline()],
  worker: { format: 'es' },
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // The server's policy allows no data: fonts, and a page of its own files is cached better anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: chunkNames(), includeDependenciesRecursively: false }] } },
    },
  },
  // The rules pages are made from docs/rules.
  server: { fs: { allow: [resolve(import.meta.dirname, '../..')] } },
});
