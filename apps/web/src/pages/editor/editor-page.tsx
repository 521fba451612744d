import './editor.css';
import { type EditionId, isEditionId } from '@stolik/golems/editions';
import { findScenario, type Scenario } from '@stolik/golems/scenarios';
import { LONGEST_TITLE } from '@stolik/golems/scenarios/check';
import { copyScenario, freshScenario } from '@stolik/golems/scenarios/edit';
import { LANGUAGES, type Words } from '@stolik/kernel/language';
import { type JSX, onMount, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { replaceWith, toEditor, toHome, toNew } from '../../base/router.ts';
import { pageTitle } from '../../base/ui/title.ts';
import { findOwn, freshOwnId, keepOwn, ownsOf } from '../../games/golems/scenarios/shelf.ts';
import { editorWords } from '../../games/golems/scenarios/words/now.ts';
import { COPY_TITLE, FRESH_TITLE } from '../../games/golems/scenarios/words/titles.ts';
import { UnknownPage } from '../frame/unknown-page.tsx';
import { Workshop } from './workshop.tsx';

/** `#/scenario/golems6/own-…`; `new` begins a fresh one, `from-duel` a copy of one of the book or of an own one. */
export function EditorPage(props: { readonly edition: string; readonly id: string }): JSX.Element {
  const { edition, id } = props;
  if (!isEditionId(edition)) return <UnknownPage />;
  const begun = begin(edition, id);
  if (begun) {
    onMount(() => {
      keepOwn(begun);
      replaceWith(toEditor(edition, begun.id));
    });
    return undefined;
  }
  const own = findOwn(id);
  return (
    <Show when={own?.scenario.game === edition && own} fallback={<Gone edition={edition} />}>
      {(found) => <Workshop scenario={found().scenario} />}
    </Show>
  );
}

function begin(edition: EditionId, id: string): Scenario | undefined {
  if (id === 'new') return freshScenario(edition, freshOwnId(), freshTitle(edition));
  if (!id.startsWith('from-')) return undefined;
  const name = id.slice('from-'.length);
  const source = findScenario(edition, name) ?? findOwn(name)?.scenario;
  return source?.game === edition ? copyScenario(source, freshOwnId(), copyTitle(source.title)) : undefined;
}

/** "My scenario", or "My scenario 2" where there is one already. */
function freshTitle(edition: EditionId): Words {
  const taken = new Set(ownsOf(edition).map(({ scenario }) => scenario.title.en));
  for (let number = 1; ; number++) {
    const numbered = LANGUAGES.map((language) => [language, `${FRESH_TITLE[language]}${number > 1 ? ` ${number}` : ''}`]);
    const title = Object.fromEntries(numbered) as Words;
    if (!taken.has(title.en)) return title;
  }
}

export function copyTitle(title: Words): Words {
  const longest = LONGEST_TITLE;
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const copied = COPY_TITLE[language](title[language]);
      return [language, copied.length > longest ? title[language] : copied];
    }),
  ) as Words;
}

function Gone(props: { readonly edition: EditionId }): JSX.Element {
  const words = () => editorWords(props.edition);
  pageTitle(() => 'Stolik');
  return (
    <main class="waiting">
      <h1>{words().gone}</h1>
      <p>{words().goneHint}</p>
      <p class="actions">
        <a class="btn go" href={toNew(props.edition)}>
          {words().back}
        </a>
        <a class="btn" href={toHome}>
          {m().nav.home}
        </a>
      </p>
    </main>
  );
}
