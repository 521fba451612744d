import type { AnyGame } from '@stolik/kernel/game';
import { WATCHER } from '@stolik/kernel/game';
import { AT_RANDOM } from '@stolik/kernel/leads';
import type { DrawnEdition } from '../model/edition.ts';
import type { GolemsView } from '../model/scene.ts';
import { deal, golemsFor, isForKids, type Options, scenarioFor, settle } from './agreement.ts';

/** The table before the first move, as these options lay it; undefined while they are refused. */
export function laidView(game: AnyGame, edition: DrawnEdition, options: Options, players: number): GolemsView | undefined {
  const { scenario, golems } = deal(game, settle(edition.id, options, players).options, players);
  const parsed = game.parseOptions({ scenario: scenario!, ...(golems && { golems }) }, players);
  return parsed.ok ? (game.view(game.setup(parsed.value, players), WATCHER) as GolemsView) : undefined;
}

/** What players lead that a single hit puts out of the game: a newcomer should not find out by it. */
export function frailIn(game: AnyGame, edition: DrawnEdition, options: Options, players: number): readonly string[] {
  const { scenario } = scenarioFor(edition.id, options, players);
  if (isForKids(scenario)) return [];
  const led = golemsFor(options, scenario, players).slice(0, players);
  const view = laidView(game, edition, options, players);
  const figures = view ? edition.sceneOf(view).figures : [];
  return led.filter((golem, seat) => golem !== AT_RANDOM && figures[seat]?.limit === 1);
}
