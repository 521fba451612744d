import { listItems, listOf } from '@stolik/class/pace';
import { type Stuck, stuckOf } from '@stolik/class/stuck';
import type { Task } from '@stolik/class/things';
import type { DeskPupil, DeskTable, DeskView } from '@stolik/class/views';

/** One card of the desk: a table with who sits there, or a pair or a single one at a list. */
export interface DeskCard {
  readonly key: string;
  readonly pupils: readonly DeskPupil[];
  readonly table: DeskTable | undefined;
  /** Why the teacher should look, of whoever is worst off. */
  readonly stuck: Stuck | undefined;
  readonly isDone: boolean;
  /** Nobody of them is here. */
  readonly isAway: boolean;
  /** Solved of what was given to them, the least of them; undefined without a list. */
  readonly done: { readonly count: number; readonly all: number } | undefined;
  /** While everybody is asked one thing: how many of them have answered; undefined where nothing is asked. */
  readonly answered: number | undefined;
  /** All of them use one device. */
  readonly isShared: boolean;
  /** What was given to the first of them, where it is no list and no table. */
  readonly given: 'bench' | 'free' | undefined;
  /** The list that was given to the first of them. */
  readonly items: readonly string[];
}

/** The place of a thing in the list, as people count. */
export function numberIn({ items }: Pick<DeskCard, 'items'>, thing: string): number | undefined {
  const at = items.indexOf(thing);
  return at < 0 ? undefined : at + 1;
}

export type Filter = 'all' | 'stuck' | 'done' | 'away';

const taskOf = (view: DeskView, pupil: DeskPupil): Task | undefined => pupil.task ?? view.task;

function doneOf(view: DeskView, pupil: DeskPupil): DeskCard['done'] {
  const task = taskOf(view, pupil);
  if (!listOf(task)) return undefined;
  const stars = new Map(pupil.progress.map(([thing, count]) => [thing, count]));
  const items = listItems(task, view.pace, (id) => stars.get(id));
  return { count: items.filter(({ isSolved }) => isSolved).length, all: items.length };
}

const RANK = { tries: 0, quiet: 1 } as const;

function worst(all: readonly (Stuck | undefined)[]): Stuck | undefined {
  return all.filter((each) => each !== undefined).sort((a, b) => RANK[a.why] - RANK[b.why] || sizeOf(b) - sizeOf(a))[0];
}

const sizeOf = (stuck: Stuck): number => (stuck.why === 'tries' ? stuck.count : stuck.for);

function givenTo(view: DeskView, pupil: DeskPupil | undefined): DeskCard['given'] {
  const kind = pupil && taskOf(view, pupil)?.kind;
  return kind === 'bench' || kind === 'free' ? kind : undefined;
}

function cardOf(view: DeskView, key: string, pupils: readonly DeskPupil[], table: DeskTable | undefined, now: number): DeskCard {
  const lists = table ? [] : pupils.map((pupil) => doneOf(view, pupil)).filter((done) => done !== undefined);
  const done = lists.length > 0 ? lists.reduce((least, each) => (each.count < least.count ? each : least)) : undefined;
  return {
    key,
    pupils,
    table,
    stuck: table?.isOver ? undefined : worst(pupils.map((pupil) => stuckOf(pupil, view.isHeld, now))),
    isDone: isDone(view, pupils, table, done),
    isAway: pupils.length > 0 && pupils.every(({ isHere }) => !isHere),
    done,
    isShared: pupils.length > 1 && view.shared.some((group) => pupils.every(({ pupil }) => group.includes(pupil))),
    given: givenTo(view, pupils[0]),
    answered: view.asked && pupils.filter(({ answer }) => answer).length,
    items: (pupils[0] && listOf(taskOf(view, pupils[0]))?.items) ?? [],
  };
}

/** With the question, where one is open: lists and tables wait for it. */
function isDone(view: DeskView, pupils: readonly DeskPupil[], table: DeskTable | undefined, done: DeskCard['done']): boolean {
  if (view.asked) return pupils.length > 0 && pupils.every(({ answer }) => answer);
  return table ? table.isOver : done !== undefined && done.count === done.all;
}

/** A table that is begun again stays the same card: what was chosen is chosen still. */
const keyOf = (pupils: readonly DeskPupil[], table: string): string =>
  pupils.length > 0 ? `p${Math.min(...pupils.map(({ pupil }) => pupil))}` : table;

/** Tables in the order in which they were laid, then who shares a device, pairs, single ones: nobody is on two cards, nobody on none. */
export function cardsOf(view: DeskView, now: number): readonly DeskCard[] {
  const byNumber = new Map(view.pupils.map((pupil) => [pupil.pupil, pupil]));
  const left = new Set(byNumber.keys());
  const take = (numbers: readonly (number | null)[]): readonly DeskPupil[] =>
    numbers.flatMap((number) => {
      const pupil = number !== null && left.delete(number) ? byNumber.get(number) : undefined;
      return pupil ? [pupil] : [];
    });
  const cards: DeskCard[] = [];
  // Whoever was given another table since sits at the later one.
  const tables = view.tables.filter(({ id }) => view.pupils.some(({ table }) => table === id));
  for (const table of tables) {
    const pupils = take(table.seats);
    cards.push(cardOf(view, keyOf(pupils, table.id), pupils, table, now));
  }
  for (const group of [...view.shared, ...view.groups]) {
    const pupils = take(group);
    if (pupils.length > 0) cards.push(cardOf(view, keyOf(pupils, ''), pupils, undefined, now));
  }
  for (const number of left) cards.push(cardOf(view, `p${number}`, [byNumber.get(number)!], undefined, now));
  return cards;
}

const isIn = (card: DeskCard, filter: Filter): boolean => {
  if (filter === 'stuck') return card.stuck !== undefined;
  if (filter === 'done') return card.isDone;
  return filter === 'away' ? card.isAway : true;
};

/** Stuck comes first, and nobody at a list who is away stands among those who are here; the rest stays in its order: nobody jumps about. */
export function shownCards(cards: readonly DeskCard[], filter: Filter): readonly DeskCard[] {
  const place = ({ stuck, isAway, table }: DeskCard): number => (stuck ? 0 : isAway && !table ? 2 : 1);
  return cards.filter((card) => isIn(card, filter)).toSorted((one, other) => place(one) - place(other));
}

/** Who is away at no table, while others work: they are folded away below. Nobody is here yet: all are to be seen. */
export function foldedCards(cards: readonly DeskCard[], filter: Filter): ReadonlySet<string> {
  const isFolded = ({ isAway, table, stuck }: DeskCard): boolean => isAway && !table && !stuck;
  const isBegun = filter === 'all' && cards.some((card) => !card.isAway);
  return new Set(isBegun ? cards.filter(isFolded).map(({ key }) => key) : []);
}

/** More cards than this are small: on the desk of a laptop they are all in sight then. */
export const MOST_LARGE = 18;

export const countIn = (cards: readonly DeskCard[], filter: Filter): number => cards.filter((card) => isIn(card, filter)).length;
