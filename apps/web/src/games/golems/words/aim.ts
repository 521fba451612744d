import { type GolemsView, is6 } from '../model/scene.ts';
import type { Words } from './by-language.ts';

/** How this table is won: a race of young players, their way alone, or a battle. */
export function aimInWords(view: GolemsView, words: Pick<Words, 'kids' | 'things'>): string {
  if (!is6(view) || !view.options.kids) return words.things.goal(view.rounds);
  const goal = view.options.goal ?? 'treasure';
  return view.cards ? words.kids.alone(goal, view.cards.all) : words.kids.goals[goal]!;
}
