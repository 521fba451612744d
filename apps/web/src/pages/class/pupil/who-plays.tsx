import { animalOf, sayNickname } from '@stolik/class/names';
import { MOST_AT_DEVICE } from '@stolik/class/things';
import { For, type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { pageTitle } from '../../../base/ui/title.ts';
import { changeMembers, members } from '../../../session/class/device.ts';
import { type Member, nextMember, taken } from '../../../session/class/members.ts';
import { Animal } from '../art/animal.tsx';
import { ReadAloud } from '../class-bar.tsx';
import { pw } from '../words.ts';
import './pupil.css';
import '../../frame/windows.css';

/** One tablet for two: whoever takes it says who they are. */
export function WhoPlays(props: { readonly onAnother: () => void }): JSX.Element {
  pageTitle(() => pw().pageTitle);
  const isNext = (member: Member): boolean => nextMember(members()) === member;
  const hint = (member: Member, index: number): string => {
    if (isNext(member)) return pw().nextTurn;
    return members().last === index ? pw().hadTurn : '';
  };
  const take = (index: number, isTogether = false): void =>
    changeMembers((before) => taken(before, index, Date.now(), isTogether));
  const first = (): number => members().all.findIndex(isNext);
  return (
    <main class="who-plays">
      <div class="who-head abreast">
        <h1>{pw().who}</h1>
        <ReadAloud says={`${pw().who} ${pw().whoHint}`} />
      </div>
      <p class="dim">{pw().whoHint}</p>
      <div class="who-cards">
        <For each={members().all}>
          {(member, index) => (
            <button type="button" onClick={() => take(index())}>
              <Animal animal={animalOf(member.name)} isNow={isNext(member)} label="" />
              <span>{sayNickname(member.name, preferences.language)}</span>
              <small>{hint(member, index())}</small>
            </button>
          )}
        </For>
      </div>
      <p class="actions">
        <Show when={members().all.length === 2}>
          <button type="button" class="btn" onClick={() => take(first(), true)}>
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
