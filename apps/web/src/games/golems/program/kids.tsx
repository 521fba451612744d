import { tokenArt } from '@stolik/golems/art/board';
import type { NoHope, View6 } from '@stolik/golems/v6';
import { createEffect, type JSX, on, onCleanup, Show } from 'solid-js';
import { hasVoice, isReadAloud, readToChildren, setReadAloud } from '../../../base/a11y/announce.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import type { Desk } from '../desk/desk-shape.ts';
import { noWayOf } from '../desk/no-way.ts';
import { aimInWords } from '../words/aim.ts';

const goalOf = (desk: Desk): string => {
  return desk.edition.kidsOf(desk.view())?.goal ?? 'treasure';
};

/** What young players race for: a picture and one sentence. */
export function Goal(props: { readonly desk: Desk }): JSX.Element {
  const goal = () => goalOf(props.desk);
  return (
    <div class="gl-goal">
      <Show when={goal() !== 'edge'} fallback={<Icon name="target" />}>
        <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={tokenArt(goal() === 'treasure' ? 'treasure' : 'gear')} />
      </Show>
      <p>
        <span class="gl-aim-words">{aimOf(props.desk)}</span>
        <Show when={cardsOf(props.desk)}>
          {(cards) => <span class="gl-used">{props.desk.words().kids.used(cards().used, cards().all)}</span>}
        </Show>
      </p>
    </div>
  );
}

/** At a children's table the voice is on from the beginning; this switches it. */
export function VoiceButton(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={hasVoice()}>
      <button
        type="button"
        class="btn gl-voice"
        aria-pressed={isReadAloud()}
        aria-label={props.desk.words().kids.voice}
        onClick={() => {
          setReadAloud(!isReadAloud());
          if (isReadAloud()) props.desk.table.announce(greetingOf(props.desk));
        }}
      >
        <Icon name={isReadAloud() ? 'sound' : 'mute'} />
        <span class="gl-wide">{props.desk.words().kids.voice}</span>
      </button>
    </Show>
  );
}

/** Young players alone: cards that have been carried out, and those that lie for this round already. */
export function cardsOf(desk: Desk): View6['cards'] {
  const cards = desk.edition.kidsOf(desk.view())?.cards;
  if (!cards || !desk.isProgramming()) return cards;
  return { all: cards.all, used: cards.used + desk.draft().filter((row) => row !== undefined).length };
}

const aimOf = (desk: Desk): string => aimInWords(desk.edition, desk.view(), desk.words());

/** The aim, and what to do for it. */
export const greetingOf = (desk: Desk): string => `${aimOf(desk)} ${desk.words().kids.lay(desk.limits()?.most ?? 3)}`;

/** Instead of the hand: the table says that nobody can win any more, and offers to begin again. */
export function NoWay(props: { readonly desk: Desk; readonly why: NoHope }): JSX.Element {
  const words = () => props.desk.words().kids;
  return (
    <section class="gl-no-way" aria-label={words().noWay[props.why]}>
      <p>{words().noWay[props.why]}</p>
      <div class="gl-buttons">
        <Show when={props.desk.table.again}>
          {(again) => (
            <button type="button" class="btn go" onClick={() => again()()}>
              <Icon name="again" />
              {words().again}
            </button>
          )}
        </Show>
        <button type="button" class="btn" onClick={noWayOf(props.desk.table, props.desk.edition).playOn}>
          {words().playOn}
        </button>
      </div>
    </section>
  );
}

/** To be called once by a part of the page that lives as long as the table. */
export function speakToChildren(desk: Desk): void {
  createEffect(on(desk.isKids, (isKids) => readToChildren(isKids, () => greetingOf(desk))));
  onCleanup(() => readToChildren(false));
}
