import type { Seat } from '@stolik/kernel/game';
import type { Phrase, Room } from '@stolik/wire/room';
import { type JSX, Show } from 'solid-js';
import { Icon } from '../../../base/ui/icon.tsx';
import { t } from '../../../session/online/table-words.ts';
import { type Clocks, timeWords } from './clocks.ts';
import { isSign, Sign } from './phrases.tsx';

/** In a seat's card: whether its person is there, the clock, and what they have just said. */
export function SeatNote(props: {
  readonly seat: Seat;
  readonly room: Room;
  readonly isHere: boolean;
  readonly clocks: Clocks;
  readonly said: Phrase | undefined;
}): JSX.Element {
  const sitter = (): Room['seats'][number] | undefined => props.room.seats[props.seat];
  const standsIn = (): boolean => {
    const now = sitter();
    return now?.kind === 'person' && now.standIn !== undefined;
  };
  // Bots, and those who stand in, have all the time they need.
  const isTimed = (): boolean => sitter()?.kind === 'person' && !standsIn();
  const presence = (): string => (standsIn() ? t().standIn : props.isHere ? t().here : t().away);
  return (
    <>
      <div class="net">
        <Show when={sitter()?.kind === 'person' && props.room.phase !== 'over'}>
          <span class="presence" classList={{ here: props.isHere && !standsIn() }} title={presence()}>
            <Show when={standsIn()} fallback={<i />}>
              <Icon name="bot" small />
            </Show>
            <span class="hidden">{presence()}</span>
          </span>
        </Show>
        <Show when={props.room.phase === 'playing' && isTimed() ? props.clocks.leftOf(props.seat) : undefined}>
          {(left) => (
            <time
              class="clock num-f"
              classList={{ running: props.clocks.isRunning(props.seat), low: props.clocks.isLow(props.seat) }}
              role="timer"
              aria-label={(props.clocks.isUnknown() ? t().leftThen : t().left)(timeWords(left()))}
              title={props.clocks.isUnknown() ? t().leftThen(timeWords(left())) : undefined}
            >
              <Show when={props.clocks.isLow(props.seat)}>
                <span aria-hidden="true">!</span>
              </Show>
              {timeWords(left())}
              <Show when={props.clocks.isUnknown()}> ?</Show>
            </time>
          )}
        </Show>
      </div>
      <Show when={props.said} keyed>
        {(phrase) => (
          <div class="bubble">
            <Show when={isSign(phrase)} fallback={t().phrases[phrase]}>
              <Sign phrase={phrase} />
            </Show>
          </div>
        )}
      </Show>
    </>
  );
}
