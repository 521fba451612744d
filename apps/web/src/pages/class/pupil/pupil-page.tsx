import { animalOf, sayAnimal, sayNickname } from '@stolik/class/names';
import type { PupilView } from '@stolik/class/views';
import { createEffect, createMemo, type JSX, Match, on, Show, Switch } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { goTo, toClass, toClassTable, toClassThing } from '../../../base/router.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { Loading } from '../../../base/ui/loading.tsx';
import { changeMembers, changeOutbox, members, outbox } from '../../../session/class/device.ts';
import { type ClassLine, createClassLine } from '../../../session/class/line.ts';
import { layDown, left, type Member, nextMember } from '../../../session/class/members.ts';
import { doerKey, nextToSend, sent } from '../../../session/class/outbox.ts';
import { Animal } from '../art/animal.tsx';
import { pw } from '../words.ts';
import { Doing } from './doing.tsx';
import { AskedOfAll } from './everybody.tsx';
import { Eyes } from './eyes.tsx';
import { MyTable } from './my-table.tsx';
import { PupilHome } from './pupil-home.tsx';
import { leadsTo } from './task.ts';
import './pupil.css';

interface Place {
  readonly part: 'home' | 'do' | 'table';
  readonly what: string | undefined;
}

/** A pupil who has come in: what was given to them, one thing of it, or their table; all of it stands still when eyes go to the front. */
export function PupilPage(props: { readonly member: Member; readonly place: Place }): JSX.Element {
  const { member } = props;
  const line = createClassLine('pupil', member.token);
  sendDoings(line, member);
  followTeacher(line, () => props.place);
  return (
    <Show when={line.why()} fallback={<Inside line={line} member={member} place={props.place} />}>
      <ShownOut member={member} />
    </Show>
  );
}

type Line = ClassLine<PupilView>;

function Inside(props: { readonly line: Line; readonly member: Member; readonly place: Place }): JSX.Element {
  const view = props.line.view;
  const isShared = (): boolean => members().all.length > 1;
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
          <Show when={isShared() && props.place.part !== 'home'}>
            <WhoBar member={props.member} />
          </Show>
          <div class="class-place" classList={{ shared: isShared() && props.place.part !== 'home' }}>
            <Switch fallback={<PupilHome view={now()} />}>
              <Match when={asked()} keyed>
                {(_) => <AskedOfAll line={props.line} asked={view()!.asked!} />}
              </Match>
              <Match when={props.place.part === 'do' && props.place.what} keyed>
                {(id) => <Doing id={id} view={now} />}
              </Match>
              <Match when={table()?.id} keyed>
                {(_) => <MyTable table={table()!} />}
              </Match>
            </Switch>
          </div>
          <Show when={props.line.status() === 'waiting'}>
            <p class="class-offline" role="status">
              {pw().offline}
            </p>
          </Show>
          <Show when={now().isHeld}>
            <Eyes />
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
  const handOver = (): void => {
    changeMembers(layDown);
    goTo(toClass);
  };
  return (
    <header class="who-bar">
      <Animal animal={animal()} label="" />
      <p>{members().isTogether ? pw().playingTogether : pw().playing(sayAnimal(animal(), preferences.language))}</p>
      <Show when={other()}>
        {(next) => (
          <button type="button" class="btn" onClick={handOver}>
            <Animal animal={animalOf(next().name)} label="" />
            <span>{pw().handTo(sayAnimal(animalOf(next().name), preferences.language))}</span>
          </button>
        )}
      </Show>
    </header>
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

/** Whatever was done goes to the class as soon as there is a line, and is kept until the class has it. */
function sendDoings(line: Line, member: Member): void {
  const doer = doerKey(member);
  let isSending = false;
  createEffect(() => {
    const facts = nextToSend(outbox(), doer);
    if (facts.length === 0 || line.status() !== 'live' || isSending) return;
    isSending = true;
    void line.wish({ kind: 'did', facts }).then((answer) => {
      isSending = false;
      // What a class will never take is not kept for ever.
      if (answer.ok || (answer.code !== 'too-fast' && answer.code !== 'broken')) changeOutbox((box) => sent(box, doer, facts));
    });
  });
}

/** The device goes where the teacher leads, and tells the teacher where it is. */
function followTeacher(line: Line, place: () => Place): void {
  createEffect(
    on(line.view, (now, before) => {
      const { part, what } = place();
      const way = now && leadsTo(before, now, part === 'do' ? what : undefined);
      if (way?.to === 'table') goTo(toClassTable);
      else if (way?.to === 'thing') goTo(toClassThing(way.id));
      else if (way && part !== 'home') goTo(toClass);
    }),
  );
  const doing = createMemo(() => {
    const { part, what } = place();
    if (part === 'table') return line.view()?.table?.id ?? '';
    return part === 'do' ? (what ?? '') : '';
  });
  createEffect(
    on([doing, () => line.status() === 'live'], ([id, isLive]) => {
      if (isLive) void line.wish({ kind: 'at', doing: id });
    }),
  );
}
