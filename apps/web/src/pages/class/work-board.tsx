import type { Doing } from '@stolik/class/things';
import { createEffect, createMemo, createResource, type JSX, Show } from 'solid-js';
import type { Picture } from '../../base/ui/picture.ts';
import { PictureView } from '../../base/ui/picture-view.tsx';
import { Felt } from './live-board.tsx';
import { gameOfThing, loadWork } from './works.ts';

/** What lies on somebody's screen who works at a lesson, a puzzle or the bench: small and living, as a table is. */
export function WorkBoard(props: {
  readonly doing: Doing;
  /** Something is drawn. */
  readonly onPicture?: (picture: Picture) => void;
}): JSX.Element {
  const [draw] = createResource(() => props.doing.thing, loadWork);
  // Not read while it is on its way: the whole page would be put away till then, and every list in it would begin at its top again.
  const isThere = (): boolean => draw.state === 'ready' || draw.state === 'refreshing';
  const picture = createMemo(() => (isThere() ? draw.latest?.(props.doing.shows) : undefined));
  createEffect(() => {
    const drawn = picture();
    if (drawn) props.onPicture?.(drawn);
  });
  return (
    <Show when={gameOfThing(props.doing.thing)}>
      {(game) => (
        <Felt game={game()}>
          <Show when={picture()}>{(drawn) => <PictureView picture={drawn()} />}</Show>
        </Felt>
      )}
    </Show>
  );
}
