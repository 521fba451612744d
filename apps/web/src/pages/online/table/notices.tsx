import type { Seat } from '@stolik/kernel/game';
import type { Question, Room } from '@stolik/wire/room';
import { type Accessor, createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import { announce } from '../../../base/a11y/announce.ts';
import { lasting, lastingFor } from '../../../base/lasting.ts';
import { m } from '../../../base/messages/catalog.ts';
import { toOnline } from '../../../base/router.ts';
import { Icon, type IconName } from '../../../base/ui/every-icon.tsx';
import { toast } from '../../../base/ui/toast.tsx';
import type { Match } from '../../../session/match.ts';
import type { Line } from '../../../session/online/line.ts';
import { isPlayedByPerson } from '../../../session/online/sitting.ts';
import { awaitedAnswers, isTimeUp, whoIsAwaited } from '../../../session/online/standing.ts';
import { noWords, t } from '../../../session/online/table-words.ts';
import { CALM } from './clocks.ts';
import type { Rematch } from './rematch.ts';

/** The server lets a bot be asked for after 45 seconds, for who is here and thinks after three minutes. */
const AWAY_AFTER = 46_000;
const SLOW_AFTER = 181_000;

export interface NoticesPlan {
  readonly line: Line;
  readonly match: Match;
  readonly room: Accessor<Room>;
  readonly here: Accessor<readonly Seat[]>;
  /** The log of the finished game waits for other tables. */
  readonly isWithheld: Accessor<boolean>;
  /** So many moves of others since one's own last one, when the page was opened or the line came back. */
  readonly missed: Accessor<number>;
  readonly onRecapDone: () => void;
  readonly rematch: Rematch;
  readonly nameOf: (seat: Seat) => string;
}

/** One row each for what the table has to say beside the game; most of the time there is none. */
export function Notices(props: { readonly plan: NoticesPlan }): JSX.Element {
  const { line, match, room, here, missed, nameOf } = props.plan;
  const me = match.eyes();
  const isCut = lasting(() => line.status() !== 'live', CALM);
  const awaited = createMemo(() => whoIsAwaited(room(), match.next().seats, here(), me));
  /** Another number for every moment that somebody is waited for, 0 while nobody is. */
  const wait = (isHere: boolean): number => (awaited()?.isHere === isHere ? 1 + match.count() * 8 + (awaited()?.seat ?? 0) : 0);
  const isLongAway = lasting(() => wait(false), AWAY_AFTER);
  const isLongSlow = lasting(() => wait(true), SLOW_AFTER);
  const isStoodIn = (): boolean => me !== undefined && room().phase === 'playing' && !isPlayedByPerson(room(), me);

  /** Somebody else who paused: until the server lets the others go on only they do. */
  const pausedBy = (): Seat | undefined => {
    const by = room().isPaused ? room().pause?.by : undefined;
    return by === undefined || by === me ? undefined : by;
  };
  const isLongPaused = lastingFor(() => (pausedBy() === undefined ? undefined : room().pause?.others));

  createEffect(on(isCut, (cut, was) => announce(cut ? t().again : was ? t().backAgain : '')));
  createEffect(
    on(
      () => room().isPaused,
      (isPaused) => isPaused && announce(t().paused),
      { defer: true },
    ),
  );

  const request = (...[wanted]: Parameters<Line['request']>): void => {
    void line.request(wanted).then((answer) => {
      if (!answer.ok) toast(noWords(answer.code));
    });
  };
  const askBot = (seat: Seat): void => {
    // Which bot it will be the server decides.
    request(['bot', seat, '']);
  };

  return (
    <>
      <div class="tells">
        <Show when={isCut()}>
          <Row icon="link" isCalm says={t().again} hint={me === undefined ? '' : t().againHint} />
        </Show>
        <Show when={room().question && room().phase === 'playing' ? room().question : undefined}>
          {(question) => <Asking question={question()} me={me} room={room()} nameOf={nameOf} request={request} />}
        </Show>
        <Show when={room().phase === 'playing' && room().isPaused}>
          <Row icon="pause" says={pausedBy() === undefined ? t().paused : t().pausedBy(nameOf(pausedBy()!))}>
            <Show when={me !== undefined && (pausedBy() === undefined || isLongPaused())}>
              <button type="button" class="btn go" onClick={() => request(['pause', 0])}>
                {t().resume}
              </button>
            </Show>
          </Row>
        </Show>
        <Show when={isStoodIn()}>
          <StoodIn room={room()} me={me!} onBack={() => request(['back'])} />
        </Show>
        <Show when={(isLongAway() || isLongSlow()) && !room().question ? awaited() : undefined}>
          {(who) => (
            <Row icon="person" says={who().isHere ? t().isSlow(nameOf(who().seat)) : t().isAway(nameOf(who().seat))}>
              <button type="button" class="btn" onClick={() => askBot(who().seat)}>
                {t().askBot}
              </button>
            </Row>
          )}
        </Show>
        <Show when={missed() > 0 && match.mode() === 'live'}>
          <Row icon="again" says={t().since(missed())}>
            <button
              type="button"
              class="btn go"
              onClick={() => {
                props.plan.onRecapDone();
                match.replayLastTurn();
              }}
            >
              {t().showMe}
            </button>
            <button type="button" class="sq" aria-label={m().close} onClick={() => props.plan.onRecapDone()}>
              <Icon name="close" small />
            </button>
          </Row>
        </Show>
        <Show when={room().phase === 'over' && props.plan.rematch.isOffered() && me !== undefined && match.mode() === 'live'}>
          <Row icon="again" says={t().rematchReady}>
            <button
              type="button"
              class="btn go"
              disabled={props.plan.rematch.isWaiting()}
              onClick={() => props.plan.rematch.join()}
            >
              {props.plan.rematch.says()}
            </button>
          </Row>
        </Show>
        <Show when={props.plan.isWithheld()}>
          <Row icon="eye" isCalm says={t().withheld} />
        </Show>
        <Show when={me === undefined && room().phase === 'over' ? room().rematchTable : undefined}>
          {(table) => (
            <Row icon="again" says={t().rematchWatch}>
              <a class="btn go" href={toOnline(table())}>
                {t().watchInstead}
              </a>
            </Row>
          )}
        </Show>
      </div>
      <Show when={me === undefined && room().phase === 'playing'}>
        <Row icon="eye" isCalm says={t().watching} />
      </Show>
    </>
  );
}

/** A bot plays for whoever looks at this page. */
function StoodIn(props: { readonly room: Room; readonly me: Seat; readonly onBack: () => void }): JSX.Element {
  const isLate = (): boolean => isTimeUp(props.room, props.me);
  const isFreed = (): boolean => {
    const sitter = props.room.seats[props.me];
    return sitter?.kind === 'person' && sitter.isFreed === true;
  };
  const says = (): string => (isLate() ? t().timeUpMine : isFreed() ? t().freedForMe : t().botForMe);
  return (
    <Row icon="bot" says={says()}>
      <Show when={!isLate()}>
        <button type="button" class="btn go" onClick={() => props.onBack()}>
          {t().back}
        </button>
      </Show>
    </Row>
  );
}

const ICONS: Readonly<Record<Question['kind'], IconName>> = {
  undo: 'undo',
  bot: 'bot',
  pause: 'pause',
  free: 'bot',
  carry: 'swap',
};

function Asking(props: {
  readonly question: Question;
  readonly me: Seat | undefined;
  readonly room: Room;
  readonly nameOf: (seat: Seat) => string;
  readonly request: (request: Parameters<Line['request']>[0]) => void;
}): JSX.Element {
  const isSeatCarried = (): boolean => props.question.kind === 'carry';
  /** A seat that is carried away asks for itself, and is nobody's own request. */
  const isMine = (): boolean => props.question.by === props.me && !isSeatCarried();
  const waiting = (): readonly Seat[] => awaitedAnswers(props.room, props.question);
  const mayAnswer = (): boolean => props.me !== undefined && !isMine() && waiting().includes(props.me);
  /** The question is whether I am still there. */
  const isAboutMe = (): boolean =>
    (props.question.kind === 'bot' || props.question.kind === 'free') && props.question.seat === props.me;
  const says = (): string => {
    const { kind, by, seat } = props.question;
    if (kind === 'carry') return seat === props.me ? t().carryAsked : t().carryOther(props.nameOf(seat));
    if (kind === 'free') {
      if (isAboutMe()) return t().freeAsked(props.nameOf(by));
      return isMine() ? t().freeWaits(props.nameOf(seat)) : t().freeOther(props.nameOf(by), props.nameOf(seat));
    }
    if (isAboutMe()) return t().stillThere(props.nameOf(by));
    if (kind === 'pause') return isMine() ? t().pauseWaits : t().pauseAsked(props.nameOf(by));
    if (kind === 'bot') return isMine() ? t().botWaits(props.nameOf(seat)) : t().botAsked(props.nameOf(seat));
    if (isMine()) return t().undoWaits;
    return mayAnswer() ? t().undoAsked(props.nameOf(by)) : t().undoOther(props.nameOf(by));
  };
  createEffect(on(says, (text) => announce(text)));
  const answer = (yes: 0 | 1): void => props.request(['answer', props.question.id, yes]);
  return (
    <Row
      icon={ICONS[props.question.kind]}
      says={says()}
      hint={isMine() && props.question.kind !== 'free' ? t().askedWhom(waiting().map(props.nameOf).join(', ')) : ''}
    >
      <Show when={isMine()}>
        <button type="button" class="btn" onClick={() => answer(0)}>
          {t().withdraw}
        </button>
      </Show>
      <Show when={mayAnswer() && isAboutMe()}>
        <button type="button" class="btn go" onClick={() => answer(0)}>
          {t().iAmHere}
        </button>
        <button type="button" class="btn" onClick={() => answer(1)}>
          {t().askBot}
        </button>
      </Show>
      <Show when={mayAnswer() && isSeatCarried()}>
        <button type="button" class="btn go" onClick={() => answer(0)}>
          {t().keepSeat}
        </button>
        <button type="button" class="btn" onClick={() => answer(1)}>
          {t().moveSeat}
        </button>
      </Show>
      <Show when={mayAnswer() && !isAboutMe() && !isSeatCarried()}>
        <button type="button" class="btn go" onClick={() => answer(1)}>
          {props.question.kind === 'bot' ? t().yes : t().allow}
        </button>
        <button type="button" class="btn" onClick={() => answer(0)}>
          {t().no}
        </button>
      </Show>
    </Row>
  );
}

function Row(props: {
  readonly icon: IconName;
  readonly says: string;
  readonly hint?: string;
  readonly isCalm?: boolean;
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <section class="tell" classList={{ calm: props.isCalm ?? false }}>
      <Icon name={props.icon} small />
      <p>
        <b>{props.says}</b> <Show when={props.hint}>{props.hint}</Show>
      </p>
      {props.children}
    </section>
  );
}
