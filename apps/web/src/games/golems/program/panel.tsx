import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { Icon } from '../../../base/ui/icon.tsx';
import { Soon } from '../../../base/ui/laying.tsx';
import { Seal } from '../../../base/ui/seal.tsx';
import { papers } from '../../../base/ui/window.ts';
import { deskOf } from '../desk/desk.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { createFollowed } from '../desk/followed.ts';
import type { GolemsProps } from '../desk/props.ts';
import { headlineText, placeOfStory, tellHere } from '../desk/story.ts';
import { wholeRows } from '../model/draft.ts';
import { aimInWords } from '../words/aim.ts';
import { wayInWords } from '../words/way.ts';
import { CardFace } from './card.tsx';
import { EventClause } from './event-clause.tsx';
import { Faces } from './faces.tsx';
import { Goal } from './kids.tsx';
import { RoundOver } from './round-over.tsx';
import { Rows } from './rows.tsx';
import { SeenProgram } from './seen-program.tsx';
import { ProgramButtons, RoundCard } from './tray.tsx';

/** So long a newcomer is told what the own golem can. */
const ROUNDS_TO_LEARN = 2;

/** On paper: while programming one's program and its faces; while it runs, what happens and whose row it is. */
export function Panel(props: GolemsProps): JSX.Element {
  const desk = deskOf(props.table, props.edition);
  const written = createMemo(() => desk.draft().filter((row) => row !== undefined).length);
  // Beside the board the log gives way to the rows when a card is laid.
  createEffect(
    on(written, (now, before = 0) => papers() === 'beside' && now > before && props.table.showPanel(false), { defer: true }),
  );
  return (
    <div class="gl-panel stack" classList={{ kids: desk.isKids() }}>
      <Show when={desk.isFilming()} fallback={<Programming desk={desk} />}>
        <Show when={!desk.isRoundOver()} fallback={<RoundOver desk={desk} />}>
          <Story desk={desk} />
        </Show>
        <Soon>
          <Programs desk={desk} />
        </Soon>
      </Show>
    </div>
  );
}

function Programming(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const seat = () => desk.table.seat() ?? 0;
  const way = createMemo(() => {
    const ghost = desk.ghost();
    return ghost && wayInWords(ghost, desk.words());
  });
  return (
    <>
      <Show when={papers() === 'beside' && desk.isProgramming()}>
        <h2>
          <span class="grow">{desk.words().tray.program}</span>{' '}
          <Show when={!desk.isKids() && !desk.table.question}>
            <span class="gl-secret">{desk.words().tray.secret}</span>
          </Show>
        </h2>
      </Show>
      <Show when={desk.isKids()} fallback={<RoundCard desk={desk} />}>
        <Goal desk={desk} />
      </Show>
      <Show when={!desk.isKids() && desk.stage() !== 'over'}>
        <p class="gl-aim">
          <Icon name="target" small />
          <span>{aimInWords(desk.edition, desk.view(), desk.words())}</span>
        </p>
      </Show>
      <Show when={desk.stage() === 'over'}>
        <RoundOver desk={desk} title={desk.words().prompt.over} />
      </Show>
      <Show when={desk.isProgramming()}>
        <Show when={papers() === 'beside'}>
          <Rows desk={desk} />
          <ProgramButtons desk={desk} />
        </Show>
        <Show when={!desk.isKids()}>
          <Show when={papers() !== 'beside' || desk.view().round <= ROUNDS_TO_LEARN}>
            <OwnCard desk={desk} seat={seat()} />
          </Show>
          <Show when={desk.table.predicts()}>
            <p class="gl-forecast">
              <Icon name="eye" small />
              <span>
                <Show when={way()} fallback={desk.words().panel.empty}>
                  <b>{desk.words().panel.ifNobody}</b> {way()}
                </Show>
              </span>
            </p>
          </Show>
          <Faces desk={desk} program={wholeRows(desk.order().map((index) => desk.draft()[index]))} seat={seat()} />
        </Show>
      </Show>
      <Show when={!desk.isProgramming()}>
        <About desk={desk} />
        <Asked desk={desk} />
      </Show>
    </>
  );
}

/** What one is asked about, for those who have never met it. */
function About(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const stage = createMemo(() => {
    const now = desk.stage();
    return now === 'subprogram' || now === 'build' || now === 'logic' ? now : undefined;
  });
  return (
    <Show when={stage()}>
      {(now) => (
        <>
          <h2>{desk.words().about[now()].title}</h2>
          <Show when={now() === 'subprogram'}>
            <div class="gl-example abreast near" aria-hidden="true">
              <CardFace item="call" words={desk.words()} />
              <span class="gl-join">=</span>
              <CardFace item="F" words={desk.words()} />
              <span class="gl-join">+</span>
              <CardFace item="A" words={desk.words()} />
            </div>
          </Show>
          <p>{desk.words().about[now()].says}</p>
        </>
      )}
    </Show>
  );
}

/** What the numbers on the own card mean; once it is known it makes room. */
function OwnCard(props: { readonly desk: Desk; readonly seat: number }): JSX.Element {
  const text = createMemo(() => {
    const { edition, view, words } = props.desk;
    return edition.statsOf(view(), props.seat) && edition.aboutOf(view(), props.seat, words().facts);
  });
  return <p class="gl-own">{text()}</p>;
}

/** Who is waited for, in words. */
function Asked(props: { readonly desk: Desk }): JSX.Element {
  const names = createMemo(() =>
    props.desk.table
      .sight()
      .next.seats.map((seat) => props.desk.table.nameOf(seat))
      .join(', '),
  );
  return (
    <Show when={names() && !props.desk.table.isAsked()}>
      <p>{props.desk.words().waitsFor(names(), props.desk.ask())}</p>
    </Show>
  );
}

function Story(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { story } = desk;
  const { table } = desk;
  return (
    <section class="gl-story" aria-live="off">
      <h2 class="gl-place-now">{placeOfStory(desk)}</h2>
      <Show when={story().lines.length > 0} fallback={<p class="dim">{desk.words().panel.nothingYet}</p>}>
        <p class="gl-headline">{headlineText(desk)}</p>
        <Show when={story().lines.length === 1}>
          <EventClause desk={desk} event={story().lines[0]!.event} />
        </Show>
        <ol>
          <For each={story().lines.length > 1 ? story().lines : []}>
            {({ event, number }, index) => (
              <li classList={{ last: index() === story().lines.length - 1 }}>
                <span class="gl-mark">{number}</span>
                <span>
                  {tellHere(desk, event)} <EventClause desk={desk} event={event} />
                </span>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={!table.isPast() && table.shown().length === 0}>
        <Asked desk={desk} />
      </Show>
    </section>
  );
}

/** Whose program: a badge for every player; then its faces with the running row. */
function Programs(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const seats = createMemo(() =>
    desk
      .scene()
      .figures.filter(({ bot }) => bot === null)
      .map(({ seat }) => seat),
  );
  const seat = createMemo(() => (seats().includes(desk.looked()) ? desk.looked() : (seats()[0] ?? 0)));
  const { blocks, program, row, running, answer, branch } = createFollowed(desk, seat);
  return (
    <section class="gl-programs">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have to be named twice */}
      <div class="gl-who" role="group" aria-label={desk.words().tray.program}>
        <For each={seats()}>
          {(each) => (
            <button type="button" aria-pressed={seat() === each} onClick={() => desk.lookAt(each)}>
              <Seal seat={each} letter={desk.table.letterOf(each)} portrait={desk.table.portraitOf?.(each)} />
              {desk.table.nameOf(each)}
            </button>
          )}
        </For>
      </div>
      <Show when={!desk.isKids()} fallback={<SeenProgram desk={desk} seat={seat()} row={row()} />}>
        <Faces
          desk={desk}
          program={program()}
          seat={seat()}
          running={running()}
          branch={branch()}
          answer={answer()}
          cards={<SeenProgram desk={desk} seat={seat()} row={row()} branch={branch()} />}
          isPartial={blocks().some(({ content }) => content === null)}
        />
      </Show>
    </section>
  );
}
