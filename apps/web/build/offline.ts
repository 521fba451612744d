import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const HERE = import.meta.dirname;

/** Writes `sw.js`: the service worker together with the list of everything this build consists of. */
export function offline(): Plugin {
  return {
    name: 'stolik-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle)
          .map((file) => `/${file.fileName}`)
          .filter((name) => !name.endsWith('.map') && name !== '/index.html');
        const folder = join(HERE, '../public');
        const own = readdirSync(folder).map((name) => `/${name}`);
        const files = ['/', ...own, ...built].sort();
        const hash = createHash('sha256').update(files.join('\n'));
        for (const name of own) hash.update(readFileSync(join(folder, name)));
        // What the build makes under a name without a hash.
        for (const name of ['index.html', 'first.js', 'licences.txt']) {
          const made = bundle[name];
          if (made?.type === 'asset') hash.update(made.source);
        }
        const version = hash.digest('hex').slice(0, 12);
        const worker = readFileSync(join(HERE, 'service-worker.js'), 'utf8');
        const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + worker });
      },
    },
  };
}
