import { GAMES, loadRules } from '@stolik/games/games';
import { replay } from '@stolik/kernel/log';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { read } from '../../base/messages/read.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { breathe } from '../../base/ui/leisure.ts';
import { findLevel, levelsOf } from '../../session/bots/levels.ts';
import { findKept, type Kept, tables } from '../../session/kept/shelf.ts';
import { facedAt, type PlayedGame, tally } from '../../session/learn/played.ts';
import { w } from './words.ts';

/** Games against bots that this device keeps: won and not won, by level. */
export function GamesPlayed(): JSX.Element {
  const arrival = createArrival(tables, playedOf);
  const games = createMemo(() => GAMES.map(({ id }) => id).filter((id) => arrival.latest()?.some(({ game }) => game === id)));
  return (
    <section class="panel stack near played-games">
      <h2>{w().games}</h2>
      <Show when={games().length > 0} fallback={<p class="dim">{w().noGames}</p>}>
        <For each={games()}>
          {(game) => (
            <>
              <h3>{gameTitle(game)}</h3>
              <ul>
                <For
                  each={tally(
                    arrival.latest()!.filter((each) => each.game === game),
                    levelsOf(game),
                  )}
                >
                  {({ id, won, lost }) => (
                    <li>
                      <span>{read(findLevel(game, id).label)}</span>
                      <Dots won={won} lost={lost} />
                      <b class="num-f" aria-hidden="true">
                        {won}–{lost}
                      </b>
                    </li>
                  )}
                </For>
              </ul>
            </>
          )}
        </For>
      </Show>
    </section>
  );
}

/** A dot a game, the won ones filled; of very many, their share. */
const MOST_DOTS = 14;

function Dots(props: { readonly won: number; readonly lost: number }): JSX.Element {
  const all = (): number => props.won + props.lost;
  const shown = (): number => Math.min(MOST_DOTS, all());
  const filled = (): number => Math.round((props.won / all()) * shown());
  return (
    <span class="dots" role="img" aria-label={w().wonOf(props.won, all())}>
      <For each={Array.from({ length: shown() }, (_, index) => index)}>
        {(index) => <i classList={{ won: index < filled() }} />}
      </For>
    </span>
  );
}

async function playedOf(kept: readonly Kept[]): Promise<readonly PlayedGame[]> {
  const played: PlayedGame[] = [];
  for (const each of kept) {
    const faced = facedAt(each);
    const found = faced && findKept(each.id);
    if (!faced || !found || !GAMES.some(({ id }) => id === each.game)) continue;
    const rules = await loadRules(each.game);
    await breathe();
    const end = replay(rules, found.log);
    const outcome = end.ok ? rules.next(end.value.state).outcome : undefined;
    if (!outcome) continue;
    const { id } = findLevel(each.game, faced.level);
    played.push({ game: each.game, level: id, isWon: outcome.winners.includes(faced.seat) });
  }
  return played;
}
