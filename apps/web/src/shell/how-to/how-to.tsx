import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { read } from '../../base/messages/read.ts';
import './how-to.css';
import { HIGH, WIDE } from '../../base/how-to.ts';
import { toRulebook } from '../../base/router.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { hasRulebook } from '../rulebook/load.ts';
import { loadHowTo } from './load.ts';

/** "How to play in a minute": pictures with a sentence each. Nothing where a game has none. */
export function HowToPlay(props: {
  readonly game: string;
  /** The one for young players. */
  readonly isForKids?: boolean;
  readonly heading: 'h2' | 'h3';
}): JSX.Element {
  const id = createUniqueId();
  const title = (): string => (props.isForKids ? m().howTo.kidsTitle : m().howTo.title);
  const { latest: howTo } = createArrival(
    () => ({ game: props.game, isForKids: props.isForKids === true }),
    ({ game, isForKids }) => loadHowTo(game, isForKids) ?? Promise.resolve(undefined),
  );
  return (
    <Show when={howTo()}>
      {(loaded) => (
        <section class="how-to" aria-labelledby={id}>
          <Show when={props.heading === 'h2'} fallback={<h3 id={id}>{title()}</h3>}>
            <h2 id={id}>{title()}</h2>
          </Show>
          <Show when={loaded().opens}>{(opens) => <p class="how-to-opens">{read(opens())}</p>}</Show>
          <ol>
            <For each={loaded().steps}>
              {(step) => (
                <li>
                  <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true" class={`felt-${props.game}`} innerHTML={step.picture} />
                  <p>{read(step.says)}</p>
                </li>
              )}
            </For>
          </ol>
          <Show when={!props.isForKids && hasRulebook(props.game)}>
            <a class="btn how-to-tries" href={toRulebook(props.game)} target="_blank" rel="noopener">
              <Icon name="book" />
              {m().howTo.rulebook}
            </a>
          </Show>
          <Show when={loaded().tries}>
            {(tries) => (
              <a class="btn how-to-tries" href={tries().address} target="_blank" rel="noopener">
                {read(tries().says)}
              </a>
            )}
          </Show>
        </section>
      )}
    </Show>
  );
}
