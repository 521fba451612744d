import { COMPONENT_NAMES, CONTENTS_NAMES6 as CONTENTS_NAMES } from '@stolik/golems/words';
import type { Language } from '@stolik/kernel/language';
import type { GolemsEvent } from '../model/scene.ts';
import type { TableCatalog } from './catalog.ts';
import type { EditionWords } from './own.ts';

type Catalog = Pick<TableCatalog, 'bubbles' | 'notes' | 'tray'>;

const answerOf = ({ tray }: Catalog, isYes: boolean): string => (isYes ? tray.yes : tray.no);

/** A word or number over the place where it happens; empty: none. */
export function bubbleOf(event: GolemsEvent, catalog: Catalog, language: Language): string {
  const { bubbles } = catalog;
  switch (event.kind) {
    case 'conditionTested':
      return answerOf(catalog, event.answer);
    case 'damageTaken':
      return `−${event.points}`;
    case 'pointsBlocked':
      return bubbles.blocked(event.points);
    case 'golemRepaired':
      return bubbles.repaired;
    case 'barrelOpened':
      return CONTENTS_NAMES[event.contents]?.[language] ?? bubbles.contents[event.contents] ?? event.contents;
    case 'rowsChanged':
      return event.extra > 0 ? `+${event.extra}` : `−${-event.extra}`;
    case 'componentDamaged':
    case 'componentRepaired':
      return COMPONENT_NAMES[event.component]![language];
    case 'goalTaken':
      return event.goal === 'treasure' ? bubbles.treasure : '+1';
    case 'loopDetected':
      return bubbles.loop;
    default:
      return '';
  }
}

/** What a golem met in one row, in a few words. */
export function noteOf(events: readonly GolemsEvent[], catalog: Catalog, { stopped }: Pick<EditionWords, 'stopped'>): string {
  const { notes } = catalog;
  const loops = events.filter(({ kind }) => kind === 'loopDetected');
  const parts = [...loops, ...events].flatMap((event) => {
    switch (event.kind) {
      case 'conditionTested':
        return loops.length > 0 ? [] : [notes.answers(answerOf(catalog, event.answer))];
      case 'moveBlocked':
      case 'slideBlocked':
        return [{ ...notes.stopped, ...stopped }[event.by]];
      case 'barrelPushed':
        return [notes.pushes(event.from, event.to)];
      case 'golemSlid':
        return [notes.slides];
      case 'commandSwallowed':
        return [notes.swallowed];
      case 'commandRefused':
        return [notes.refused];
      case 'waterEntered':
        return [notes.water];
      case 'goalTaken':
        return [notes.goals[event.goal]];
      case 'loopDetected':
        return [notes.loop];
      case 'strikeMade':
        return [event.hit === 'none' ? notes.strikesAir : notes.strikes(event.way.at(-1)!)];
      case 'attacked':
        return [event.cells.length === 0 ? notes.attacksAir : notes.attacks(event.cells)];
      default:
        return [];
    }
  });
  return [...new Set(parts)].slice(0, 2).join(', ');
}
