import { seatShape } from '@stolik/look/seats';
import type { RoomSeat } from '@stolik/wire/room';
import { For, type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { Face } from '../../base/ui/face/face.tsx';
import { Seal } from '../../base/ui/seal.tsx';
import { findLevel } from '../../session/bots/levels.ts';
import { lettersAt, namesAt } from '../../session/online/names.ts';
import { w } from '../../session/online/words.tsx';

/** Who sits where. */
export function SeatList(props: {
  readonly game: string;
  readonly seats: readonly RoomSeat[];
  readonly label: string;
  /** The seat of who looks, if any. */
  readonly mine?: number | undefined;
  readonly host?: number | undefined;
  /** Seats with somebody connected; left out where nobody knows. */
  readonly here?: readonly number[] | undefined;
  /** More about a seat: its team, what it leads. */
  readonly says?: ((seat: number) => readonly string[]) | undefined;
  /** Its figure. */
  readonly art?: ((seat: number) => string | undefined) | undefined;
  /** Beside somebody who sits there. */
  readonly taken?: ((seat: number) => JSX.Element) | undefined;
  /** Beside a free seat. */
  readonly free?: ((seat: number) => JSX.Element) | undefined;
}): JSX.Element {
  const letters = (): readonly string[] => lettersAt(props.seats);
  const facts = (sitter: RoomSeat, seat: number): string => {
    if (sitter.kind === 'bot') {
      const { character, label } = findLevel(props.game, sitter.level);
      return `${p().setup.isBot(read(character.epithet))} · ${read(label)}`;
    }
    if (sitter.kind === 'open')
      return p().setup.seat(seat + 1) + (sitter.keptFor ? ` · ${w().gathering.keptFor(sitter.keptFor)}` : '');
    const isHere = props.here?.includes(seat);
    return [
      ...(seat === props.mine ? [m().table.you] : []),
      ...(seat === props.host ? [w().gathering.host] : []),
      ...(isHere === undefined || seat === props.mine ? [] : [isHere ? w().gathering.here : w().gathering.away]),
    ].join(' · ');
  };
  return (
    <ul class="sitters stack near" aria-label={props.label}>
      <For each={props.seats}>
        {(sitter, index) => (
          <li class="abreast inset" classList={{ open: sitter.kind === 'open' }}>
            <Show when={sitter.kind !== 'open'} fallback={<EmptyStool seat={index()} />}>
              <Seal seat={index()} letter={letters()[index()]} />
            </Show>
            <Show when={props.art?.(index())}>
              {(art) => <svg class="sitter-figure" viewBox="-4 -4 108 108" aria-hidden="true" innerHTML={art()} />}
            </Show>
            <span>
              <b>{sitter.kind === 'open' ? (sitter.keptFor ?? w().gathering.free) : namesAt(props.seats)[index()]}</b>
              <small>{[facts(sitter, index()), ...(props.says?.(index()) ?? [])].filter(Boolean).join(' · ')}</small>
            </span>
            <Show when={sitter.kind === 'bot' && sitter.level}>
              {(level) => <Face of={findLevel(props.game, level()).character.id} />}
            </Show>
            <Show when={sitter.kind === 'person' && props.taken}>{(taken) => taken()(index())}</Show>
            <Show when={sitter.kind === 'open' && props.free}>{(free) => free()(index())}</Show>
          </li>
        )}
      </For>
    </ul>
  );
}

/** The seat's shape, not yet filled. */
function EmptyStool(props: { readonly seat: number }): JSX.Element {
  return (
    <svg class="seal" viewBox="0 0 100 100" aria-hidden="true">
      <path
        d={seatShape(props.seat).path}
        fill="none"
        stroke={seatShape(props.seat).rim}
        stroke-width="7"
        stroke-dasharray="13 9"
        stroke-linecap="round"
      />
    </svg>
  );
}
