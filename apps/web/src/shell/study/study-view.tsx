import { read } from '../../base/messages/read.ts';
import '../style/table.css';
import '../style/study.css';
import '../style/study-answers.css';
import '../style/lesson.css';
import '../style/frame/study.css';
import type { AnyGame } from '@stolik/kernel/game';
import { costOf } from '@stolik/kernel/lessons/prove';
import { FREE } from '@stolik/kernel/puzzles/asked';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { unwrap } from '@stolik/kernel/result';
import { Chronicle } from '@stolik/table/chronicle';
import { openLocal } from '@stolik/table/local';
import type { Sitter } from '@stolik/table/table';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import { gameTitle } from '../../base/games.ts';
import { preferences } from '../../base/preferences.ts';
import { play } from '../../base/sound/sounds.ts';
import { hideFirst, showFirst } from '../../base/ui/first.ts';
import { createLaying, Later, type Laying, LayingProvider } from '../../base/ui/laying.tsx';
import { Loading } from '../../base/ui/loading.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { botName } from '../../session/bots/bot-name.ts';
import { createLocalMatch, type LocalMatch } from '../../session/local/local-match.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, Lit, TableClient } from '../contract.ts';
import type { Opening } from '../table/bar.tsx';
import { Dialogs } from '../table/dialogs.tsx';
import { createHinting } from '../table/hint.ts';
import { openTable } from '../table/opened.ts';
import { FilmPart, MinePart, RimPart } from '../table/parts.tsx';
import { shellClasses } from '../table/shell-classes.ts';
import type { Paper } from '../table/side-head.tsx';
import { askedClient } from './asked-client.ts';
import { type Attempt, again, answered, BEGINNING, hinted, predicted, predicts, shows } from './attempt.ts';
import { calledIn } from './called.ts';
import { answerOf, cameOf, decisionsOf } from './came-of.ts';
import { askedIn, withMove } from './free.ts';
import { GoalPaper } from './goal-paper.tsx';
import { LessonPaper } from './lesson-paper.tsx';
import type { Question, StudyPlan } from './part.ts';
import { isPlayedOut } from './played-out.ts';
import { StudyBar } from './study-bar.tsx';
import { hintSays, StudyPaper } from './study-paper.tsx';
import { takeFocus } from './take-focus.ts';
import { w } from './words.ts';

/** One question at the table it is about: the same board, the same preview, the same film. */
export function StudyView(props: StudyPlan): JSX.Element {
  const { part, puzzle } = props;
  const { reading } = props.asked;
  const laying = createLaying();
  showFirst(puzzle.game);
  void laying.laid.then(hideFirst);
  onCleanup(hideFirst);
  const [open, setOpen] = createSignal<Opening>();
  const study = createStudy(props, laying);
  const { client, match, table, shownTable, nameOf, question, attempt, setAttempt, said, lit, restart, sheet, setSheet } = study;
  const title = (): string => {
    const own = props.lesson?.words() ?? props.words?.();
    return own?.title ?? read(part.kinds[puzzle.goal.kind]) ?? question().goal;
  };
  pageTitle(() => w().pageTitle(gameTitle(client.game.id), title()), laying.laid);
  const tellGoal = (says = ''): void => announce(() => `${w().yourGoal}: ${question().goal} ${says}`.trim());
  void laying.laid.then(() => tellGoal(question().says));

  const isOver = (): boolean => attempt().stage !== 'thinking';
  const hinting = createHinting(client, match, table, true);
  const ofTable = { client, match, table, isReplay: false, nameOf };
  return (
    <LayingProvider value={laying}>
      <Show when={!laying.isLaid()}>
        <Loading isOver />
      </Show>
      <div
        class={`shell study game-${client.game.id}`}
        classList={{
          ...shellClasses({ client, table, isPast: match.mode() !== 'live', hasLamp: false, seats: 1, evening: undefined }),
          judged: isOver(),
          // The question is over, even where the game would go on: nothing lies on the wood any more.
          bare: isOver() && client.film !== undefined && match.mode() === 'live',
          read: reading !== undefined,
          reads: reading !== undefined && said() === undefined,
          knows: part.knows?.(puzzle) === true && attempt().stage === 'thinking' && match.isLive(),
          lesson: props.lesson !== undefined,
          everybody: props.onAnswer !== undefined,
          kids: props.lesson?.isForChildren === true,
        }}
        data-laid={laying.isLaid() ? undefined : laying.shown()}
      >
        <StudyBar
          game={client.game.id}
          title={title()}
          lesson={props.lesson}
          here={puzzle.id}
          back={props.back}
          onOpen={setOpen}
        />
        <Later>
          {props.lesson ? (
            <LessonPaper
              lesson={props.lesson}
              here={puzzle.id}
              part={part}
              question={question()}
              isRead={reading !== undefined}
              isTried={isOver()}
            />
          ) : (
            <GoalPaper
              puzzle={props.puzzle}
              part={part}
              question={question()}
              attempt={attempt()}
              isRead={reading !== undefined}
            />
          )}
        </Later>
        <RimPart client={client} table={shownTable} isReplay={false} lit={lit()} />
        <FilmPart {...ofTable} isQuestion isOpen={isOver() || match.mode() !== 'live'} />
        <MinePart client={client} table={shownTable} isPast={match.mode() !== 'live' || reading !== undefined} />
        <StudyPaper
          plan={props}
          client={client}
          match={match}
          table={shownTable}
          said={said()}
          onSay={study.say}
          onPoint={study.setPointed}
          question={question()}
          attempt={attempt()}
          isPanelOpen={sheet() === 'panel'}
          onPanelClose={() => setSheet(undefined)}
          onForesee={() => {
            setAttempt(predicted);
            announce(w().predicted);
          }}
          onHint={() => announce(hintSays(question(), setAttempt(hinted).hints))}
          onShow={() => restart(shows)}
          onAgain={() => {
            restart(again);
            tellGoal();
            takeFocus(document.querySelector<HTMLElement>('.study .goal'));
          }}
          onBack={() => match.undo()}
        />
        <Dialogs
          {...ofTable}
          isStudy
          extras={undefined}
          open={open()}
          onOpen={setOpen}
          hinting={hinting}
          onLit={() => {}}
          first={undefined}
        />
      </div>
    </LayingProvider>
  );
}

/** How a question stands: the match, what was tried and answered, what light falls on. */
function createStudy(props: StudyPlan, laying: Laying) {
  const { part, puzzle, asked } = props;
  // The question is a game of its own: it begins in the position and is over where an answer ends.
  let local!: LocalMatch;
  const [attempt, setAttempt] = createSignal<Attempt>(BEGINNING);
  const isShown = (): boolean => attempt().stage === 'showing' || asked.reading !== undefined;
  const client = askedClient(props.client, asked.game, () => isShown() || local.next().kind === 'over');
  // Asked of everybody, nothing helps on the way, and nobody sees what comes of it before all do.
  const isFree = puzzle.goal.kind === FREE && !props.onAnswer;
  const preview = props.lesson?.preview ?? (isFree ? 'on' : 'asked');
  const [sheet, setSheet] = createSignal<Paper>();
  const { match, table, nameOf } = openTable(
    {
      client,
      open: (page) => {
        local = openStudy(props, client.game, page);
        return local;
      },
      again: () => restart(again),
      question: puzzle,
      predicts: () => predicts(attempt(), preview),
    },
    laying,
    { sheet, setSheet },
  );
  laying.add(() => client.phases(table));
  const start = asked.game.view(asked.start, puzzle.seat);
  const question = createMemo((): Question => {
    const asks = askedIn(part, puzzle.goal, start, preferences.language, { seat: puzzle.seat, nameOf });
    if (!props.lesson) return { ...asks, goal: withMove(props.words?.()?.goal ?? asks.goal, asks) };
    const { goal, tale, look } = props.lesson.words();
    return { ...asks, goal: withMove(goal, asks), look, says: tale, clause: props.lesson.clause };
  });
  const { reading } = asked;
  /** What is decided, in notation: the solution, or what a question that is read is about. */
  const line = reading && part.read ? [part.read.plays(puzzle.goal)] : puzzle.solution;
  const [said, setSaid] = createSignal<string>();
  const [pointed, setPointed] = createSignal<string>();

  const isEnded = createMemo(() =>
    props.onAnswer ? match.count() > 0 && match.next().kind === 'over' : isPlayedOut(match, reading !== undefined),
  );
  createEffect(
    on(isEnded, (ended) => {
      if (!ended) return;
      if (props.onAnswer) {
        props.onAnswer(answerOf(asked, match, puzzle.seat));
        return;
      }
      const before = attempt();
      const isRight = reading ? said() === reading.right : (match.next().outcome?.winners.length ?? 0) > 0;
      const now = answered(before, isRight, reading ? 1 : costOf(part.rules, decisionsOf(match, puzzle.seat)));
      // Whoever looks at it again has answered before.
      if (before.stage === now.stage) return;
      setAttempt(now);
      if (now.stage === 'solved') play('solved');
      if (now.stage === 'missed') props.onTry?.(now);
      // Of a lesson more stars may still come; a puzzle that was solved is done.
      else if (!now.wasSolved || props.lesson) props.onDone(now);
    }),
  );
  if (props.onShown) createEffect(on(match.count, () => props.onShown?.(answerOf(asked, match, puzzle.seat))));
  // Where a try has just gone wrong the hint waits for the next one.
  const nudges = createMemo(() => props.nudges?.() ?? 0);
  createEffect(on(nudges, () => ['thinking', 'missed'].includes(attempt().stage) && setAttempt(hinted), { defer: true }));
  const isShowing = (): boolean => attempt().stage === 'showing' || (reading !== undefined && said() !== undefined);
  showLine(match, table, line, isShowing);
  const isMissed = createMemo(() => attempt().stage === 'missed' && !reading);
  // A desk is made when the table lies, not before.
  createEffect(
    on(isMissed, (missed) => part.trail?.(table, missed ? cameOf(asked, match, puzzle.seat) : undefined, puzzle.goal), {
      defer: true,
    }),
  );
  beginEachTry(
    match,
    () => laying.isLaid() && attempt().stage === 'thinking' && !reading,
    () => part.begin?.(table, puzzle.goal),
  );

  const lit = createMemo((): Lit | undefined => {
    const answer = pointed();
    if (answer !== undefined) return part.read?.lit?.(answer);
    return reading ? undefined : hintLight(client, table, puzzle, attempt(), match.isAsked(), match.count());
  });
  const restart = (change: (before: Attempt) => Attempt): void => {
    setSaid(undefined);
    setPointed(undefined);
    // First the table, then the stage: whoever is shown the answer sees it played from the beginning, and it stays.
    local.restart();
    setAttempt(change);
  };
  /** Whoever only reads decides nothing: the board shows, and does not ask. */
  const shownTable: TableClient = reading ? { ...table, isAsked: () => false, legal: () => [] } : table;
  createEffect(() => laying.isLaid() && match.at() >= 0 && part.point?.(shownTable, puzzle.goal, puzzle.position));
  const say = (answer: string): void => {
    setPointed(undefined);
    // What comes of it all see together, later.
    if (props.onAnswer) props.onAnswer([answer]);
    else setSaid(answer);
  };
  return {
    client,
    match,
    table,
    shownTable,
    nameOf,
    question,
    attempt,
    setAttempt,
    said,
    say,
    setPointed,
    lit,
    restart,
    sheet,
    setSheet,
  };
}

/** Only whoever is asked plays; the others just sit there. */
function openStudy(
  { asked, puzzle, part, lesson }: StudyPlan,
  game: AnyGame,
  page: Parameters<typeof createLocalMatch>[0]['page'],
): LocalMatch {
  const sitters = Array.from({ length: puzzle.players }, (_, seat): Sitter => {
    if (seat === puzzle.seat) return { kind: 'person', name: calledIn(part, lesson, preferences.language) ?? w().you };
    return { kind: 'bot', name: botName(String(seat + 1)), level: '1' };
  });
  const session = unwrap(openLocal(game, asked.options, sitters));
  const chronicle = new Chronicle(game, session.table);
  return createLocalMatch({ game, session, chronicle, page });
}

/** Plays these decisions, one whenever the table asks for one. */
function showLine(match: Match, table: TableClient, line: readonly string[], isOn: () => boolean): void {
  createEffect(() => {
    if (!isOn() || !match.isAsked()) return;
    const text = line[match.count()];
    if (text === undefined) return;
    const read = table.read(text);
    if (read.ok) match.act(read.value);
  });
}

/** Whenever a try begins, and only then. */
function beginEachTry(match: Match, isOn: () => boolean, begin: () => void): void {
  createEffect(
    on(
      createMemo(() => isOn() && match.isAsked() && match.count() === 0),
      (isBeginning) => isBeginning && begin(),
    ),
  );
}

/** The place of the next decision; with the second hint also what to take for it. Only while the answer is still the solution's. */
function hintLight(
  client: GameClient,
  table: TableClient,
  puzzle: ClosedQuestion,
  { hints, stage }: Attempt,
  isAsked: boolean,
  count: number,
): Lit | undefined {
  if (hints === 0 || stage !== 'thinking' || !isAsked || count > 0) return undefined;
  const lit = client.advice.lit(table.sight().view, puzzle.seat, puzzle.solution[0]!);
  return hints === 1 ? { board: lit.board, hand: [] } : { board: lit.board, hand: lit.hand };
}
