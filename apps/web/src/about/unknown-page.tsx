import type { JSX } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { toHome } from '../router.ts';
import { pageTitle } from '../ui/title.ts';

export function UnknownPage(): JSX.Element {
  pageTitle(() => 'Stolik');
  return (
    <main class="waiting">
      <h1>{m().unknown.title}</h1>
      <p>{m().unknown.says}</p>
      <p>
        <a class="btn go" href={toHome}>
          {m().nav.home}
        </a>
      </p>
    </main>
  );
}
