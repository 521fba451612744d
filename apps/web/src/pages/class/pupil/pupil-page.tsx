import { animalOf, sayAnimal, sayNickname } from '@stolik/class/names';
import { createMemo, type JSX, Match, Show, Switch } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { goTo, toClass } from '../../../base/router.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { Loading } from '../../../base/ui/loading.tsx';
import { changeMembers, members } from '../../../session/class/device.ts';
import { lineNow } from '../../../session/class/lines.ts';
import { layDown, left, type Member, memberNow, nextMember, passedOn } from '../../../session/class/members.ts';
import { Animal } from '../art/animal.tsx';
import { pw } from '../words.ts';
import { Doing } from './doing.tsx';
import { AskedOfAll } from './everybody.tsx';
import { MyTable } from './my-table.tsx';
import { PupilHome } from './pupil-home.tsx';
import './pupil.css';

interface Place {
  readonly part: 'home' | 'do' | 'table';
  readonly what: string | undefined;
}

/** A pupil who has come in: what was given to them, one thing of it, or their table. Of two who play together, whoever has the turn. */
export function PupilPage(props: { readonly place: Place; readonly onAnother: () => void }): JSX.Element {
  return (
    <Show when={memberNow(members())}>
      {(member) => (
        <Show when={lineNow()?.why()} fallback={<Inside member={member()} place={props.place} onAnother={props.onAnother} />}>
          <ShownOut member={member()} />
        </Show>
      )}
    </Show>
  );
}

function Inside(props: { readonly member: Member; readonly place: Place; readonly onAnother: () => void }): JSX.Element {
  const view = createMemo(() => lineNow()?.view());
  const isShared = (): boolean => members().all.length > 1 && props.place.part !== 'home';
  const table = createMemo(() => (props.place.part === 'table' && view()?.table?.token ? view()!.table : undefined));
  /** The question that everybody is asked, while it is on the screen. */
  const asked = createMemo(() => {
    const { part, what } = props.place;
    const now = view()?.asked;
    return part === 'do' && now?.isOpen && now.question.id === what ? now.id : undefined;
  });
  return (
    <Show when={view()} fallback={<Loading />}>
      {(now) => (
        <>
          <Show when={isShared()}>
            <WhoBar member={props.member} />
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
                {(_) => <MyTable table={table()!} />}
              </Match>
            </Switch>
          </div>
          <Show when={lineNow()?.status() === 'waiting'}>
            <p class="class-offline" role="status">
              {pw().offline}
            </p>
          </Show>
        </>
      )}
    </Show>
  );
}

/** On a shared tablet: who is playing is the headline, and handing over is the only other thing. */
function WhoBar(props: { readonly member: Member }): JSX.Element {
  const animal = () => animalOf(props.member.name);
  const other = () => nextMember(members());
  const isTogether = (): boolean => members().isTogether;
  const say = (member: Member): string => sayAnimal(animalOf(member.name), preferences.language);
  const handOver = (): void => {
    if (isTogether()) {
      changeMembers(passedOn);
      return;
    }
    changeMembers(layDown);
    goTo(toClass);
  };
  return (
    <section class="who-bar" aria-label={pw().who}>
      <Animal animal={animal()} label="" />
      <p role="status">{isTogether() ? pw().turnOf(say(props.member)) : pw().playing(say(props.member))}</p>
      <Show when={other()}>
        {(next) => (
          <button type="button" class="btn" onClick={handOver}>
            <Animal animal={animalOf(next().name)} label="" />
            <span>{isTogether() ? pw().nowTurnOf(say(next())) : pw().handTo(say(next()))}</span>
          </button>
        )}
      </Show>
    </section>
  );
}

/** The teacher has removed this pupil, or drawn new secrets. */
function ShownOut(props: { readonly member: Member }): JSX.Element {
  return (
    <main class="class-out">
      <Animal animal={animalOf(props.member.name)} isAway label={sayNickname(props.member.name, preferences.language)} />
      <h1>{pw().out}</h1>
      <p>{pw().outHint}</p>
      <button type="button" class="btn go" onClick={() => changeMembers((before) => left(before, props.member))}>
        {pw().comeIn} <Icon name="next" small />
      </button>
    </main>
  );
}
