import { readProgram } from '@stolik/golems/programs/notation';
import type { Edition } from '@stolik/golems/programs/program';
import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Advising, Lit } from '../../table/contract.ts';
import { ghostOf } from './ghost.ts';
import { sayProgram } from './say.ts';
import { type GolemsView, is6 } from './scene.ts';
import type { Words } from './words/words.ts';
import { wordsOf } from './words.ts';

const CELL = /^[a-z]+\d+$/;

/** An answer to a question in the middle of a round, less its verb. */
function sayAnswer(verb: string, answer: string, words: Words, nameOf: (seat: Seat) => string): string {
  if (answer === 'none') {
    return verb === 'subprogram' ? words.tray.noSubprogram : verb === 'logic' ? words.tray.declineLogic : words.tray.decline;
  }
  switch (verb) {
    case 'choose':
      return words.choices[answer] ?? '';
    case 'jam':
      return words.tray.row(Number(answer));
    case 'damage':
    case 'repair':
      return words.components[answer] ?? '';
    case 'subprogram':
      return answer
        .split(' ')
        .map((card) => words.speak.item(card as 'F'))
        .join(', ');
    case 'logic': {
      const place = answer.split(' ').at(-1)!;
      const [seat, row] = place.split(':');
      return row === undefined ? place : `${nameOf(Number(seat) - 1)}, ${words.tray.rowAnswer(row)}`;
    }
    case 'build':
      return answer
        .split(', ')
        .map((part) => {
          const [component = '', robot = ''] = part.split(' ');
          return `${words.components[component] ?? ''}: ${words.robots[robot] ?? ''}`;
        })
        .join('; ');
    default:
      return CELL.test(answer) ? answer : '';
  }
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function adviceOf(edition: Edition): Advising {
  function say(_view: unknown, _seat: Seat, text: string, language: Language, nameOf: (seat: Seat) => string): string {
    const program = sayProgram(text, edition, language);
    if (program !== undefined) return capital(program.replaceAll('; ', ', '));
    const words = wordsOf(language, edition);
    const [verb = ''] = text.split(' ');
    const asks = (words.asks[verb] ?? '').replace(/([^?])$/, '$1:');
    return `${asks} ${sayAnswer(verb, text.slice(verb.length + 1), words, nameOf)}`.trim();
  }

  function lit(shown: unknown, seat: Seat, text: string): Lit {
    const view = shown as GolemsView;
    const last = text.split(' ').at(-1)!;
    if (!text.startsWith('program ')) return { board: () => (CELL.test(last) ? cellRect(last) : []), hand: [] };
    const program = readProgram(text.slice('program '.length), edition);
    const ghost = program.ok ? ghostOf(view, seat, program.value) : undefined;
    const at = is6(view) ? view.golems[seat]?.at : view.robots[seat]?.at;
    const end = ghost?.stops.at(-1)?.cell ?? at;
    const cards = program.ok ? program.value.map((row) => (row.kind === 'plain' ? row.card : row.kind)) : [];
    return {
      board: () => (end ? cellRect(end) : []),
      hand: [...new Set(cards)].map((card) => `.gl-hand [data-card="${card}"]`),
    };
  }

  return { say, lit, confirm: '.gl-ready' };
}

function cellRect(cell: string): DOMRect[] {
  const found = document.querySelector(`.gl-grid [data-cell="${cell}"]`);
  return found ? [found.getBoundingClientRect()] : [];
}
