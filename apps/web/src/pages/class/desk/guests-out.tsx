import { createSignal, type JSX, Show } from 'solid-js';
import { named, nameKey } from '../../../session/class/keyring.ts';
import { changeKeyring } from '../../../session/class/teacher.ts';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';

/** Everybody who came by the number goes at once: somebody may have filled the class. */
export function GuestsOut(): JSX.Element {
  const desk = useDesk();
  const { room } = desk.kept;
  const guests = () => desk.view().pupils.filter(({ isGuest }) => isGuest);
  const [isAsked, setAsked] = createSignal(false);
  async function remove(): Promise<void> {
    const gone = guests();
    setAsked(false);
    if (await desk.do({ kind: 'guests' }))
      changeKeyring((before) => gone.reduce((ring, guest) => named(ring, room, nameKey(guest), ''), before));
  }
  return (
    <Show when={guests().length > 0}>
      <p class="actions">
        <button type="button" class="btn" aria-expanded={isAsked()} onClick={() => setAsked(!isAsked())}>
          {dw().names.guestsOut(guests().length)}
        </button>
      </p>
      <Show when={isAsked()}>
        <div class="row-sure stack near inset" role="alert">
          <p>{[dw().names.guestsSure, desk.view().pin ? dw().names.guestsAgain : ''].join(' ')}</p>
          <p class="actions">
            <button type="button" class="btn" onClick={() => void remove()}>
              {dw().names.guestsYes}
            </button>
            <button type="button" class="btn quiet" onClick={() => setAsked(false)}>
              {dw().names.leave}
            </button>
          </p>
        </div>
      </Show>
    </Show>
  );
}
