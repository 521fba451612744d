import { lineOf, type SourceFile } from './arrows.ts';
import { blankComments } from './source-text.ts';

/** Folders that serve several editions of a game, and those inside that belong to one. */
export interface Shared {
  readonly ids: readonly string[];
  readonly folders: readonly string[];
  readonly own: readonly string[];
}

export const SHARED: readonly Shared[] = [
  {
    ids: ['golems4', 'golems6'],
    folders: ['games/golems/src/', 'apps/web/src/games/golems/', 'apps/web/src/pages/editor/'],
    own: ['games/golems/src/v4/', 'games/golems/src/v6/'],
  },
];

/** Where shared code asks which edition it has before it, instead of asking the edition what it needs: `path:line what`. */
export function findEditionQuestions(files: readonly SourceFile[], houses: readonly Shared[] = SHARED): string[] {
  return houses.flatMap(({ ids, folders, own }) => {
    const id = `(['"\`])(?:${ids.join('|')})\\1`;
    const digits = ids.map((each) => each.slice(-1)).join('');
    const asks = new RegExp(
      [
        `[!=]==?\\s*${id}`,
        `${id.replace('\\1', '\\2')}\\s*[!=]==?`,
        `\\bcase\\s+${id.replace('\\1', '\\3')}`,
        `\\bis[${digits}]\\b`,
        `\\b(?:edition|game|version)(?:\\.\\w+)*\\s*[!=]==?\\s*[${digits}]\\b`,
        `'game' in \\w+`,
      ].join('|'),
      'g',
    );
    return files
      .filter(({ path }) => folders.some((folder) => path.startsWith(folder)) && !own.some((folder) => path.startsWith(folder)))
      .flatMap((file) =>
        [...blankComments(file.text).matchAll(asks)].map(
          ({ 0: found, index }) =>
            `${file.path}:${lineOf(file.text, index)} asks which edition it is (${found}): give the edition a member`,
        ),
      );
  });
}
