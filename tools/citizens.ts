import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findEntry } from '@stolik/cli/catalog';
import { gameOfClause } from '@stolik/games/clauses';
import { EVERY_GAME, GAMES, loadBots, loadRules, loadTerminal, rulesPath } from '@stolik/games/games';
import { readRuleBook } from '@stolik/games/rules/read';
import { CHANCE, type Viewer, WATCHER } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import { LANGUAGES, type Words } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { ADVISED } from '@stolik/search/claims';
import { type Manifest, usualOptions } from '@stolik/search/manifest';
import { OFFERS } from '@stolik/server/games';
import { homePage } from '@stolik/server/pages/home';
import { type Frame, layOut } from '@stolik/server/pages/layout';
import { readerOf } from '@stolik/server/pages/reader';
import { openLibrary } from '@stolik/server/rules/library';
import { feltStyles } from '../apps/web/build/felts.ts';
import { firstScript } from '../apps/web/build/first.ts';
import { playAll } from '../apps/web/build/stills.ts';
import { clausesOf } from './clauses.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BOARDS = 'apps/web/src/games';

/** Says what is wrong, or nothing. */
type Check = (game: Manifest) => string | undefined | Promise<string | undefined>;

const isSaid = (words: Words): boolean => LANGUAGES.every((language) => words[language].trim() !== '');
const unless = (holds: boolean, says: string): string | undefined => (holds ? undefined : says);

const library = openLibrary(join(ROOT, 'docs'));
const frame: Frame = { urlOf: (name) => name, findUrl: () => undefined };
const reader = readerOf('/', undefined);
const serverHome = layOut(frame, homePage(frame, reader), reader);
const stills = playAll(EVERY_GAME);
const isListed = ({ id }: Manifest): boolean => GAMES.some((game) => game.id === id);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

const CHECKS: readonly Check[] = [
  ({ title, invitation, credit }) =>
    unless([title, invitation, credit].every(isSaid), 'title, invitation or credit is not said in every language'),
  ({ id, clauses }) =>
    unless(
      gameOfClause(`${clauses}1`)?.id === id || gameOfClause(`${clauses}.1`)?.id === id,
      'the letters of its clauses are taken',
    ),
  ({ id, clauses }) => {
    for (const language of LANGUAGES) {
      const path = rulesPath(id, language);
      if (!existsSync(join(ROOT, path))) return `${path} is missing`;
      const named = clausesOf(readRuleBook(id, readFileSync(join(ROOT, path), 'utf8'))).clauses;
      if (named.length === 0 || named.some((clause) => !clause.startsWith(clauses)))
        return `${path} has no clauses that begin with ${clauses}`;
    }
    return undefined;
  },
  async ({ id, players }) => {
    const game = await loadRules(id);
    return unless(
      game.id === id && game.seats.min <= players.min && players.max <= game.seats.max,
      'the rules are of another game or other seats',
    );
  },
  async ({ id, levels, formerLevels = {} }) => {
    const book = await loadBots(id);
    const ids = levels.map((level) => level.id);
    return unless(
      book.game === id &&
        ids.length === 6 &&
        book.levels.map((level) => level.id).join() === ids.join() &&
        levels.every(({ label, says }) => isSaid(label) && isSaid(says)) &&
        Object.values(formerLevels).every((level) => ids.includes(level)),
      'its bots are not the six levels it names',
    );
  },
  async ({ id, players }) => {
    const [game, { aim, greedy, bench }] = await Promise.all([loadRules(id), loadTerminal(id)]);
    const rng = new SeededRng(1);
    const options = game.parseOptions(bench.options, bench.seats);
    if (!options.ok || !isSaid(aim)) return 'the terminal can’t say its aim, or measure its table';
    const state = game.setup(options.value, bench.seats);
    for (let next = game.next(state); next.kind === 'chance'; next = game.next(state))
      game.play(state, CHANCE, game.roll(state, rng));
    const seat = game.next(state).seats[0] ?? players.usual;
    return unless(
      game.refuse(state, seat, greedy(game.redeal(state, seat, rng), seat, rng)) === undefined,
      'the bot of the terminal breaks the rules',
    );
  },
  async ({ id, hasSecrets }) =>
    unless(
      hasSecrets === (await hidesAnything(id)),
      hasSecrets
        ? 'it says that seats hide things, and every seat sees the same'
        : 'a seat sees more than others: it has secrets',
    ),
  async (manifest) => {
    const { id, players, levels } = manifest;
    const { parseOptions } = await loadRules(id);
    const strongest = levels.slice(-1).map((level) => level.id);
    const isRefused = [[], strongest].some(
      (bots) => !parseOptions(usualOptions(manifest, bots, players.usual), players.usual).ok,
    );
    return unless(!isRefused, 'its rules refuse the options of its usual table');
  },
  async ({ id }) => {
    const { lively } = await loadTerminal(id);
    const rivals = [undefined, ...(lively.claims ? [ADVISED] : []), ...(lively.rivals ?? []).map((rival) => rival.id)];
    return unless(
      lively.measures.length > 0 && lively.measures.every(({ says, rival }) => isSaid(says) && rivals.includes(rival)),
      'it does not say in every language how lively it is, or names a rival it does not have',
    );
  },
  ({ id }) => unless(findEntry(id).ok, 'the terminal does not know it'),
  ({ id }) =>
    unless(
      OFFERS.some(({ game }) => game.id === id),
      'the server does not offer it',
    ),
  (game) =>
    unless((library.findBook(game.id) !== undefined) === isListed(game), 'the server’s rules pages lack it, or list an example'),
  (game) =>
    unless(
      serverHome.includes(`npx stolik play ${game.id}<`) === isListed(game),
      'the server’s home page lacks it, or lists an example',
    ),
  (game) =>
    unless(serverHome.includes(escaped(game.credit.en)) === isListed(game), 'its authors are not named under the server’s pages'),
  ...['client.tsx', 'how-to.ts', 'miniature.ts', 'news.ts'].map(
    (file): Check =>
      ({ id }) =>
        unless(existsSync(join(ROOT, BOARDS, id, file)), `${BOARDS}/${id}/${file} is missing`),
  ),
  async ({ id }) => {
    if (!existsSync(join(ROOT, BOARDS, id, 'how-to.ts'))) return undefined;
    const { howTo } = await import(join(ROOT, BOARDS, id, 'how-to.ts'));
    return unless(howTo.steps.length === 6, 'how to play is not told in six pictures');
  },
  ({ id }) =>
    unless(
      feltStyles().split(`--felt-${id}:`).length === 4 && feltStyles().includes(`.felt-${id} {`),
      'it has no felt in three lights',
    ),
  ({ felt: { light, dark, contrast, ink } }) =>
    unless(
      [light, dark, contrast].every((ground) => contrastOf(ground, ink) >= 4.5),
      'its ink can’t be read on its felt',
    ),
  ({ id }) => unless(firstScript().includes(JSON.stringify(id)), 'the first picture of a table does not know it'),
  async ({ id }) => unless((await stills)[id] !== undefined, 'the build plays no little table of it'),
  ({ sheet }) =>
    unless(
      sheet === undefined || existsSync(join(ROOT, `docs/pictures/${sheet}-pieces.svg`)),
      `docs/pictures has no sheet "${sheet}"`,
    ),
];

/** Where a game is not at home, in words; nothing for a game that is a citizen everywhere. */
export async function whatIsMissing(game: Manifest): Promise<string[]> {
  const said = await Promise.all(
    CHECKS.map(async (check) => {
      try {
        return await check(game);
      } catch (error) {
        return (error as Error).message;
      }
    }),
  );
  return [...new Set(said.filter((problem) => problem !== undefined))];
}

/** As many steps of a random game as show what there is to hide. */
const STEPS = 40;

/** Whether some seat of the table of benchmarks ever sees what a spectator does not. */
async function hidesAnything(id: string): Promise<boolean> {
  const [game, { bench }] = await Promise.all([loadRules(id), loadTerminal(id)]);
  const rng = new SeededRng(1);
  const state = game.setup(unwrap(game.parseOptions(bench.options, bench.seats)), bench.seats);
  const seen = (viewer: Viewer): string => canonicalJson({ ...game.view(state, viewer), viewer: 0 });
  for (let step = 0; step < STEPS; step++) {
    for (let seat = 0; seat < bench.seats; seat++) if (seen(seat) !== seen(WATCHER)) return true;
    const { kind, seats } = game.next(state);
    if (kind === 'over') return false;
    const actor = kind === 'chance' ? CHANCE : seats[0]!;
    game.play(state, actor, actor === CHANCE ? game.roll(state, rng) : game.sample(state, actor, rng));
  }
  return false;
}

/** By WCAG; colours as #rrggbb. */
function contrastOf(a: string, b: string): number {
  const [dark, bright] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (bright! + 0.05) / (dark! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
