import { seatName } from '@stolik/look/seat-names';
import { createEffect, createMemo, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { m } from '../../base/messages/catalog.ts';
import { inPieces, useLaid } from '../../base/ui/laying.tsx';
import { scrollStop } from '../../base/ui/scroll-stop.ts';
import { Seal } from '../../base/ui/seal.tsx';
import { knownLevel } from '../../session/bots/levels.ts';
import type { Match } from '../../session/match.ts';
import type { Automaton, GameClient, TableClient } from '../contract.ts';
import type { TableExtras } from './extras.ts';
import { nameWidth } from './name-width.ts';
import { Portrait } from './portrait.tsx';

export function Seats(props: {
  readonly client: GameClient;
  readonly table: TableClient;
  readonly match: Match;
  readonly automata: readonly Automaton[];
  readonly isReplay: boolean;
  readonly extras?: TableExtras | undefined;
}): JSX.Element {
  /** While a film runs nobody is waited for. */
  const asked = createMemo((): readonly number[] => {
    const isTold = props.client.film?.line?.(props.table) !== undefined;
    return isTold ? [] : props.table.sight().next.seats;
  });
  const level = (seat: number): string => {
    const sitter = props.match.sitters()[seat];
    if (props.extras) return props.extras.sitterSays(seat);
    if (sitter?.kind !== 'bot') return props.isReplay ? m().table.somebody : m().table.person;
    const known = knownLevel(props.client.game.id, sitter.level);
    return known ? `${m().table.bot}: ${known.label[props.table.language()]}` : m().table.bot;
  };
  /** Beside a bot's name, where its card has no line for it. */
  const levelName = (seat: number): string | undefined => {
    const sitter = props.match.sitters()[seat];
    if (props.extras || sitter?.kind !== 'bot') return undefined;
    return knownLevel(props.client.game.id, sitter.level)?.label[props.table.language()];
  };
  /** What a bot of this level is like, in a sentence. */
  const playsHow = (seat: number): string | undefined => {
    const sitter = props.match.sitters()[seat];
    const known = sitter?.kind === 'bot' ? knownLevel(props.client.game.id, sitter.level) : undefined;
    return known?.says[props.table.language()];
  };
  let row!: HTMLElement;
  const isLaid = useLaid();
  const sitters = inPieces(() => props.match.sitters(), 2);
  // Where not all have room, whoever is asked is in sight.
  createEffect(
    on([() => asked()[0], () => props.match.isLive(), isLaid], ([seat]) => {
      if (seat === undefined || !isLaid()) return;
      // Measured with the frame: here it would be laid out once more.
      const frame = requestAnimationFrame(() => bringIntoSight(row, seat));
      onCleanup(() => cancelAnimationFrame(frame));
    }),
  );
  return (
    <section
      ref={(element) => {
        row = element;
        scrollStop(element);
      }}
      class="seats"
      aria-label={m().table.players}
    >
      <For each={sitters()}>
        {(sitter, seat) => (
          <article
            class="seat"
            classList={{ asked: asked().includes(seat()) }}
            aria-current={asked().includes(seat()) || undefined}
          >
            <Portrait client={props.client} table={props.table} match={props.match} seat={seat()} />
            <div class="nm">
              <bdi class="name" style={nameWidth(sitter.name)}>
                {sitter.name}
              </bdi>{' '}
              <Show when={seat() === props.table.seat() && props.match.sitters().length > 1}>
                <span class="you">({m().table.you})</span>
              </Show>
              <span class="hidden">{seatName(seat(), props.table.colourOf(seat()), props.table.language())}</span>
              <Show when={levelName(seat())}>
                <span class="level" aria-hidden="true">
                  {levelName(seat())}
                </span>
              </Show>
            </div>
            <div class="lv" title={playsHow(seat())}>
              {level(seat())}
              <Show when={playsHow(seat())}>{(how) => <span class="how">{how()}</span>}</Show>
            </div>
            <div class="st num-f">
              <props.client.SeatFacts table={props.table} seat={seat()} />
            </div>
            <Show when={props.extras}>{(more) => <Dynamic component={more().SeatNote} seat={seat()} />}</Show>
          </article>
        )}
      </For>
      <For each={props.automata}>
        {({ seat, name, says }) => (
          <article class="seat">
            <Seal seat={seat} letter={props.table.letterOf(seat)} portrait={props.table.portraitOf?.(seat)} />
            <div class="nm">
              <bdi class="name" style={nameWidth(name)}>
                {name}
              </bdi>
              <span class="hidden">{seatName(seat, props.table.colourOf(seat), props.table.language())}</span>
            </div>
            <div class="lv says">{says}</div>
            <div class="st num-f">
              <props.client.SeatFacts table={props.table} seat={seat} />
            </div>
          </article>
        )}
      </For>
    </section>
  );
}

function bringIntoSight(row: HTMLElement, seat: number): void {
  const card = row.children[seat];
  if (!(card instanceof HTMLElement) || row.scrollHeight <= row.clientHeight) return;
  const from = card.offsetTop - row.offsetTop;
  if (from < row.scrollTop || from + card.offsetHeight > row.scrollTop + row.clientHeight)
    row.scrollTo({ top: from - (row.clientHeight - card.offsetHeight) / 2 });
}
