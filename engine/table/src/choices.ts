import { COLOURS, type Colour, coloursOf } from '@stolik/kernel/colours';
import type { Json } from '@stolik/kernel/json';
import { AT_RANDOM, dealtLeads, withLead } from '@stolik/kernel/leads';
import { DEAL } from './promised.ts';
import type { Session } from './session.ts';

/*
 * The players' own choices before the game: their colour, and in some games their figure. The host's choice is the default.
 * A player's choice cannot be taken away.
 */

type Change = { readonly [key: string]: Json };

export function mayTakeColour({ seats }: Session, seat: number, colour: string): colour is Colour {
  const owner = (coloursOf(seats) as readonly string[]).indexOf(colour);
  return (COLOURS as readonly string[]).includes(colour) && (owner === seat || (seats[owner]?.kind ?? 'open') === 'open');
}

/** The current choice of each seat and of each piece without a player; empty where nothing is chosen. */
export const leadsAt = ({ game, table }: Session): readonly string[] => game.leads?.of(table.options, table.seats) ?? [];

/** Another seat must choose first, and has not yet. [G6.2.1] */
export const isWaitingForFirst = ({ first, seats, leads }: Session, seat: number): boolean =>
  first >= 0 && first !== seat && seats[first]?.kind !== 'bot' && leads[first] === '';

/** The options after a seat's choice; undefined if the figure is unknown or already taken. */
export function choiceOf(session: Session, seat: number, lead: string): Change | undefined {
  const { game, seats, leads } = session;
  const now = leadsAt(session);
  if (!game.leads || now.length === 0 || isWaitingForFirst(session, seat)) return undefined;
  if (lead === AT_RANDOM) return {};
  if (!game.leads.all.includes(lead)) return undefined;
  const owner = now.indexOf(lead);
  if (owner === seat || owner < 0) return owner === seat ? {} : game.leads.agreed(withLead(now, seat, lead));
  const isOwned = owner >= seats.length || seats[owner]?.kind === 'bot' || leads[owner] === lead;
  return isOwned ? undefined : game.leads.agreed(withLead(now, seat, lead));
}

/** The options at the start of the game, with figures for the players who left the choice to chance. */
export function dealtAt(session: Session): Change | undefined {
  const { game, leads, seed, salts, chance, opening } = session;
  if (!game.leads || !chance || !leads.includes(AT_RANDOM)) return undefined;
  const wanted = leadsAt(session).map((lead, seat) => (leads[seat] === AT_RANDOM ? AT_RANDOM : lead));
  const key = chance.keyOf(seed, salts, opening.chance ?? 1);
  return game.leads.agreed(dealtLeads(game.leads.all, wanted, chance.rngOf(key, DEAL)));
}

/** Whether the game may begin by itself: all seats are taken, and with a first chooser everybody has chosen. */
export const isReady = (session: Session): boolean =>
  session.seats.every(({ kind }) => kind !== 'open') &&
  (session.isClosed ||
    session.first < 0 ||
    session.seats.every(({ kind }, seat) => kind === 'bot' || session.leads[seat] !== ''));

/** Seats that have sealed a salt and not revealed it yet. */
export const untoldSalts = ({ seals, salts }: Session): readonly number[] =>
  seals.flatMap((seal, seat) => (seal !== '' && salts[seat] === '' ? [seat] : []));

/** Everybody has sat down and chosen; the game waits for salts, and nothing else changes any more. */
export const isSalting = (session: Session): boolean =>
  session.phase === 'gathering' && isReady(session) && untoldSalts(session).length > 0;
