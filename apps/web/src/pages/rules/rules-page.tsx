import { findGame } from '@stolik/games/games';
import { plainWords } from '@stolik/games/rules/book';
import { createEffect, createMemo, createResource, createSignal, For, type JSX, on, Show } from 'solid-js';
import { boxTitle, gameTitle } from '../../base/games.ts';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { preferences } from '../../base/preferences.ts';
import { replaceWith, toParents, toRulebook, toRules } from '../../base/router.ts';
import { isAtTheTable } from '../../shell/clients.ts';
import { HowToPlay } from '../../shell/how-to/how-to.tsx';
import { hasRulebook } from '../../shell/rulebook/load.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { UnknownPage } from '../frame/unknown-page.tsx';
import '../frame/pages.css';
import { Icon } from '../../base/ui/every-icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { Blocks, Written } from './blocks.tsx';
import { bookOf, type Clause, countClauses, type RuleBook, sift, wordsOf } from './book.ts';
import { BOOK_IDS, loadBook, sheetOf } from './library.ts';
import { SitDown } from './sit-down.tsx';

export function RulesPage(props: { readonly game: string | undefined; readonly clause: string | undefined }): JSX.Element {
  // `#/rules/M4.1` is the short address of a clause.
  const short = (): string | undefined => (props.game && !findGame(props.game) ? bookOf(props.game) : undefined);
  createEffect(() => {
    const book = short();
    if (book) replaceWith(toRules(book, props.game));
  });
  return (
    <Show when={props.game} fallback={<AllRules />}>
      {(game) => (
        <Show when={findGame(game())} fallback={<UnknownPage />}>
          <OneBook game={game()} clause={props.clause} />
        </Show>
      )}
    </Show>
  );
}

function AllRules(): JSX.Element {
  pageTitle(() => `${p().rules.pageTitle} · Stolik`);
  const [query, setQuery] = createSignal('');
  const [books] = createResource(
    () => preferences.language,
    (language) => Promise.all(BOOK_IDS.map((id) => loadBook(id, language)!)),
  );
  const words = createMemo(() => wordsOf(query()));
  const found = createMemo(() => (books() ?? []).map((book) => sift(book, words())).filter((book) => countClauses(book) > 0));
  return (
    <PageFrame here="rules">
      <div class="rules stack far">
        <header>
          <h1>{p().rules.title}</h1>
          <p class="dim">{p().rules.lead}</p>
          <p class="dim">{p().rules.translated}</p>
        </header>
        <Search label={p().rules.search} query={query()} onQuery={setQuery} />
        <Show
          when={words().length > 0}
          fallback={
            <ul class="books">
              <For each={books()}>{(book) => <BookLink book={book} />}</For>
            </ul>
          }
        >
          <p role="status">{p().rules.found(found().reduce((sum, book) => sum + countClauses(book), 0))}</p>
          <For each={found()}>
            {(book) => (
              <section class="panel book" aria-label={gameTitle(book.id)}>
                <h2>{boxTitle(book.id)}</h2>
                <div class="clauses" lang={book.language}>
                  <For each={book.sections.flatMap(({ clauses }) => clauses)}>
                    {(clause) => <ClauseRow book={book.id} clause={clause} marked={words()} isHere={false} />}
                  </For>
                </div>
              </section>
            )}
          </For>
        </Show>
      </div>
    </PageFrame>
  );
}

function BookLink(props: { readonly book: RuleBook }): JSX.Element {
  return (
    <li class="panel kept">
      <a class="sm abreast" href={toRules(props.book.id)}>
        <Icon name="book" />
        <span>
          <b>{gameTitle(props.book.id)}</b>
          <small>{p().rules.clauses(countClauses(props.book))}</small>
        </span>
        <Icon name="next" small />
      </a>
      <Show when={hasRulebook(props.book.id)}>
        <a class="btn quiet" href={toRulebook(props.book.id)} aria-label={`${m().howTo.rulebook}: ${gameTitle(props.book.id)}`}>
          {m().howTo.rulebook}
        </a>
      </Show>
    </li>
  );
}

function OneBook(props: { readonly game: string; readonly clause: string | undefined }): JSX.Element {
  pageTitle(() => `${gameTitle(props.game)}: ${p().rules.title} · Stolik`);
  const [query, setQuery] = createSignal('');
  const [book] = createResource(
    () => [props.game, preferences.language] as const,
    ([game, language]) => loadBook(game, language) ?? Promise.resolve(undefined),
  );
  const words = createMemo(() => wordsOf(query()));
  const shown = createMemo(() => {
    const whole = book();
    return whole && sift(whole, words());
  });
  createEffect(
    on([() => props.clause, book], ([clause, whole]) => {
      if (!clause || !whole) return;
      requestAnimationFrame(() => {
        const row = document.getElementById(clause);
        row?.scrollIntoView({ block: 'center' });
        row?.focus({ preventScroll: true });
      });
    }),
  );
  return (
    <PageFrame here="rules">
      <div class="rules one stack far">
        <header>
          <p>
            <a href={toRules()}>{p().rules.all}</a>
          </p>
          <h1>{boxTitle(props.game)}</h1>
          <p class="to-table">
            <Show when={isAtTheTable(props.game)}>
              <SitDown game={props.game} />
            </Show>
            <Show when={hasRulebook(props.game)}>
              <a class="btn" href={toRulebook(props.game)}>
                <Icon name="book" />
                {m().howTo.rulebook}
              </a>
            </Show>
          </p>
        </header>
        <Show when={words().length === 0}>
          <div class="panel minute">
            <HowToPlay game={props.game} heading="h2" />
            <Show when={findGame(props.game)?.forChildren}>
              <details class="more minute-kids">
                <summary>{m().howTo.kidsTitle}</summary>
                <HowToPlay game={props.game} isForKids heading="h2" />
                <p>
                  <a href={toParents}>{m().parents.link}</a>
                </p>
              </details>
            </Show>
          </div>
        </Show>
        <div class="searchline">
          <h2>{p().rules.clausesTitle}</h2>
          <p class="dim">{p().rules.translated || p().rules.lead}</p>
          <Search label={p().rules.searchIn(gameTitle(props.game))} query={query()} onQuery={setQuery} />
        </div>
        <Show when={shown()}>
          {(sifted) => (
            <>
              <Contents book={book() ?? sifted()} />
              <Book book={sifted()} words={words()} here={props.clause} />
            </>
          )}
        </Show>
      </div>
    </PageFrame>
  );
}

function Contents(props: { readonly book: RuleBook }): JSX.Element {
  return (
    <nav class="panel contents" aria-label={p().rules.sections}>
      <h2>{p().rules.sections}</h2>
      <ul lang={props.book.language}>
        <For each={props.book.sections}>
          {({ id, heading }) => (
            <li>
              <a href={toRules(props.book.id, id)}>
                <span class="no">{id}</span>
                <span>{plainWords(heading).replace(/\s*\(.*\)$/, '')}</span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </nav>
  );
}

function Book(props: {
  readonly book: RuleBook;
  readonly words: readonly string[];
  readonly here: string | undefined;
}): JSX.Element {
  return (
    <article class="panel book">
      <Show
        when={props.words.length > 0}
        fallback={
          <>
            <div class="prose" lang={props.book.language}>
              <Blocks blocks={props.book.intro} marked={[]} />
            </div>
            <Origins />
            <Show when={sheetOf(props.book.id)}>
              {(sheet) => (
                <details class="more pieces">
                  <summary>{p().rules.pieces}</summary>
                  <img src={sheet()} alt={`${p().rules.pieces}: ${gameTitle(props.book.id)}`} loading="lazy" />
                </details>
              )}
            </Show>
          </>
        }
      >
        <p role="status">{p().rules.found(countClauses(props.book))}</p>
      </Show>
      <div lang={props.book.language}>
        <For each={props.book.sections}>
          {(section) => (
            <section aria-labelledby={`${section.id}-title`}>
              <h2 id={section.clauses.some(({ id }) => id === section.id) ? undefined : section.id} tabindex="-1">
                <span class="no">{section.id}</span>
                <span id={`${section.id}-title`}>
                  <Written words={section.heading} marked={props.words} />
                </span>
              </h2>
              <div class="clauses">
                <For each={section.clauses}>
                  {(clause) => (
                    <ClauseRow book={props.book.id} clause={clause} marked={props.words} isHere={clause.id === props.here} />
                  )}
                </For>
              </div>
            </section>
          )}
        </For>
      </div>
    </article>
  );
}

function ClauseRow(props: {
  readonly book: string;
  readonly clause: Clause;
  readonly marked: readonly string[];
  readonly isHere: boolean;
}): JSX.Element {
  return (
    <div class="clause-row" classList={{ here: props.isHere }} id={props.clause.id} tabindex="-1">
      <a href={toRules(props.book, props.clause.id)} aria-label={p().rules.clause(props.clause.id)}>
        {props.clause.id}
      </a>
      <div class="prose">
        <Blocks blocks={props.clause.blocks} marked={props.marked} />
      </div>
    </div>
  );
}

function Origins(): JSX.Element {
  return (
    <dl class="legend-list" aria-label={p().rules.tagsTitle}>
      <For each={['S', 'A', 'R'] as const}>
        {(letter) => (
          <div>
            <dt>
              <span class={`src src-${letter.toLowerCase()}`}>{letter}</span>
            </dt>
            <dd>{p().rules.tags[letter]}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}

function Search(props: {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}): JSX.Element {
  return (
    <search class="searchbox">
      <Icon name="search" />
      <input
        class="input"
        type="search"
        aria-label={props.label}
        placeholder={props.label}
        value={props.query}
        onInput={(event) => props.onQuery(event.currentTarget.value)}
      />
    </search>
  );
}
