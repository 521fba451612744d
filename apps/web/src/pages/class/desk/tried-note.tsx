import { createMemo, type JSX, Show } from 'solid-js';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { triedNow } from './tried.ts';

/** More names than this are a number. */
const MOST_NAMED = 4;

/** Somebody shows wrong pictures for a pupil, again and again. */
export function TriedNote(props: { readonly onPupils: () => void }): JSX.Element {
  const desk = useDesk();
  const tried = createMemo(() => triedNow(desk.view(), desk.now()));
  const names = (): string => (tried().length > MOST_NAMED ? dw().several(tried().length) : tried().map(desk.nameOf).join(', '));
  return (
    <Show when={tried().length > 0}>
      <div class="desk-note" role="status">
        <p>
          <b>{dw().tried(names())}</b> {dw().triedHint}
        </p>
        <button type="button" class="btn" onClick={() => props.onPupils()}>
          {dw().pupils}
        </button>
      </div>
    </Show>
  );
}
