import { freshOptions } from '@stolik/kernel/options';
import { goTo, toTable } from '../../base/router.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient } from '../contract.ts';
import { openFresh } from '../open.ts';
import { seatedAt } from './result-choices.ts';

/** The same table once more, for the same people; with a bot of another level where one is named. */
export function playAgain(client: GameClient, match: Match, level?: string): void {
  const whole = match.whole();
  if (!whole) return;
  const sitters = level ? seatedAt(whole.sitters, level) : whole.sitters;
  const opened = openFresh(client.game, freshOptions(whole.options), sitters);
  if (opened.ok) goTo(toTable(opened.value));
}
