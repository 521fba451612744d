import { createResource, createSignal, type JSX, Show } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { toSeat } from '../../base/router.ts';
import { copyText } from '../../base/ui/copy.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { toast } from '../../base/ui/toast.tsx';
import './online.css';
import { findAddress, ownAddress } from '../../session/online/address.ts';
import { api } from '../../session/online/api.ts';
import { spellCode } from '../../session/online/code.ts';
import type { Place } from '../../session/online/places.ts';
import { WithWords, w } from '../../session/online/words.tsx';
import { QrCode } from './qr-code.tsx';

/**
 * Carries a seat to another device of the same person. The link is the seat: it is drawn only after the warning was read, as a picture
 * and for the clipboard, never as text in the page.
 */
export function CarrySeat(props: { readonly place: Place; readonly onClose: () => void }): JSX.Element {
  return (
    <WithWords>
      <Dialog title={w().carry.title} onClose={props.onClose}>
        <Carrying place={props.place} />
      </Dialog>
    </WithWords>
  );
}

function Carrying(props: { readonly place: Place }): JSX.Element {
  const [isShown, setShown] = createSignal(false);
  const [address] = createResource(findAddress, { initialValue: ownAddress() });
  const [code] = createResource(isShown, async () => {
    const told = await api.seatCodes(props.place.table, props.place.token);
    return told.ok ? told.value.find(({ seat }) => seat === props.place.seat)?.code : undefined;
  });
  const link = (): string => `${address.latest.base}${toSeat(props.place.token)}`;
  async function copy(): Promise<void> {
    toast((await copyText(link())) ? p().share.copied : w().gathering.notNow);
  }
  return (
    <>
      <p class="note">{w().carry.warning}</p>
      <Show
        when={isShown()}
        fallback={
          <button type="button" class="btn go" onClick={() => setShown(true)}>
            <Icon name="eye" />
            {w().carry.show}
          </button>
        }
      >
        <div class="carried">
          <QrCode text={link()} label={w().carry.qr} />
        </div>
        <Show when={!address.latest.isReachable}>
          <p class="note">{w().gathering.onlyHere}</p>
        </Show>
        <button type="button" class="btn" onClick={() => void copy()}>
          <Icon name="link" />
          {p().share.copy}
        </button>
        <Show when={code.latest}>
          {(known) => (
            <>
              <h3>{w().carry.code}</h3>
              <p class="mono seat-code" role="img" aria-label={[...known()].join(' ')}>
                {spellCode(known())}
              </p>
              <p class="dim">{w().carry.codeHint}</p>
            </>
          )}
        </Show>
      </Show>
    </>
  );
}
