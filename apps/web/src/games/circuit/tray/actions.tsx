import { createMemo, type JSX, Show } from 'solid-js';
import { fitWords } from '../../../base/ui/fit-words.ts';
import { Icon, type IconName } from '../../../base/ui/icon.tsx';
import { isDesk } from '../../../base/ui/window.ts';
import { type Desk, deskOf } from '../desk/desk.ts';
import { handleDeskKey } from '../desk/keys.ts';
import { isTaught } from '../model/asked-part.ts';
import { NOTHING } from '../model/draft.ts';
import { hurts } from '../model/reckoning.ts';
import type { CircuitProps } from '../model/table.ts';
import { WhyButton } from './later.ts';

/** Under the thumb: what goes on from here, and nothing that would be refused. What confirms stands last, always in the same corner. */
export function Actions(props: CircuitProps): JSX.Element {
  const desk = deskOf(props.table);
  const words = () => desk.words().tray;
  /** The button just pressed may go away: the focus goes on to the board, where Enter means what the hints say. */
  const then = (act: () => void) => () => {
    act();
    desk.handle.focus();
  };
  function onKeyDown(event: KeyboardEvent): void {
    if (!handleDeskKey(desk, event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to be named twice
    <div
      class="moves ci-buttons"
      ref={fitWords}
      role="group"
      aria-label={words().moves}
      onKeyDown={onKeyDown}
      onFocusIn={({ target }) => desk.setFocus((target as Element).closest('.ci-go') ? undefined : 'button')}
      onFocusOut={() => desk.setFocus(undefined)}
    >
      <Show when={desk.draft().kind !== 'none'} fallback={<Idle desk={desk} then={then} />}>
        <Drafting desk={desk} then={then} />
      </Show>
    </div>
  );
}

interface PartProps {
  readonly desk: Desk;
  then(act: () => void): () => void;
}

function Idle(props: PartProps): JSX.Element {
  const { desk } = props;
  const words = () => desk.words().tray;
  return (
    <>
      <Show when={!isTaught(desk.table.question)}>
        <button
          type="button"
          class="btn ci-glows-button"
          classList={{ sign: desk.moves().canPass }}
          onClick={() => desk.table.showPanel(true)}
        >
          <Icon name="book" />
          <span data-leaves="4">{words().glows}</span>
        </button>
      </Show>
      <Show when={desk.reckoning().latest.length > 0}>
        <WhyButton desk={desk} />
      </Show>
      <Show when={desk.moves().canPass}>
        <Button icon="next" label={words().pass} class="go" leaves={9} onClick={props.then(desk.pass)} />
      </Show>
    </>
  );
}

function Drafting(props: PartProps): JSX.Element {
  const { desk, then } = props;
  const words = () => desk.words().tray;
  const chosen = () => {
    const draft = desk.draft();
    return draft.kind === 'tile'
      ? draft.slot
      : draft.kind === 'iron' && draft.from === 1 && !draft.target
        ? desk.hand().indexOf('iron')
        : undefined;
  };
  const canSwap = () => {
    const slot = chosen();
    const draft = desk.draft();
    const isFree = draft.kind === 'iron' || (draft.kind === 'tile' && draft.cell === undefined);
    return slot !== undefined && isFree && desk.moves().canSwap(desk.hand()[slot] ?? '');
  };
  const canTurn = () => {
    const draft = desk.draft();
    if (desk.isLaid()) return false;
    return (draft.kind === 'tile' || draft.kind === 'iron') && draft.slot !== undefined && draft.slot !== NOTHING;
  };
  const canLayNothing = () => {
    const draft = desk.draft();
    return draft.kind === 'iron' && draft.slot === undefined && desk.canLeaveOut();
  };
  const bad = createMemo(() => desk.outlook()?.chains.filter(hurts) ?? []);
  const go = () => {
    const draft = desk.draft();
    if (draft.kind === 'swap') return words().exchangeSure;
    if (draft.kind === 'iron' && draft.target?.kind === 'side') return words().mend;
    if (draft.kind === 'iron') return draft.slot === NOTHING ? words().takeOut : words().solder;
    return words().lay;
  };
  /** What it brings or costs, where that is not nothing. */
  const price = () => {
    const { points = 0, penalty = 0 } = desk.outlook() ?? {};
    const sum = points - penalty;
    return sum === 0 ? undefined : sum > 0 ? `+${sum}` : `−${-sum}`;
  };
  const way = () => {
    const draft = desk.draft();
    return 'way' in draft ? draft.way : 0;
  };
  /** On a phone the panel with the ways is a sheet: here they go round, and the board shows each. */
  const nextWay = () => desk.chooseWay((way() + 1) % desk.ways().length);
  /** By a key it goes on rotating; a mouse has left the button behind. */
  const rotate = (event: MouseEvent) => {
    desk.turn(1);
    if (event.detail > 0) desk.handle.focus();
  };
  return (
    <>
      <Show
        when={bad().length > 0}
        fallback={
          <Show when={!desk.isLaid()}>
            <Button icon="close" label={words().cancel} class="sign ci-cancel" onClick={then(desk.cancel)} />
          </Show>
        }
      >
        <Button icon="undo" label={words().otherwise} class="ci-otherwise" leaves={3} onClick={then(desk.putBack)} />
        <Button
          icon="help"
          label={desk.words().board.why}
          class="ci-why-tried"
          leaves={4}
          onClick={() => desk.openTried(bad())}
        />
      </Show>
      <Show when={canSwap()}>
        <Button icon="swap" label={words().exchange} class="ci-swap" leaves={3} onClick={then(() => desk.swap(chosen() ?? 0))} />
      </Show>
      <Show when={canLayNothing()}>
        <Button icon="out" label={words().takeOut} class="ci-nothing" leaves={3} onClick={then(desk.layNothing)} />
      </Show>
      <Show when={canTurn()}>
        <Button icon="rotate" label={words().turn} keys="R" class="ci-turn" leaves={3} onClick={rotate} />
      </Show>
      <Show when={desk.ways().length > 1 && !isDesk()}>
        <button type="button" class="btn sign ci-ways-button" title={desk.words().prompt.choose} onClick={nextWay}>
          <Icon name="next" small />
          <b>{`${way() + 1}/${desk.ways().length}`}</b>
          <span class="hidden">{desk.words().prompt.choose}</span>
        </button>
      </Show>
      <Show when={desk.action() !== undefined}>
        <Button
          icon={desk.draft().kind === 'swap' ? 'swap' : 'check'}
          label={go()}
          keys="Enter"
          isKeyOff={!desk.isEnterReady()}
          class={`go ci-go ${desk.isCostly() ? 'ci-costs' : ''}`}
          leaves={9}
          price={price()}
          onClick={then(desk.confirm)}
        />
      </Show>
    </>
  );
}

function Button(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly keys?: string;
  /** The key would do something else just now. */
  readonly isKeyOff?: boolean;
  readonly class: string;
  /** When its words leave; 9: never, they fold. */
  readonly leaves?: number;
  /** Points; the line of the turn says them in words. */
  readonly price?: string | undefined;
  readonly onClick: (event: MouseEvent) => void;
}): JSX.Element {
  return (
    <button type="button" class={`btn ${props.class}`} title={props.label} onClick={(event) => props.onClick(event)}>
      <Icon name={props.icon} />
      <span data-leaves={props.leaves}>{props.label}</span>
      <Show when={props.price}>
        <b class="ci-price" aria-hidden="true">
          {props.price}
        </b>
      </Show>
      <Show when={props.keys}>
        <kbd data-leaves={props.leaves === 9 ? 2 : 1} classList={{ off: props.isKeyOff === true }}>
          {props.keys}
        </kbd>
      </Show>
    </button>
  );
}
