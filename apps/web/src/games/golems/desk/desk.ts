import { readProgram, writeProgram } from '@stolik/golems/programs/notation';
import type { Edition } from '@stolik/golems/programs/program';
import type { Action, Refusal } from '@stolik/kernel/game';
import { type Accessor, batch, createEffect, createMemo, createSignal, getOwner, on, runWithOwner } from 'solid-js';
import { DRAFTS } from '../../../session/kept/shelf.ts';
import { reuse } from '../../../session/reuse.ts';
import type { TableClient } from '../../../shell/contract.ts';
import { oneATable } from '../../../shell/desk.ts';
import {
  cleared,
  type Draft,
  draftOf,
  emptyDraft,
  handLeft,
  type Item,
  isRefusal,
  itemAt,
  laid,
  moved,
  nextPlace,
  type Place,
  programOf,
  refuseLaying,
  wholeRows,
  withTest,
} from '../model/draft.ts';
import { groundOf, type Turn } from '../model/field.ts';
import { type Ghost, ghostOf } from '../model/ghost.ts';
import { type DraftOf, draftIn, ofRound, withDraft } from '../model/kept-drafts.ts';
import { askOf, facingNumber, type Limits, limitsOf, type SeenBlock, stageOf } from '../model/model.ts';
import { type GolemsEvent, type GolemsView, is6, type Scene, sceneOf } from '../model/scene.ts';
import { opensRound, type RoundReel, roundAt, roundsReader } from '../story/reel.ts';
import type { Story } from '../story/told.ts';
import { tellGolems } from '../tell/tell.ts';
import { type Words, wordsOf } from '../words/by-language.ts';
import { blocksShown } from './blocks.ts';
import type { Desk, Otherwise } from './desk-shape.ts';
import { storyOf } from './story.ts';

export const deskOf = oneATable(createDesk);

const RUNNING = new Set(['rowOpened', 'dieRolled', 'eventActed', 'logicLaid']);

function createDesk(table: TableClient): Desk {
  const view = createMemo(() => table.sight().view as GolemsView);
  const edition: Edition = table.game.id === 'golems4' ? 'golems4' : 'golems6';
  const words = createMemo(() => wordsOf(table.language(), edition));
  const fieldKey = createMemo(() => view().field.join('/'));
  const ground = createMemo(on(fieldKey, () => groundOf(view())));
  const scene = createMemo<Scene>((before) => reuse(before, sceneOf(table.view() as GolemsView)));
  const event = createMemo(() => table.shown().at(-1) as GolemsEvent | undefined);
  const stage = createMemo(() => stageOf(view()));
  const isKids = createMemo(() => {
    const now = view();
    return is6(now) && now.options.kids;
  });
  const isFilming = createMemo(
    () =>
      table.isPast() ||
      (stage() === 'run' && !table.isAsked()) ||
      table.shown().some(({ kind }) => RUNNING.has(kind)) ||
      stage() === 'run',
  );
  const readRounds = roundsReader();
  // No memos: while nobody watches a film nobody asks, and for the same passages the reader knows the answer.
  const rounds = (): readonly RoundReel[] => readRounds(table.reel.passages());
  const round = (): RoundReel | undefined => roundAt(rounds(), table.reel.now());

  const isRoundOver = createMemo(() => {
    const next = isFilming() ? table.reel.coming()[0] : undefined;
    return next !== undefined && opensRound(next);
  });
  const [otherwise, setOtherwise] = createSignal<Otherwise>();
  const [isMyView, setMyView] = createSignal(false);
  const [lies, setLying] = createSignal(false);
  const turn = createMemo((): Turn => {
    const seat = table.seat() ?? 0;
    if (!isMyView()) return lies() ? 1 : 0;
    // The board turns with the golem between rounds only: a film in which the world spins tells nothing.
    const start = sceneOf(view()).figures[seat];
    return start ? (((4 - facingNumber(start.facing)) % 4) as Turn) : 0;
  });
  const [lookedAt, lookAt] = createSignal<number>();
  const looked = createMemo(() => lookedAt() ?? table.seat() ?? 0);

  const programming = createProgramming(table, view, words);
  const other = createAnswers(table, view);

  const owner = getOwner();
  const known: Accessor<readonly SeenBlock[]>[] = [];
  // Lanes, cards and faces ask for the same rows, and more than once.
  function blocks(seat: number): readonly SeenBlock[] {
    known[seat] ??= runWithOwner(owner, () =>
      createMemo<readonly SeenBlock[]>((before) => reuse(before, blocksShown(desk, seat))),
    )!;
    return known[seat]();
  }
  const desk: Omit<Desk, 'story'> = {
    table,
    edition,
    words,
    view,
    ground,
    scene,
    event,
    stage,
    isKids,
    tell: (told) =>
      tellGolems(
        table.game,
        told,
        table.language(),
        (seat) => table.nameOf(seat),
        isKids(),
        (seat) => scene().figures[seat]?.facing,
      ),
    isFilming,
    rounds,
    round,
    blocks,
    isRoundOver,
    otherwise,
    setOtherwise,
    turn,
    isMyView,
    setMyView,
    setLying,
    looked,
    lookAt,
    ...programming,
    ...other,
  };
  return Object.assign(desk, { story: createMemo<Story>((before) => reuse(before, storyOf(desk))) });
}

type Programming = Pick<
  Desk,
  | 'isProgramming'
  | 'limits'
  | 'draft'
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

interface Kept {
  readonly draft: Draft;
  readonly cursor: Place | undefined;
}

function createProgramming(table: TableClient, view: Accessor<GolemsView>, words: Accessor<Words>): Programming {
  const isProgramming = createMemo(() => table.isAsked() && askOf(view()) === 'program');
  const limits = createMemo<Limits | undefined>((before) => {
    const seat = table.seat();
    return isProgramming() && seat !== undefined ? reuse(before, limitsOf(view(), seat)) : undefined;
  });
  // A draft belongs to one decision of one seat. It is kept here, so that a program taken back comes back as it was.
  const [kept, setKept] = createSignal<ReadonlyMap<string, Kept>>(new Map());
  const key = createMemo(() => `${table.seat()} ${view().round} ${table.sight().decision}`);
  const shelf = draftShelf(table, view);
  /** As it lay when the page was left. */
  const found = createMemo((): Kept | undefined => {
    const allowed = limits();
    const rows = allowed && shelf.find(allowed);
    return rows && { draft: rows, cursor: nextPlace(rows, undefined, allowed) };
  });
  const now = createMemo((): Kept => {
    const allowed = limits();
    if (!allowed) return { draft: [], cursor: undefined };
    return kept().get(key()) ?? found() ?? { draft: emptyDraft(allowed), cursor: { index: 0 } };
  });
  const draft = createMemo(() => now().draft);
  const cursor = createMemo(() => now().cursor);
  const keep = (next: Draft, at: Place | undefined): void => {
    setKept((before) => new Map(before).set(key(), { draft: next, cursor: at }));
    shelf.put(next);
  };
  const hand = createMemo(() => {
    const allowed = limits();
    return allowed ? handLeft(draft(), allowed) : new Uint8Array(7);
  });
  const ghost = createMemo<Ghost | undefined>((before) => {
    const seat = table.seat();
    return isProgramming() && seat !== undefined ? reuse(before, ghostOf(view(), seat, wholeRows(draft()))) : undefined;
  });
  const result = createMemo(() => {
    const allowed = limits();
    return allowed ? programOf(draft(), allowed) : undefined;
  });
  const refusal = createMemo((): Refusal | undefined => {
    const now = result();
    return now && isRefusal(now) ? now : undefined;
  });

  function refuseItem(item: Item): Refusal | undefined {
    const allowed = limits();
    if (!allowed) return undefined;
    return refuseLaying(draft(), cursor() ?? { index: 0 }, item, allowed);
  }

  function lay(item: Item, place = cursor() ?? nextPlace(draft(), undefined, limits()!)): boolean {
    const allowed = limits();
    if (!allowed) return false;
    if (!place) {
      table.showRefusal({ code: 'all-filled', clause: allowed.edition === 'golems6' ? 'G6.3.3' : 'G4.3.2', details: {} });
      return false;
    }
    const refused = refuseLaying(draft(), place, item, allowed);
    if (refused) {
      table.showRefusal(refused);
      return false;
    }
    const next = laid(draft(), place, item, allowed);
    batch(() => keep(next, nextPlace(next, place, allowed)));
    announceLaid(item, place);
    return true;
  }

  function announceLaid(item: Item, place: Place): void {
    const last = ghost()?.stops.at(-1);
    const { speak } = words();
    if (limits()?.kids) {
      table.announce(speak.item(item));
      return;
    }
    const where = last ? ` ${speak.ghostAt(last.cell, last.facing)}` : '';
    table.announce(`${speak.laid(place.index + 1, speak.item(item))}${where}`);
  }

  function point(place: Place): void {
    keep(draft(), place);
    const item = itemAt(draft(), place);
    table.announce(words().speak.place(place.index + 1, place.part, item && words().speak.item(item)));
  }

  function take(place: Place): void {
    const allowed = limits();
    if (!allowed || itemAt(draft(), place) === undefined) return;
    keep(cleared(draft(), place, allowed), place);
    table.announce(words().speak.taken(place.index + 1));
  }

  function move(from: Place, to: Place): void {
    const allowed = limits();
    if (!allowed) return;
    const next = moved(draft(), from, to, allowed);
    if (isRefusal(next)) {
      table.showRefusal(next);
      return;
    }
    keep(next as Draft, nextPlace(next as Draft, undefined, allowed));
    table.announce(words().speak.moved(from.index + 1, to.index + 1));
  }

  function propose(text: string): boolean {
    const allowed = limits();
    const program =
      allowed && text.startsWith('program ') ? readProgram(text.slice('program '.length), allowed.edition) : undefined;
    if (!allowed || !program?.ok) return false;
    keep(draftOf(program.value, allowed), undefined);
    return true;
  }

  function ready(): void {
    const program = result();
    if (!program) return;
    if (isRefusal(program)) {
      table.showRefusal(program as Refusal);
      return;
    }
    const read = table.read(`program ${writeProgram(program, limits()!.edition)}`);
    if (!read.ok) {
      if (read.problem.kind === 'refused') table.showRefusal(read.problem.refusal);
      return;
    }
    table.act(read.value);
  }

  return {
    isProgramming,
    limits,
    draft,
    cursor,
    hand,
    ghost,
    refusal,
    refuseItem,
    lay,
    point,
    take,
    move,
    test: (index, test) => keep(withTest(draft(), index, test), cursor()),
    wipe: () => limits() && keep(emptyDraft(limits()!), { index: 0 }),
    propose,
    ready,
  };
}

interface DraftShelf {
  find(limits: Limits): Draft | undefined;
  put(rows: Draft): void;
}

/**
 * Drafts of a table on this device, by seat: a page that is opened again finds them. Whoever is at the screen gets their own; behind a
 * curtain there is no seat, and when the round is over nothing is left.
 */
function draftShelf(table: TableClient, view: Accessor<GolemsView>): DraftShelf {
  const name = table.id === undefined ? undefined : `${DRAFTS}${table.id}`;
  if (name === undefined) return { find: () => undefined, put: () => undefined };
  const now = (): DraftOf | undefined => {
    const seat = table.seat();
    const { decision } = table.sight();
    return seat === undefined || decision === undefined ? undefined : { seat, round: view().round, decision };
  };
  const write = (text: string | undefined): void => {
    try {
      if (text === undefined) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
    } catch {
      // Where nothing can be kept a reload begins with empty rows, as ever.
    }
  };
  const round = createMemo(() => (table.isPast() ? undefined : askOf(view()) === 'over' ? 0 : view().round));
  createEffect(
    on(round, (number) => {
      const text = localStorage.getItem(name);
      if (number !== undefined && text !== null) write(ofRound(text, number));
    }),
  );
  return {
    find: (limits) => {
      const of = now();
      return of && draftIn(localStorage.getItem(name), of, limits);
    },
    put: (rows) => {
      const of = now();
      if (of) write(withDraft(localStorage.getItem(name), of, rows));
    },
  };
}

type Answers = Pick<Desk, 'answers' | 'chosen' | 'choose' | 'confirm'>;

const NO_ANSWERS: ReadonlyMap<string, Action> = new Map();

function createAnswers(table: TableClient, view: Accessor<GolemsView>): Answers {
  const answers = createMemo((): ReadonlyMap<string, Action> => {
    if (!table.isAsked() || askOf(view()) === 'program') return NO_ANSWERS;
    return new Map((table.legal() ?? []).map((action) => [table.write(action).replace(/^\S+ /, ''), action]));
  });
  const [tried, setTried] = createSignal<{ readonly version: number; readonly answer: string }>();
  const chosen = createMemo(() => {
    const now = tried();
    return now && now.version === table.sight().version && answers().has(now.answer) ? now.answer : undefined;
  });
  function choose(answer: string | undefined): void {
    setTried(answer === undefined ? undefined : { version: table.sight().version, answer });
  }
  function confirm(): void {
    const answer = chosen();
    const action = answer === undefined ? undefined : answers().get(answer);
    if (action === undefined) return;
    setTried(undefined);
    table.act(action);
  }
  return { answers, chosen, choose, confirm };
}
