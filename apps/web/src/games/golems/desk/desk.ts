import type { Edition } from '@stolik/golems/programs/program';
import type { SeenBlock } from '@stolik/golems/programs/seen';
import { tellGolems } from '@stolik/golems/text/tell';
import type { Action } from '@stolik/kernel/game';
import { typeset } from '@stolik/kernel/typography';
import { type Accessor, createMemo, createSignal, getOwner, on, runWithOwner } from 'solid-js';
import { reuse } from '../../../session/reuse.ts';
import type { TableClient } from '../../../shell/contract.ts';
import { oneATable } from '../../../shell/view-model.ts';
import { groundOf, type Turn } from '../model/field.ts';
import type { Mark } from '../model/marks.ts';
import { askOf, facingNumber, stageOf } from '../model/model.ts';
import { type GolemsEvent, type GolemsView, is6, type Scene, sceneOf } from '../model/scene.ts';
import { opensRound, type RoundReel, roundAt, roundsReader } from '../story/reel.ts';
import type { Story } from '../story/told.ts';
import { wordsOf } from '../words/by-language.ts';
import { blocksShown } from './blocks.ts';
import type { Desk, Otherwise, SpokenOf } from './desk-shape.ts';
import { createProgramming } from './programming.ts';
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
  const [spokenOf, speakOf] = createSignal<SpokenOf>();
  const [isMyView, setMyView] = createSignal(false);
  const [lies, setLying] = createSignal(false);
  const turn = createMemo((): Turn => {
    const seat = table.seat() ?? 0;
    if (!isMyView()) return lies() ? 1 : 0;
    // The board turns with the golem between rounds only: a film in which the world spins tells nothing.
    const start = sceneOf(view()).figures[seat];
    return start ? (((4 - facingNumber(start.facing)) % 4) as Turn) : 0;
  });
  const [marks, setMarks] = createSignal<readonly Mark[]>([]);
  const [pressed, press] = createSignal<string>();
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
    telling: () => ({ ...table.telling(), isForKids: isKids(), facingOf: (seat) => scene().figures[seat]?.facing }),
    tell: (told) => typeset(tellGolems(edition, told, desk.telling()), table.language()),
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
