import { blankCommentsAndTexts } from './source-text.ts';

export interface SourceFile {
  /** From the root of the repository, with slashes: `games/micropul/src/lay.ts`. */
  readonly path: string;
  readonly text: string;
}

export interface PackageFile {
  /** The folder: `games/micropul`. */
  readonly folder: string;
  readonly name: string;
  readonly dependencies: readonly string[];
}

/** Which floor may stand on which. A package never imports its own floor, except engine and apps where noted. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: ['engine'],
  games: ['engine'],
  examples: ['engine'],
  /** The list of games stands above them: none of them knows it. */
  list: ['engine', 'games', 'examples'],
  apps: ['engine', 'games', 'examples', 'list'],
};

const LIST = 'games/all';

/** Folders whose sources are pure: same input, same output, on every machine. */
const PURE = /^(engine\/(kernel|look|class|table|search|workshop)|games\/[^/]+|examples\/[^/]+)\/src\//;

/** Pure themselves, and better known than anything of ours: hashes that others can check, a reader of Markdown; and who may use them. */
const PURE_LIBRARIES: Readonly<Record<string, RegExp>> = { '@noble/hashes': /./, marked: /^games\/all\// };

interface Impurity {
  readonly pattern: RegExp;
  readonly what: string;
}

const IMPURE: readonly Impurity[] = [
  { pattern: /\bDate\b/, what: 'the clock (Date)' },
  { pattern: /\bperformance\b/, what: 'the clock (performance)' },
  { pattern: /\bTemporal\b/, what: 'the clock (Temporal)' },
  { pattern: /\bMath\s*\??\.\s*random\b/, what: 'Math.random' },
  { pattern: /\bMath\s*\??\.?\s*\[/, what: 'Math by a computed name' },
  { pattern: /\bcrypto\b/, what: 'crypto' },
  { pattern: /\b(document|window|navigator|localStorage|sessionStorage)\b/, what: 'the DOM' },
  { pattern: /\b(setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame)\b/, what: 'a timer' },
  { pattern: /\bprocess\b/, what: 'process' },
  { pattern: /\b(fetch|XMLHttpRequest|WebSocket)\b/, what: 'the network' },
  { pattern: /\bconsole\b/, what: 'the console' },
  { pattern: /\b(globalThis|eval\b|Function\s*\()/, what: 'globals by a back door' },
];

/** Everything that points the wrong way or is not pure, as `path:line what`. */
export function findWrongArrows(files: readonly SourceFile[], packages: readonly PackageFile[]): string[] {
  const problems: string[] = [];
  const used = new Map<string, Set<string>>();
  for (const file of files) {
    const home = packages.find(({ folder }) => file.path.startsWith(`${folder}/`));
    if (!home) continue;
    const code = blankCommentsAndTexts(file.text);
    for (const found of findImports(file.path, file.text, code)) {
      const where = `${file.path}:${lineOf(file.text, found.at)}`;
      problems.push(...judgeImport(file, home, found.specifier, packages).map((what) => `${where} ${what}`));
      const name = packageNameOf(found.specifier);
      if (name && file.path.startsWith(`${home.folder}/src/`)) {
        used.set(home.folder, (used.get(home.folder) ?? new Set()).add(name));
      }
    }
    if (PURE.test(file.path)) problems.push(...findImpurities(file, code));
  }
  for (const home of packages) problems.push(...judgeDependencies(home, used.get(home.folder) ?? new Set(), packages));
  return problems;
}

interface FoundImport {
  readonly specifier: string;
  readonly at: number;
}

// In the blanked code a specifier is an empty pair of quotes; its words are read from the source at the same place.
const IMPORT = /(?:\bfrom|\bimport\s*\(|\bimport)\s*(['"`])/g;
const REQUIRE = /\brequire\s*\(\s*(['"`])/g;

/** What a file imports, and where it lies when it is a path. */
export function importsOf({ path, text }: SourceFile): { readonly target: string | undefined; readonly at: number }[] {
  return findImports(path, text, blankCommentsAndTexts(text)).map(({ specifier, at }) => ({
    target: specifier.startsWith('.') ? resolvePath(path, specifier) : undefined,
    at,
  }));
}

function findImports(path: string, source: string, code: string): FoundImport[] {
  return [...code.matchAll(path.endsWith('.cjs') ? REQUIRE : IMPORT)].map((match) => {
    const start = match.index + match[0].length;
    const end = source.indexOf(match[1]!, start);
    return { specifier: source.slice(start, end), at: match.index };
  });
}

function judgeImport(file: SourceFile, home: PackageFile, specifier: string, packages: readonly PackageFile[]): string[] {
  const isPure = PURE.test(file.path);
  if (specifier.startsWith('.')) {
    const target = resolvePath(file.path, specifier);
    // The client carries the rules with it, so that they can be read without a network.
    if (floorOf(home) === 'apps' && target.startsWith('docs/')) return [];
    if (!target.startsWith(`${home.folder}/`)) return [`imports ${specifier}, which is outside its package`];
    if (isPure && /\/(test|bench)\//.test(target)) return [`imports ${specifier}: sources don't import tests`];
    return [];
  }
  const isTest = !file.path.startsWith(`${home.folder}/src/`);
  if (specifier.startsWith('node:')) return isPure ? [`imports ${specifier}: pure code has no node:*`] : [];
  const target = packages.find(({ name }) => name === packageNameOf(specifier));
  if (!target && PURE_LIBRARIES[packageNameOf(specifier) ?? '']?.test(file.path)) return [];
  if (!target) return isPure ? [`imports ${specifier}: pure code imports only what stands below it`] : [];
  if (target === home) return [];
  const floor = floorOf(home);
  if (!(MAY_IMPORT[floor] ?? []).includes(floorOf(target))) return [`imports ${specifier}: ${arrowOf(home, target)}`];
  if (home.folder === 'engine/kernel' && !isTest) return [`imports ${specifier}: the kernel imports nothing`];
  return [];
}

function arrowOf(home: PackageFile, target: PackageFile): string {
  if (floorOf(home) === floorOf(target)) return `${floorOf(home)} do not import each other`;
  return `an arrow from ${floorOf(home)} up to ${floorOf(target)}`;
}

function findImpurities(file: SourceFile, code: string): string[] {
  const problems: string[] = [];
  for (const [index, line] of code.split('\n').entries()) {
    for (const { pattern, what } of IMPURE) {
      const match = pattern.exec(line);
      if (match && !isOwnName(line, match.index, match[0])) problems.push(`${file.path}:${index + 1} touches ${what}`);
    }
  }
  return problems;
}

/** `state.process` and `{ window: 3 }` are names of our own, not the globals. */
function isOwnName(line: string, at: number, word: string): boolean {
  if (/\W/.test(word)) return false;
  const before = line.slice(0, at).trimEnd();
  const isMember = before.endsWith('.') && !before.endsWith('..');
  const isKey = /^\s*\??:(?!:)/.test(line.slice(at + word.length)) && !/\?\s*$/.test(before) && !before.endsWith('case');
  return isMember || isKey;
}

function judgeDependencies(home: PackageFile, used: ReadonlySet<string>, packages: readonly PackageFile[]): string[] {
  const where = `${home.folder}/package.json`;
  const missing = [...used].filter((name) => name !== home.name && !home.dependencies.includes(name));
  const own = new Set(packages.map(({ name }) => name));
  const idle = home.dependencies.filter((name) => own.has(name) && !used.has(name));
  const floors = home.dependencies.flatMap((name) => {
    const target = packages.find((candidate) => candidate.name === name);
    const allowed = MAY_IMPORT[floorOf(home)] ?? [];
    return target && !allowed.includes(floorOf(target)) ? [`${where} depends on ${name}: ${arrowOf(home, target)}`] : [];
  });
  return [
    ...missing.map((name) => `${where} does not list ${name}, which its sources import`),
    ...idle.map((name) => `${where} lists ${name}, which its sources do not import`),
    ...floors,
  ];
}

function packageNameOf(specifier: string): string | undefined {
  if (specifier.startsWith('.') || specifier.includes(':')) return undefined;
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

function floorOf({ folder }: PackageFile): string {
  return folder === LIST ? 'list' : folder.split('/')[0]!;
}

function resolvePath(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
