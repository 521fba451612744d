import { createResource, type JSX, Show } from 'solid-js';
import { movedFrom } from '../../../session/class/keyring.ts';
import { keyring } from '../../../session/class/teacher.ts';
import { findAddress, typedAddress } from '../../../session/online/address.ts';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';

/** The laptop has another address than when its cards were printed: what they lead to is not there. */
export function MovedNote(props: { readonly onPrint: () => void }): JSX.Element {
  const desk = useDesk();
  const [address] = createResource(findAddress);
  const now = (): string => typedAddress(address.latest!);
  const before = (): string | undefined => (address.latest ? movedFrom(keyring(), desk.kept.room, now()) : undefined);
  return (
    <Show when={before()}>
      {(printed) => (
        <div class="desk-note" role="status">
          <p>
            <b>{dw().moved(printed(), now())}</b> {dw().movedHint}
          </p>
          <button type="button" class="btn" onClick={() => props.onPrint()}>
            {dw().print}
          </button>
        </div>
      )}
    </Show>
  );
}
