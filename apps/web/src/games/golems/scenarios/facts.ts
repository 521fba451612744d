import type { Scenario } from '@stolik/golems/scenarios';
import { read } from '../../../base/messages/read.ts';
import { preferences } from '../../../base/preferences.ts';
import { wordsOf } from '../words/by-language.ts';

/** "2–4 players + 1 bot · for children", as the gallery says it. */
export function whoMayPlay({ game, players, bots, options }: Scenario): string {
  const words = wordsOf(preferences.language, game).setup;
  const people = words.players(players.min, players.max);
  return [
    bots.length > 0 ? `${people} ${words.withBots(bots.length)}` : people,
    ...(options['kids'] === true ? [words.kids] : []),
  ].join(' · ');
}

/** A text in the language chosen; people's own words are the same in all. */
export const titleOf = ({ title }: Scenario): string => read(title);
export const storyOf = ({ story }: Scenario): string => read(story);
