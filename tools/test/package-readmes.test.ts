import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DocumentedPackage, examplesIn, findLostPaths, findReadmeProblems } from '../package-readmes.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const exists = (path: string): boolean => existsSync(join(ROOT, path));

const packages = globSync('{engine,games,apps,examples}/*/package.json', { cwd: ROOT })
  .toSorted()
  .map((path): DocumentedPackage => {
    const folder = dirname(path);
    const { name, exports } = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
    const readme = join(ROOT, folder, 'README.md');
    return {
      folder,
      name,
      exports: exports && Object.keys(exports),
      readme: existsSync(readme) ? readFileSync(readme, 'utf8') : undefined,
    };
  });

test('every package has a README of the common shape, and it names only what exists', () => {
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.flatMap((each) => findReadmeProblems(each, exists))).toEqual([]);
});

test('documents name only files that exist, the walks of architecture.md among them', () => {
  const documents = globSync(['*.md', 'docs/*.md', '{engine,games,apps,examples}/*/README.md'], { cwd: ROOT });
  expect(documents).toContain('docs/architecture.md');
  const lost = documents.flatMap((path) => findLostPaths(path, readFileSync(join(ROOT, path), 'utf8'), exists));
  expect(lost).toEqual([]);
});

describe('the examples of READMEs', () => {
  const examples = packages.flatMap(examplesIn);
  // Inside the repository, where the packages are found through node_modules; two folders deep, as examplesIn expects. It stays for
  // the next run: what was compiled and checked once makes that one five times as fast.
  const folder = join(ROOT, '.cache', 'readmes');
  const compilerOptions = { incremental: true, tsBuildInfoFile: './types.json' };

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    for (const { file, text } of examples) keep(file, text);
    const files = examples.map(({ file }) => file);
    keep('tsconfig.json', JSON.stringify({ extends: '../../tsconfig.node.json', compilerOptions, include: [], files }));
  });

  /** Leaves a file alone that is right: another run may be reading it. */
  function keep(name: string, text: string): void {
    const path = join(folder, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }

  test.concurrent('have the right types', async () => {
    expect(await run(join(ROOT, 'node_modules', '.bin', 'tsc'), ['-p', folder])).toBe('');
  });

  test.concurrent.each(examples)('$folder runs', async ({ file }) => {
    expect(await run(process.execPath, [join(folder, file)])).toBe('');
  });

  /** The output of a command that failed; empty when it went well. */
  async function run(command: string, args: readonly string[]): Promise<string> {
    try {
      const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') };
      await promisify(execFile)(command, args, { cwd: ROOT, env });
      return '';
    } catch (error) {
      const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
      return `${stdout}${stderr}` || message;
    }
  }
});

const SAMPLE: DocumentedPackage = {
  folder: 'engine/sample',
  name: '@stolik/sample',
  exports: ['./one', './deep/*'],
  readme: `# Sample

## Public API

- \`@stolik/sample/one\` and \`@stolik/sample/deep/two\`; [more](../../docs/more.md#here), [far](https://example.org)

## Example

<!-- run -->

\`\`\`ts
import { one } from './src/one.ts';
\`\`\`

## Pitfalls
`,
};

describe('a README', () => {
  const problemsWith = (readme: string | undefined): string[] =>
    findReadmeProblems({ ...SAMPLE, readme }, (path) => path === 'engine/sample/../../docs/more.md');
  const changed = (from: string, to: string): string[] => problemsWith(SAMPLE.readme!.replace(from, to));

  test('of the common shape has no problem', () => {
    expect(problemsWith(SAMPLE.readme)).toEqual([]);
  });

  test('that is missing is a problem', () => {
    expect(problemsWith(undefined)).toEqual(['engine/sample/README.md is missing']);
  });

  test('needs its sections in order, an example that is run, and a mark before every example', () => {
    expect(changed('## Pitfalls', '## Notes')[0]).toContain('needs the sections');
    expect(changed('<!-- run -->', '<!-- not run: it asks a person -->')).toEqual([
      'engine/sample/README.md has no example that is run',
    ]);
    expect(changed('<!-- run -->', '')[0]).toContain('README.md:11 a block of ts needs a mark');
    expect(changed('## Pitfalls', `## Pitfalls${'\n- one more'.repeat(90)}`)[0]).toContain('is the limit');
  });

  test('names only modules that are exported and files that exist', () => {
    expect(changed('sample/one', 'sample/three')[0]).toContain('README.md:5 @stolik/sample/three is not among the exports');
    expect(changed('more.md', 'less.md')[0]).toContain('README.md:5 there is no ../../docs/less.md');
  });

  test('and any other document says which file is gone', () => {
    const text = 'see `engine/here.ts`,\n`engine/gone.ts`, `games/<id>/src` and `engine/*/test`';
    expect(findLostPaths('docs/x.md', text, (path) => path === 'engine/here.ts')).toEqual([
      'docs/x.md:2 there is no engine/gone.ts',
    ]);
  });

  test('has examples whose lines keep their numbers and whose imports start at the README', () => {
    const [example, ...others] = examplesIn(SAMPLE);
    expect(others).toEqual([]);
    expect(example!.file).toBe('engine-sample.ts');
    expect(example!.text.split('\n')[11]).toBe("import { one } from '../../engine/sample/src/one.ts';");
  });
});
