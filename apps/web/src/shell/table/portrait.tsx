import type { Seat } from '@stolik/kernel/game';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { Face } from '../../base/ui/face/face.tsx';
import { hasFace, type Mood } from '../../base/ui/face/faces.ts';
import { Seal } from '../../base/ui/seal.tsx';
import { knownLevel } from '../../session/bots/levels.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, TableClient } from '../contract.ts';

/** So long a bot shows what it makes of something. */
const HELD = 1200;

interface PortraitProps {
  readonly client: GameClient;
  readonly table: TableClient;
  readonly match: Match;
  readonly seat: Seat;
}

/** Who sits there: a bot's face with the mark of its seat; people keep the mark alone, and so do bots of games that show figures of their own. */
export function Portrait(props: PortraitProps): JSX.Element {
  const face = createMemo(() => {
    const sitter = props.match.sitters()[props.seat];
    const id = sitter?.kind === 'bot' ? knownLevel(props.client.game.id, sitter.level)?.character.id : undefined;
    return id !== undefined && hasFace(id) && props.client.frame?.moods ? id : undefined;
  });
  const [felt, feel] = createSignal<Mood>();
  const isThinking = () => props.match.isThinking() && props.table.sight().next.seats.includes(props.seat);
  const mood = (): Mood => felt() ?? (isThinking() ? 'thinking' : 'calm');
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(
      () => props.table.event(),
      (event) => {
        const now = face() && event ? props.client.frame?.moods?.(event, props.match.sitters().length) : undefined;
        const mine = now?.find(({ seat }) => seat === props.seat);
        if (!mine) return;
        clearTimeout(timer);
        feel(mine.mood);
        timer = setTimeout(() => feel(undefined), HELD);
      },
      { defer: true },
    ),
  );
  onCleanup(() => clearTimeout(timer));
  return (
    <Show
      when={face()}
      fallback={
        <Seal seat={props.seat} letter={props.table.letterOf(props.seat)} portrait={props.table.portraitOf?.(props.seat)} />
      }
    >
      {(id) => (
        <span class="seal portrait">
          <Face of={id()} mood={mood()} />
          <Seal seat={props.seat} letter={props.table.letterOf(props.seat)} />
        </span>
      )}
    </Show>
  );
}
