import { type Command, commandArt } from '@stolik/golems/art/commands';
import { tokenArt } from '@stolik/golems/art/tokens';
import { readCommand } from '@stolik/golems/programs/seen';
import { seatBadge } from '@stolik/kernel/seats';
import { createEffect, createMemo, For, Index, type JSX, on, onMount, Show } from 'solid-js';
import type { Desk } from '../desk/desk-shape.ts';
import { placeOf, turnedFacing } from '../model/field.ts';
import { facingNumber } from '../model/model.ts';
import { barrelOn, figureArt, flatArt } from '../model/pieces.ts';
import { type Figure, is6, isBarrel, wordsOfCell } from '../model/scene.ts';
import { positionIn } from '../story/reel.ts';
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
    if (from && to) comeFrom(element, from, to, desk.table.pace());
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
        const art = createMemo(() => figureArt(figure(), desk.edition, desk.turn(), ''));
        glide(
          () => piece,
          spot,
          () => desk.table.pace(),
        );
        createEffect(on(facing, (now, before) => before !== undefined && turnFrom(picture, before, now, desk.table.pace())));
        createEffect(
          on(desk.event, (event) => {
            const pace = desk.table.pace();
            const stirred = event && pace > 0 ? stirring(desk, seat, event) : undefined;
            if (stirred) picture.animate(stirred.frames, { duration: stirred.length * pace, easing: 'ease-in-out' });
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
            <svg viewBox="0 0 100 100" aria-hidden="true" ref={picture} innerHTML={art()} />
            <Show when={holdsTreasure(desk, figure())}>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <g class="gl-held" innerHTML={tokenArt('treasure')} />
              </svg>
            </Show>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <g class="gl-letter" innerHTML={seatBadge(seat, desk.table.letterOf(seat))} />
            </svg>
          </div>
        );
      }}
    </Index>
  );
}

/** What was won is seen to be won: it does not vanish from the field. */
function holdsTreasure(desk: Desk, { items }: Figure): boolean {
  const view = desk.view();
  return items > 0 && is6(view) && view.options.kids && view.options.goal === 'treasure';
}

/** The card that is carried out, beside each golem. */
export function ActiveCards(props: { readonly desk: Desk; readonly scale: number }): JSX.Element {
  const { desk } = props;
  const commands = createMemo((): readonly (string | null)[] => {
    const round = desk.isFilming() ? desk.round() : undefined;
    if (!round) return [];
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
        const spot = createMemo(
          (): Spot | undefined => {
            const at = spotOf(desk, figure().swims ?? figure().at);
            return at && { x: at.x - 4, y: at.y - 8 };
          },
          undefined,
          { equals: isSameSpot },
        );
        return (
          <Show when={card() && spot()}>
            <ActiveCard card={card()!} spot={spot()!} scale={Math.min(1.5, props.scale)} pace={desk.table.pace()} />
          </Show>
        );
      }}
    </Index>
  );
}

function ActiveCard(props: {
  readonly card: Command;
  readonly spot: Spot;
  readonly scale: number;
  readonly pace: number;
}): JSX.Element {
  let piece!: HTMLDivElement;
  const art = createMemo(() => commandArt(props.card));
  glide(
    () => piece,
    () => props.spot,
    () => props.pace,
  );
  return (
    <div class="gl-piece gl-active" style={placed(props.spot)} ref={piece}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <g transform={`scale(${props.scale})`}>
          <circle cx="17" cy="17" r="19" />
          <g transform="translate(3 3) scale(.28)" innerHTML={art()} />
        </g>
      </svg>
    </div>
  );
}
