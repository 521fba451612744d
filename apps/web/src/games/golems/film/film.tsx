import { type JSX, Show } from 'solid-js';
import { latePart } from '../../../base/ui/late-part.ts';
import type { BoardProps } from '../../../shell/contract.ts';
import { deskOf } from '../desk/desk.ts';
import { rememberFilms } from '../desk/speed.ts';

/* Nothing has run yet when a table is opened for the first time. */

export const Strip = latePart(() => import('./strip.tsx').then(({ Strip }) => Strip));

export const WhatIf = latePart(
  () => import('./what-if.tsx').then(({ WhatIf }) => WhatIf),
  ({ onClose }) => onClose(),
);

/** While a round runs or a past one is looked at: its timeline; and "what if", where somebody asks it. */
export function Film(props: BoardProps): JSX.Element {
  const desk = deskOf(props.table);
  rememberFilms(desk);
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
