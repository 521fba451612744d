import type { OutputBundle, OutputChunk } from 'rolldown';
import { minifySync, type Plugin } from 'vite';
import { placeOf, wordsIn } from './words.ts';

/**
 * Writes `routes.js`: what the page behind an address consists of, fetched while the client itself is still on its way. Addresses stand
 * after the `#`, so only the browser knows them, and without this every chunk would wait for the one that asks for it.
 */
export function routes(): Plugin {
  return {
    name: 'stolik-routes',
    // Nothing to fetch ahead while developing.
    configureServer: (server) => {
      server.middlewares.use('/routes.js', (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end('');
      });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { async: true, src: '/routes.js' }, injectTo: 'head-prepend' }],
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = filesOf(bundle);
        for (const name of atATable(files)) {
          const chunk = bundle[name];
          if (chunk?.type === 'chunk') chunk.code = `${CALLED_ON_LOAD}\n${chunk.code}`;
        }
        this.emitFile({ type: 'asset', fileName: 'routes.js', source: sourceOf(files) });
      },
    },
  };
}

/** Lets Chromium compile a whole file on the thread that fetches it: one by one its functions would hold up the page's own thread. */
const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad';

/** Everything that is needed until a table lies. */
function atATable({ page, table, games, said }: Files): ReadonlySet<string> {
  const later = [...table, ...Object.values(games).flat(), ...Object.values(said).flatMap((by) => Object.values(by).flat())];
  return new Set([...page, ...later.map((file) => file.slice(1))]);
}

type ByLanguage = Readonly<Record<string, readonly string[]>>;

interface Files {
  /** What every page has. */
  readonly page: readonly string[];
  /** By language. */
  readonly words: ByLanguage;
  /** The words of pages that are no table, by language; `all`: what comes with every one of them. */
  readonly pages: ByLanguage;
  readonly home: readonly string[];
  readonly table: readonly string[];
  readonly replay: readonly string[];
  /** The paper beside the board that every game has. */
  readonly log: readonly string[];
  /** What knows all pages but those of home and tables. */
  readonly others: readonly string[];
  /** By game. */
  readonly games: Readonly<Record<string, readonly string[]>>;
  /** What each game asks for once it is there: its words, by language, and the paper that a wide screen shows beside the board. */
  readonly said: Readonly<Record<string, ByLanguage>>;
}

function filesOf(bundle: OutputBundle): Files {
  const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');
  const page = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...wholeOf(bundle, chunk)]));
  /** What is loaded by a module that is asked for by itself, by what its name says. */
  const of = (name: RegExp): Record<string, string[]> => {
    const found = chunks.flatMap((chunk): [string, string[]][] => {
      const match = name.exec(chunk.facadeModuleId ?? '');
      const files = [...wholeOf(bundle, chunk)].filter((file) => !page.has(file)).map((file) => `/${file}`);
      return match ? [[match[1] ?? '', files]] : [];
    });
    if (found.length === 0) throw new Error(`no chunk is named ${name}`);
    return Object.fromEntries(found);
  };
  return {
    page: [...page],
    words: joined(of(/\/words\/([a-z]{2})\/messages\.ts$/), laterIn(bundle, page)),
    pages: { ...of(/\/words\/([a-z]{2})\/pages\.ts$/), all: of(/\/src\/bring-to-pages\.ts()$/)['']! },
    home: [...of(/\/pages\/home\/home-page\.tsx()$/)['']!, ...of(/virtual:stills()$/)['']!],
    table: of(/\/pages\/table\/table-page\.tsx()$/)['']!,
    log: of(/\/shell\/table\/log-panel\.tsx()$/)['']!,
    replay: of(/\/pages\/table\/replay-page\.tsx()$/)['']!,
    others: of(/\/src\/other-page\.tsx()$/)['']!,
    games: of(/\/games\/([^/]+)\/client\.tsx$/),
    said: saidIn(bundle, chunks, page),
  };
}

/** `words/ru/games/circuit/table.ts`, `games/micropul/panel/panel.tsx`. */
const WORDS = /\/words\/([a-z]{2})\/games\/[^/]+\/(?:(panel)\.ts)?|\/(panel)\.tsx$/;

/**
 * The words that a game's own files ask for once they are there, by game and language; `panel`: what is beside its board, `panel ru`: what
 * that says.
 */
function saidIn(bundle: OutputBundle, chunks: readonly OutputChunk[], page: ReadonlySet<string>): Files['said'] {
  const games = chunks.flatMap((chunk): [string, ByLanguage][] => {
    const game = /\/games\/([^/]+)\/client\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1];
    if (game === undefined) return [];
    const said: Record<string, string[]> = {};
    const known = wholeOf(bundle, chunk);
    const partsOf = (name: string): string[] =>
      [...wholeOf(bundle, bundle[name] as OutputChunk)].filter((file) => !known.has(file)).map((file) => `/${file}`);
    for (const file of known) {
      const own = bundle[file];
      for (const name of own?.type === 'chunk' ? own.dynamicImports : []) {
        const words = bundle[name];
        const id = words?.type === 'chunk' ? (words.facadeModuleId ?? '') : '';
        const [, language, isOfPanel, panel] = (id.includes('/games/') && WORDS.exec(id)) || [];
        const part = isOfPanel ? `panel ${language}` : (language ?? panel);
        // Words of a panel are beside those of its table.
        if (part) said[part] = [...(said[part] ?? []), ...(isOfPanel ? [`/${name}`] : partsOf(name))];
      }
    }
    return [[game, joined(said, laterIn(bundle, new Set([...known].filter((file) => !page.has(file)))))]];
  });
  return Object.fromEntries(games);
}

/** By language, the words that some files leave to be fetched. */
function laterIn(bundle: OutputBundle, files: ReadonlySet<string>): ByLanguage {
  const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');
  const places = new Set(chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds.map(placeOf)));
  const found: Record<string, string[]> = {};
  for (const { facadeModuleId, fileName } of chunks) {
    const words = wordsIn(facadeModuleId ?? '');
    if (words && places.has(words.place)) found[words.language] = [...(found[words.language] ?? []), `/${fileName}`];
  }
  return found;
}

const joined = (some: ByLanguage, others: ByLanguage): ByLanguage =>
  Object.fromEntries(Object.keys({ ...some, ...others }).map((key) => [key, [...(some[key] ?? []), ...(others[key] ?? [])]]));

/** A chunk with everything it imports, and their styles. */
function wholeOf(bundle: OutputBundle, chunk: OutputChunk, known = new Set<string>()): Set<string> {
  if (known.has(chunk.fileName)) return known;
  known.add(chunk.fileName);
  const { viteMetadata } = chunk as { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };
  for (const style of viteMetadata?.importedCss ?? []) known.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') wholeOf(bundle, imported, known);
  }
  return known;
}

function sourceOf({ page: _, ...files }: Files): string {
  return minifySync('routes.js', `(${inPage.toString()})(${JSON.stringify(files)});\n`, { module: false }).code;
}

/** Runs in the browser as it stands here; knows what preferences.ts, shelf.ts and router.ts know. */
function inPage(known: Omit<Files, 'page'>): void {
  const read = (key: string): Record<string, string> => {
    try {
      return JSON.parse(localStorage.getItem(key) || '{}');
    } catch {
      return {};
    }
  };
  const chosen = [
    read('stolik.preferences')['language'] ?? '',
    ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()),
  ];
  const language = chosen.find((each) => Object.hasOwn(known.words, each)) ?? 'en';
  const [page = '', id = ''] = location.hash.replace(/^#\/?/, '').split('/');
  const wanted = [...known.words[language]!];
  if (page !== 'table') wanted.push(...known.pages[language]!, ...known.pages['all']!);
  if (page === '') wanted.push(...known.home);
  else if (page !== 'table') wanted.push(...known.others);
  const game = page === 'table' ? (read(`stolik.table.${id}`)['game'] ?? '') : '';
  if (page === 'table') wanted.push(...known.table, ...(known.games[game] ?? []), ...(known.said[game]?.[language] ?? []));
  if (page === 'table' && matchMedia('(min-width: 700px)').matches)
    wanted.push(...known.log, ...(known.said[game]?.['panel'] ?? []), ...(known.said[game]?.[`panel ${language}`] ?? []));
  if (page === 'replay') wanted.push(...known.replay);
  const files = [...new Set(wanted)];
  const fetchSome = (): void => {
    for (const file of files.splice(0, 8)) {
      const link = document.createElement('link');
      const isStyle = file.endsWith('.css');
      link.rel = isStyle ? 'preload' : 'modulepreload';
      if (isStyle) link.as = 'style';
      // As the client asks for it afterwards; otherwise it would be fetched twice.
      if (isStyle) link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
    // To ask for all of them takes longer than a task of a slow phone should.
    if (files.length > 0) setTimeout(fetchSome);
  };
  // A table shows its felt first (first.js): what that needs must not wait for what comes after it.
  if (page === 'table' && document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(fetchSome));
  else fetchSome();
}
