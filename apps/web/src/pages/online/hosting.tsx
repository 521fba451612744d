import type { Answer, RequestWithoutId } from '@stolik/wire/client';
import type { Room } from '@stolik/wire/room';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../base/ui/icon.tsx';
import { toast } from '../../base/ui/toast.tsx';
import { namesAt } from '../../session/online/names.ts';
import { w } from '../../session/online/words.tsx';

type Props = { readonly room: Room; readonly seat: number; readonly request: (request: RequestWithoutId) => Promise<Answer> };

const requested = async (answer: Promise<Answer>): Promise<void> => {
  if (!(await answer).ok) toast(w().gathering.notNow);
};

/** Beside somebody who sits there: the host may free the seat. */
export function FreeSeat(props: Props & { readonly whom: number }): JSX.Element {
  return (
    <button
      type="button"
      class="sq"
      aria-label={w().gathering.freeSeat(namesAt(props.room.seats)[props.whom] ?? '')}
      title={w().gathering.freeSeat(namesAt(props.room.seats)[props.whom] ?? '')}
      onClick={() => void requested(props.request(['free', props.whom]))}
    >
      <Icon name="out" />
    </button>
  );
}

/** What the host says about who sits where, and whoever sits there about who may look on. */
export function Arranging(props: Props): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const names = (): readonly string[] =>
    props.room.seats.map((sitter, seat) => (sitter.kind === 'open' ? String(seat + 1) : (namesAt(props.room.seats)[seat] ?? '')));
  /** Places that are not both empty. */
  const pairs = (): readonly (readonly [number, number])[] =>
    props.room.seats.flatMap((one, seat) =>
      props.room.seats.flatMap((other, index) =>
        index > seat && (one.kind === 'person' || other.kind === 'person') ? [[seat, index] as const] : [],
      ),
    );
  return (
    <>
      <Show when={props.seat === props.room.host && pairs().length > 0}>
        <button type="button" class="btn quiet" aria-expanded={isOpen()} onClick={() => setOpen((is) => !is)}>
          <Icon name="swap" />
          {w().gathering.swapWith}
        </button>
      </Show>
      <button type="button" class="btn quiet" onClick={() => void requested(props.request(['door', props.room.isShut ? 0 : 1]))}>
        <Icon name="eye" />
        {props.room.isShut ? w().gathering.openDoor : w().gathering.shutDoor}
      </button>
      <Show when={isOpen() && props.seat === props.room.host}>
        <div class="actions">
          <For each={pairs()}>
            {([one, other]) => (
              <button type="button" class="btn" onClick={() => void requested(props.request(['swap', one, other]))}>
                {w().gathering.swap(names()[one] ?? '', names()[other] ?? '')}
              </button>
            )}
          </For>
        </div>
      </Show>
    </>
  );
}
