import { preferences } from '../../../base/preferences.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { barkOf } from '../story/bark.ts';
import { eventsOf } from '../story/reel.ts';

/** What a golem says about the row on the screen; nothing where nobody wants to hear it. */
export function barkText(desk: Desk): string | undefined {
  if (!preferences.barks || !desk.isFilming() || desk.isRoundOver()) return undefined;
  const round = desk.round();
  const { row, told } = desk.story();
  const at = round?.rows.findIndex((each) => each.row === row) ?? -1;
  if (!round || at < 0) return undefined;
  const before = eventsOf(round.frames.slice(0, round.rows[at]!.from));
  const bark = barkOf(told, before, round.round + at);
  if (!bark) return undefined;
  const { film } = desk.words();
  const lines = film.barks[bark.about];
  return film.bark(desk.table.nameOf(bark.seat), lines[bark.variant % lines.length]!);
}
