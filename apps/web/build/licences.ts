import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;
const RULE = '-'.repeat(80);

/** Writes the licences of all packages whose code or fonts are in this build, which ask for that. */
export const licences = (fileName: string): Plugin => ({
  name: 'stolik-licences',
  apply: 'build',
  generateBundle(_, bundle) {
    // A font is no module, but a file that a style sheet names: the bundle knows where it came from.
    const fonts = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
    const packages = packagesOf([...this.getModuleIds(), ...fonts.map((name) => join(this.environment.config.root, name))]);
    if (packages.length === 0) throw new Error('no package was found in the bundle');
    this.emitFile({ type: 'asset', fileName, source: packages.map(licenceOf).join(`\n${RULE}\n\n`) });
  },
});

/** The folders of the packages that these files are of. */
export const packagesOf = (files: readonly string[]): readonly string[] =>
  [...new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []))].toSorted();

export function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const [file] = globSync('{LICENSE,LICENCE,license,LICENSE-MIT}*', { cwd: folder });
  const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version}\n\n${text}\n`;
}
