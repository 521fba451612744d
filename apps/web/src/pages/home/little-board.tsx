import type { Words } from '@stolik/kernel/language';
import { createEffect, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { isStill } from '../../base/preferences.ts';
import { after, atLeisure, loaded } from '../../base/ui/leisure.ts';
import type { Picture } from '../../base/ui/picture.ts';
import { PictureView } from '../../base/ui/picture-view.tsx';
import type { Still } from '../../base/ui/still.ts';
import { watchSight } from './in-sight.ts';
import type { LivingSight, LivingTables } from './living.ts';

/** An edge that peeps in at the bottom of a phone does not count. */
const MOST_OF_IT = 0.5;
/** Bots sit down when whoever came has had time to look around. */
const LOOK_AROUND = 3000;

/**
 * What lies on a little table: at once the picture of a game in the middle, which the build has drawn; later two bots go on with it.
 * Where motion or traffic is unwanted the picture stays still.
 */
export function LittleBoard(props: {
  readonly game: string;
  readonly table: () => Element;
  readonly stills: Promise<Readonly<Record<string, Still>>>;
  readonly living: LivingTables;
  /** What has just happened; by bots that are really playing, or in the game the picture is of. */
  readonly onNews: (says: Words, isPlayed: boolean) => void;
}): JSX.Element {
  const [picture, setPicture] = createSignal<Picture>();
  const [isSeen, setSeen] = createSignal(false);
  const [isReady, setReady] = createSignal(false);
  let still: Still | undefined;
  let hasLeft = false;
  onCleanup(() => {
    hasLeft = true;
  });

  onMount(() => {
    watchSight(props.table(), MOST_OF_IT, setSeen);
    void props.stills.then((stills) => atLeisure(() => lay(stills[props.game])));
    void loaded()
      .then(() => after(LOOK_AROUND))
      .then(() => setReady(true));
  });

  function lay(found: Still | undefined): void {
    if (hasLeft || !found) return;
    still = found;
    setPicture(found.picture);
    props.onNews(found.says, false);
  }

  let isPlayed = false;
  createEffect(() => {
    if (isPlayed) props.living.setSeen(props.game, isSeen() && !isStill());
    else if (isReady() && isSeen() && !isStill() && !isSaving()) {
      isPlayed = true;
      atLeisure(() => !hasLeft && still && props.living.begin(props.game, still, show));
    }
  });

  function show({ picture: drawn, says }: LivingSight): void {
    atLeisure(() => {
      if (hasLeft) return;
      setPicture(drawn);
      if (says) props.onNews(says, true);
    });
  }

  return (
    <Show when={picture()}>
      {(drawn) => (
        <div class="mini" aria-hidden="true">
          <PictureView picture={drawn()} />
        </div>
      )}
    </Show>
  );
}

/** Whether whoever came pays for every byte and has said so. */
function isSaving(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
