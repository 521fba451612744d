import { freshOptions } from '@stolik/kernel/options';
import { goTo, toTable } from '../../base/router.ts';
import type { Match } from '../../session/match.ts';
import { namedNow } from '../../session/names-now.ts';
import type { GameClient, NextField } from '../contract.ts';
import { openFresh } from '../open.ts';
import { seatedAt } from './result-choices.ts';

/** Another field, for the same people. */
export function playAt(client: GameClient, match: Match, { options }: NextField): void {
  const whole = match.whole();
  if (!whole) return;
  const opened = openFresh(client.game, options, namedNow(whole.sitters));
  if (opened.ok) goTo(toTable(opened.value));
}

/** The same table once more, for the same people; with a bot of another level where one is named. */
export function playAgain(client: GameClient, match: Match, level?: string): void {
  const whole = match.whole();
  if (!whole) return;
  const sitters = level ? seatedAt(namedNow(whole.sitters), level) : namedNow(whole.sitters);
  const opened = openFresh(client.game, freshOptions(whole.options), sitters);
  if (opened.ok) goTo(toTable(opened.value));
}
