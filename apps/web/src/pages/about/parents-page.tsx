import { findGame } from '@stolik/games/games';
import { For, type JSX, Show } from 'solid-js';
import { preferences } from '../../base/preferences.ts';
import { toEditor, toPlans, toRules } from '../../base/router.ts';
import { HowToPlay } from '../../shell/how-to/how-to.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { sitDown } from '../home/sit-down.ts';
import type { StartRequest } from '../home/start.ts';
import '../frame/pages.css';
import { Icon } from '../../base/ui/icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { PARENTS } from './parents-words.ts';

const GAME = 'golems6';

/** For those who sit beside small children: how to play at home and in a class, and what for. */
export function ParentsPage(): JSX.Element {
  const words = () => PARENTS[preferences.language];
  const sit = (request: StartRequest): void => void sitDown(findGame(GAME)!, request);
  pageTitle(() => `${words().title} · Stolik`);
  return (
    <PageFrame here="about">
      <article class="panel prose about parents">
        <h1>{words().title}</h1>
        <p class="lead">{words().lead}</p>
        <p class="actions">
          <button type="button" class="btn go" onClick={() => sit({ kind: 'teams', names: words().teams })}>
            <Icon name="people" />
            {words().playTogether}
          </button>
          <button type="button" class="btn" onClick={() => sit({ kind: 'children' })}>
            <Icon name="child" />
            {words().playBot}
          </button>
          <button type="button" class="btn" onClick={() => sit({ kind: 'puzzle' })}>
            <Icon name="person" />
            {words().playAlone}
          </button>
          <a class="btn" href={toEditor(GAME, 'from-treasure')}>
            <Icon name="pencil" />
            {words().build}
          </a>
          <a class="btn" href={toPlans()}>
            <Icon name="log" />
            {words().plans}
          </a>
          <a class="btn" href={toRules(GAME, 'G6.11.1')}>
            <Icon name="book" />
            {words().rules}
          </a>
        </p>
        <HowToPlay game={GAME} isForKids heading="h2" />
        <For each={words().sections}>
          {(section) => (
            <section>
              <h2>{section.title}</h2>
              <Show when={section.text}>{(text) => <p>{text()}</p>}</Show>
              <Show when={section.list}>
                {(list) => (
                  <Show
                    when={section.isOrdered}
                    fallback={
                      <ul>
                        <For each={list()}>{(item) => <li>{item}</li>}</For>
                      </ul>
                    }
                  >
                    <ol>
                      <For each={list()}>{(item) => <li>{item}</li>}</For>
                    </ol>
                  </Show>
                )}
              </Show>
            </section>
          )}
        </For>
      </article>
    </PageFrame>
  );
}
