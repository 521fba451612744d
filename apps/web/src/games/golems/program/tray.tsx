import { EDITIONS } from '@stolik/golems/editions';
import { CARDS } from '@stolik/golems/programs';
import { typeset } from '@stolik/look/typography';
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { onHold } from '../../../base/felt/drag.ts';
import { moveInRow } from '../../../base/felt/grid.ts';
import { fitWords } from '../../../base/ui/fit-words.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { type LatePart, latePart } from '../../../base/ui/late-part.ts';
import { Later } from '../../../base/ui/laying.tsx';
import { toast } from '../../../base/ui/toast.tsx';
import { isDesk, isPhone, papers } from '../../../base/ui/window.ts';
import { reuse } from '../../../session/reuse.ts';
import { deskOf } from '../desk/desk.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { dragged, startDrag } from '../desk/drag.ts';
import type { Edition } from '../desk/edition.ts';
import { noWayOf } from '../desk/no-way.ts';
import type { GolemsProps } from '../desk/props.ts';
import { type Item, isBonus, openPlaces } from '../model/draft.ts';
import type { GolemsTable } from '../model/table.ts';
import { onWood } from '../model/wood.ts';
import { mayDrag } from '../model/writing.ts';
import { explainLaying } from '../words/refusal.ts';
import { CardFace } from './card.tsx';
import { NoWay, VoiceButton } from './kids.tsx';
import { Rows } from './rows.tsx';
import { SeenProgram } from './seen-program.tsx';
import { Watching } from './watching.tsx';

const choices = new WeakMap<Edition, LatePart<{ readonly table: GolemsTable; readonly edition: Edition }>>();

/** Questions other than the program: fetched when the first one is asked, or before. */
export function choicesOf(edition: Edition): LatePart<{ readonly table: GolemsTable; readonly edition: Edition }> {
  const part = choices.get(edition) ?? latePart(edition.loadChoices);
  choices.set(edition, part);
  return part;
}

/** On the wood: the program (where there is no room beside the board), the hand, or the question of the moment. */
export function Tray(props: GolemsProps & { readonly readyLabel?: string }): JSX.Element {
  const desk = deskOf(props.table, props.edition);
  return (
    <div class="gl-tray" classList={{ kids: desk.isKids(), idle: !props.table.isAsked() }}>
      <Switch fallback={<Waiting desk={desk} />}>
        <Match when={noWayOf(props.table, props.edition).why()}>{(why) => <NoWay desk={desk} why={why()} />}</Match>
        <Match when={desk.isProgramming()}>
          <Show when={papers() !== 'beside'}>
            <Rows desk={desk} />
          </Show>
          <div class="gl-cap abreast near">
            <span class="cap">{desk.words().tray.yours}</span>
            <Show when={desk.isKids()}>
              <VoiceButton desk={desk} />
            </Show>
            <Show when={isPhone()}>
              <RoundCard desk={desk} />
            </Show>
            <Show when={papers() !== 'beside'}>
              <ProgramButtons desk={desk} label={props.readyLabel} />
            </Show>
          </div>
          <Later>
            <Hand desk={desk} />
          </Later>
        </Match>
        <Match when={props.table.isAsked()}>
          <Dynamic component={choicesOf(props.edition)} table={props.table} edition={props.edition} />
        </Match>
      </Switch>
      <Show when={dragged()}>
        {(now) => (
          <div class="gl-dragged" style={{ left: `${now().x}px`, top: `${now().y}px` }} aria-hidden="true">
            <CardFace item={now().item} words={desk.words()} />
          </div>
        )}
      </Show>
    </div>
  );
}

/** Not asked: one's own program lies there; who looks on sees who plays. */
function Waiting(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const seat = () => desk.table.seat();
  const lying = createMemo(() => {
    const now = seat();
    return onWood({
      seat: now,
      hasLaid: now !== undefined && desk.edition.isLaid(desk.view(), now) && desk.edition.blocksOf(desk.view(), now).length > 0,
      isElsewhere: desk.isFilming() || desk.stage() === 'over',
      hasPaper: papers() === 'beside',
    });
  });
  return (
    <Switch>
      <Match when={lying() === 'program'}>
        <div class="cap">{desk.words().tray.laid}</div>
        <SeenProgram desk={desk} seat={seat()!} />
      </Match>
      <Match when={lying() === 'players'}>
        <Watching desk={desk} />
      </Match>
    </Switch>
  );
}

/** Wipe and ready. */
export function ProgramButtons(props: { readonly desk: Desk; readonly label?: string | undefined }): JSX.Element {
  const { desk } = props;
  const words = () => desk.words().tray;
  const left = () => openPlaces(desk.draft(), desk.limits()!).length;
  return (
    <div class="gl-buttons" ref={fitWords}>
      <Show when={desk.draft().some((row) => row !== undefined)}>
        <button type="button" class="btn" onClick={desk.wipe} aria-label={words().wipe}>
          <Icon name="undo" />
          <span class="gl-wide" data-leaves="1">
            {words().wipe}
          </span>
        </button>
      </Show>
      <button type="button" class="btn go gl-ready" aria-disabled={desk.refusal() !== undefined} onClick={desk.ready}>
        <Icon name="check" />
        <span>{props.label ?? words().ready}</span>
        <Show when={desk.refusal() && left() > 0}>
          <span class="gl-left" data-leaves="2">
            {words().left(left())}
          </span>
        </Show>
      </button>
    </div>
  );
}

function Hand(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const items = createMemo((): readonly Item[] => {
    const limits = desk.limits();
    if (!limits) return [];
    if (limits.kids) return ['F', 'B', 'L', 'R'];
    const { bonuses } = EDITIONS[desk.edition.id];
    const offered = bonuses.filter((bonus) => (bonus === 'call' ? limits.call : limits.bonus === bonus));
    // Beside a large board there is room for what can't be laid too: it says why not.
    const other = !isDesk() ? [] : bonuses.filter((bonus) => !offered.includes(bonus) && bonus !== 'call');
    return [...offered, ...CARDS, ...other];
  });
  const [focused, setFocused] = createSignal(0);
  let list!: HTMLUListElement;
  function onKey(event: KeyboardEvent, index: number): void {
    const to = moveInRow(event, index, items().length);
    if (to === undefined) return;
    setFocused(to);
    list.querySelectorAll<HTMLButtonElement>('.gl-take')[to]?.focus();
  }
  return (
    <ul
      class="gl-hand"
      ref={list}
      aria-label={desk.words().tray.hand}
      style={{ '--gl-columns': String(Math.ceil(items().length / 2)) }}
    >
      <For each={items()}>
        {(item, index) => (
          <li>
            <HandCard
              desk={desk}
              item={item}
              isFirst={focused() === index()}
              onFocus={() => setFocused(index())}
              onKey={(event) => onKey(event, index())}
            />
          </li>
        )}
      </For>
    </ul>
  );
}

function HandCard(props: {
  readonly desk: Desk;
  readonly item: Item;
  readonly isFirst: boolean;
  readonly onFocus: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}): JSX.Element {
  const { desk } = props;
  const refusal = createMemo(() => desk.refuseItem(props.item));
  const why = (): string | undefined => {
    const now = refusal();
    const language = desk.table.language();
    return now && (explainLaying(now, desk.words()) ?? typeset(desk.table.game.explain(now, language), language));
  };
  const count = () => (isBonus(props.item) ? undefined : desk.hand()[CARDS.indexOf(props.item)]);
  return (
    <button
      type="button"
      class="gl-take"
      data-card={props.item}
      tabindex={props.isFirst ? 0 : -1}
      title={why() ?? desk.words().things.card(props.item)}
      aria-disabled={refusal() !== undefined}
      onFocus={props.onFocus}
      onKeyDown={props.onKey}
      onPointerDown={(event) => {
        onHold(event, () => toast(why() ?? desk.words().things.card(props.item)));
        if (mayDrag(refusal())) startDrag(event, desk, props.item);
      }}
      onContextMenu={(event) => {
        // A long press on touch screens says it by itself, and some of them send this too.
        event.preventDefault();
        toast(why() ?? desk.words().things.card(props.item));
      }}
      onClick={() => desk.lay(props.item)}
    >
      <CardFace item={props.item} words={desk.words()} />
      <Show when={count() !== undefined}>
        <span class="gl-count">{count()}</span>
      </Show>
      <Show when={why()}>{(text) => <span class="hidden">{text()}</span>}</Show>
    </button>
  );
}

/** The card that was drawn for this round, with what it means. */
export function RoundCard(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const card = createMemo<ReturnType<Edition['roundCard']>>((before) =>
    reuse(before, desk.edition.roundCard(desk.view(), desk.table.seat(), desk.words())),
  );
  return (
    <Show when={card() && desk.ask() !== 'over'}>
      <div class="gl-luck">
        <button type="button" class="gl-luck-card" aria-label={card()!.text} onClick={() => toast(card()!.text)}>
          <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={card()!.art} />
        </button>
        <p aria-hidden="true">{card()!.text}</p>
      </div>
    </Show>
  );
}
