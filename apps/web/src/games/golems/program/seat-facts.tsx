import { tokenArt } from '@stolik/golems/art/tokens';
import { BOT_PROGRAMS } from '@stolik/golems/core/automata';
import type { Seat } from '@stolik/kernel/game';
import { createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js';
import { latePart } from '../../../base/ui/late-part.ts';
import { toast } from '../../../base/ui/toast.tsx';
import type { BoardProps } from '../../../shell/contract.ts';
import { deskOf } from '../desk/desk.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { explainGolem, kindOf, usesDie } from '../desk/speak.ts';
import { isLaid, partsOf } from '../model/model.ts';
import { frontArt } from '../model/pieces.ts';
import { boxOf, type Figure, type GolemsView, is6 } from '../model/scene.ts';
import { componentsOf, componentTold } from './component-facts.ts';
import { COMPONENTS, componentLook } from './component-look.ts';
import { DieCard } from './die-card.tsx';

const RobotSheet = latePart(
  () => import('./robot-sheet.tsx').then(({ RobotSheet }) => RobotSheet),
  ({ onClose }) => onClose(),
);

/** A golem in its seat's card: from the front, with its cracks, what it can do and what it has. */
export function SeatFacts(props: BoardProps & { readonly seat: Seat }): JSX.Element {
  const desk = deskOf(props.table);
  const figure = createMemo(() => desk.scene().figures[props.seat]);
  const stats = createMemo(() => statsOf(desk, props.seat));
  const goal = createMemo(() => goalArt(desk.view()));
  const hasDie = createMemo(() => {
    const bot = figure()?.bot;
    const program = bot && BOT_PROGRAMS.find(({ id }) => id === bot);
    return program ? usesDie(program) : false;
  });
  const extras = createMemo(() => extrasOf(desk, props.seat));
  const words = () => desk.words().facts;
  return (
    <Show when={figure()}>
      {(now) => (
        <div class="gl-facts" classList={{ kids: desk.isKids() }} data-gl-seat={props.seat}>
          <Ask desk={desk} seat={props.seat} />
          <svg
            class="gl-front"
            viewBox="0 0 100 100"
            aria-hidden="true"
            innerHTML={frontArt(now(), desk.edition, props.table.letterOf(props.seat))}
          />
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
          <Components desk={desk} seat={props.seat} damaged={now().damaged} />
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
        onClick={() => (componentsOf(desk.view(), props.seat) ? setOpen(true) : toast(explainGolem(desk, props.seat)))}
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
  const places = (): number => (props.desk.edition === 'golems6' ? props.figure.limit : props.figure.bot ? 1 : 3);
  return (
    <Show when={isBreakable()}>
      <span class="gl-damage" title={words().limit(props.figure.limit)}>
        <span class="gl-cracks" aria-hidden="true">
          <Index each={Array.from({ length: places() }, (_, index) => index < props.figure.damage)}>
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

/** What a robot of v4.0 is built of, and which of it is broken. */
function Components(props: { readonly desk: Desk; readonly seat: Seat; readonly damaged: readonly string[] }): JSX.Element {
  const words = () => props.desk.words();
  const parts = createMemo(() => componentsOf(props.desk.view(), props.seat));
  const isBroken = (kind: string): boolean => props.damaged.includes(kind);
  const about = (kind: (typeof COMPONENTS)[number]): string => componentTold(words(), kind, isBroken(kind));
  return (
    <Show when={parts()}>
      {(now) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button of the card says the same
        <div
          class="gl-parts"
          role="img"
          onClick={(event) => {
            const pressed = (event.target as Element).closest<SVGElement>('[data-part]')?.dataset['part'];
            const part = COMPONENTS.find((kind) => kind === pressed);
            toast(part ? about(part) : COMPONENTS.map(about).join(' '));
          }}
          aria-label={COMPONENTS.map((kind) => `${words().components[kind]}${isBroken(kind) ? ' ✕' : ''}`).join(', ')}
        >
          <For each={COMPONENTS}>
            {(kind, index) => {
              const look = createMemo(() => componentLook(kind, now()[index()]!, isBroken(kind), boxOf(props.desk.view())));
              return <svg viewBox="0 0 100 100" aria-hidden="true" data-part={kind} innerHTML={look()} />;
            }}
          </For>
        </div>
      )}
    </Show>
  );
}

/** How strong it is, how far it reaches, how many rows it has; undefined of a robot that is not built. */
function statsOf(desk: Desk, seat: Seat): string | undefined {
  const view = desk.view();
  const { stats } = desk.words().facts;
  if (is6(view)) {
    const golem = view.golems[seat];
    return golem && stats(golem.strength, golem.range, golem.bot ? undefined : golem.rows);
  }
  const robot = view.robots[seat];
  const parts = robot && !robot.bot ? partsOf(robot, view.box) : undefined;
  return parts && stats(parts.power, parts.reach, parts.rows);
}

/** What young players collect, with its picture: those who can't read count too. */
function goalArt(view: GolemsView): string | undefined {
  if (!is6(view) || !view.options.kids || view.options.goal === 'edge') return undefined;
  return tokenArt(view.options.goal === 'treasure' ? 'treasure' : 'gear');
}

/** What else it has, a sentence each. */
function extrasOf(desk: Desk, seat: Seat): readonly string[] {
  const view = desk.view();
  const words = desk.words();
  const figure = desk.scene().figures[seat];
  if (!figure) return [];
  const found: string[] = [];
  if (figure.extra !== 0) found.push(words.facts.extra(figure.extra));
  if (is6(view)) {
    const subprogram = view.subprograms[seat];
    if (subprogram && view.phase !== 'subprogram') {
      const cards = subprogram.split(' ').map((card) => words.card(card as 'F'));
      found.push(words.facts.subprogram(cards.join(', ')));
    }
    const held = view.held[seat];
    if (held) found.push(words.facts.held(held));
  }
  if (!desk.isFilming() && desk.stage() !== 'over' && isLaid(view, seat) && figure.bot === null) found.push(words.facts.ready);
  return found;
}
