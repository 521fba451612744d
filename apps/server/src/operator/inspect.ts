import { type Classroom, presentPupils } from '@stolik/class/classroom';
import type { Session } from '@stolik/table/session';
import { CLASS_GAME, loadClass } from '../classes/loading.ts';
import type { Offer } from '../games.ts';
import { Slices } from '../slices.ts';
import type { Store, StoredTable, Weight } from '../store/store.ts';
import { folding } from '../tables/films.ts';

/** What is at a table or in a class, as far as its log can be read here. */
export interface Inside {
  /** A line for each seat of a table, or for the pupils of a class; names only where they are wanted. */
  readonly lines: readonly string[];
  /** The tables of a class that are kept. */
  readonly tables: readonly string[];
}

const UNREADABLE: Inside = { lines: ['its log can’t be read by this program'], tables: [] };

/** Reads a log. Never throws for what is written there. */
export async function lookInside(
  store: Store,
  { id, game }: Weight,
  offers: readonly Offer[],
  withNames: boolean,
): Promise<Inside> {
  try {
    if (game === CLASS_GAME) return insideClass((await loadClass(store, new Slices(), id))?.room, withNames);
    const stored = await store.load(id);
    return stored ? insideTable(stored, offers, withNames) : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

function insideClass(room: Classroom | undefined, withNames: boolean): Inside {
  if (!room) return UNREADABLE;
  const pupils = presentPupils(room);
  const open = room.tables.filter(({ isAway }) => !isAway);
  const lines = [
    ...(withNames ? [`label ${room.label}`] : []),
    `pupils ${pupils.length}${withNames && pupils.length > 0 ? `: ${pupils.map(({ name }) => name).join(', ')}` : ''}`,
    `tables ${open.length} open, ${room.tables.length} ever`,
  ];
  return { lines, tables: room.tables.map(({ id }) => id) };
}

function insideTable(stored: StoredTable, offers: readonly Offer[], withNames: boolean): Inside {
  const game = offers.find((offer) => offer.game.id === stored.game)?.game;
  const work = game && folding({ id: stored.id, game, seed: stored.seed }, stored.entries);
  if (!work) return UNREADABLE;
  let step = work.next();
  while (!step.done) step = work.next();
  const session = step.value;
  return session ? { lines: session.seats.map((_, seat) => seatLine(session, seat, withNames)), tables: [] } : UNREADABLE;
}

function seatLine({ seats }: Session, seat: number, withNames: boolean): string {
  const sitter = seats[seat];
  const place = `seat ${seat + 1}`;
  if (sitter?.kind === 'bot') return `${place} bot ${sitter.level}`;
  if (sitter?.kind !== 'person') return `${place} free`;
  const name = withNames ? ` ${sitter.name}` : '';
  return `${place} person${name}${sitter.standIn === undefined ? '' : `, bot ${sitter.standIn} plays`}`;
}

/** The id of a table or class, given by its id or its code. */
export async function findId(store: Store, word: string): Promise<string | undefined> {
  if (/^[a-z0-9]{12}$/.test(word)) return word;
  return store.findByCode(word.toUpperCase().replaceAll(/[\s-]/g, ''));
}
