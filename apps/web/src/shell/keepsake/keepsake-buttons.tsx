import { createSignal, type JSX, Show } from 'solid-js';
import { createMedia } from '../../base/ui/media.ts';
import { saveFile } from '../../base/ui/save-file.ts';
import { toast } from '../../base/ui/toast.tsx';
import { showWords } from '../show/words.ts';
import { filmType } from './film-type.ts';
import type { Kept } from './made.ts';

type Kind = 'picture' | 'film';

/** The end of the game as a picture and as a short film, made on this device. */
export function KeepsakeButtons(props: Kept): JSX.Element {
  const words = () => showWords.read().keepsake;
  const [making, setMaking] = createSignal<Kind>();
  const isTouch = createMedia('(pointer: coarse)');
  async function make(kind: Kind): Promise<void> {
    if (making()) return;
    setMaking(kind);
    try {
      const { keepsakeOf } = await import('./made.ts');
      const blob = await keepsakeOf(kind, props);
      const name = `${props.client.game.id}-${new Date().toISOString().slice(0, 10)}.${blob.type.split('/')[1]}`;
      if (isTouch()) share(name, blob);
      else saveFile(name, blob);
    } catch (error) {
      console.error(error);
      toast(words().failed);
    } finally {
      setMaking(undefined);
    }
  }
  const label = (kind: Kind): string => (making() === kind ? words().making : words()[kind]);
  return (
    <Show when={props.client.end.picture && props.match.whole()}>
      <button type="button" class="btn quiet" aria-disabled={making() !== undefined} onClick={() => void make('picture')}>
        {label('picture')}
      </button>
      <Show when={filmType()}>
        <button type="button" class="btn quiet" aria-disabled={making() !== undefined} onClick={() => void make('film')}>
          {label('film')}
        </button>
      </Show>
    </Show>
  );
}

/** Phones hand it to an app that sends pictures; where there is none it is saved. */
function share(name: string, blob: Blob): void {
  const files = [new File([blob], name, { type: blob.type })];
  if (!navigator.canShare?.({ files })) {
    saveFile(name, blob);
    return;
  }
  navigator.share({ files }).catch((error: unknown) => {
    // Too long ago that a finger asked for it; who has closed the list wants no file.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(name, blob);
  });
}
