import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { offline } from './build/offline.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [solid(), offline()],
  worker: { format: 'es' },
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // The server's policy allows no data: fonts, and a page of its own files is cached better anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // The rules pages are made from docs/rules.
  server: { fs: { allow: [resolve(import.meta.dirname, '../..')] } },
});
