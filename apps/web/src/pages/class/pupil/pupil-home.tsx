import { type Animal as AnimalId, animalOf, type Nickname, sayAnimal, sayNickname, withAnimal } from '@stolik/class/names';
import type { PupilView } from '@stolik/class/views';
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { gameTitle } from '../../../base/games.ts';
import { m } from '../../../base/messages/catalog.ts';
import { preferences } from '../../../base/preferences.ts';
import { toBench, toClassTable, toClassThing, toHome, toLearn, toParents } from '../../../base/router.ts';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { Icon } from '../../../base/ui/every-icon.tsx';
import { Languages } from '../../../base/ui/languages.tsx';
import { pageTitle } from '../../../base/ui/title.ts';
import { toast } from '../../../base/ui/toast.tsx';
import { changeMembers, members } from '../../../session/class/device.ts';
import { lineNow } from '../../../session/class/lines.ts';
import { layDown, left } from '../../../session/class/members.ts';
import { lessonTitles } from '../../../shell/study/lessons.ts';
import { Animal } from '../art/animal.tsx';
import { AnimalKeys } from '../art/animal-keys.tsx';
import { ClassStar } from '../art/secret-picture.tsx';
import { ClassBar } from '../class-bar.tsx';
import { pw } from '../words.ts';
import { isBenchBegun, toGivenBench } from './bench-task.ts';
import { QuestionCard } from './everybody.tsx';
import { GoodbyeCard } from './goodbye.tsx';
import { goodbyeNow, type Item, itemsOf, nextItem, standingOf } from './task.ts';

/** Who I am, and what was given to me. */
export function PupilHome(props: { readonly view: PupilView; readonly onAnother: () => void }): JSX.Element {
  pageTitle(() => pw().pageTitle);
  const name = (): string => sayNickname(props.view.name, preferences.language);
  const standing = (): ReturnType<typeof standingOf> => standingOf(props.view);
  /** The end that somebody has seen and stayed after. */
  const [stayed, setStayed] = createSignal<number>();
  const goodbye = () => {
    const said = goodbyeNow(props.view, lineNow()?.now() ?? 0);
    return said && said.at !== stayed() ? said : undefined;
  };
  return (
    <main class="class-home stack far">
      <ClassBar title={pw().classTitle(props.view.label)} says={`${name()}. ${saysOf(props.view)}`} />
      <Show when={members().isTogether} fallback={<Me view={props.view} isNow={!['waiting', 'shown'].includes(standing())} />}>
        <Both view={props.view} />
      </Show>
      <Switch>
        <Match when={goodbye()}>
          {(said) => <GoodbyeCard view={props.view} goodbye={said()} onStay={() => setStayed(said().at)} />}
        </Match>
        <Match when={standing() === 'question'}>
          <QuestionCard asked={props.view.asked!} />
        </Match>
        <Match when={standing() === 'shown'}>
          <Note title={pw().answersShown} hint={pw().answeredHint} />
        </Match>
        <Match when={standing() === 'table'}>
          <TableCard view={props.view} />
        </Match>
        <Match when={standing() === 'waiting'}>
          <Note title={pw().waiting} hint={pw().waitingHint} />
        </Match>
        <Match when={standing() === 'bench'}>
          <Note title={pw().benchTask} hint={pw().benchTaskHint}>
            <Show
              when={isBenchBegun()}
              fallback={
                <a class="btn go" href={toGivenBench(props.view)}>
                  {pw().begin} <Icon name="next" small />
                </a>
              }
            >
              <a class="btn go" href={toBench()}>
                {pw().goOn} <Icon name="next" small />
              </a>
              <a class="btn" href={toGivenBench(props.view)}>
                {pw().benchAgain}
              </a>
            </Show>
          </Note>
        </Match>
        <Match when={standing() === 'free'}>
          <Note title={pw().free} hint={pw().freeHint}>
            <a class="btn go" href={toLearn}>
              {pw().learn}
            </a>
            <a class="btn" href={toBench()}>
              {pw().bench}
            </a>
            <a class="btn" href={toHome}>
              {pw().tables}
            </a>
          </Note>
        </Match>
        <Match when={true}>
          <ListCard view={props.view} />
        </Match>
      </Switch>
      <Show when={!goodbye()}>
        <Leaving view={props.view} onAnother={props.onAnother} />
      </Show>
      <Languages />
      <p class="class-parents">
        <a href={toParents}>{m().parents.link}</a>
      </p>
    </main>
  );
}

function Me(props: { readonly view: PupilView; readonly isNow: boolean }): JSX.Element {
  const stars = (): number => props.view.progress.reduce((sum, [, each]) => sum + each, 0);
  return (
    <div class="me abreast far">
      <Animal animal={animalOf(props.view.name)} isNow={props.isNow} label="" />
      <div>
        <h1>{sayNickname(props.view.name, preferences.language)}</h1>
        <p class="my-stars">
          <ClassStar />
          {pw().stars(stars())}
        </p>
        <Show when={props.view.free}>{(free) => <OtherAnimal view={props.view} free={free()} />}</Show>
      </div>
    </div>
  );
}

/** Who would rather be another animal takes one that is free: once in a lesson. */
function OtherAnimal(props: { readonly view: PupilView; readonly free: readonly AnimalId[] }): JSX.Element {
  const [isChoosing, setChoosing] = createSignal(false);
  const choose = async (animal: AnimalId): Promise<void> => {
    setChoosing(false);
    const answer = await lineNow()?.request({ kind: 'nickname', name: withAnimal(props.view.name, animal) });
    if (!answer?.ok) toast(pw().animalTaken);
  };
  return (
    <>
      <button type="button" class="btn quiet other-animal" onClick={() => setChoosing(true)}>
        {pw().otherAnimal}
      </button>
      <Show when={isChoosing()}>
        <Dialog title={pw().otherAnimal} onClose={() => setChoosing(false)}>
          <p class="dim">{pw().otherAnimalHint}</p>
          <AnimalKeys animals={props.free} onChoose={(animal) => void choose(animal)} />
        </Dialog>
      </Show>
    </>
  );
}

/** Two who take turns: the lamp is on whoever has it. */
function Both(props: { readonly view: PupilView }): JSX.Element {
  const animal = (name: Nickname): string => sayAnimal(animalOf(name), preferences.language);
  return (
    <div class="me abreast far">
      <span class="both">
        <For each={members().all}>
          {({ pupil, name }) => <Animal animal={animalOf(name)} isNow={pupil === props.view.pupil} label="" />}
        </For>
      </span>
      <div>
        <h1>
          {members()
            .all.map(({ name }) => animal(name))
            .join(' + ')}
        </h1>
        <p class="my-stars">{pw().turnOf(animal(props.view.name))}</p>
      </div>
    </div>
  );
}

/** The page in one sentence, for the loudspeaker. */
function saysOf(view: PupilView): string {
  switch (standingOf(view)) {
    case 'question':
      return `${pw().question}. ${pw().questionHint}`;
    case 'shown':
      return `${pw().answersShown} ${pw().answeredHint}`;
    case 'table':
      return `${pw().yourTable}. ${pw().playWith(partnersOf(view))}`;
    case 'list':
      return `${pw().item(nextItem(view)!.number)}. ${pw().goOn}`;
    case 'done':
      return `${pw().allDone} ${pw().allDoneHint}`;
    case 'locked':
      return `${pw().locked}. ${pw().lockedHint}`;
    case 'bench':
      return `${pw().benchTask}. ${pw().benchTaskHint}`;
    case 'free':
      return `${pw().free}. ${pw().freeHint}`;
    case 'waiting':
      return `${pw().waiting} ${pw().waitingHint}`;
  }
}

const sayWho = (name: Nickname | null): string => (name ? sayNickname(name, preferences.language) : pw().withBot);

const partnersOf = ({ table }: PupilView): string =>
  (table?.names ?? [])
    .filter((_, seat) => seat !== table?.seat)
    .map(sayWho)
    .join(', ');

function Note(props: { readonly title: string; readonly hint: string; readonly children?: JSX.Element }): JSX.Element {
  return (
    <section class="panel class-note stack">
      <h2>{props.title}</h2>
      <p class="dim">{props.hint}</p>
      <Show when={props.children}>
        <p class="actions">{props.children}</p>
      </Show>
    </section>
  );
}

function TableCard(props: { readonly view: PupilView }): JSX.Element {
  const table = () => props.view.table!;
  return (
    <section class="panel class-note my-table stack">
      <p class="my-partners">
        <For each={table().names}>
          {(name, seat) => (
            <Show
              when={name}
              fallback={
                <span class="bot-stool">
                  <Icon name="bot" />
                </span>
              }
            >
              {(known) => <Animal animal={animalOf(known())} isNow={seat() === table().seat} label="" />}
            </Show>
          )}
        </For>
      </p>
      <h2>{table().isOver ? pw().tableOver : gameTitle(table().game)}</h2>
      <p class="dim">{pw().playWith(partnersOf(props.view))}</p>
      <Show when={table().token} fallback={<p role="status">{pw().tableLaid}</p>}>
        <a class="btn go big" href={toClassTable}>
          {table().isOver ? pw().look : pw().sitDown} <Icon name="next" small />
        </a>
      </Show>
    </section>
  );
}

function ListCard(props: { readonly view: PupilView }): JSX.Element {
  const task = () => props.view.task as Extract<PupilView['task'], { readonly items: readonly string[] }>;
  const items = () => itemsOf(props.view);
  const next = () => nextItem(props.view);
  const done = (): number => items().filter(({ stars }) => stars > 0).length;
  const [titles] = createResource(
    () => task().kind === 'lessons' && task().game,
    async (game) => {
      await lessonTitles.load();
      return () => new Map((lessonTitles.read()[game] ?? []).flatMap(({ levels }) => levels).map(({ id, title }) => [id, title]));
    },
  );
  const titleOf = ({ id, number }: Item): string => titles.latest?.().get(id) ?? pw().item(number);
  const isLesson = (): boolean => task().kind === 'lessons';
  return (
    <section class="panel class-note my-list stack">
      <h2>{isLesson() ? pw().lessons : pw().puzzles}</h2>
      <p class="dim">
        {gameTitle(task().game)} · {pw().doneOf(done(), items().length)}
      </p>
      <Show when={next()} fallback={<Rest view={props.view} />}>
        {(item) => (
          <a class="btn go big" href={toClassThing(item().id)}>
            <Icon name="play" small />
            {isLesson() ? titleOf(item()) : done() > 0 ? pw().goOn : pw().begin}
          </a>
        )}
      </Show>
      <ol class="my-items stack near">
        <For each={items()}>
          {(item) => (
            <li classList={{ next: next()?.id === item.id }}>
              <Show when={item.isOpen} fallback={<LockedItem item={item} title={titleOf(item)} />}>
                <a href={toClassThing(item.id)}>
                  <b class="num-f">{item.number}</b>
                  <span>{titleOf(item)}</span>
                  <Marks item={item} isLesson={isLesson()} />
                </a>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}

function Rest(props: { readonly view: PupilView }): JSX.Element {
  const isDone = (): boolean => standingOf(props.view) === 'done';
  return (
    <p class="my-rest" role="status">
      <b>{isDone() ? pw().allDone : pw().locked}</b> {isDone() ? pw().allDoneHint : pw().lockedHint}
    </p>
  );
}

function LockedItem(props: { readonly item: Item; readonly title: string }): JSX.Element {
  return (
    <span class="locked">
      <b class="num-f">{props.item.number}</b>
      <span>{props.title}</span>
      <Icon name="lock" small />
      <span class="hidden">{pw().locked}</span>
    </span>
  );
}

function Marks(props: { readonly item: Item; readonly isLesson: boolean }): JSX.Element {
  return (
    <Show when={props.item.stars > 0}>
      <span class="marks" role="img" aria-label={props.isLesson ? pw().starsOf(props.item.stars) : pw().solved}>
        <For each={props.isLesson ? [1, 2, 3] : [1]}>
          {(star) => (
            <span classList={{ off: star > props.item.stars }}>
              <ClassStar />
            </span>
          )}
        </For>
      </span>
    </Show>
  );
}

/** Handing the device over, somebody else, or the end of the day. */
function Leaving(props: { readonly view: PupilView; readonly onAnother: () => void }): JSX.Element {
  const [isLeaving, setLeaving] = createSignal(false);
  const isShared = (): boolean => members().all.length > 1;
  return (
    <p class="actions class-leaving">
      <button type="button" class="btn quiet" onClick={() => (isShared() ? changeMembers(layDown) : props.onAnother())}>
        <Icon name="people" small /> {isShared() ? pw().handOver : pw().someone}
      </button>
      <button type="button" class="btn quiet" onClick={() => setLeaving(true)}>
        <Icon name="out" small /> {pw().goHome}
      </button>
      <Show when={isLeaving()}>
        <Dialog title={pw().leaving(sayNickname(props.view.name, preferences.language))} onClose={() => setLeaving(false)}>
          <p>{props.view.isGuest ? pw().leavingGuest : pw().leavingHint}</p>
          <p class="actions">
            <button type="button" class="btn" onClick={() => setLeaving(false)}>
              {pw().stay}
            </button>
            <button
              type="button"
              class="btn go"
              onClick={() => changeMembers((before) => left(before, { room: props.view.id, pupil: props.view.pupil }))}
            >
              {pw().goHome}
            </button>
          </p>
        </Dialog>
      </Show>
    </p>
  );
}
