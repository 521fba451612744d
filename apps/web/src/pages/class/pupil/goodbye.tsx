import { animalOf, type Nickname, sayNickname } from '@stolik/class/names';
import type { Goodbye, PupilView } from '@stolik/class/views';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { pageTitle } from '../../../base/ui/title.ts';
import { changeMembers } from '../../../session/class/device.ts';
import { left } from '../../../session/class/members.ts';
import { Animal } from '../art/animal.tsx';
import { ClassStar } from '../art/secret-picture.tsx';
import { ReadAloud } from '../class-bar.tsx';
import { createThings } from '../desk/titles.ts';
import { pw } from '../words.ts';

/** Somebody whom the teacher let out of this device, and what the lesson has brought them. */
interface Farewell {
  readonly name: Nickname;
  readonly goodbye: Goodbye;
}

/** They stand on the screen until the next child comes. Nothing of it is kept. */
const [farewells, setFarewells] = createSignal<readonly Farewell[]>([]);
export const isFarewell = (): boolean => farewells().length > 0;

/** The device lets its pupil out, and says goodbye. */
export function letOut(view: PupilView): void {
  const { name, goodbye } = view;
  if (goodbye) setFarewells((before) => [...before.filter((each) => each.name !== name), { name, goodbye }]);
  changeMembers((before) => left(before, { room: view.id, pupil: view.pupil }));
}

const MOST_LINES = 6;

/** What somebody did today: stars, games, and what was solved by name. Whoever solved nothing was there all the same. */
function Today(props: { readonly goodbye: Goodbye }): JSX.Element {
  const titles = createThings();
  const lines = (): readonly string[] => props.goodbye.things.flatMap((id) => titles().get(id) ?? []).slice(0, MOST_LINES);
  return (
    <>
      <p class="my-stars">
        <ClassStar />
        {pw().stars(props.goodbye.stars)}
      </p>
      <p>{sumOf(props.goodbye)}</p>
      <Show when={lines().length > 0}>
        <ul class="goodbye-things">
          <For each={lines()}>
            {(title) => (
              <li>
                <Icon name="check" small /> {title}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  );
}

function sumOf({ things, games }: Goodbye): string {
  const parts = [things.length > 0 ? pw().goodbye.solved(things.length) : '', games > 0 ? pw().goodbye.games(games) : ''];
  return parts.filter((part) => part !== '').join(' ') || pw().goodbye.there;
}

const called = (name: Nickname): string => sayNickname(name, preferences.language);

/** The teacher has ended the lesson. Whoever wants to finish something may stay. */
export function GoodbyeCard(props: {
  readonly view: PupilView;
  readonly goodbye: Goodbye;
  readonly onStay: () => void;
}): JSX.Element {
  return (
    <section class="panel class-note goodbye stack">
      <h2>{pw().goodbye.title}</h2>
      <Today goodbye={props.goodbye} />
      <p class="actions">
        <button
          type="button"
          class="btn go"
          onClick={() => changeMembers((before) => left(before, { room: props.view.id, pupil: props.view.pupil }))}
        >
          <Icon name="out" small /> {pw().goHome}
        </button>
        <button type="button" class="btn quiet" onClick={() => props.onStay()}>
          {pw().stay}
        </button>
      </p>
    </section>
  );
}

/** Everybody is out: a goodbye for each who used this device, until the next child comes. */
export function FarewellPage(): JSX.Element {
  pageTitle(() => pw().pageTitle);
  const says = (): string =>
    farewells()
      .map(({ name, goodbye }) => `${pw().goodbye.to(called(name))} ${pw().stars(goodbye.stars)}. ${sumOf(goodbye)}`)
      .join(' ');
  return (
    <main class="class-home farewell stack far">
      <For each={farewells()}>
        {({ name, goodbye }) => (
          <section class="panel class-note goodbye stack">
            <div class="me abreast far">
              <Animal animal={animalOf(name)} label="" />
              <h1>{pw().goodbye.to(called(name))}</h1>
            </div>
            <Today goodbye={goodbye} />
          </section>
        )}
      </For>
      <p class="actions">
        <ReadAloud says={says()} />
        <button type="button" class="btn" onClick={() => setFarewells([])}>
          {pw().goodbye.next} <Icon name="next" small />
        </button>
      </p>
    </main>
  );
}
