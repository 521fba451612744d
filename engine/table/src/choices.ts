import { COLOURS, type Colour, coloursOf, withColour } from '@stolik/kernel/colours';
import type { Json } from '@stolik/kernel/json';
import { AT_RANDOM, dealtLeads, withLead } from '@stolik/kernel/leads';
import { chanceKey, chanceRng, DEAL } from './fair.ts';
import type { SeatHolder } from './seats.ts';
import type { Session } from './session.ts';

/*
 * What people choose for themselves before the game: their colour, and in some games who they lead. The host's choice is where all start
 * from; what somebody has chosen nobody takes away.
 */

type Change = { readonly [key: string]: Json };

/** The seats after one has taken a colour; a free seat that was to have it gets the other. */
export function recoloured(seats: readonly SeatHolder[], seat: number, colour: Colour): readonly SeatHolder[] {
  const colours = withColour(coloursOf(seats), seat, colour);
  return seats.map((sitter, index) => ({ ...sitter, colour: colours[index] }));
}

export function mayTakeColour({ seats }: Session, seat: number, colour: string): colour is Colour {
  const owner = (coloursOf(seats) as readonly string[]).indexOf(colour);
  return (COLOURS as readonly string[]).includes(colour) && (owner === seat || (seats[owner]?.kind ?? 'open') === 'open');
}

/** What each seat and each piece without a player leads as it stands; empty where nothing is chosen. */
export const leadsAt = ({ game, table }: Session): readonly string[] => game.leads?.of(table.options, table.seats) ?? [];

/** Somebody else is to choose first, and has not yet. [G6.2.1] */
export const isWaitingForFirst = ({ first, seats, leads }: Session, seat: number): boolean =>
  first >= 0 && first !== seat && seats[first]?.kind !== 'bot' && leads[first] === '';

/** The options that follow from a seat's choice; undefined where it can't be: there is none such, or somebody has it. */
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

/** What follows for the options when the game begins and somebody has left it to chance. */
export function dealtAt(session: Session): Change | undefined {
  const { game, leads, seed, salts, opening } = session;
  if (!game.leads || !leads.includes(AT_RANDOM)) return undefined;
  const wanted = leadsAt(session).map((lead, seat) => (leads[seat] === AT_RANDOM ? AT_RANDOM : lead));
  return game.leads.agreed(dealtLeads(game.leads.all, wanted, chanceRng(chanceKey(seed, salts, opening.chance ?? 1), DEAL)));
}

/** Whether the game may begin by itself: everybody sits, and where somebody chooses first everybody has chosen. */
export const isReady = (session: Session): boolean =>
  session.seats.every(({ kind }) => kind !== 'open') &&
  (session.isClosed ||
    session.first < 0 ||
    session.seats.every(({ kind }, seat) => kind === 'bot' || session.leads[seat] !== ''));

/** Seats that have sealed a salt and not told it yet. */
export const untoldSalts = ({ seals, salts }: Session): readonly number[] =>
  seals.flatMap((seal, seat) => (seal !== '' && salts[seat] === '' ? [seat] : []));

/** Everybody has sat down and chosen; the game waits for salts, and nothing else changes any more. */
export const isSalting = (session: Session): boolean =>
  session.phase === 'gathering' && isReady(session) && untoldSalts(session).length > 0;
