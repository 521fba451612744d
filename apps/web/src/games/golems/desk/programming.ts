import { writeProgram } from '@stolik/golems/programs';
import type { Refusal } from '@stolik/kernel/game';
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import { reuse } from '../../../session/reuse.ts';
import {
  handLeft,
  type Item,
  isRefusal,
  itemAt,
  openPlaces,
  type Place,
  programOf,
  wholeRows,
  withTest,
} from '../model/draft.ts';
import { type Ghost, ghostOf } from '../model/ghost.ts';
import type { Limits } from '../model/limits.ts';
import type { GolemsView } from '../model/scene.ts';
import type { GolemsTable } from '../model/table.ts';
import {
  emptyPage,
  layItem,
  moveItem,
  pageOf,
  proposedPage,
  refuseTap,
  takeItem,
  type Writing,
  type Written,
} from '../model/writing.ts';
import type { Words } from '../words/by-language.ts';
import type { Desk } from './desk-shape.ts';
import { draftShelf } from './draft-shelf.ts';
import type { Edition } from './edition.ts';

type Programming = Pick<
  Desk,
  | 'isProgramming'
  | 'limits'
  | 'draft'
  | 'order'
  | 'cursor'
  | 'hand'
  | 'ghost'
  | 'refusal'
  | 'refuseItem'
  | 'lay'
  | 'point'
  | 'take'
  | 'move'
  | 'test'
  | 'wipe'
  | 'propose'
  | 'ready'
>;

const NO_PAGE: Written = { draft: [], cursor: undefined };

/** Writing a program: the page that is written, what is said of it, and what a hand does to it (`model/writing.ts`). */
export function createProgramming(
  table: GolemsTable,
  edition: Edition,
  view: Accessor<GolemsView>,
  words: Accessor<Words>,
): Programming {
  const isProgramming = createMemo(() => table.isAsked() && edition.askOf(view()) === 'program');
  const limits = createMemo<Limits | undefined>((before) => {
    const seat = table.seat();
    return isProgramming() && seat !== undefined ? reuse(before, edition.limitsOf(view(), seat)) : undefined;
  });
  const { page, keep } = createPage(table, edition, view, limits);
  const draft = createMemo(() => page().draft);
  const cursor = createMemo(() => page().cursor);
  const ghost = createMemo<Ghost | undefined>((before) => {
    const seat = table.seat();
    if (!isProgramming() || seat === undefined || !table.predicts()) return undefined;
    return reuse(before, ghostOf(edition, view(), seat, wholeRows(draft())));
  });
  const result = createMemo(() => {
    const allowed = limits();
    return allowed ? programOf(draft(), allowed) : undefined;
  });

  const order = createMemo<readonly number[]>((before) => {
    const places = [...draft().keys()];
    const now = result();
    return reuse(before, now && !isRefusal(now) ? edition.inRunOrder(view(), places) : places);
  });

  /** Children hear how many cards are missing. */
  function show(refusal: Refusal): void {
    const allowed = limits();
    const left = allowed?.kids ? { left: openPlaces(draft(), allowed).length } : {};
    table.showRefusal({ ...refusal, details: { ...refusal.details, ...left } });
  }
  /** Keeps what a hand has come to and says it, or says why not; answers whether anything was written. */
  function write(writing: Writing, says: (place: Place) => string): boolean {
    if (writing.kind === 'refused') show(writing.refusal);
    if (writing.kind !== 'written') return false;
    batch(() => keep(writing.now));
    table.announce(says(writing.place));
    return true;
  }
  function laidWords(item: Item, place: Place): string {
    const { speak } = words();
    if (limits()?.kids) return speak.item(item);
    const last = ghost()?.stops.at(-1);
    const where = last ? ` ${speak.ghostAt(last.cell, last.facing)}` : '';
    return `${speak.laid(place.index + 1, speak.item(item))}${where}`;
  }
  function point(place: Place): void {
    keep({ draft: draft(), cursor: place });
    const item = itemAt(draft(), place);
    table.announce(words().speak.place(place.index + 1, place.part, item && words().speak.item(item)));
  }
  function propose(text: string): boolean {
    const allowed = limits();
    const proposed = allowed && proposedPage(text, allowed);
    if (proposed) keep(proposed);
    return proposed !== undefined;
  }
  function ready(): void {
    const program = result();
    if (!program) return;
    if (isRefusal(program)) {
      show(program as Refusal);
      return;
    }
    const read = table.read(`program ${writeProgram(program, limits()!.edition)}`);
    if (read.ok) table.act(read.value);
    else if (read.problem.kind === 'refused') show(read.problem.refusal);
  }

  return {
    isProgramming,
    limits,
    draft,
    order,
    cursor,
    hand: createMemo(() => {
      const allowed = limits();
      return allowed ? handLeft(draft(), allowed) : new Uint8Array(7);
    }),
    ghost,
    refusal: createMemo((): Refusal | undefined => {
      const now = result();
      return now && isRefusal(now) ? now : undefined;
    }),
    refuseItem: (item) => {
      const allowed = limits();
      return allowed && refuseTap(page(), item, allowed);
    },
    lay: (item, place) => {
      const allowed = limits();
      return allowed !== undefined && write(layItem(page(), item, place, allowed), (at) => laidWords(item, at));
    },
    point,
    take: (place) => {
      const allowed = limits();
      if (allowed) write(takeItem(page(), place, allowed), ({ index }) => words().speak.taken(index + 1));
    },
    move: (from, to) => {
      const allowed = limits();
      if (allowed) write(moveItem(page(), from, to, allowed), () => words().speak.moved(from.index + 1, to.index + 1));
    },
    test: (index, test) => keep({ draft: withTest(draft(), index, test), cursor: cursor() }),
    wipe: () => limits() && keep(emptyPage(limits()!)),
    propose,
    ready,
  };
}

/** The page of whoever decides. It belongs to one decision of one seat and is kept, so that a program taken back comes back as it was. */
function createPage(
  table: GolemsTable,
  edition: Edition,
  view: Accessor<GolemsView>,
  limits: Accessor<Limits | undefined>,
): { readonly page: Accessor<Written>; keep(next: Written): void } {
  const [kept, setKept] = createSignal<ReadonlyMap<string, Written>>(new Map());
  const key = createMemo(() => `${table.seat()} ${view().round} ${table.sight().decision}`);
  const shelf = draftShelf(table, edition, view);
  /** As it lay when the page was left. */
  const found = createMemo((): Written | undefined => {
    const allowed = limits();
    const rows = allowed && shelf.find(allowed);
    return rows && pageOf(rows, allowed);
  });
  const page = createMemo((): Written => {
    const allowed = limits();
    return allowed ? (kept().get(key()) ?? found() ?? emptyPage(allowed)) : NO_PAGE;
  });
  return {
    page,
    keep: (next) => {
      setKept((before) => new Map(before).set(key(), next));
      shelf.put(next.draft);
    },
  };
}
