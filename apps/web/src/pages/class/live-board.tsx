import { loadRules } from '@stolik/games/games';
import { createEffect, createMemo, createResource, type JSX, Show, Suspense } from 'solid-js';
import type { Picture } from '../../base/ui/picture.ts';
import { PictureView } from '../../base/ui/picture-view.tsx';
import { loadLittle } from '../../games/little.ts';
import { watchTable } from '../../session/class/watch.ts';
import { lettersAt } from '../../session/online/names.ts';
import { called } from './called.ts';
import './live-board.css';

/** A table of the class, small and living. Until its art has come it alone waits, and not the page around it, which would lose its place. `look`: lets this device look on unnoticed. */
export function LiveBoard(props: {
  readonly game: string;
  readonly table: string;
  readonly look: string;
  /** The whole field, not only where something lies. */
  readonly isWhole?: boolean;
  /** Something is drawn. */
  readonly onPicture?: (picture: Picture) => void;
  /** The letters of the seats, as on the devices of those who sit there. */
  readonly onLetters?: (letters: readonly string[]) => void;
  /** What whoever looks may see, of the game's own kind. */
  readonly onView?: (view: unknown) => void;
}): JSX.Element {
  const [known] = createResource(
    () => props.game,
    async (game) => {
      const [rules, { miniature, closeUp }] = await Promise.all([loadRules(game), loadLittle(game)]);
      return { rules, draw: props.isWhole ? miniature : closeUp };
    },
  );
  return (
    <Felt game={props.game}>
      <Suspense>
        <Show when={known()} keyed>
          {({ rules, draw }) => {
            const scene = watchTable(rules, props.table, props.look);
            const view = createMemo((): unknown => {
              const now = scene();
              return now && now.room.phase !== 'gathering' ? rules.view(now.world, now.viewer) : undefined;
            });
            const letters = createMemo((): readonly string[] => lettersAt(scene()?.room.seats ?? [], called), [], {
              equals: (before, now) => before.join() === now.join(),
            });
            const picture = createMemo((): Picture | undefined => (view() === undefined ? undefined : draw(view(), letters())));
            createEffect(() => props.onLetters?.(letters()));
            createEffect(() => {
              const drawn = picture();
              if (drawn) props.onPicture?.(drawn);
            });
            createEffect(() => view() !== undefined && props.onView?.(view()));
            return <Show when={picture()}>{(drawn) => <PictureView picture={drawn()} />}</Show>;
          }}
        </Show>
      </Suspense>
    </Felt>
  );
}

/** The felt of a game with its wooden rim. */
export function Felt(props: { readonly game: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <div class="class-board" aria-hidden="true">
      <div class="class-felt" style={{ background: `var(--felt-${props.game}, var(--floor-2))` }}>
        {props.children}
      </div>
    </div>
  );
}
