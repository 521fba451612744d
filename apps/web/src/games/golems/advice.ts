import { readProgram } from '@stolik/golems/programs/notation';
import type { Edition } from '@stolik/golems/programs/program';
import { noHope } from '@stolik/golems/v6/hope';
import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Advising, Lit, TableClient } from '../../shell/contract.ts';
import { deskOf } from './desk/desk.ts';
import { ghostOf } from './model/ghost.ts';
import { type GolemsView, is6 } from './model/scene.ts';
import { wordsOf } from './words/by-language.ts';
import { sayMove } from './words/say.ts';
import { tellProgram } from './words/tell-program.ts';

const CELL = /^[a-z]+\d+$/;

/** What these are about does not show in the answer. */
const ASKED = ['choose', 'jam', 'subprogram'];

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function adviceOf(edition: Edition): Advising {
  function say(view: unknown, _seat: Seat, text: string, language: Language): string {
    const now = view as GolemsView;
    const why = is6(now) ? noHope(now) : undefined;
    if (why) return wordsOf(language, edition).kids.noWay[why];
    const [verb = ''] = text.split(' ');
    const said = sayMove(text, edition, language) ?? '';
    // Where a row holds others, only the stronger sign tells where it ends.
    if (!ASKED.includes(verb)) return capital(said.includes(':') ? said : said.replaceAll('; ', ', '));
    const asks = wordsOf(language, edition).asks[verb] ?? '';
    return `${asks.replace(/([^?])$/, '$1:')} ${said}`.trim();
  }

  function tell(view: unknown, seat: Seat, text: string, language: Language): string {
    const now = view as GolemsView;
    const program = tellProgram(text, edition, language, is6(now) ? now.subprograms[seat] : undefined);
    if (program !== undefined) return program;
    const [verb = ''] = text.split(' ');
    const said = sayMove(text, edition, language) ?? '';
    const asks = ASKED.includes(verb) ? (wordsOf(language, edition).asks[verb] ?? '').replace(/([^?])$/, '$1:') : '';
    return `${asks} ${said}`.trim();
  }

  function lit(shown: unknown, seat: Seat, text: string, place?: string): Lit {
    const view = shown as GolemsView;
    const last = text.split(' ').at(-1)!;
    if (!text.startsWith('program ')) return { board: () => (CELL.test(last) ? cellRect(last) : []), hand: [] };
    const program = readProgram(text.slice('program '.length), edition);
    const ghost = program.ok ? ghostOf(view, seat, program.value) : undefined;
    const at = is6(view) ? view.golems[seat]?.at : view.robots[seat]?.at;
    const end = place ?? ghost?.stops.at(-1)?.cell ?? at;
    const cards = program.ok ? program.value.map((row) => (row.kind === 'plain' ? row.card : row.kind)) : [];
    return {
      board: () => (end ? cellRect(end) : []),
      hand: [...new Set(cards)].map((card) => `.gl-hand [data-card="${card}"]`),
    };
  }

  /** The way of the program that is advised, not of the one that lies in the rows. */
  function draw(table: TableClient, seat: Seat, text: string | undefined): void {
    const desk = deskOf(table);
    const program = text?.startsWith('program ') ? readProgram(text.slice('program '.length), edition) : undefined;
    const ghost = program?.ok ? ghostOf(desk.view(), seat, program.value) : undefined;
    desk.speakOf(ghost && { seat, ghost });
  }

  return { say, tell, lit, draw, confirm: '.gl-ready' };
}

function cellRect(cell: string): DOMRect[] {
  const found = document.querySelector(`.gl-grid [data-cell="${cell}"]`);
  return found ? [found.getBoundingClientRect()] : [];
}
