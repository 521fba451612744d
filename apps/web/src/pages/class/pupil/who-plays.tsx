import { animalOf, sayNickname } from '@stolik/class/names';
import { For, type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { pageTitle } from '../../../base/ui/title.ts';
import { changeMembers, members } from '../../../session/class/device.ts';
import { MOST_AT_DEVICE, taken } from '../../../session/class/members.ts';
import { Animal } from '../art/animal.tsx';
import { ReadAloud } from '../class-bar.tsx';
import { pw } from '../words.ts';
import './pupil.css';

/** One tablet for two: whoever takes it says who they are. */
export function WhoPlays(props: { readonly onAnother: () => void }): JSX.Element {
  pageTitle(() => pw().pageTitle);
  return (
    <main class="who-plays">
      <div class="who-head">
        <h1>{pw().who}</h1>
        <ReadAloud says={`${pw().who} ${pw().whoHint}`} />
      </div>
      <p class="dim">{pw().whoHint}</p>
      <div class="who-cards">
        <For each={members().all}>
          {({ name }, index) => (
            <button type="button" onClick={() => changeMembers((before) => taken(before, index()))}>
              <Animal animal={animalOf(name)} label="" />
              <span>{sayNickname(name, preferences.language)}</span>
            </button>
          )}
        </For>
      </div>
      <p class="actions">
        <Show when={members().all.length === 2}>
          <button type="button" class="btn" onClick={() => changeMembers((before) => taken(before, 0, true))}>
            <span class="both">
              <For each={members().all}>{({ name }) => <Animal animal={animalOf(name)} label="" />}</For>
            </span>
            {pw().together}
          </button>
        </Show>
        <Show when={members().all.length < MOST_AT_DEVICE}>
          <button type="button" class="btn" onClick={() => props.onAnother()}>
            <Icon name="plus" small /> {pw().someone}
          </button>
        </Show>
      </p>
    </main>
  );
}
