import type { EditionId } from '@stolik/golems/editions';
import { readProgram } from '@stolik/golems/programs';
import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { type ClosedQuestion, namedIn } from '@stolik/kernel/puzzles/puzzle';
import { type OnPaper, withNames } from '../../shell/study/on-paper.ts';
import type { Edition } from './desk/edition.ts';
import { miniatureOf } from './miniature.ts';
import type { Item } from './model/draft.ts';
import { groundOf } from './model/field.ts';
import { ghostOf } from './model/ghost.ts';
import { liesAbove, type Mark, markArt } from './model/marks.ts';
import { figureArt } from './model/pieces.ts';
import type { GolemsView } from './model/scene.ts';
import { marksOf } from './study/shown.ts';
import { studyWords } from './study/words.ts';
import { wordsOf } from './words/by-language.ts';
import { sayProgram } from './words/say.ts';

const CELL = 100;

/** Kinds whose answer is written again. */
const WRITTEN: ReadonlySet<string> = new Set([
  'reach',
  'shorten',
  'treasure',
  'gears',
  'barrel',
  'beat',
  'safe',
  'unhurt',
  'sure',
  'out',
  'mend',
]);

/** How many rows one has, and which cards are lent for the round. */
function room({ goal, position, options, seat }: ClosedQuestion, edition: EditionId, language: Language): string {
  if (!WRITTEN.has(goal.kind)) return '';
  const own = Array.isArray(position['golems'])
    ? (position['golems'][seat] as { readonly rows?: number } | undefined)
    : undefined;
  const rows = own?.rows ?? (typeof options['cards'] === 'number' ? options['cards'] : 3);
  const lent = Array.isArray(position['bonus']) ? position['bonus'].filter((card) => typeof card === 'string') : [];
  const cards = lent.map((card) => wordsOf(language, edition).card(card as Item));
  return [studyWords(language, edition).rows(rows), ...cards].join(', ');
}

/** Where an answer leads: the cell it names, or where the program would end. */
function endOf(answer: string, view: GolemsView, seat: Seat, edition: Edition): string | undefined {
  if (!answer.startsWith('program ')) return answer.split(' ').find((word) => /^[a-z]+\d+$/.test(word));
  const program = readProgram(answer.slice('program '.length), edition.id);
  return program.ok ? ghostOf(edition, view, seat, program.value)?.stops.at(-1)?.cell : undefined;
}

export const onPaperOf = (edition: Edition): OnPaper<GolemsView> => ({
  board: (view, question, language) => {
    const ground = groundOf(edition, view);
    const drawn = (mark: Mark): string => {
      const cell = ground.at.get(mark.cell);
      return cell ? `<g transform="translate(${cell.x * CELL} ${cell.y * CELL})">${markArt(mark, 0)}</g>` : '';
    };
    const marks = marksOf(question, language);
    const above = (isAbove: boolean): string =>
      marks
        .filter((mark) => liesAbove(mark, false) === isAbove)
        .map(drawn)
        .join('');
    const { box, parts } = miniatureOf(edition)(view);
    const [cells, ...things] = parts;
    return withNames(
      { box, parts: [cells!, ['under', above(false)], ...things, ['over', above(true)]] },
      [...ground.at].map(([name, { x, y }]) => ({ name, x: (x + 0.5) * CELL, y: (y + 0.5) * CELL })),
      CELL,
    );
  },
  spots: (answer, view, seat) => {
    const cell = endOf(answer, view, seat, edition);
    const found = cell === undefined ? undefined : groundOf(edition, view).at.get(cell);
    return found ? [{ x: (found.x + 0.5) * CELL, y: (found.y + 0.5) * CELL }] : [];
  },
  own: (view, seat) => {
    const { figures } = edition.sceneOf(view);
    const own = figures.find((figure) => figure.seat === seat);
    return own && figures.length > 1 ? figureArt(own, edition.id, 0) : undefined;
  },
  hand: () => [],
  given: ({ goal }, language) => sayProgram(`program ${namedIn(goal, 'program')}`, edition.id, language) ?? '',
  room: (question, language) => room(question, edition.id, language),
});
