import type { Outcome, Seat } from '@stolik/kernel/game';
import { typeset } from '@stolik/look/typography';
import type { Sitter } from '@stolik/table/table';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { preferences } from '../../base/preferences.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { Face } from '../../base/ui/face/face.tsx';
import type { Match } from '../../session/match.ts';
import type { GameClient } from '../contract.ts';
import { namedBest, speakerOf } from './speaker.ts';
import { showWords } from './words.ts';
import './people.css';

interface PeopleProps {
  readonly client: GameClient;
  readonly match: Match;
  readonly view: unknown;
  readonly outcome: Outcome;
  readonly sitters: readonly Sitter[];
  readonly me: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
}

/** On the card of the end: everybody's best moment, and what the bot says. */
export function People(props: PeopleProps): JSX.Element {
  const w = showWords.read;
  const show = createArrival(
    () => props.client,
    async (client) => client.end.show?.(),
  );
  const bests = createMemo(() =>
    namedBest(props.sitters.length, props.me, props.outcome.winners).flatMap((seat) => {
      const says = show.latest()?.best(props.view, props.match.passages(), seat, preferences.language);
      const whose = seat === props.me ? w().yourBest : w().best(props.nameOf(seat));
      return says ? [{ whose: typeset(whose, preferences.language), says }] : [];
    }),
  );
  const speaker = createMemo(() => speakerOf(props.client.game.id, props.sitters, props.outcome, w().lines));
  return (
    <>
      <Show when={bests().length > 0}>
        <dl class="end-best">
          <For each={bests()}>
            {({ whose, says }) => (
              <div>
                <dt>{whose}</dt>
                <dd>{says}</dd>
              </div>
            )}
          </For>
        </dl>
      </Show>
      <Show when={speaker()}>
        {(bot) => (
          <p class="end-line">
            <Face of={bot().face} />
            <span class="hidden">{props.nameOf(bot().seat)}: </span>
            <q>{bot().says}</q>
          </p>
        )}
      </Show>
    </>
  );
}
