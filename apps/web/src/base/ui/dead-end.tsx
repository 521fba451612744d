import { children, type JSX, Show } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { toHome } from '../router.ts';
import { pageTitle } from './title.ts';

/** A page that has only one thing to say, and the ways on from it: those given, and home. */
export function DeadEnd(props: {
  readonly title: string;
  readonly says?: string | undefined;
  readonly hint?: string | undefined;
  readonly picture?: JSX.Element;
  readonly children?: JSX.Element;
}): JSX.Element {
  pageTitle(() => 'Stolik');
  const ways = children(() => props.children);
  return (
    <main class="waiting">
      <Show when={props.picture}>
        <div class="dead-end-picture">{props.picture}</div>
      </Show>
      <h1>{props.title}</h1>
      <Show when={props.says}>
        <p role="alert">{props.says}</p>
      </Show>
      <Show when={props.hint}>
        <p>{props.hint}</p>
      </Show>
      <p class="actions">
        <Show when={props.picture}>
          <a class="btn go" href={toHome}>
            {m().nav.home}
          </a>
        </Show>
        {ways()}
        <Show when={!props.picture}>
          <a class="btn" classList={{ go: ways.toArray().length === 0 }} href={toHome}>
            {m().nav.home}
          </a>
        </Show>
      </p>
    </main>
  );
}
