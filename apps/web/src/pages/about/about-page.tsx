import { creditsIn } from '@stolik/games/games';
import { For, type JSX } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { preferences } from '../../base/preferences.ts';
import { toParents } from '../../base/router.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import '../frame/pages.css';
import { pageTitle } from '../../base/ui/title.ts';

export function AboutPage(): JSX.Element {
  pageTitle(() => `${p().about.title} · Stolik`);
  return (
    <PageFrame here="about">
      <article class="panel prose about">
        <h1>{p().about.title}</h1>
        <p>{p().about.what}</p>
        <h2>{p().about.gamesTitle}</h2>
        <ul>
          <For each={creditsIn(preferences.language)}>{(credit) => <li>{credit}</li>}</For>
        </ul>
        <p>{p().about.thanks}</p>
        <p>
          <a href={toParents}>{m().parents.link}</a>
        </p>
        <h2>{p().about.promiseTitle}</h2>
        <ul>
          <For each={p().about.promises}>{(promise) => <li>{promise}</li>}</For>
        </ul>
        <h2>{p().about.botsTitle}</h2>
        <p>
          {p().about.bots} <a href={`/bots?lang=${preferences.language}`}>{p().about.botsLink}</a>.
        </p>
        <h2>{p().about.lettersTitle}</h2>
        <p>
          {p().about.letters} <a href="/licences.txt">{p().about.licences}</a>.
        </p>
        <p>{p().about.version(import.meta.env.STOLIK_VERSION)}</p>
      </article>
    </PageFrame>
  );
}
