import { readBlocks } from './readme-blocks.ts';

/** A package with its README; the text is undefined where there is none. */
export interface DocumentedPackage {
  /** `engine/kernel` */
  readonly folder: string;
  /** `@stolik/kernel` */
  readonly name: string;
  /** The keys of `exports` in its package.json, `./game`; undefined where the package exports nothing. */
  readonly exports: readonly string[] | undefined;
  readonly readme: string | undefined;
}

/** An example as a file that Node runs. Its lines have the numbers that they have in the README. */
export interface Example {
  readonly folder: string;
  /** `engine-kernel.ts` */
  readonly file: string;
  readonly text: string;
}

const SECTIONS = ['## Public API', '## Example', '## Pitfalls'];
/** A README is read in one go; longer texts belong to docs/. */
const MOST_LINES = 90;

/** Everything that keeps a README from the shape all packages share, as `path:line what`. */
export function findReadmeProblems(
  { folder, name, exports, readme }: DocumentedPackage,
  exists: (path: string) => boolean,
): string[] {
  const path = `${folder}/README.md`;
  if (readme === undefined) return [`${path} is missing`];
  const lines = readme.trimEnd().split('\n');
  const { blocks, unmarked } = readBlocks(readme, 'ts');
  const at = SECTIONS.map((section) => lines.indexOf(section));
  const areOrdered = at.every((line, index) => line > (at[index - 1] ?? 0));
  return [
    ...(areOrdered
      ? []
      : [`${path} needs the sections ${SECTIONS.map((section) => section.slice(3)).join(', ')}, in this order`]),
    ...(lines.length > MOST_LINES
      ? [`${path} has ${lines.length} lines; move details to docs/, ${MOST_LINES} is the limit`]
      : []),
    ...unmarked.map((line) => `${path}:${line} a block of ts needs a mark before it: <!-- run --> or <!-- not run: why -->`),
    ...(blocks.some(({ excuse }) => excuse === undefined) ? [] : [`${path} has no example that is run`]),
    ...lines.flatMap((line, index) => [
      ...modulesIn(line, name)
        .filter((module) => exports !== undefined && !isExported(module, exports))
        .map((module) => `${path}:${index + 1} ${name}${module.slice(1)} is not among the exports of package.json`),
      ...linksIn(line)
        .filter((link) => !exists(`${folder}/${link}`))
        .map((link) => `${path}:${index + 1} there is no ${link}`),
    ]),
  ];
}

/** The blocks of ts that are marked to be run. An import that begins with `./` is relative to the README. */
export function examplesIn({ folder, readme = '' }: DocumentedPackage): Example[] {
  const marked = readBlocks(readme, 'ts').blocks.filter(({ excuse }) => excuse === undefined);
  return marked.map(({ line, script }, index) => ({
    folder,
    file: `${folder.replaceAll('/', '-')}${index === 0 ? '' : `-${index + 1}`}.ts`,
    text: `${'\n'.repeat(line)}${script.replaceAll(/(from |import\()'\.\//g, `$1'../../${folder}/`)}\n`,
  }));
}

const modulesIn = (line: string, name: string): string[] =>
  [...line.matchAll(new RegExp(`${name}(/[a-z0-9/.-]*[a-z0-9])`, 'g'))].map(([, module]) => `.${module}`);

const isExported = (module: string, exports: readonly string[]): boolean =>
  exports.some((key) => key === module || (key.includes('*') && module.startsWith(key.slice(0, key.indexOf('*')))));

/** Links to files of the repository, without what follows a `#`. */
const linksIn = (line: string): string[] => [...line.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link]) => link!);

/** Files and folders of the repository that a document names in full, `path:line what` where one does not exist. Patterns are passed over. */
export function findLostPaths(document: string, text: string, exists: (path: string) => boolean): string[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/`((?:apps|engine|games|examples|tools|docs)\/[\w./-]+)`/g)]
      .map(([, path]) => path!)
      .filter((path) => !exists(path))
      .map((path) => `${document}:${index + 1} there is no ${path}`),
  );
}
