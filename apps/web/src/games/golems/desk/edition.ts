import type { Component } from 'solid-js';
import type { PlayedEdition } from '../model/edition.ts';
import type { GolemsView } from '../model/scene.ts';
import type { GolemsTable } from '../model/table.ts';
import type { Words } from '../words/words.ts';

/**
 * What an edition of Golems does in its own way at a table of the client. `golems4/edition.ts` and `golems6/edition.ts` are the two that there
 * are; everything in this folder gets the one it was made for, and never asks which it is.
 */
export interface Edition<View = GolemsView> extends PlayedEdition<View> {
  /** The question of the moment when it is no program. */
  loadChoices(): Promise<Component<{ readonly table: GolemsTable; readonly edition: Edition }>>;
  /** The type of golem or the colour of robot. */
  kindName(type: string, words: Words): string;
  /** What it can do, in a sentence. */
  aboutOf(view: View, seat: number, facts: Words['facts']): string;
  /** What else it has, a sentence each. */
  extrasOf(view: View, seat: number, words: Words): readonly string[];
  /** The card that was drawn for this round, by whoever sees it. */
  roundCard(view: View, seat: number | undefined, words: Words): { readonly art: string; readonly text: string } | undefined;
  /** What an event does to this round, for the line above the board. */
  eventOf(view: View, words: Words): string | undefined;
  /** The row of the result of one seat. */
  scoreOf(view: View, seat: number, words: Words): readonly string[];
}
