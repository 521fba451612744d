import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { licences } from '../../apps/web/build/licences.ts';

/**
 * The server and all that it needs as plain JavaScript in one folder, from which Node finds everything without npm. The folder has to be
 * `apps/server/src` of the program: the server looks for documents and pages from there.
 */
export async function bundleServer(root: string, into: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [ownThreads(), licences('LICENSES.txt')],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node24',
      outDir: into,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          suitcase: join(root, 'tools/suitcase/main.ts'),
          thread: join(root, 'apps/server/src/bots/thread.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/** Threads of bots are a file of their own, which lies beside the others here. */
const ownThreads = (): Plugin => ({
  name: 'own-threads',
  // Before Vite takes the file for a picture that goes along.
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/apps/server/src/bots/pool.ts')) return undefined;
    const changed = code.replace("new URL('./thread.ts'", "new URL('./thread.js'");
    if (changed === code)
      throw new Error('bots/pool.ts starts its threads in another way: tools/suitcase/bundle.ts has to follow');
    return { code: changed, map: null };
  },
});
