import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { Face } from '../../base/ui/face/face.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { Seal } from '../../base/ui/seal.tsx';
import { findLevel, USUAL_LEVEL } from '../../session/bots/levels.ts';
import type { SetupPart, SetupProps } from '../../shell/contract.ts';
import { bandsOf, freeSpot, hasTeams, type Spot, spotsOf } from '../../shell/terms/stools.ts';
import { partnersOf } from '../../shell/terms/teams.ts';
import type { Plan } from './table-plan.ts';

/** A finger that stays so long on a stool takes it away. */
const LONG_PRESS = 600;

const placed = ({ x, y }: Spot): JSX.CSSProperties => ({ '--x': String(x), '--y': String(y) });

/** Of a stool that is just being taken away. */
const MIDDLE: Spot = { x: 0, y: 0 };

/** Where a stool's words stand: beside those at the near and far side, below the others. */
const wordsAt = ({ x }: Spot): 'beside' | 'below' => (x === 0 ? 'beside' : 'below');

/** The table from above. Its stools are tabs: the card of the chosen one lies beside them. */
export function Room(props: {
  readonly plan: Plan;
  readonly part: SetupPart;
  readonly setup: SetupProps;
  readonly game: string;
}): JSX.Element {
  const { plan } = props;
  let list!: HTMLDivElement;
  const sides = (): readonly number[] => plan.sides();
  const spots = (): readonly Spot[] => spotsOf(sides(), props.part.starts?.(props.setup.options, props.setup.players));
  const focus = (seat: number): void => queueMicrotask(() => list.querySelectorAll<HTMLElement>('[role="tab"]')[seat]?.focus());

  function onKey(event: KeyboardEvent): void {
    const count = plan.seats().length;
    const step = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }[event.key];
    const at = step ? (plan.chosen() + step + count) % count : { Home: 0, End: count - 1 }[event.key];
    if (at !== undefined) plan.choose(at);
    else if (event.key === 'Delete' || event.key === 'Backspace') plan.takeAway(plan.chosen());
    else return;
    event.preventDefault();
    focus(plan.chosen());
  }

  return (
    <div class="su-room" classList={{ teams: hasTeams(sides()), crowd: sides().length > 4 }}>
      <For each={bandsOf(sides())}>
        {({ side, from, to }) => (
          <span
            class="su-band"
            data-side={side}
            data-across={from.y === to.y}
            style={{ '--dx': String(from.x - to.x), '--dy': String(from.y - to.y) }}
          />
        )}
      </For>
      <div class="su-table">
        <div class="su-felt" style={{ background: `var(--felt-${props.game})` }}>
          <Dynamic component={props.part.Picture} {...props.setup} />
        </div>
      </div>
      <div ref={list} role="tablist" aria-label={p().setup.room} onKeyDown={onKey}>
        <For each={plan.seats().map((_, seat) => seat)}>
          {(seat) => <Stool plan={plan} part={props.part} setup={props.setup} seat={seat} spot={spots()[seat] ?? MIDDLE} />}
        </For>
      </div>
      <Show when={plan.canAdd()}>
        <button
          type="button"
          class="su-stool add"
          data-words={wordsAt(freeSpot(spots()))}
          style={placed(freeSpot(spots()))}
          aria-label={p().setup.add}
          onClick={() => plan.add()}
        >
          <span class="su-seat">
            <Icon name="plus" />
          </span>
          <span class="su-words">
            <small>{p().setup.add}</small>
          </span>
        </button>
      </Show>
    </div>
  );
}

function Stool(props: {
  readonly plan: Plan;
  readonly part: SetupPart;
  readonly setup: SetupProps;
  readonly seat: number;
  readonly spot: Spot;
}): JSX.Element {
  const { plan } = props;
  const figure = () => props.part.figure?.(props.setup.options, props.setup.players, props.seat);
  const face = () => faceOf(plan, props.seat);
  const team = (): string => {
    if (!hasTeams(plan.sides())) return '';
    const number = (plan.sides()[props.seat] ?? 0) + 1;
    return partnersOf(plan.sides(), props.seat).length > 0 ? p().setup.team(number) : p().setup.teamAlone(number);
  };
  const says = (): string => [saysOf(plan, props.seat), figure()?.name].filter(Boolean).join(', ');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTaken = false;
  const release = (): void => clearTimeout(timer);
  function press(): void {
    isTaken = false;
    timer = setTimeout(() => {
      isTaken = plan.canTakeAway();
      plan.takeAway(props.seat);
    }, LONG_PRESS);
  }
  return (
    <button
      type="button"
      role="tab"
      id={`stool-${props.seat}`}
      class="su-stool"
      classList={{ figure: figure() !== undefined || face() !== undefined }}
      data-words={wordsAt(props.spot)}
      aria-selected={plan.chosen() === props.seat}
      aria-controls="stool-card"
      tabindex={plan.chosen() === props.seat ? 0 : -1}
      style={placed(props.spot)}
      onClick={() => !isTaken && plan.choose(props.seat)}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span class="su-seat">
        <Show when={figure()} fallback={<Show when={face()}>{(shown) => <Face of={shown()} />}</Show>}>
          {(shown) => <svg class="su-figure" viewBox="-4 -4 108 108" aria-hidden="true" innerHTML={shown().art} />}
        </Show>
        <Seal seat={props.seat} letter={plan.letters()[props.seat]} />
      </span>
      <span class="su-words">
        <b>{plan.nameOf(props.seat)}</b>
        <small>{says()}</small>
        <Show when={team()}>
          <em>{team()}</em>
        </Show>
      </span>
    </button>
  );
}

/** The bot's face, where a bot sits. */
export function faceOf(plan: Plan, seat: number): string | undefined {
  const sitting = plan.seats()[seat];
  return sitting?.kind === 'bot' ? findLevel(plan.game, sitting.level || USUAL_LEVEL).character.id : undefined;
}

/** Who that is, in a word or two. */
export function saysOf(plan: Plan, seat: number): string {
  const sitting = plan.seats()[seat];
  if (sitting?.kind === 'bot') return p().setup.isBot(read(findLevel(plan.game, sitting.level || USUAL_LEVEL).character.epithet));
  if (sitting?.kind === 'elsewhere') return p().setup.isElsewhere;
  return plan.seats().filter(({ kind }) => kind === 'here').length === 1 ? m().table.you : p().setup.isHere;
}
