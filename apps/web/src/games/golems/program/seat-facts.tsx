import { tokenArt } from '@stolik/golems/art/tokens';
import { BOT_PROGRAMS } from '@stolik/golems/core/automata';
import type { Seat } from '@stolik/kernel/game';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { toast } from '../../../base/ui/toast.tsx';
import type { BoardProps } from '../../../shell/contract.ts';
import { deskOf } from '../desk/desk.ts';
import { explainGolem, kindOf, usesDie } from '../desk/speak.ts';
import { isLaid, partsOf } from '../model/model.ts';
import { frontArt } from '../model/pieces.ts';
import { boxOf, is6 } from '../model/scene.ts';
import { componentLook } from './choices.tsx';
import { DieCard } from './die-card.tsx';

const COMPONENTS = ['processor', 'weapon', 'chassis'] as const;

/** A golem in its seat's card: from the front, with its cracks, what it can do and what it has. */
export function SeatFacts(props: BoardProps & { readonly seat: Seat }): JSX.Element {
  const desk = deskOf(props.table);
  const figure = createMemo(() => desk.scene().figures[props.seat]);
  const words = () => desk.words().facts;
  /** Children's golems get cracks in the water only: without any there is nothing to count. */
  const isBreakable = createMemo(
    () =>
      !desk.isKids() ||
      (figure()?.damage ?? 0) > 0 ||
      Object.values(desk.scene().tokens).some((words) => /\bwater\b/.test(words)),
  );
  const robot = createMemo(() => {
    const view = desk.view();
    return is6(view) ? undefined : view.robots[props.seat];
  });
  const stats = createMemo(() => {
    const view = desk.view();
    if (is6(view)) {
      const golem = view.golems[props.seat];
      return golem && words().stats(golem.strength, golem.range, golem.bot ? undefined : golem.rows);
    }
    const parts = robot() && !robot()!.bot ? partsOf(robot()!, view.box) : undefined;
    return parts && words().stats(parts.power, parts.reach, parts.rows);
  });
  /** What young players collect, with its picture: those who can't read count too. */
  const goal = createMemo(() => {
    const view = desk.view();
    if (!is6(view) || !view.options.kids || view.options.goal === 'edge') return undefined;
    return tokenArt(view.options.goal === 'treasure' ? 'treasure' : 'gear');
  });
  const hasDie = createMemo(() => {
    const bot = figure()?.bot;
    const program = bot && BOT_PROGRAMS.find(({ id }) => id === bot);
    return program ? usesDie(program) : false;
  });
  const extras = createMemo((): readonly string[] => {
    const view = desk.view();
    const now = figure();
    if (!now) return [];
    const found: string[] = [];
    if (now.extra !== 0) found.push(words().extra(now.extra));
    if (is6(view)) {
      const subprogram = view.subprograms[props.seat];
      if (subprogram && view.phase !== 'subprogram')
        found.push(
          words().subprogram(
            subprogram
              .split(' ')
              .map((card) => desk.words().card(card as 'F'))
              .join(', '),
          ),
        );
      const held = view.held[props.seat];
      if (held) found.push(words().held(held));
    }
    if (!desk.isFilming() && desk.stage() !== 'over' && isLaid(view, props.seat) && now.bot === null) found.push(words().ready);
    return found;
  });
  return (
    <Show when={figure()}>
      {(now) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the same is said of its cell, which keys reach
        <div
          class="gl-facts"
          classList={{ kids: desk.isKids() }}
          data-gl-seat={props.seat}
          onClick={() => toast(explainGolem(desk, props.seat))}
        >
          <svg
            class="gl-front"
            viewBox="0 0 100 100"
            aria-hidden="true"
            innerHTML={frontArt(now(), desk.edition, props.table.letterOf(props.seat))}
          />
          <div class="gl-fact-lines">
            <Show when={isBreakable()}>
              <span class="gl-damage" title={words().limit(now().limit)}>
                <span class="gl-cracks" aria-hidden="true">
                  <Index
                    each={Array.from(
                      { length: desk.edition === 'golems6' ? now().limit : now().bot ? 1 : 3 },
                      (_, index) => index < now().damage,
                    )}
                  >
                    {(isCracked) => <i classList={{ on: isCracked() }} />}
                  </Index>
                </span>
                <span class="gl-damage-text">{now().at === null ? words().out : words().damage(now().damage, now().limit)}</span>
              </span>
            </Show>
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
          <Show when={robot()?.parts && !robot()?.bot}>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: what it says is said in the help too, and read out */}
            <div
              class="gl-parts"
              role="img"
              title={COMPONENTS.map((kind) => desk.words().things.component(kind)).join(' ')}
              onClick={(event) => {
                event.stopPropagation();
                toast(COMPONENTS.map((kind) => desk.words().things.component(kind)).join(' '));
              }}
              aria-label={COMPONENTS.map(
                (kind) => `${desk.words().components[kind]}${now().damaged.includes(kind) ? ' ✕' : ''}`,
              ).join(', ')}
            >
              <For each={COMPONENTS}>
                {(kind, index) => {
                  const look = createMemo(() =>
                    componentLook(kind, robot()!.parts![index()]!, now().damaged.includes(kind), boxOf(desk.view())),
                  );
                  return <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={look()} />;
                }}
              </For>
            </div>
          </Show>
        </div>
      )}
    </Show>
  );
}
