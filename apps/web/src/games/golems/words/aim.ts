import type { PlayedEdition } from '../model/edition.ts';
import type { GolemsView } from '../model/scene.ts';
import type { Words } from './by-language.ts';

/** How this table is won: a race of young players, their way alone, or a battle. */
export function aimInWords(
  { kidsOf }: Pick<PlayedEdition, 'kidsOf'>,
  view: GolemsView,
  words: Pick<Words, 'kids' | 'things'>,
): string {
  const kids = kidsOf(view);
  if (!kids) return words.things.goal(view.rounds);
  const goal = kids.goal ?? 'treasure';
  return kids.cards ? words.kids.alone(goal, kids.cards.all) : words.kids.goals[goal]!;
}
