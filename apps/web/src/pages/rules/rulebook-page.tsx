import { findGame } from '@stolik/games/games';
import { createEffect, createResource, For, type JSX, on, Show } from 'solid-js';
import { boxTitle, gameTitle } from '../../base/games.ts';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { toLesson, toRulebook, toRules } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { Figure, Piece } from '../../shell/rulebook/figure.tsx';
import { hasRulebook } from '../../shell/rulebook/load.ts';
import type { PartWords, RulebookPart } from '../../shell/rulebook/rulebook.ts';
import { lessonTitles } from '../../shell/study/lessons.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { UnknownPage } from '../frame/unknown-page.tsx';
import { type OpenRulebook, openRulebook } from './open-rulebook.ts';
import { rulebookWords } from './rulebook-words.ts';
import { SitDown } from './sit-down.tsx';
import '../frame/pages.css';
import './rulebook.css';

const w = rulebookWords.read;

/** The rules of a game told to people, with pictures: to be read at the table, or printed. */
export function RulebookPage(props: { readonly game: string; readonly section: string | undefined }): JSX.Element {
  return (
    <Show when={hasRulebook(props.game)} fallback={<UnknownPage />}>
      <Book game={props.game} section={props.section} />
    </Show>
  );
}

function Book(props: { readonly game: string; readonly section: string | undefined }): JSX.Element {
  pageTitle(() => `${gameTitle(props.game)}: ${m().howTo.rulebook} · Stolik`);
  const [book] = createResource(
    () => props.game,
    async (game) => {
      const [found] = await Promise.all([openRulebook(game), lessonTitles.load()]);
      return found;
    },
  );
  createEffect(
    on([() => props.section, book], ([section, found]) => {
      if (!section || !found) return;
      requestAnimationFrame(() => {
        const part = document.getElementById(section);
        part?.scrollIntoView({ block: 'start' });
        part?.focus({ preventScroll: true });
      });
    }),
  );
  return (
    <PageFrame here="rules">
      <article class="rulebook">
        <Show when={book()}>
          {(found) => (
            <>
              <Head game={props.game} lead={found().words.read().lead} />
              <Contents opened={found()} />
              <div class="stack far rb-parts">
                <For each={found().book.parts}>{(part, index) => <Part opened={found()} part={part} number={index() + 1} />}</For>
                <p class="rb-credit">{read(findGame(props.game)!.credit)}</p>
              </div>
            </>
          )}
        </Show>
      </article>
    </PageFrame>
  );
}

function Head(props: { readonly game: string; readonly lead: string }): JSX.Element {
  const card = () => findGame(props.game)!;
  return (
    <header class="rb-head">
      <p class="rb-back">
        <a href={toRules()}>{p().rules.all}</a>
      </p>
      <h1>{boxTitle(props.game)}</h1>
      <p class="rb-lead">{props.lead}</p>
      <p class="dim">
        {[
          p().home.players(card().players.min, card().players.max),
          p().home.fromAge(card().fromAge),
          p().home.minutes(card().minutes),
        ].join(' · ')}
      </p>
      <p class="flow near rb-actions">
        <SitDown game={props.game} />
        <button type="button" class="btn" onClick={() => print()}>
          <Icon name="file" />
          {w().print}
        </button>
        <a class="btn quiet" href={toRules(props.game)}>
          {w().inFull}
        </a>
      </p>
    </header>
  );
}

function Contents(props: { readonly opened: OpenRulebook }): JSX.Element {
  return (
    <nav class="panel rb-contents" aria-label={w().contents}>
      <h2>{w().contents}</h2>
      <ol>
        <For each={props.opened.book.parts}>
          {({ id }, index) => (
            <li>
              <a href={toRulebook(props.opened.book.game.id, id)}>
                <span class="no">{index() + 1}</span>
                <span>{props.opened.words.read().parts[id]?.title}</span>
              </a>
            </li>
          )}
        </For>
      </ol>
    </nav>
  );
}

function Part(props: { readonly opened: OpenRulebook; readonly part: RulebookPart; readonly number: number }): JSX.Element {
  const words = (): PartWords => props.opened.words.read().parts[props.part.id]!;
  const before = (): number => props.part.before ?? words().says.length;
  const clauses = (): readonly string[] => [
    ...new Set([...props.part.says, ...(props.part.list ?? []).map((line) => line.clauses)].flat()),
  ];
  return (
    <section class="panel rb-part" id={props.part.id} tabindex="-1" aria-labelledby={`${props.part.id}-title`}>
      <div class="rb-says">
        <h2 id={`${props.part.id}-title`}>
          <span class="rb-number">{props.number}</span>
          {words().title}
        </h2>
        <Paragraphs part={props.part} says={words().says} from={0} to={before()} />
        <Show when={props.part.list}>
          {(lines) => (
            <ul class="rb-list">
              <For each={lines()}>
                {(line, index) => (
                  <li data-clauses={line.clauses.join(' ')} classList={{ pictured: line.piece !== undefined }}>
                    <Show when={line.piece}>{(name) => <Piece book={props.opened.book} name={name()} />}</Show>
                    <span>{withNews(words().list?.[index()] ?? '')}</span>
                  </li>
                )}
              </For>
            </ul>
          )}
        </Show>
        <Paragraphs part={props.part} says={words().says} from={before()} to={words().says.length} />
        <Show when={props.part.lesson}>{(lesson) => <TryIt game={props.opened.book.game.id} lesson={lesson()} />}</Show>
        <p class="rb-clauses">
          <span class="hidden">{w().clauses}: </span>
          <For each={clauses()}>{(clause) => <a href={toRules(props.opened.book.game.id, clause)}>{clause}</a>}</For>
        </p>
      </div>
      <Show when={props.part.picture}>
        {(panels) => <Figure book={props.opened.book} panels={panels()} alt={words().alt} caption={words().caption} />}
      </Show>
    </section>
  );
}

function Paragraphs(props: {
  readonly part: RulebookPart;
  readonly says: readonly string[];
  readonly from: number;
  readonly to: number;
}): JSX.Element {
  return (
    <For each={props.says.slice(props.from, props.to)}>
      {(says, index) => <p data-clauses={props.part.says[props.from + index()]?.join(' ')}>{withNews(says)}</p>}
    </For>
  );
}

function TryIt(props: { readonly game: string; readonly lesson: string }): JSX.Element {
  const title = (): string | undefined => {
    const { [props.game]: chapters = [] } = lessonTitles.read();
    return chapters.flatMap(({ levels }) => levels).find(({ id }) => id === props.lesson)?.title;
  };
  return (
    <a class="btn rb-try" href={toLesson(props.game, props.lesson)}>
      <Icon name="play" />
      <span>
        <small>{w().tries}</small> <b>{title()}</b>
      </span>
    </a>
  );
}

/** What is said for the first time stands out. */
const withNews = (text: string): JSX.Element =>
  text.split('**').map((piece, index) => (index % 2 === 1 ? <b>{piece}</b> : piece));
