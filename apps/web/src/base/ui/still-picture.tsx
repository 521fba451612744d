import { EXAMPLES } from '@stolik/games/games';
import { type JSX, Show } from 'solid-js';
import { createArrival } from './arrival.ts';
import { PictureView } from './picture-view.tsx';

/** A game in the middle, as the build has drawn it. */
export function StillPicture(props: { readonly game: string }): JSX.Element {
  const { latest: stills } = createArrival(
    () => EXAMPLES.some(({ id }) => id === props.game),
    async (isExample) => (isExample ? await import('virtual:stills/examples') : await import('virtual:stills')).STILLS,
  );
  return <Show when={stills()?.[props.game]}>{(still) => <PictureView picture={still().picture} />}</Show>;
}
