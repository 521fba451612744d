import type { Desk } from '../desk/desk.ts';
import type { Outlook } from '../model/outlook.ts';
import type { Named } from '../words/words.ts';

export const named = ({ cell, tile }: { readonly cell: string; readonly tile: string }): Named => ({
  code: tile.charAt(0),
  cell,
});

/** What would get a glow token. */
export const lit = ({ glow, after }: Outlook): readonly Named[] =>
  glow.map(({ cell }) => ({ cell, code: after.cells[cell]?.tile.charAt(0) ?? 'V' }));

/** A fuse that is repaired in a chain which is still closed. */
export const burnsAgain = ({ events }: Outlook): boolean =>
  events.some(
    (event) => event.kind === 'smokeTakenOff' && events.some((later) => later.kind === 'fuseBurnt' && later.side === event.side),
  );

/** That the tile lies the wrong way round. */
export function turnedTip(desk: Desk): string | undefined {
  const turned = desk.turned();
  const words = desk.words().preview;
  return turned && (turned.isAgainst ? words.against(turned.code, turned.points) : words.turned(turned.points));
}

/** One sentence for the line of the turn, where the panel may be closed. */
export function summaryOf(desk: Desk, outlook: Outlook): string {
  const words = desk.words().preview;
  const bad = outlook.chains.find(({ outcome }) => outcome === 'short' || outcome === 'smoke');
  const fuse = outlook.chains.find(({ outcome }) => outcome === 'fuse');
  const says: string[] = [];
  if (bad) says.push(bad.outcome === 'short' ? words.short : words.smoke(bad.parts.filter(({ burns }) => burns).map(named)));
  else if (fuse && !burnsAgain(outlook)) says.push(words.fuse(fuse.fuse ?? '', fuse.loads.length === 0));
  const repaired = outlook.events.find(({ kind }) => kind === 'smokeTakenOff');
  if (repaired?.kind === 'smokeTakenOff') says.push(words.smokeOff(repaired.side), burnsAgain(outlook) ? words.burnsAgain : '');
  for (const event of outlook.events) if (event.kind === 'reedSwitched' && event.on) says.push(words.reedOn(event.cell));
  if (outlook.points > 0) says.push(`${words.points(outlook.points)}: ${words.chooseWay(lit(outlook))}.`);
  if (outlook.penalty > 0) says.push(`${words.penalty(outlook.penalty)}.`);
  if (outlook.losesTurn) says.push(words.missTurn);
  const other = outlook.chains.find(({ outcome }) => outcome === 'weak' || outcome === 'dark');
  if (says.length === 0 && other) says.push(other.outcome === 'weak' ? words.weak : words.dark);
  if (outlook.events.some(({ kind }) => kind === 'shortRemoved')) says.push(words.shortGone);
  return says.filter(Boolean).join(' ') || turnedTip(desk) || nothingWords(desk);
}

/** Of a tile that completes nothing: what it meets there. */
export function nothingWords(desk: Desk): string {
  const words = desk.words().preview;
  const joining = desk.joining();
  if (!joining) return words.nothing;
  const { plus, minus, edges } = joining;
  if (edges.length === 0) return words.loose(desk.ghost()?.tile.startsWith('M') === true);
  return plus || minus ? `${words.joins(plus, minus)} ${words.nothing}` : words.nothing;
}
