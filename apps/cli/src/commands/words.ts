import { LANGUAGES } from '@stolik/kernel/language';
import { parseArguments, unknownFlag } from '../arguments.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { complain, EXIT, type Output } from '../output.ts';
import { languageOf } from '../problems.ts';
import { catalogsAmong, countOf, FIRST, type Gap, gapIn, pathIn, strayAmong } from '../translate/catalogs.ts';
import { readCatalog, sourcesOf } from '../translate/sources.ts';
import { TRANSLATE_WORDS, type TranslateWords } from '../translate/words.ts';

/** As in the names of folders and of files. */
const CODE = /^[a-z]{2,3}$/;

export const wordsCommand: Command = {
  name: 'words',
  summary: COMMAND_WORDS.words.summary,
  help: COMMAND_WORDS.words.help,
  switches: [],
  async run(argv, out) {
    const words = TRANSLATE_WORDS[languageOf(argv)];
    const args = parseArguments(argv, this.switches);
    const unknown = unknownFlag(args, ['missing', 'lang']);
    if (unknown) return complain(out, unknown);
    if (args.words.length > 0) return complain(out, { at: args.words[0]!, says: words.onlyFlags });
    const asked = args.flags['missing'];
    if (asked === undefined) return compareAll(out, words);
    if (asked === true || !CODE.test(asked)) return complain(out, { at: '--missing', says: words.code });
    const gaps = await gapsOf(asked);
    tell(out, words, asked, gaps);
    return gaps.length === 0 ? EXIT.fine : EXIT.different;
  },
};

async function gapsOf(language: string): Promise<readonly Gap[]> {
  const gaps = catalogsAmong(sourcesOf()).map(async (path) =>
    gapIn(await readCatalog(path, FIRST), await readCatalog(pathIn(path, language), language)),
  );
  return (await Promise.all(gaps)).filter((gap) => gap !== undefined);
}

function tell(out: Output, words: TranslateWords, language: string, gaps: readonly Gap[]): void {
  if (gaps.length === 0) {
    out.line(words.nothing(language));
    return;
  }
  const width = Math.max(...gaps.map(({ path }) => path.length));
  for (const { path, sentences, keys } of gaps) {
    out.line(`${path.padEnd(width)}  ${String(sentences).padStart(4)}`);
    for (const key of keys ?? []) out.line(`  ${key}`);
  }
  const sum = gaps.reduce((all, { sentences }) => all + sentences, 0);
  out.line(words.total(language, gaps.length, sum));
}

/** Every language against the first one, and the first one against every other. */
async function compareAll(out: Output, words: TranslateWords): Promise<number> {
  const sources = sourcesOf();
  const paths = catalogsAmong(sources);
  let isFine = true;
  for (const language of LANGUAGES) {
    const [theirs, first] = await Promise.all(
      [language, FIRST].map((each) => Promise.all(paths.map((path) => readCatalog(pathIn(path, each), each)))),
    );
    const gaps = first!.map((catalog, index) => gapIn(catalog, theirs![index]!)).filter((gap) => gap !== undefined);
    const extra = theirs!.map((catalog, index) => gapIn(catalog, first![index]!)).filter((gap) => gap !== undefined);
    const stray = strayAmong(sources, language);
    if (gaps.length > 0) tell(out, words, language, gaps);
    for (const { path, keys = [] } of extra) for (const key of keys) out.line(words.extra(pathIn(path, language), key));
    for (const path of stray) out.line(words.stray(path));
    isFine &&= gaps.length + extra.length + stray.length === 0;
    const sum = theirs!.reduce((all, catalog) => all + countOf(catalog.words), 0);
    out.line(words.counted(language, paths.length - gaps.filter(({ keys }) => !keys).length, sum));
  }
  if (isFine) out.line(words.same);
  return isFine ? EXIT.fine : EXIT.different;
}
