import type { Room } from '@stolik/wire/room';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { p } from '../../base/messages/pages.ts';
import { toJoin } from '../../base/router.ts';
import { Choice } from '../../base/ui/choice.tsx';
import { copyLink } from '../../base/ui/copy.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { findAddress, ownAddress } from '../../session/online/address.ts';
import { w } from '../../session/online/words.tsx';
import { QrCode } from './qr-code.tsx';

/** Link, code and a picture to scan: to the table, or straight to one of its free seats. */
export function Invite(props: { readonly room: Room }): JSX.Element {
  const [address] = createResource(findAddress, { initialValue: ownAddress() });
  const free = (): readonly number[] => props.room.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const [wanted, setWanted] = createSignal(-1);
  /** A seat that has been taken meanwhile is not offered any more; the last one needs no asking. */
  const seat = (): number | undefined => {
    if (free().length === 1) return free()[0];
    return free().includes(wanted()) ? wanted() : undefined;
  };
  const link = (): string => `${address.latest.base}${toJoin(props.room.code, seat())}`;
  const title = (): string => gameTitle(props.room.game);
  let field!: HTMLInputElement;

  const copy = (): Promise<void> => copyLink(link(), field);
  async function share(): Promise<void> {
    try {
      await navigator.share({ title: 'Stolik', text: w().gathering.shareText(title()), url: link() });
    } catch (error) {
      // Closed without sending is an answer, too.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  return (
    <section class="panel invite" aria-labelledby="invite">
      <h2 id="invite">{w().gathering.invite}</h2>
      <p class="dim">{w().gathering.inviteHint}</p>
      <Show when={free().length > 1}>
        <Choice
          legend={w().gathering.forSeat}
          values={[[-1, w().gathering.anySeat] as const, ...free().map((each) => [each, String(each + 1)] as const)]}
          value={seat() ?? -1}
          onChoose={setWanted}
        />
      </Show>
      <div class="invite-ways">
        <QrCode text={link()} label={w().gathering.qr} />
        <div class="by-hand stack">
          <p class="letters" role="img" aria-label={w().gathering.codeIs([...props.room.code].join(' '))}>
            <For each={[...props.room.code]}>{(letter) => <span aria-hidden="true">{letter}</span>}</For>
          </p>
          <label class="field">
            <span>{w().gathering.link}</span>
            <input ref={field} class="input mono" readonly value={link()} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <div class="actions">
            <Show when={'share' in navigator}>
              <button type="button" class="btn go" onClick={() => void share()}>
                <Icon name="share" />
                {w().gathering.share}
              </button>
            </Show>
            <button type="button" class="btn" classList={{ go: !('share' in navigator) }} onClick={() => void copy()}>
              <Icon name="link" />
              {p().share.copy}
            </button>
          </div>
        </div>
      </div>
      <Show when={!address.latest.isReachable}>
        <p class="note">{w().gathering.onlyHere}</p>
      </Show>
    </section>
  );
}
