import { EXAMPLES } from '@stolik/games/games';
import { createResource, type JSX, Show } from 'solid-js';
import { PictureView } from './picture-view.tsx';

/** A game in the middle, as the build has drawn it. */
export function StillPicture(props: { readonly game: string }): JSX.Element {
  const isExample = EXAMPLES.some(({ id }) => id === props.game);
  const [stills] = createResource(
    async () => (isExample ? await import('virtual:stills/examples') : await import('virtual:stills')).STILLS,
  );
  return <Show when={stills()?.[props.game]}>{(still) => <PictureView picture={still().picture} />}</Show>;
}
