import type { SeenBlock } from '@stolik/golems/programs';
import { tellGolems } from '@stolik/golems/text';
import type { Action } from '@stolik/kernel/game';
import { typeset } from '@stolik/look/typography';
import { type Accessor, createMemo, createSignal, getOwner, on, runWithOwner } from 'solid-js';
import { reuse } from '../../../session/reuse.ts';
import { oneATable } from '../../../shell/view-model.ts';
import { facingNumber, groundOf, type Turn } from '../model/field.ts';
import type { Mark } from '../model/marks.ts';
import { stageOf } from '../model/model.ts';
import type { GolemsEvent, Scene } from '../model/scene.ts';
import type { GolemsTable } from '../model/table.ts';
import { opensRound, type RoundReel, roundAt, roundsReader } from '../story/reel.ts';
import { beatsIn, slownessOf } from '../story/together.ts';
import type { Story } from '../story/told.ts';
import { wordsOf } from '../words/by-language.ts';
import { blocksShown } from './blocks.ts';
import type { Desk, Otherwise, SpokenOf } from './desk-shape.ts';
import type { Edition } from './edition.ts';
import { createProgramming } from './programming.ts';
import { storyOf } from './story.ts';

export const deskOf = oneATable(createDesk);

const RUNNING = new Set(['rowOpened', 'dieRolled', 'eventActed', 'logicLaid']);

function createDesk(table: GolemsTable, edition: Edition): Desk {
  const view = createMemo(() => table.sight().view);
  const words = createMemo(() => wordsOf(table.language(), edition.id));
  const fieldKey = createMemo(() => view().field.join('/'));
  const ground = createMemo(on(fieldKey, () => groundOf(edition, view())));
  const scene = createMemo<Scene>((before) => reuse(before, edition.sceneOf(table.view())));
  const event = createMemo(() => table.shown().at(-1));
  const beat = createMemo<readonly GolemsEvent[]>((before) => reuse(before, beatsIn(table.shown()).at(-1) ?? []), []);
  const slowness = createMemo(() => {
    const shown = table.shown();
    const from = shown.length - beat().length;
    return slownessOf([...shown, ...table.reel.coming()], from, shown.length);
  });
  const ask = createMemo(() => edition.askOf(view()));
  const stage = createMemo(() => stageOf(ask()));
  const isKids = createMemo(() => edition.kidsOf(view()) !== undefined);
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
  const [spokenOf, speakOf] = createSignal<SpokenOf>();
  const [isMyView, setMyView] = createSignal(false);
  const [lies, setLying] = createSignal(false);
  const turn = createMemo((): Turn => {
    const seat = table.seat() ?? 0;
    if (!isMyView()) return lies() ? 1 : 0;
    // The board turns with the golem between rounds only: a film in which the world spins tells nothing.
    const start = edition.sceneOf(view()).figures[seat];
    return start ? (((4 - facingNumber(start.facing)) % 4) as Turn) : 0;
  });
  const [marks, setMarks] = createSignal<readonly Mark[]>([]);
  // The same cell may be pressed again.
  const [pressed, press] = createSignal<string | undefined>(undefined, { equals: false });
  const [asksCells, setAsksCells] = createSignal(false);
  const [lookedAt, lookAt] = createSignal<number>();
  const looked = createMemo(() => lookedAt() ?? table.seat() ?? 0);

  const programming = createProgramming(table, edition, view, words);
  const other = createAnswers(table, ask);

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
    beat,
    pace: () => table.pace() * slowness(),
    ask,
    stage,
    isKids,
    telling: () => ({ ...table.telling(), isForKids: isKids(), facingOf: (seat) => scene().figures[seat]?.facing }),
    tell: (told) => typeset(tellGolems(edition.id, told, desk.telling()), table.language()),
    isFilming,
    rounds,
    round,
    blocks,
    isRoundOver,
    otherwise,
    setOtherwise,
    spokenOf,
    speakOf,
    turn,
    isMyView,
    setMyView,
    setLying,
    marks,
    setMarks,
    asksCells,
    setAsksCells,
    pressed,
    press,
    looked,
    lookAt,
    ...programming,
    ...other,
  };
  return Object.assign(desk, { story: createMemo<Story>((before) => reuse(before, storyOf(desk))) });
}

type Answers = Pick<Desk, 'answers' | 'chosen' | 'choose' | 'confirm'>;

const NO_ANSWERS: ReadonlyMap<string, Action> = new Map();

function createAnswers(table: GolemsTable, ask: Accessor<string>): Answers {
  const answers = createMemo((): ReadonlyMap<string, Action> => {
    if (!table.isAsked() || ask() === 'program') return NO_ANSWERS;
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
