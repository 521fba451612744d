import { type Accessor, createEffect, createMemo, on } from 'solid-js';
import { putText, removeText, textAt } from '../../../base/kept/storage.ts';
import { DRAFTS } from '../../../session/kept/shelf.ts';
import type { Draft } from '../model/draft.ts';
import { type DraftOf, draftIn, ofRound, withDraft } from '../model/kept-drafts.ts';
import type { Limits } from '../model/limits.ts';
import type { GolemsView } from '../model/scene.ts';
import type { GolemsTable } from '../model/table.ts';
import type { Edition } from './edition.ts';

interface DraftShelf {
  find(limits: Limits): Draft | undefined;
  put(rows: Draft): void;
}

/**
 * Drafts of a table on this device, by seat: a page that is opened again finds them. Whoever is at the screen gets their own; behind a
 * curtain there is no seat, and when the round is over nothing is left.
 */
export function draftShelf(table: GolemsTable, edition: Edition, view: Accessor<GolemsView>): DraftShelf {
  const name = table.id === undefined ? undefined : `${DRAFTS}${table.id}`;
  if (name === undefined) return { find: () => undefined, put: () => undefined };
  const now = (): DraftOf | undefined => {
    const seat = table.seat();
    const { decision } = table.sight();
    return seat === undefined || decision === undefined ? undefined : { seat, round: view().round, decision };
  };
  // Where nothing can be kept a reload begins with empty rows.
  const write = (text: string | undefined): void => {
    if (text === undefined) removeText(name);
    else putText(name, text);
  };
  const round = createMemo(() => (table.isPast() ? undefined : edition.askOf(view()) === 'over' ? 0 : view().round));
  createEffect(
    on(round, (number) => {
      const text = textAt(name);
      if (number !== undefined && text !== undefined) write(ofRound(text, number));
    }),
  );
  return {
    find: (limits) => {
      const of = now();
      return of && draftIn(textAt(name), of, limits);
    },
    put: (rows) => {
      const of = now();
      if (of) write(withDraft(textAt(name), of, rows));
    },
  };
}
