import type { Sitter } from '@stolik/table/table';
import { goTo, toTable } from '../../base/router.ts';
import { knownLevel, usualLevel } from '../../session/bots/levels.ts';
import type { Match } from '../../session/match.ts';
import { openWhatIf } from '../open.ts';
import { keepOrigin } from './origin.ts';

/** A table of its own that begins with the moment shown: people play on this device, bots stay bots unless there is nobody else. */
export function playOn(match: Match, isReview: boolean): void {
  const whole = match.whole();
  if (!whole) return;
  const { steps, ...table } = whole;
  const areAllBots = table.sitters.every(({ kind }) => kind === 'bot');
  const sitters = table.sitters.map((sitter): Sitter => {
    if (sitter.kind === 'person' || areAllBots) return { kind: 'person', name: sitter.name, colour: sitter.colour };
    return knownLevel(match.game.id, sitter.level) ? sitter : { ...sitter, level: usualLevel(match.game.id).id };
  });
  const id = openWhatIf(match.game, { ...table, sitters, steps: steps.slice(0, match.at()), state: match.shownState() });
  keepOrigin(id, { address: location.hash, step: match.at(), isReview });
  goTo(toTable(id));
}
