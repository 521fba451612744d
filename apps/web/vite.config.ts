import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { felts } from './build/felts.ts';
import { first } from './build/first.ts';
import { offline } from './build/offline.ts';
import { routes } from './build/routes.ts';
import { rules } from './build/rules.ts';
import { stills } from './build/stills.ts';

const CORE =
  /node_modules\/solid-js|engine\/kernel\/src\/(language|typography|seats|result|json|log|steps|game)\.ts|web\/src\/(base\/(preferences|router|games|ui\/(?!choice|still|link-field|copy|save-file|picture|keys)|a11y\/announce|messages\/(catalog|reason))|session\/(kept\/shelf|bots\/(thread|levels))|shell\/(clients|how-to\/load)|pages\/frame\/page-frame)/;

/** Everything that is around a board. */
const TABLE =
  /web\/src\/(base\/(sound\/|felt\/)|session\/(match|reuse|chance|film\/(?!film-match)|local\/|bots\/bots)|shell\/(open|desk|table\/(?!dialogs|help-dialog|share-dialog|review-dialog|moment-note|kept-review|agreement|result-|hint-card|light)))|engine\/table\/src\/|engine\/kernel\/src\/(random|keyed|leads)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [solid(), stills(), felts(), rules(), first(), routes(), offline()],
  worker: { format: 'es' },
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // The server's policy allows no data: fonts, and a page of its own files is cached better anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page needs comes as one file instead of twenty little ones.
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: CORE, priority: 3 },
            { name: 'table', test: TABLE, priority: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // The rules pages are made from docs/rules.
  server: { fs: { allow: [resolve(import.meta.dirname, '../..')] } },
});
