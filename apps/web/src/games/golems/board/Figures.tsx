import { type Command, commandArt } from '@stolik/golems/art/commands';
import { seatBadge } from '@stolik/kernel/seats';
import { createEffect, createMemo, For, Index, type JSX, on, Show } from 'solid-js';
import type { Desk } from '../desk.ts';
import { placeOf, turnedFacing } from '../field.ts';
import { positionIn } from '../film/reel.ts';
import { facingNumber, readCommand } from '../model.ts';
import { barrelOn, figureArt, flatArt } from '../pieces.ts';
import { isBarrel, wordsOfCell } from '../scene.ts';
import { stirring } from './motion.ts';

/** Where a cell is drawn, its upper left corner. */
export function spotOf(desk: Desk, name: string | null | undefined): { readonly x: number; readonly y: number } | undefined {
  const cell = name ? desk.ground().at.get(name) : undefined;
  if (!cell) return undefined;
  const { x, y } = placeOf(desk.ground(), cell, desk.turn());
  return { x: x * 100, y: y * 100 };
}

/** Walls, water, ladders, portals, lines, goals. */
export function Flats(props: { readonly desk: Desk }): JSX.Element {
  const cells = createMemo(() => Object.keys(props.desk.scene().tokens), undefined, { equals: (a, b) => a.join() === b.join() });
  return (
    <For each={cells()}>
      {(name) => {
        const cell = props.desk.ground().at.get(name);
        const art = createMemo(() =>
          cell
            ? flatArt(
                wordsOfCell(props.desk.scene().tokens, name),
                cell,
                props.desk.scene().tokens,
                props.desk.ground(),
                props.desk.turn(),
              )
            : '',
        );
        return <g transform={translate(spotOf(props.desk, name))} innerHTML={art()} />;
      }}
    </For>
  );
}

const translate = (at: { readonly x: number; readonly y: number } | undefined): string =>
  at ? `translate(${at.x} ${at.y})` : 'translate(-999 0)';

/** Barrels glide to where they were pushed. */
export function Barrels(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const cells = createMemo(
    () =>
      Object.entries(desk.scene().tokens)
        .filter(([, words]) => words.split(' ').some(isBarrel))
        .map(([cell]) => cell),
    undefined,
    { equals: (a, b) => a.join() === b.join() },
  );
  function slideIn(element: SVGGElement, name: string): void {
    const pushed = desk.table
      .shown()
      .findLast(
        (event) => (event.kind === 'barrelPushed' || event.kind === 'barrelShoved') && 'to' in event && event.to === name,
      ) as { from: string } | undefined;
    const [from, to] = [spotOf(desk, pushed?.from), spotOf(desk, name)];
    const pace = desk.table.pace();
    if (!from || !to || pace === 0) return;
    element.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], {
      duration: 420 * pace,
      easing: 'cubic-bezier(.3,.7,.2,1)',
    });
  }
  return (
    <For each={cells()}>
      {(name) => (
        <g transform={translate(spotOf(desk, name))}>
          <g ref={(element) => slideIn(element, name)} innerHTML={barrelOn(wordsOfCell(desk.scene().tokens, name))} />
        </g>
      )}
    </For>
  );
}

/** Golems and robots: they glide and turn from event to event, forward and back alike. */
export function Figures(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Index each={props.desk.scene().figures}>
      {(figure, seat) => {
        const { desk } = props;
        let element!: SVGGElement;
        const spot = createMemo(
          (before: { x: number; y: number } | undefined) => spotOf(desk, figure().swims ?? figure().at) ?? before,
        );
        const facing = createMemo(() => turnedFacing(facingNumber(figure().facing), desk.turn()));
        const art = createMemo(() => figureArt(figure(), desk.edition, desk.turn(), ''));
        createEffect(
          on(facing, (now, before) => {
            const pace = desk.table.pace();
            if (before === undefined || now === before || pace === 0) return;
            let from = before * 90;
            const to = now * 90;
            if (to - from > 180) from += 360;
            if (from - to > 180) from -= 360;
            const around = (angle: number): string => `translate(50px, 50px) rotate(${angle}deg) translate(-50px, -50px)`;
            element.querySelector('.facing')?.animate([{ transform: around(from) }, { transform: around(to) }], {
              duration: 320 * pace,
              easing: 'cubic-bezier(.3,.7,.2,1)',
            });
          }),
        );
        createEffect(
          on(desk.event, (event) => {
            const pace = desk.table.pace();
            const stirred = event && pace > 0 ? stirring(desk, seat, event) : undefined;
            if (stirred) element.animate(stirred.frames, { duration: stirred.length * pace, easing: 'ease-in-out' });
          }),
        );
        return (
          <g
            class="gl-figure"
            classList={{ out: figure().at === null, wet: figure().swims !== null }}
            data-seat={seat}
            style={{ transform: `translate(${spot()?.x ?? -200}px, ${spot()?.y ?? -200}px)` }}
          >
            <g ref={element} innerHTML={art()} />
            <g class="gl-letter" innerHTML={seatBadge(seat, desk.table.letterOf(seat))} />
          </g>
        );
      }}
    </Index>
  );
}

/** The card that is carried out, beside each golem. */
export function ActiveCards(props: { readonly desk: Desk; readonly scale: number }): JSX.Element {
  const { desk } = props;
  const commands = createMemo((): readonly (string | null)[] => {
    const round = desk.round();
    if (!round || !desk.isFilming()) return [];
    const at = positionIn(round, desk.table.reel.now()) - 1;
    return round.rows.find(({ from, to }) => at >= from && at < to)?.commands ?? [];
  });
  return (
    <Index each={desk.scene().figures}>
      {(figure, seat) => {
        const card = createMemo((): Command | undefined => {
          const text = commands()[seat];
          const row = text ? readCommand(text, desk.edition)[0] : undefined;
          return row && (row.kind === 'plain' ? row.card : row.kind);
        });
        const spot = createMemo(() => spotOf(desk, figure().swims ?? figure().at));
        return (
          <Show when={card() && spot()}>
            <g
              class="gl-active"
              style={{
                transform: `translate(${(spot()?.x ?? 0) - 4}px, ${(spot()?.y ?? 0) - 8}px) scale(${Math.min(1.5, props.scale)})`,
              }}
            >
              <circle cx="17" cy="17" r="19" />
              <g transform="translate(3 3) scale(.28)" innerHTML={commandArt(card()!)} />
            </g>
          </Show>
        );
      }}
    </Index>
  );
}
