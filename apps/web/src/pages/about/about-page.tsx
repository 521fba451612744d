import { creditsIn } from '@stolik/games/games';
import { For, type JSX } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { preferences } from '../../base/preferences.ts';
import { toParents } from '../../base/router.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import '../frame/pages.css';
import { pageTitle } from '../../base/ui/title.ts';

export function AboutPage(): JSX.Element {
  pageTitle(() => `${m().about.title} · Stolik`);
  return (
    <PageFrame here="about">
      <article class="panel prose about">
        <h1>{m().about.title}</h1>
        <p>{m().about.what}</p>
        <h2>{m().about.gamesTitle}</h2>
        <ul>
          <For each={creditsIn(preferences.language)}>{(credit) => <li>{credit}</li>}</For>
        </ul>
        <p>{m().about.thanks}</p>
        <p>
          <a href={toParents}>{m().parents.link}</a>
        </p>
        <h2>{m().about.promiseTitle}</h2>
        <ul>
          <For each={m().about.promises}>{(promise) => <li>{promise}</li>}</For>
        </ul>
        <h2>{m().about.botsTitle}</h2>
        <p>
          {m().about.bots} <a href={`/bots?lang=${preferences.language}`}>{m().about.botsLink}</a>.
        </p>
        <h2>{m().about.lettersTitle}</h2>
        <p>{m().about.letters}</p>
      </article>
    </PageFrame>
  );
}
