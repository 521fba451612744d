import { animalOf, PICTURES, sayNickname, sayPicture } from '@stolik/class/names';
import { createEffect, For, type JSX, on, Show } from 'solid-js';
import { isStill, preferences } from '../../../base/preferences.ts';
import { Animal } from '../art/animal.tsx';
import { SecretPicture } from '../art/secret-picture.tsx';
import { pw } from '../words.ts';
import { type Coming, type ShowingPictures, shown, takenBack } from './coming.ts';

const WOBBLE: Keyframe[] = [0, -9, 8, -6, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Three pictures in order. A wrong set wobbles once and waits a little; it never locks. */
export function PicturesStep(props: {
  readonly coming: ShowingPictures;
  readonly isAsking: boolean;
  readonly onChange: (coming: Coming) => void;
}): JSX.Element {
  let boxes!: HTMLOListElement;
  createEffect(
    on(
      () => props.coming.misses,
      (misses) => misses > 0 && !isStill() && boxes.animate(WOBBLE, { duration: 420, easing: 'ease-out' }),
      { defer: true },
    ),
  );
  const name = () => props.coming.list.pupils.find(({ pupil }) => pupil === props.coming.pupil)!.name;
  const isHeld = (): boolean => props.isAsking || props.coming.wait > 0;
  const says = (): string => {
    const { trouble } = props.coming;
    if (!trouble) return pw().threePictures;
    return trouble === 'wrong' ? pw().wrongPictures : pw().trouble[trouble];
  };
  return (
    <>
      <div class="secret-who abreast far">
        <Animal animal={animalOf(name())} label="" />
        <div>
          <h1>{sayNickname(name(), preferences.language)}</h1>
          <p role="status" classList={{ bad: props.coming.trouble !== undefined }}>
            {says()}
          </p>
        </div>
      </div>
      <ol class="secret-boxes" ref={boxes}>
        <For each={[0, 1, 2]}>
          {(index) => (
            <li classList={{ on: index === props.coming.chosen.length && !isHeld() }}>
              <Show
                when={PICTURES[props.coming.chosen[index] ?? -1]}
                fallback={<span class="hidden">{pw().picture(index + 1)}</span>}
                keyed
              >
                {(picture) => (
                  <button
                    type="button"
                    aria-label={pw().takeBack(sayPicture(picture, preferences.language))}
                    disabled={isHeld()}
                    onClick={() => props.onChange(takenBack(props.coming, index))}
                  >
                    <SecretPicture picture={picture} label="" />
                  </button>
                )}
              </Show>
            </li>
          )}
        </For>
      </ol>
      <div class="picture-keys" classList={{ held: isHeld() }}>
        <For each={PICTURES}>
          {(picture, index) => (
            <button
              type="button"
              aria-label={sayPicture(picture, preferences.language)}
              aria-disabled={isHeld()}
              onClick={() => !isHeld() && props.onChange(shown(props.coming, index()))}
            >
              <SecretPicture picture={picture} label="" />
            </button>
          )}
        </For>
      </div>
      <p class="lost-card">{pw().lostCard}</p>
    </>
  );
}
