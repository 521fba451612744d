import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArguments, unknownFlag } from '../arguments.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { type Names, placesOf, readName } from '../new-game/names.ts';
import { type Plan, planFor } from '../new-game/plan.ts';
import { writePlan } from '../new-game/write.ts';
import { complain, EXIT, type Output } from '../output.ts';

const HERE = resolve(import.meta.dirname, '../../../..');

export const newGameCommand: Command = {
  name: 'new-game',
  summary: COMMAND_WORDS.newGame.summary,
  help: {
    en: `stolik new-game NAME

Makes a small game that can be played at once, in the browser and in the terminal, against bots and across the network: a row of pebbles.
You replace it piece by piece by your own; its laws and tests hold from the beginning. NAME is its id, in addresses and commands:
small letters, digits and hyphens.

docs/adding-a-game.md walks through what was made.

Exit: 0 it is there, 2 the name can't be used or something could not be written; then nothing is.`,
  },
  switches: [],
  run: (argv, out) => newGame(HERE, argv, out),
};

/** The same in the repository that lies there. */
export function newGame(root: string, argv: readonly string[], out: Output): number {
  const args = parseArguments(argv, []);
  const unknown = unknownFlag(args, []);
  if (unknown) return complain(out, unknown);
  if (args.words.length > 1) return complain(out, { at: args.words[1]!, says: 'one name is enough: join its words by hyphens' });
  const names = readName(root, args.words[0]);
  if (!names.ok) return complain(out, names.problem, 'See: stolik new-game --help');
  try {
    const plan = planFor(root, names.value);
    writePlan(root, plan, () => format(root, plan));
  } catch (error) {
    return complain(out, { at: names.value.id, says: `nothing was made: ${(error as Error).message}` });
  }
  out.line(whatNext(names.value));
  return EXIT.fine;
}

/** Where lines break and imports stand depends on the name. */
function format(root: string, { added, changed }: Plan): void {
  const paths = [...added, ...changed].map(({ path }) => path).filter((path) => /\.(tsx?|css|json|md)$/.test(path));
  const biome = join(HERE, 'node_modules/.bin/biome');
  const own = paths.filter((path) => !/package-lock\.json$|^docs\/rules\//.test(path));
  const { status, error, stderr } = spawnSync(biome, ['check', '--write', ...own], { cwd: root, encoding: 'utf8' });
  if (error || status !== 0) throw new Error(`its files can’t be formatted: ${error?.message ?? stderr}`);
}

function whatNext({ id, title, letter }: Names): string {
  const { game, board, words, rules } = placesOf(id);
  const steps = [
    [rules.en, `its clauses ${letter}1, ${letter}2 …; then ru/ and pl/`],
    [
      `${game}/src/game.ts`,
      'the rules; beside it state.ts, view.ts, notation.ts, text.ts, art.ts (the board imports what package.json exports)',
    ],
    [`${game}/src/words/en`, 'what the game says, its title and who invented it; then ru and pl'],
    [`${game}/test`, 'laws, a test for every clause'],
    [
      `${game}/src/manifest.ts`,
      'players, age, minutes, whether seats hide things, the felt, the game in progress on the home page',
    ],
    [`${game}/src/bots.ts`, 'how the six levels think; beside it greedy.ts, terminal.ts; their words are in words/en/levels.ts'],
    [board, 'board.tsx, parts.tsx, view-model.ts, client.tsx, how-to.ts, miniature.ts, news.ts'],
    [words.en, 'what the board says; then ru and pl'],
    [`${game}/README.md`, 'its example, which the gate runs'],
  ] as const;
  const width = Math.max(...steps.map(([path]) => path.length));
  return `${title} is there. Play it:

  npx stolik play ${id}
  npm start                          # then open #/new/${id}

Make it your own, in this order:

${steps.map(([path, what]) => `  ${path.padEnd(width)}  ${what}`).join('\n')}

Check it, the quick ones after each step:

  npx vitest run --project 'quick*' ${game}
  npx tsc -p apps/web
  npx vitest run --project 'quick*' tools/test/citizens.test.ts
  npm run format && npm run check    # everything, some minutes

docs/adding-a-game.md explains each of them.`;
}
