import { animalOf, sayAnimal, sayNickname } from '@stolik/class/names';
import type { PupilTable } from '@stolik/class/views';
import type { ByeCode } from '@stolik/wire/messages';
import { createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { goTo, toClass } from '../../../base/router.ts';
import { DeadEnd } from '../../../base/ui/dead-end.tsx';
import { Icon } from '../../../base/ui/icon.tsx';
import { Loading } from '../../../base/ui/loading.tsx';
import { changeMembers, members } from '../../../session/class/device.ts';
import { lineNow, lineOf } from '../../../session/class/lines.ts';
import {
  awaitedMember,
  layDown,
  left,
  type Member,
  memberNow,
  nextMember,
  passedOn,
  taken,
} from '../../../session/class/members.ts';
import { Animal } from '../art/animal.tsx';
import { Unreachable } from '../unreachable.tsx';
import { pw } from '../words.ts';
import { Doing } from './doing.tsx';
import { AskedOfAll } from './everybody.tsx';
import { HandRound } from './hand-round.tsx';
import { MyTable } from './my-table.tsx';
import { PupilHome } from './pupil-home.tsx';
import './pupil.css';

interface Place {
  readonly part: 'home' | 'do' | 'table' | 'check';
  readonly what: string | undefined;
}

/** A pupil who has come in: what was given to them, one thing of it, or their table. Of two who play together, whoever has the turn. */
export function PupilPage(props: { readonly place: Place; readonly onAnother: () => void }): JSX.Element {
  return (
    <Show when={memberNow(members())}>
      {(member) => (
        <Show when={lineNow()?.why()} fallback={<Inside member={member()} place={props.place} onAnother={props.onAnother} />}>
          {(why) => (
            <Show when={closedBy(why())} fallback={<ShownOut member={member()} />}>
              {(closed) => <DeadEnd title={pw().trouble[closed()]} />}
            </Show>
          )}
        </Show>
      )}
    </Show>
  );
}

function Inside(props: { readonly member: Member; readonly place: Place; readonly onAnother: () => void }): JSX.Element {
  const view = createMemo(() => lineNow()?.view());
  /** Somebody of this device at whose table nothing happens until they come. */
  const awaited = createMemo(() => awaitedMember(members(), ({ token }) => tableAt(token)?.isAsked ?? false));
  const isShared = (): boolean => members().all.length > 1 && (props.place.part !== 'home' || awaited() !== undefined);
  const [isAllShown, setAllShown] = createSignal(false);
  const table = createMemo(() => (props.place.part === 'table' && view()?.table?.token ? view()!.table : undefined));
  /** Two at one tablet play at one table: whoever made the move has seen it, and the other one is to have the tablet. */
  const handed = createMemo(() => {
    const [next, mine] = [awaited(), table()];
    return next && mine && isAllShown() && !view()?.isHeld && tableAt(next.token)?.id === mine.id ? next : undefined;
  });
  /** The question that everybody is asked, while it is on the screen. */
  const asked = createMemo(() => {
    const { part, what } = props.place;
    const now = view()?.asked;
    return part === 'do' && now?.isOpen && now.question.id === what ? now.id : undefined;
  });
  return (
    <Show when={view()} fallback={lineNow()?.isCut() ? <Unreachable /> : <Loading />}>
      {(now) => (
        <>
          <Show when={isShared()}>
            <WhoBar member={props.member} awaited={awaited()} />
          </Show>
          <div class="class-place" classList={{ shared: isShared() }}>
            <Switch fallback={<PupilHome view={now()} onAnother={props.onAnother} />}>
              <Match when={asked()} keyed>
                {(_) => <AskedOfAll asked={view()!.asked!} />}
              </Match>
              <Match when={props.place.part === 'do' && props.place.what} keyed>
                {(id) => <Doing id={id} view={now} />}
              </Match>
              {/* Two at one tablet may sit at one table: the seat is that of whoever has the turn. */}
              <Match when={table()?.token} keyed>
                {(_) => <MyTable view={now()} table={table()!} onShown={setAllShown} />}
              </Match>
            </Switch>
          </div>
          <Show when={handed()} keyed>
            {(next) => <HandRound next={next} onTake={() => take(next)} />}
          </Show>
          <Show when={lineNow()?.isCut()}>
            <p class="class-offline" role="status">
              {pw().offline}
            </p>
          </Show>
        </>
      )}
    </Show>
  );
}

/** The table of somebody who uses this device. */
const tableAt = (token: string): PupilTable | undefined => lineOf(token)?.view()?.table;

/** Somebody takes the device where it is: two who play together stay together. */
const take = (member: Member): void =>
  changeMembers((before) => taken(before, before.all.indexOf(member), Date.now(), before.isTogether));

/** On a shared tablet: who is playing is the headline, and handing over is the only other thing. The lamp is on it when it is time. */
function WhoBar(props: { readonly member: Member; readonly awaited: Member | undefined }): JSX.Element {
  const shown = (): Member => props.awaited ?? props.member;
  const other = () => props.awaited ?? nextMember(members());
  const isTogether = (): boolean => members().isTogether;
  const say = (member: Member): string => sayAnimal(animalOf(member.name), preferences.language);
  const headline = (): string => {
    if (props.awaited) return pw().turn(say(props.awaited));
    return isTogether() ? pw().turnOf(say(props.member)) : pw().playing(say(props.member));
  };
  const asks = (next: Member): string => {
    if (props.awaited) return pw().iAm(say(next));
    return isTogether() ? pw().nowTurnOf(say(next)) : pw().handTo(say(next));
  };
  const handOver = (): void => {
    if (props.awaited) {
      take(props.awaited);
      return;
    }
    if (isTogether()) {
      changeMembers(passedOn);
      return;
    }
    changeMembers(layDown);
    goTo(toClass);
  };
  return (
    <section class="who-bar" classList={{ awaits: props.awaited !== undefined }} aria-label={pw().who}>
      <Animal animal={animalOf(shown().name)} label="" />
      <p role="status">{headline()}</p>
      <Show when={other()}>
        {(next) => (
          <button type="button" class="btn" onClick={handOver}>
            <Animal animal={animalOf(next().name)} label="" />
            <span>{asks(next())}</span>
          </button>
        )}
      </Show>
    </section>
  );
}

/** The operator of the server has closed the class or this network: who one is stays on this device, it may be opened again. */
const closedBy = (why: ByeCode): 'ended' | 'blocked' | undefined => (why === 'ended' || why === 'blocked' ? why : undefined);

/** The teacher has removed this pupil, or drawn new secrets. */
function ShownOut(props: { readonly member: Member }): JSX.Element {
  return (
    <main class="waiting class-out">
      <Animal animal={animalOf(props.member.name)} isAway label={sayNickname(props.member.name, preferences.language)} />
      <h1>{pw().out}</h1>
      <p>{pw().outHint}</p>
      <button type="button" class="btn go" onClick={() => changeMembers((before) => left(before, props.member))}>
        {pw().comeIn} <Icon name="next" small />
      </button>
    </main>
  );
}
