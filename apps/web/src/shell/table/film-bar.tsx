import { createMemo, type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { prefer, preferences } from '../../base/preferences.ts';
import { Icon } from '../../base/ui/every-icon.tsx';
import { FittingLine } from '../../base/ui/fitting.tsx';
import { movesAmong } from '../../session/film/showing.ts';
import type { Match } from '../../session/match.ts';
import { playOn } from './play-on.ts';

/** Play, pause, step and speed for what happened; stands below the board while a past moment is shown. */
export function FilmBar(props: {
  readonly match: Match;
  readonly isReplay: boolean;
  /** A question is no game that could go on. */
  readonly isQuestion?: boolean;
}): JSX.Element {
  const length = (): number => props.match.count();
  const isPlaying = (): boolean => props.match.mode() === 'film';
  /** From every moment of a game that is recorded or over. */
  const canPlayOn = createMemo(
    () =>
      !props.isQuestion &&
      (props.isReplay || props.match.next().kind === 'over') &&
      props.match.sight().next.kind !== 'over' &&
      props.match.whole() !== undefined,
  );
  const place = createMemo(() => {
    const passages = props.match.passages();
    return m().log.move(movesAmong(passages, props.match.at()), movesAmong(passages, length()));
  });
  return (
    <section class="film" aria-label={m().film.title}>
      <FittingLine class="line" title={m().film.title} rest={() => <Speed />}>
        <button
          type="button"
          class="sq"
          aria-label={m().film.backward}
          disabled={props.match.at() === 0}
          onClick={() => props.match.stepBack()}
        >
          <Icon name="backward" />
        </button>
        <button
          type="button"
          class="sq play"
          aria-label={isPlaying() ? m().film.pause : m().film.play}
          onClick={() => (isPlaying() ? props.match.pause() : props.match.play())}
        >
          <Icon name={isPlaying() ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          class="sq"
          aria-label={m().film.forward}
          disabled={props.match.at() >= length()}
          onClick={() => props.match.stepForward()}
        >
          <Icon name="forward" />
        </button>
        <span class="words num-f" data-leaves="2">
          {place()}
        </span>
        <Speed data-leaves="1" data-part="speed" />
        <Show when={canPlayOn()}>
          <button type="button" class="btn" onClick={() => playOn(props.match, false)}>
            {m().replay.keep}
          </button>
        </Show>
      </FittingLine>
      <input
        type="range"
        min="0"
        max={length()}
        value={props.match.at()}
        aria-label={m().film.position}
        aria-valuetext={place()}
        onInput={(event) => props.match.jumpTo(Number(event.currentTarget.value))}
      />
    </section>
  );
}

function Speed(props: JSX.SelectHTMLAttributes<HTMLSelectElement>): JSX.Element {
  return (
    <select
      {...props}
      aria-label={m().film.speed}
      value={String(preferences.speed)}
      onChange={(event) => prefer({ speed: Number(event.currentTarget.value) })}
    >
      <option value="0.5">{m().film.speeds.slow}</option>
      <option value="1">{m().film.speeds.normal}</option>
      <option value="2">{m().film.speeds.fast}</option>
      <option value="0">{m().film.speeds.atOnce}</option>
    </select>
  );
}
