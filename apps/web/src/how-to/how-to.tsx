import { createResource, For, type JSX, Show } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { preferences } from '../preferences.ts';
import '../style/how-to.css';
import { HIGH, loadHowTo, WIDE } from './how-to.ts';

/** "How to play in a minute": pictures with a sentence each. Nothing where a game has none. */
export function HowToPlay(props: { readonly game: string; readonly heading: 'h2' | 'h3' }): JSX.Element {
  const [howTo] = createResource(
    () => props.game,
    (game) => loadHowTo(game)?.catch(() => undefined) ?? Promise.resolve(undefined),
  );
  return (
    <Show when={howTo.latest}>
      {(loaded) => (
        <section class="how-to" aria-labelledby="how-to-title">
          <Show when={props.heading === 'h2'} fallback={<h3 id="how-to-title">{m().howTo.title}</h3>}>
            <h2 id="how-to-title">{m().howTo.title}</h2>
          </Show>
          <ol>
            <For each={loaded().steps}>
              {(step) => (
                <li>
                  <svg
                    viewBox={`0 0 ${WIDE} ${HIGH}`}
                    aria-hidden="true"
                    class={`felt-${loaded().felt.replace(/^--felt-/, '')}`}
                    innerHTML={step.picture}
                  />
                  <p>{step.says[preferences.language]}</p>
                </li>
              )}
            </For>
          </ol>
        </section>
      )}
    </Show>
  );
}
