import { findGame } from '@stolik/games/games';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { preferences } from '../../base/preferences.ts';
import { toDaily } from '../../base/router.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { saveFile } from '../../base/ui/save-file.ts';
import { shareText } from '../../base/ui/share.ts';
import { dateOf, marksOf, SIZES, type Size } from '../../session/learn/daily.ts';
import type { DayMark } from '../../session/learn/progress.ts';
import { learnt } from '../../session/learn/store.ts';
import { findAddress } from '../../session/online/address.ts';
import { loadThree } from './daily-page.tsx';
import { createDay } from './day.ts';
import { w } from './words.ts';

/** A circle, a triangle, a square: small, middle, hard. Filled is solved. */
export const SHAPES: Readonly<Record<Size, string>> = {
  small: 'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16z',
  middle: 'M12 4l9 16H3z',
  hard: 'M5 5h14v14H5z',
};

export function SizeMark(props: { readonly size: Size; readonly mark: DayMark | null | undefined }): JSX.Element {
  return (
    <svg
      class="size-mark"
      classList={{ solved: props.mark?.isSolved === true, tried: props.mark?.isSolved === false }}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={SHAPES[props.size]} />
    </svg>
  );
}

/** A small one, a middle one and a hard one, the same for everybody. */
export function Today(): JSX.Element {
  const day = createDay();
  const date = createMemo(() => dateOf(day()));
  const arrival = createArrival(day, loadThree);
  const marks = createMemo(() => learnt().days[date()] ?? []);
  const stateOf = (mark: DayMark | null | undefined): string => (mark ? (mark.isSolved ? w().done : w().tried) : w().open);
  /** Empty until the puzzles have come. */
  const titleAt = (which: number): string => {
    const game = arrival.latest()?.[which]?.game;
    return game ? gameTitle(game) : '';
  };
  const share = async (): Promise<void> => {
    const lines = SIZES.map((size, which) => {
      const mark = marks()[which];
      return `${w().sizes[size]} (${titleAt(which)}): ${mark ? marksOf(mark) : '–'}`;
    });
    const title = w().shareTitle(longDate(day()));
    // Asked for only now: a page without a network has nobody to ask.
    const { base } = await findAddress();
    return shareText(title, [title, ...lines].join('\n'), `${base}${toDaily(date(), 0)}`, w().copied);
  };
  const savePicture = async (): Promise<void> => {
    const { sharePicture } = await import('./share-picture.ts');
    const three = (await loadThree(day())).map(({ game }, which) => ({
      size: w().sizes[SIZES[which]!],
      game: gameTitle(game),
      felt: findGame(game)!.felt.light,
      shape: SHAPES[SIZES[which]!],
      mark: marks()[which],
    }));
    const picture = await sharePicture({
      house: w().house,
      title: w().today,
      date: longDate(day(), true),
      says: w().pictureSays,
      three,
    });
    if (picture) saveFile(`stolik-${date()}.png`, picture);
  };
  return (
    <section class="panel stack near today">
      <h2>{w().today}</h2>
      <p class="dim">{w().todayHint}</p>
      <ul class="stack near">
        <For each={SIZES}>
          {(size, which) => (
            <li>
              <a class="today-one" href={toDaily(date(), which())}>
                <SizeMark size={size} mark={marks()[which()]} />
                <span>
                  <b>{w().sizes[size]}</b>
                  <small>{titleAt(which())}</small>
                  <small>{stateOf(marks()[which()])}</small>
                </span>
                <Icon name="next" small />
              </a>
            </li>
          )}
        </For>
      </ul>
      <Show when={marks().some((mark) => mark !== null)}>
        <p class="actions">
          <button type="button" class="btn" onClick={() => void share()}>
            <Icon name="share" small /> {w().share}
          </button>
          <button type="button" class="btn" onClick={() => void savePicture()}>
            <Icon name="file" small /> {w().picture}
          </button>
        </p>
      </Show>
    </section>
  );
}

export const longDate = (day: number, hasYear = false): string =>
  new Intl.DateTimeFormat(preferences.language, {
    day: 'numeric',
    month: 'long',
    ...(hasYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(day * 86_400_000));
