import { createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import { latePart } from '../../../base/ui/late-part.ts';
import { deskOf } from '../desk/desk.ts';
import type { GolemsProps } from '../desk/props.ts';
import { rememberFilms } from '../desk/speed.ts';
import { barkText } from './bark-text.ts';

/* Nothing has run yet when a table is opened for the first time. */

export const Strip = latePart(() => import('./strip.tsx').then(({ Strip }) => Strip));

export const WhatIf = latePart(
  () => import('./what-if.tsx').then(({ WhatIf }) => WhatIf),
  ({ onClose }) => onClose(),
);

/** While a round runs or a past one is looked at: its timeline; and "what if", where somebody asks it. */
export function Film(props: GolemsProps): JSX.Element {
  const desk = deskOf(props.table, props.edition);
  rememberFilms(desk);
  // Also read aloud, to children above all.
  createEffect(
    on(
      createMemo(() => (props.table.reel.isPlaying() ? barkText(desk) : undefined)),
      (says) => says && props.table.announce(says),
    ),
  );
  return (
    <>
      <Show when={desk.isFilming()}>
        <Strip desk={desk} />
      </Show>
      <Show when={desk.otherwise()} keyed>
        {(about) => <WhatIf desk={desk} about={about} onClose={() => desk.setOtherwise(undefined)} />}
      </Show>
    </>
  );
}
