import { tokenArt } from '@stolik/golems/art/board';
import { seatFloor } from '@stolik/look/seats';
import { createEffect, createMemo, For, Index, type JSX, on, onMount, Show } from 'solid-js';
import type { Desk } from '../desk/desk-shape.ts';
import { facingNumber, placeOf, turnedFacing } from '../model/field.ts';
import { barrelOn, figureArt, flatArt, wreckOf } from '../model/pieces.ts';
import { type Figure, isBarrel, wordsOfCell } from '../model/scene.ts';
import { stirring } from './motion.ts';
import { comeFrom, glide, isSameSpot, placed, type Spot, turnFrom } from './place.ts';

/** Where a cell is drawn, its upper left corner. */
export function spotOf(desk: Desk, name: string | null | undefined): Spot | undefined {
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
  function slideIn(element: HTMLElement, name: string): void {
    const pushed = desk.table
      .shown()
      .findLast(
        (event) => (event.kind === 'barrelPushed' || event.kind === 'barrelShoved') && 'to' in event && event.to === name,
      ) as { from: string } | undefined;
    const [from, to] = [spotOf(desk, pushed?.from), spotOf(desk, name)];
    if (from && to) comeFrom(element, from, to, desk.pace());
  }
  return (
    <For each={cells()}>
      {(name) => {
        let piece!: HTMLDivElement;
        const art = createMemo((before: string) => {
          const words = wordsOfCell(desk.scene().tokens, name);
          return words.some(isBarrel) ? barrelOn(words, desk.isKids()) : before;
        }, '');
        onMount(() => slideIn(piece, name));
        return (
          <div class="gl-piece gl-barrel" style={placed(spotOf(desk, name))} ref={piece}>
            <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={art()} />
          </div>
        );
      }}
    </For>
  );
}

/** Who has fallen apart leaves a heap where it stood: only a picture, its cell is free. [G6.10.1] */
export function Wrecks(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const wrecks = createMemo((): readonly (Spot & { readonly seat: number; readonly art: string })[] =>
    desk.scene().figures.flatMap((figure) => {
      const spot = figure.at === null ? spotOf(desk, fellAt(desk, figure.seat)) : undefined;
      return spot ? [{ ...spot, seat: figure.seat, art: wreckOf(figure, desk.edition.id) }] : [];
    }),
  );
  return (
    <For each={wrecks()}>
      {({ seat, art, ...spot }) => (
        <div class="gl-piece gl-wreck" style={placed(spot)} data-seat={seat}>
          <svg class="gl-floor" viewBox="0 0 100 100" aria-hidden="true" innerHTML={seatFloor(seat)} />
          <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={art} />
        </div>
      )}
    </For>
  );
}

/** Where it has been seen to fall apart. */
function fellAt({ table }: Desk, seat: number): string | undefined {
  for (const { events } of table.reel.passages().toReversed())
    for (const event of events) if (event.kind === 'golemOut' && event.seat === seat) return event.at;
  return undefined;
}

/** Golems and robots: they glide and turn from event to event, forward and back alike. */
export function Figures(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Index each={props.desk.scene().figures}>
      {(figure, seat) => {
        const { desk } = props;
        let piece!: HTMLDivElement;
        let picture!: SVGSVGElement;
        const spot = createMemo((before: Spot | undefined) => spotOf(desk, figure().swims ?? figure().at) ?? before, undefined, {
          equals: isSameSpot,
        });
        const facing = createMemo(() => turnedFacing(facingNumber(figure().facing), desk.turn()));
        const art = createMemo(() => figureArt(figure(), desk.edition.id, desk.turn(), ''));
        glide(
          () => piece,
          spot,
          () => desk.pace(),
        );
        createEffect(on(facing, (now, before) => before !== undefined && turnFrom(picture, before, now, desk.pace())));
        createEffect(
          on(desk.beat, (beat) => {
            const pace = desk.pace();
            if (pace === 0) return;
            for (const event of beat) {
              const stirred = stirring(desk, seat, event);
              if (stirred) picture.animate(stirred.frames, { duration: stirred.length * pace, easing: 'ease-in-out' });
            }
          }),
        );
        return (
          <div
            class="gl-piece gl-figure"
            classList={{ out: figure().at === null, wet: figure().swims !== null }}
            data-seat={seat}
            style={placed(spot())}
            ref={piece}
          >
            {/* Whose it is lies under its feet: nothing hides a figure. */}
            <svg class="gl-floor" viewBox="0 0 100 100" aria-hidden="true" innerHTML={seatFloor(seat)} />
            <svg class="gl-body" viewBox="0 0 100 100" aria-hidden="true" ref={picture} innerHTML={art()} />
            <Show when={holdsTreasure(desk, figure())}>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <g class="gl-held" innerHTML={tokenArt('treasure')} />
              </svg>
            </Show>
          </div>
        );
      }}
    </Index>
  );
}

/** What was won is seen to be won: it does not vanish from the field. */
function holdsTreasure({ edition, view }: Desk, { items }: Figure): boolean {
  return items > 0 && edition.kidsOf(view())?.goal === 'treasure';
}
