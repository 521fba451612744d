import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { prefer, preferences } from '../../../base/preferences.ts';
import { Icon } from '../../../base/ui/every-icon.tsx';
import { FittingLine } from '../../../base/ui/fitting.tsx';
import type { Desk } from '../desk/desk-shape.ts';
import { stepFilm } from '../desk/keys.ts';
import { placeOfStory } from '../desk/story.ts';
import { durationOf, opensRound, positionIn } from '../story/reel.ts';
import { beatsIn } from '../story/together.ts';

export function Controls(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { reel } = desk.table;
  const words = () => desk.words().film;
  const step = createMemo(() => {
    const round = desk.round();
    if (!round) return '';
    const at = positionIn(round, reel.now());
    const all = Math.max(round.frames.length, at + comingIn(desk));
    return desk.table.isAsked() ? words().step(at) : words().moment(at, all);
  });
  let goOn: HTMLButtonElement | undefined;
  /** The film has stopped there: the round's last moment is still shown for a while before. */
  const hasStopped = createMemo(() => desk.isRoundOver() && desk.table.isPast());
  // Who has pressed Enter to lay a program goes on by Enter; nobody is taken away from where they are.
  createEffect(
    on(hasStopped, (isOver) => {
      if (!isOver) return;
      queueMicrotask(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) goOn?.focus({ preventScroll: true });
      });
    }),
  );
  const openWhatIf = (): void => {
    desk.setOtherwise({});
  };
  return (
    <FittingLine
      class="gl-controls"
      title={words().title}
      rest={(left) => (
        <>
          <Show when={left.has('rounds')}>
            <Rounds desk={desk} />
          </Show>
          <Show when={left.has('speed')}>
            <Speed desk={desk} />
          </Show>
          <Show when={left.has('what-if')}>
            <button type="button" class="btn" onClick={openWhatIf}>
              {words().whatIf}
            </button>
          </Show>
        </>
      )}
    >
      <button type="button" class="sq" aria-label={words().back} title={words().back} onClick={() => stepFilm(desk, -1)}>
        <Icon name="backward" />
      </button>
      <button
        type="button"
        class="sq play"
        aria-label={reel.isPlaying() ? words().pause : words().play}
        onClick={() => (reel.isPlaying() ? reel.pause() : reel.play())}
      >
        <Icon name={reel.isPlaying() ? 'pause' : 'play'} />
      </button>
      <button type="button" class="sq" aria-label={words().forward} title={words().forward} onClick={() => stepFilm(desk, 1)}>
        <Icon name="forward" />
      </button>
      <span class="gl-where" data-leaves="1">
        {placeOfStory(desk)}
        <small>{step()}</small>
      </span>
      <Rounds desk={desk} leaves={3} />
      <Speed desk={desk} leaves={2} />
      <Show when={reel.open()}>
        <button type="button" class="btn" data-leaves="4" data-part="what-if" onClick={openWhatIf}>
          {words().whatIf}
        </button>
      </Show>
      <Show when={desk.table.isPast() && !reel.isReplay}>
        <button ref={goOn} type="button" class="btn go" onClick={() => (desk.isRoundOver() ? reel.play() : reel.toNow())}>
          {desk.isRoundOver() ? words().goOn : words().toNow}
        </button>
      </Show>
    </FittingLine>
  );
}

/** How many beats of this round are still to come, as far as they have been decided. */
function comingIn(desk: Desk): number {
  const coming = desk.table.reel.coming();
  const end = coming.findIndex(opensRound);
  return beatsIn(end < 0 ? coming : coming.slice(0, end)).filter((beat) => beat.some((event) => durationOf(event) > 0)).length;
}

function Speed(props: { readonly desk: Desk; readonly leaves?: number }): JSX.Element {
  const words = () => props.desk.words().film.speeds;
  return (
    <select
      class="gl-speed"
      data-leaves={props.leaves}
      data-part="speed"
      aria-label={props.desk.words().film.speed}
      value={String(preferences.speed)}
      onChange={(event) => prefer({ speed: Number(event.currentTarget.value) })}
    >
      <option value="0.5">{words().slow}</option>
      <option value="1">{words().normal}</option>
      <option value="2">{words().fast}</option>
      <option value="4">{words().faster}</option>
      <option value="0">{words().atOnce}</option>
    </select>
  );
}

function Rounds(props: { readonly desk: Desk; readonly leaves?: number }): JSX.Element {
  const { desk } = props;
  const seen = createMemo(() => desk.rounds().map(({ round }) => round));
  function goTo(number: number): void {
    const reel = desk.rounds().find(({ round }) => round === number);
    if (reel) desk.table.reel.goTo(reel.start);
  }
  return (
    <select
      class="gl-round-choice"
      data-leaves={props.leaves}
      data-part="rounds"
      aria-label={desk.words().film.rounds}
      value={String(desk.round()?.round ?? 1)}
      onChange={(event) => goTo(Number(event.currentTarget.value))}
    >
      <For each={seen()}>
        {(number) => (
          <option value={number} selected={number === desk.round()?.round}>
            {desk.words().film.round(number)}
          </option>
        )}
      </For>
    </select>
  );
}
