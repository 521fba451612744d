import { readProgram } from '@stolik/golems/programs';
import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Advising, Lit } from '../../shell/contract.ts';
import { deskOf } from './desk/desk.ts';
import type { Edition } from './desk/edition.ts';
import { ghostOf } from './model/ghost.ts';
import type { GolemsEvent, GolemsView } from './model/scene.ts';
import type { GolemsTable } from './model/table.ts';
import { wordsOf } from './words/by-language.ts';
import { sayMove } from './words/say.ts';
import { tellProgram } from './words/tell-program.ts';

const CELL = /^[a-z]+\d+$/;

/** What these are about does not show in the answer. */
const ASKED = ['choose', 'jam', 'subprogram'];

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function adviceOf(edition: Edition): Advising<GolemsView, GolemsEvent> {
  const { id } = edition;

  function say(now: GolemsView, _seat: Seat, text: string, language: Language): string {
    const why = edition.hopeless(now);
    if (why) return wordsOf(language, id).kids.noWay[why];
    const [verb = ''] = text.split(' ');
    const said = sayMove(text, id, language) ?? '';
    // Where a row holds others, only the stronger sign tells where it ends.
    if (!ASKED.includes(verb)) return capital(said.includes(':') ? said : said.replaceAll('; ', ', '));
    const asks = wordsOf(language, id).asks[verb] ?? '';
    return `${asks.replace(/([^?])$/, '$1:')} ${said}`.trim();
  }

  function tell(now: GolemsView, seat: Seat, text: string, language: Language): string {
    const program = tellProgram(text, id, language, edition.subprogramOf(now, seat).join(' '));
    if (program !== undefined) return program;
    const [verb = ''] = text.split(' ');
    const said = sayMove(text, id, language) ?? '';
    const asks = ASKED.includes(verb) ? (wordsOf(language, id).asks[verb] ?? '').replace(/([^?])$/, '$1:') : '';
    return `${asks} ${said}`.trim();
  }

  function lit(view: GolemsView, seat: Seat, text: string, place?: string): Lit {
    const last = text.split(' ').at(-1)!;
    if (!text.startsWith('program ')) return { board: () => (CELL.test(last) ? cellRect(last) : []), hand: [] };
    const program = readProgram(text.slice('program '.length), id);
    const ghost = program.ok ? ghostOf(edition, view, seat, program.value) : undefined;
    const { at } = edition.sceneOf(view).figures[seat] ?? {};
    const end = place ?? ghost?.stops.at(-1)?.cell ?? at;
    const cards = program.ok ? program.value.map((row) => (row.kind === 'plain' ? row.card : row.kind)) : [];
    return {
      board: () => (end ? cellRect(end) : []),
      hand: [...new Set(cards)].map((card) => `.gl-hand [data-card="${card}"]`),
    };
  }

  /** The way of the program that is advised, not of the one that lies in the rows. */
  function draw(table: GolemsTable, seat: Seat, text: string | undefined): void {
    const desk = deskOf(table, edition);
    const program = text?.startsWith('program ') ? readProgram(text.slice('program '.length), id) : undefined;
    const ghost = program?.ok ? ghostOf(edition, desk.view(), seat, program.value) : undefined;
    desk.speakOf(ghost && { seat, ghost });
  }

  return { say, tell, lit, draw, confirm: '.gl-ready' };
}

function cellRect(cell: string): DOMRect[] {
  const found = document.querySelector(`.gl-grid [data-cell="${cell}"]`);
  return found ? [found.getBoundingClientRect()] : [];
}
