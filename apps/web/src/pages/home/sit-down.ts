import { type Manifest, usualOptions } from '@stolik/search/manifest';
import { putText, textAt } from '../../base/kept/storage.ts';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { goTo, toTable } from '../../base/router.ts';
import { toast } from '../../base/ui/toast.tsx';
import { findLevel, usualLevel } from '../../session/bots/levels.ts';
import { isUntouched, isWhatIf, type Kept, tables } from '../../session/kept/shelf.ts';
import { loadClient } from '../../shell/clients.ts';
import { recall, remember } from '../setup/memory.ts';
import { me, nameAt, sittersOf } from '../setup/people.ts';
import { botLevels } from '../setup/seating.ts';
import { type Start, type StartFacts, type StartRequest, startOf } from './start.ts';

/** How many games for children were begun here: each is on another field. */
const CHILDREN = 'stolik.children.';
const gamesOfChildren = (game: string): number => Number(textAt(CHILDREN + game)) || 0;

const factsOf = (card: Manifest): StartFacts => ({
  person: me(),
  usualLevel: usualLevel(card.id).id,
  usualAt: (seats) => usualOptions(card, botLevels(seats), seats.length),
  forChildren: card.forChildren?.[gamesOfChildren(card.id) % card.forChildren.length],
  forOneChild: card.forOneChild,
});

/** What is kept for the next time; a game for children is a choice of the moment. */
const KEPT: readonly StartRequest['kind'][] = ['level', 'alone'];

/** A game of this kind that somebody has begun and not finished: the latest. */
export const begunAt = (game: string): Kept | undefined =>
  tables().find((kept) => kept.game === game && !kept.isOver && !isUntouched(kept) && !isWhatIf(kept));

/** What "Play" opens, in a few words. */
export function whomAt(card: Manifest): string {
  const { seats } = startOf(factsOf(card), recall(card.id).here, { kind: 'same' });
  const { whom } = p().home;
  const bots = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  const people = seats.length - bots.length;
  if (people > 1) return whom.people(seats.map((_, seat) => nameAt(seats, seat)).join(', '));
  if (bots.length === 0) return whom.alone;
  const level = findLevel(card.id, seats[bots[0]!]?.level ?? '');
  if (bots.length > 1) return whom.bots(bots.length, read(level.label));
  return whom.bot(nameAt(seats, bots[0]!), read(level.character.epithet));
}

/** The level of the bot opposite, if there is one. */
export function levelAt(card: Manifest): string | undefined {
  const { seats } = startOf(factsOf(card), recall(card.id).here, { kind: 'same' });
  return seats.some(({ kind }) => kind === 'here') ? seats.find(({ kind }) => kind === 'bot')?.level : undefined;
}

export const isAloneAt = (card: Manifest): boolean => recall(card.id).here?.seats.length === 1;

/** One tap, and a table lies there. */
export async function sitDown(card: Manifest, request: StartRequest = { kind: 'same' }): Promise<void> {
  try {
    const [client, { openFresh }] = await Promise.all([loadClient(card.id), import('../../shell/open.ts')]);
    if (!client) return;
    const open = ({ seats, options }: Start) => openFresh(client.game, options, sittersOf(seats, card.id));
    const start = startOf(factsOf(card), recall(card.id).here, request);
    const opened = open(start);
    // What is remembered may be from before a change of the rules.
    const id = opened.ok ? opened : open(startOf(factsOf(card), undefined, request));
    if (!id.ok) return toast(p().setup.wrongTogether);
    if (opened.ok && KEPT.includes(request.kind)) remember(card.id, { here: start });
    const { kind } = request;
    if (kind === 'children' || kind === 'teams') putText(CHILDREN + card.id, String(gamesOfChildren(card.id) + 1));
    goTo(toTable(id.value));
  } catch (error) {
    console.error(error);
    toast(m().noNetwork);
  }
}
