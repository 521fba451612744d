import { createMemo, type JSX, Show } from 'solid-js';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { isClassTried, triedNow } from './tried.ts';

/** More names than this are a number. */
const MOST_NAMED = 4;

/** Somebody shows wrong pictures again and again, for a pupil or for the whole class. */
export function TriedNote(props: { readonly onPupils: () => void }): JSX.Element {
  const desk = useDesk();
  const tried = createMemo(() => triedNow(desk.view(), desk.now()));
  const names = (): string => (tried().length > MOST_NAMED ? dw().several(tried().length) : tried().map(desk.nameOf).join(', '));
  const isForAll = createMemo(() => isClassTried(desk.view(), desk.now()));
  return (
    <Show when={tried().length > 0 || isForAll()}>
      <div class="desk-note" role="status">
        <p>
          <Show
            when={tried().length > 0}
            fallback={
              <>
                <b>{dw().triedClass}</b> {dw().triedClassHint}
              </>
            }
          >
            <b>{dw().tried(names())}</b> {dw().triedHint}
          </Show>
        </p>
        <button type="button" class="btn" onClick={() => props.onPupils()}>
          {dw().pupils}
        </button>
      </div>
    </Show>
  );
}
