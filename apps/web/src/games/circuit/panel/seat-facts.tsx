import { firstPlayerArt, ironArt } from '@stolik/circuit/art/tokens';
import { POINTS_TO_END } from '@stolik/circuit/board/tiles';
import type { Seat } from '@stolik/kernel/game';
import { Index, type JSX, Show } from 'solid-js';
import { Icon } from '../../../base/ui/icon.tsx';
import { deskOf } from '../desk/desk.ts';
import { sidePoints } from '../model/outlook.ts';
import type { CircuitProps } from '../model/table.ts';

const MARKS = Array.from({ length: POINTS_TO_END }, (_, index) => index);

/** Points as eight marks, which a team has together, penalties and what counts in the end, irons in front and in a hand one sees, tokens in hand. */
export function SeatFacts(props: CircuitProps & { readonly seat: Seat }): JSX.Element {
  const desk = deskOf(props.table);
  const words = () => desk.words().seat;
  const seat = () => desk.shown().seats[props.seat];
  const isTeam = () => desk.view().options.teams;
  const count = () => {
    const hand = seat()?.hand;
    return hand?.kind === 'open' ? hand.tokens.length : (hand?.count ?? 0);
  };
  const team = () => words().team((seat()?.side ?? 0) + 1, sidePoints(desk.shown(), props.seat));
  /** Who brought each of the eight points. [C8.2] */
  const marks = (): readonly (Seat | undefined)[] => {
    const { seats } = desk.shown();
    const by = seats.flatMap(({ side, points }, each) => (side === seat()?.side ? Array<Seat>(points).fill(each) : []));
    return MARKS.map((mark) => by[mark]);
  };
  const Marks = (): JSX.Element => (
    <span class="ci-marks" aria-hidden="true">
      <Index each={marks()}>
        {(by) => (
          <i
            classList={{ on: by() !== undefined }}
            style={{ '--pc': `var(--p${(by() ?? 0) + 1})`, '--pr': `var(--rim${(by() ?? 0) + 1})` }}
          />
        )}
      </Index>
    </span>
  );
  /** Irons of a hand one sees. */
  const ironsInHand = () => {
    const hand = seat()?.hand;
    return hand?.kind === 'open' ? hand.tokens.filter((token) => token === 'iron').length : 0;
  };
  return (
    <Show when={seat()}>
      {(own) => (
        <div class="ci-facts">
          <span
            class="ci-points"
            role="img"
            aria-label={isTeam() ? words().points(own().points) : words().pointsOf(own().points)}
          >
            <b aria-hidden="true">{own().points}</b>
            <Show when={!isTeam()}>
              <small aria-hidden="true">/{POINTS_TO_END}</small>
              <Marks />
            </Show>
          </span>
          <span class="ci-counts">
            <Show when={own().penalties > 0}>
              <span
                class="ci-minus"
                role="img"
                aria-label={`${words().penalties(own().penalties)}, ${words().score(own().score)}`}
                title={`${words().penalties(own().penalties)}, ${words().score(own().score)}`}
              >
                <svg class="i-s" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M13 2 5 13.5h5.5L9.5 22 18.5 10H13z" fill="currentColor" />
                </svg>
                <b aria-hidden="true">−{own().penalties}</b>
                <span class="ci-net at-length" aria-hidden="true">
                  {words().score(own().score)}
                </span>
              </span>
            </Show>
            <span
              role="img"
              aria-label={words().irons(own().irons, ironsInHand())}
              title={words().irons(own().irons, ironsInHand())}
            >
              <svg class="i-s" viewBox="0 0 100 100" aria-hidden="true" innerHTML={ironArt()} />
              <Show when={ironsInHand() > 0} fallback={<span aria-hidden="true">{own().irons}</span>}>
                <span class="at-length" aria-hidden="true">
                  {words().ironsAt(own().irons, ironsInHand())}
                </span>
                <span class="in-short" aria-hidden="true">{`${own().irons}+${ironsInHand()}`}</span>
              </Show>
            </span>
            <span class="ci-hand-count" role="img" aria-label={words().held(count())} title={words().held(count())}>
              <Icon name="hand" small />
              <span aria-hidden="true">{count()}</span>
            </span>
            <Show when={desk.shown().first === props.seat}>
              <span class="ci-first" role="img" aria-label={words().first} title={words().first}>
                <svg class="i-s" viewBox="0 0 100 100" aria-hidden="true" innerHTML={firstPlayerArt()} />
                <span class="at-length" aria-hidden="true">
                  {words().first}
                </span>
              </span>
            </Show>
          </span>
          <Show when={isTeam()}>
            <span class="ci-team" role="img" aria-label={team()} title={team()} data-side={own().side}>
              <span class="at-length" aria-hidden="true">
                {team()}
              </span>
              <span class="in-short" aria-hidden="true">
                <Icon name="people" small />
                {own().side + 1}
              </span>
              <Marks />
            </span>
          </Show>
          <Show when={own().misses}>
            <span class="ci-minus">{words().misses}</span>
          </Show>
          <Show when={own().gone}>
            <span>{words().gone}</span>
          </Show>
        </div>
      )}
    </Show>
  );
}
