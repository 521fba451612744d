import { type Outcome, REFEREE, type Seat } from '@stolik/kernel/game';
import { freshOptions } from '@stolik/kernel/options';
import type { Sitter } from '@stolik/table/table';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Match } from '../host/match.ts';
import { openFresh } from '../host/open.ts';
import { m } from '../messages/catalog.ts';
import { pace, preferences } from '../preferences.ts';
import { goTo, toHome, toTable } from '../router.ts';
import { Clause } from '../ui/clause.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Seal } from '../ui/seal.tsx';
import type { GameClient, ScoreLine, TableClient } from './contract.ts';
import type { TableExtras } from './extras.ts';
import { mayReview } from './review-dialog.tsx';

/** How it ended, and where every point comes from. */
export function ResultDialog(props: {
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  readonly nameOf: (seat: Seat) => string;
  readonly onReview: () => void;
  readonly extras?: TableExtras | undefined;
  readonly onClose: () => void;
}): JSX.Element {
  const outcome = (): Outcome | undefined => props.match.next().outcome;
  const seats = (): readonly Seat[] => props.match.sitters().map((_, seat) => seat);
  const persons = (): readonly Seat[] => seats().filter((seat) => props.match.sitters()[seat]?.kind === 'person');
  const lines = createMemo((): readonly ScoreLine[] => {
    const view: unknown = props.client.game.view(props.match.state(), REFEREE);
    return props.client.scoreLines(view, preferences.language);
  });
  const title = (): string => {
    const winners = outcome()?.winners ?? [];
    const alone = props.extras ? props.match.eyes() : persons().length === 1 ? persons()[0] : undefined;
    if (alone !== undefined && winners.includes(alone)) return m().result.youWon;
    if (winners.length === 0) return seats().length === 1 ? m().result.lost : m().result.draw;
    const names = new Intl.ListFormat(preferences.language).format(winners.map(props.nameOf));
    return m().result.won(names, winners.length);
  };
  /** The best first; seats without points keep their order. */
  const order = (): readonly Seat[] =>
    [...seats()].sort((a, b) => (outcome()?.scores[b] ?? 0) - (outcome()?.scores[a] ?? 0) || a - b);

  function again(isSwapped: boolean): void {
    const whole = props.match.whole();
    if (!whole) return;
    const { options, sitters } = whole;
    const seated: readonly Sitter[] = isSwapped ? [...sitters.slice(1), ...sitters.slice(0, 1)] : sitters;
    const id = openFresh(props.client.game, freshOptions(options), seated);
    if (id.ok) goTo(toTable(id.value));
  }

  return (
    <Dialog title={title()} class="wide" onClose={props.onClose}>
      <Show when={outcome()}>
        {(over) => (
          <p>
            <Show when={props.client.ending}>{(ending) => <>{ending()(over(), preferences.language)} </>}</Show>
            <Clause game={props.client.game.id} id={over().clause} />
          </p>
        )}
      </Show>
      <div class="scores">
        <For each={order()}>
          {(seat) => (
            <section class="score" classList={{ won: outcome()?.winners.includes(seat) ?? false }}>
              <header>
                <Seal seat={seat} letter={props.table.letterOf(seat)} />
                <h3>{props.nameOf(seat)}</h3>
                <Show when={outcome()?.scores[seat] !== undefined}>
                  <span class="sum num-f" title={m().result.points(outcome()?.scores[seat] ?? 0)}>
                    {minus(outcome()?.scores[seat] ?? 0)}
                  </span>
                </Show>
              </header>
              <ul>
                <For each={lines().filter((line) => line.seat === seat)}>
                  {(line) => (
                    <li>
                      <span>{line.text}</span>
                      <Show when={line.points !== undefined}>
                        <b>{signed(line.points ?? 0)}</b>
                      </Show>
                    </li>
                  )}
                </For>
              </ul>
            </section>
          )}
        </For>
      </div>
      <div class="actions">
        <Show when={props.client.wayBack?.(props.match.sight().view, preferences.language)}>
          {(back) => (
            <a class="btn" href={back().address}>
              {back().label}
            </a>
          )}
        </Show>
        <Show
          when={props.extras}
          fallback={
            <>
              <button type="button" class="btn go" onClick={() => again(false)}>
                {m().result.again}
              </button>
              <Show when={seats().length > 1}>
                <button type="button" class="btn" onClick={() => again(true)}>
                  {m().result.againSwapped}
                </button>
              </Show>
            </>
          }
        >
          {(more) => <Dynamic component={more().ResultActions} onClose={props.onClose} />}
        </Show>
        <button
          type="button"
          class="btn"
          onClick={() => {
            props.onClose();
            props.match.jumpTo(0);
            // Where nothing runs by itself the film stands at its beginning, to be stepped through.
            if (props.client.Film ? preferences.speed > 0 : pace() > 0) props.match.play();
          }}
        >
          {m().result.film}
        </button>
        <Show when={mayReview(props.match, props.table)}>
          <button type="button" class="btn" onClick={() => props.onReview()}>
            {m().review.title}
          </button>
        </Show>
        <button type="button" class="btn" onClick={() => props.onClose()}>
          {m().result.look}
        </button>
        <a class="btn" href={toHome}>
          {m().result.home}
        </a>
      </div>
    </Dialog>
  );
}

const minus = (points: number): string => String(points).replace('-', '−');

const signed = (points: number): string => (points > 0 ? `+${points}` : minus(points));
