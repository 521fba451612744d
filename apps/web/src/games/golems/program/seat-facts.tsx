import { tokenArt } from '@stolik/golems/art/board';
import { BOT_PROGRAMS } from '@stolik/golems/core';
import type { Seat } from '@stolik/kernel/game';
import { createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js';
import { latePart } from '../../../base/ui/late-part.ts';
import { toast } from '../../../base/ui/toast.tsx';
import { deskOf } from '../desk/desk.ts';
import type { Desk } from '../desk/desk-shape.ts';
import type { GolemsProps } from '../desk/props.ts';
import { explainGolem, kindOf, usesDie } from '../desk/speak.ts';
import { type Figure, HURTS } from '../model/scene.ts';
import { DieCard } from './die-card.tsx';

const RobotSheet = latePart(
  () => import('./robot-sheet.tsx').then(({ RobotSheet }) => RobotSheet),
  ({ onClose }) => onClose(),
);

/** Golems have none, and then nobody fetches it. */
const Components = latePart(() => import('./components.tsx').then(({ Components }) => Components));

/** A golem in its seat's card: from the front, with its cracks, what it can do and what it has. */
export function SeatFacts(props: GolemsProps & { readonly seat: Seat }): JSX.Element {
  const desk = deskOf(props.table, props.edition);
  const figure = createMemo(() => desk.scene().figures[props.seat]);
  const stats = createMemo(() => statsOf(desk, props.seat));
  const goal = createMemo(() => goalArt(desk));
  const hasDie = createMemo(() => {
    const bot = figure()?.bot;
    const program = bot && BOT_PROGRAMS.find(({ id }) => id === bot);
    return program ? usesDie(program) : false;
  });
  const extras = createMemo(() => extrasOf(desk, props.seat));
  const hit = createMemo(() => {
    const event = desk.beat().find((each) => HURTS.has(each.kind) && 'seat' in each && each.seat === props.seat);
    return event && desk.words().bubble(event);
  });
  const words = () => desk.words().facts;
  return (
    <Show when={figure()}>
      {(now) => (
        <div class="gl-facts" classList={{ kids: desk.isKids() }} data-gl-seat={props.seat}>
          <Ask desk={desk} seat={props.seat} />
          <Show when={hit()}>
            <b class="gl-hit" aria-hidden="true">
              {hit()}
            </b>
          </Show>
          <div class="gl-fact-lines">
            <Cracks desk={desk} figure={now()} />
            <Show when={goal()}>
              {(art) => (
                <span class="gl-items">
                  <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={art()} />
                  <span aria-hidden="true">{now().items}</span>
                  <span class="hidden">{words().items(now().items)}</span>
                </span>
              )}
            </Show>
            <span class="gl-stats">
              <b>{kindOf(desk, props.seat)}</b>
              <Show when={!desk.isKids() && stats()}>
                {(text) => (
                  <span class="gl-numbers">
                    {': '}
                    {text()}
                  </span>
                )}
              </Show>
            </span>
            <For each={extras()}>{(text) => <span class="gl-extra">{text}</span>}</For>
          </div>
          <Show when={hasDie()}>
            <DieCard words={desk.words()} />
          </Show>
          <Show when={desk.edition.componentsOf(desk.view(), props.seat)}>
            {(built) => <Components desk={desk} built={built()} damaged={now().damaged} />}
          </Show>
        </div>
      )}
    </Show>
  );
}

/** Over the whole card: who this is and what it can do. */
function Ask(props: { readonly desk: Desk; readonly seat: Seat }): JSX.Element {
  const { desk } = props;
  const [isOpen, setOpen] = createSignal(false);
  return (
    <>
      <button
        type="button"
        class="gl-ask"
        aria-label={desk.words().facts.ask(desk.table.nameOf(props.seat))}
        onClick={() =>
          desk.edition.componentsOf(desk.view(), props.seat) ? setOpen(true) : toast(explainGolem(desk, props.seat))
        }
      />
      <Show when={isOpen()}>
        <RobotSheet desk={desk} seat={props.seat} onClose={() => setOpen(false)} />
      </Show>
    </>
  );
}

/** How far it is from falling apart. Children's golems get cracks in the water only: without any there is nothing to count. */
function Cracks(props: { readonly desk: Desk; readonly figure: Figure }): JSX.Element {
  const words = () => props.desk.words().facts;
  const isBreakable = createMemo(
    () =>
      !props.desk.isKids() ||
      props.figure.damage > 0 ||
      Object.values(props.desk.scene().tokens).some((words) => /\bwater\b/.test(words)),
  );
  return (
    <Show when={isBreakable()}>
      <span class="gl-damage" title={words().limit(props.figure.limit)}>
        <span class="gl-cracks" aria-hidden="true">
          <Index each={Array.from({ length: props.figure.places }, (_, index) => index < props.figure.damage)}>
            {(isCracked) => <i classList={{ on: isCracked() }} />}
          </Index>
        </span>
        <span class="gl-damage-text">
          {props.figure.at === null ? words().out : words().damage(props.figure.damage, props.figure.limit)}
        </span>
      </span>
    </Show>
  );
}

/** How strong it is, how far it reaches, how many rows it has; undefined of a robot that is not built. */
function statsOf({ edition, view, words }: Desk, seat: Seat): string | undefined {
  const stats = edition.statsOf(view(), seat);
  return stats && words().facts.stats(stats.strength, stats.reach, stats.rows);
}

/** What young players collect, with its picture: those who can't read count too. */
function goalArt({ edition, view }: Desk): string | undefined {
  const kids = edition.kidsOf(view());
  return kids && kids.goal !== 'edge' ? tokenArt(kids.goal === 'treasure' ? 'treasure' : 'gear') : undefined;
}

/** What else it has, a sentence each. */
function extrasOf(desk: Desk, seat: Seat): readonly string[] {
  const view = desk.view();
  const words = desk.words();
  const figure = desk.scene().figures[seat];
  if (!figure) return [];
  const isReady = !desk.isFilming() && desk.stage() !== 'over' && desk.edition.isLaid(view, seat) && figure.bot === null;
  return [
    ...(figure.extra === 0 ? [] : [words.facts.extra(figure.extra)]),
    ...desk.edition.extrasOf(view, seat, words),
    ...(isReady ? [words.facts.ready] : []),
  ];
}
