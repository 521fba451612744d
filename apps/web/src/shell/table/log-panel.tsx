import { CHANCE, type GameEvent, type Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Passage } from '@stolik/table/sight';
import {
  type Accessor,
  Match as Case,
  createEffect,
  createMemo,
  createSelector,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  Show,
  Switch,
  untrack,
} from 'solid-js';
import { moveInRow } from '../../base/felt/grid.ts';
import { m } from '../../base/messages/catalog.ts';
import { preferences } from '../../base/preferences.ts';
import { late } from '../../base/ui/late.ts';
import { atLeisure, inSlices } from '../../base/ui/leisure.ts';
import { Seal } from '../../base/ui/seal.tsx';
import type { Match } from '../../session/match.ts';
import type { GameClient, TableClient } from '../contract.ts';
import { joinLines, type Line, latestFirst, linesOfPassage } from './log-lines.ts';
import { tellEvent } from './words.ts';

const AT_FIRST = 12;

/** What happened, in words and for who wants it in notation, the latest first, where a game has chapters each from its beginning; every line leads to its moment. */
export function LogPanel(props: {
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  readonly nameOf: (seat: Seat) => string;
  /** A moment is shown. */
  readonly onJump: () => void;
}): JSX.Element {
  let list: HTMLOListElement | undefined;
  // Asking the list itself would lay the whole page out at every step.
  let isScrolled = false;
  const at = late(() => props.match.at());
  const { lines, isTold, hasLeft } = createLines(props);
  // While events are shown live the log does not run ahead of them.
  const told = createMemo(() => (props.match.mode() === 'live' ? lines().filter(({ after }) => after <= at()) : lines()));
  const due = createMemo(() => latestFirst(told(), props.client.log?.opens));
  const point = (events: readonly GameEvent[]): void => props.client.log?.point?.(props.table, events);
  const current = createMemo((): Line | undefined => told().findLast(({ after }) => after <= at()));
  const isCurrent = createSelector(current);
  // The latest lines first; those that have to be scrolled to come when there is time.
  const [most, setMost] = createSignal(AT_FIRST);
  const shown = createMemo(() => (most() < due().length ? due().slice(0, most()) : due()));
  createEffect(() => most() < due().length && atLeisure(() => !hasLeft() && setMost((count) => count + AT_FIRST)));
  createEffect(
    on(at, () => isScrolled && !props.client.log?.opens && props.match.mode() === 'live' && list?.scrollTo({ top: 0 }), {
      defer: true,
    }),
  );
  const show = (): void => list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  createEffect(
    on([current, shown], () => {
      if (props.match.mode() !== 'live') show();
      // The end of a chapter may be far below its beginning. With the frame: here all would be laid out once more.
      else if (props.client.log?.opens) requestAnimationFrame(show);
    }),
  );
  /** One stop for Tab; arrows go from line to line. */
  function goFrom(event: KeyboardEvent): void {
    const all = [...(list?.querySelectorAll('button') ?? [])];
    const to = moveInRow(event, all.indexOf(event.currentTarget as HTMLButtonElement), all.length);
    if (to !== undefined) all[to]?.focus();
  }
  return (
    <section class="panel log-panel" id="side-log" aria-labelledby="log-title">
      <h2 id="log-title">{m().log.title}</h2>
      <Show when={shown().length > 0} fallback={<p class="dim">{isTold() && m().log.empty}</p>}>
        <ol
          class="log"
          ref={(element) => (list = element)}
          onScroll={({ currentTarget }) => (isScrolled = currentTarget.scrollTop > 0)}
        >
          <For each={shown()}>
            {(line) => (
              <li>
                <button
                  type="button"
                  title={m().log.jump(line.after)}
                  aria-current={isCurrent(line) ? 'step' : undefined}
                  tabindex={isCurrent(line) ? 0 : -1}
                  onKeyDown={goFrom}
                  onClick={() => {
                    props.match.jumpTo(line.after);
                    point(line.events);
                    props.onJump();
                  }}
                  onPointerEnter={() => point(line.events)}
                  onPointerLeave={() => point([])}
                  onFocus={(event) => event.currentTarget.matches(':focus-visible') && point(line.events)}
                  onBlur={() => point([])}
                >
                  <Switch fallback={<Seal seat={line.whose!} letter={props.table.letterOf(line.whose!)} />}>
                    <Case when={line.whose === undefined}>
                      <span class="nobody" aria-hidden="true" />
                    </Case>
                    <Case when={line.whose === CHANCE}>
                      <Dice />
                    </Case>
                  </Switch>
                  <span>{line.words || props.nameOf(line.actor)}</span>
                  <Show when={line.text && (preferences.notation || !line.words)}>
                    <span class="mono">{line.text}</span>
                  </Show>
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}
/** What has been told of the match, line by line. */
function createLines(props: Pick<Parameters<typeof LogPanel>[0], 'client' | 'match' | 'table'>): {
  readonly lines: Accessor<readonly Line[]>;
  readonly isTold: Accessor<boolean>;
  readonly hasLeft: () => boolean;
} {
  const tell = (event: GameEvent, language: Language): string =>
    tellEvent(props.client, event, { ...props.table.telling(), language }, props.table.sight().view);
  /** Lines that stand already stay the same objects, so that only new ones are drawn. */
  const known = createMemo(() => ({
    language: preferences.language,
    alone: new WeakMap<Passage, readonly Line[]>(),
    joined: new WeakMap<Line, Line>(),
  }));
  function linesOf(passage: Passage): readonly Line[] {
    const { alone, language } = known();
    const lines =
      alone.get(passage) ?? untrack(() => linesOfPassage(passage, (event) => tell(event, language), props.client.log?.whose));
    alone.set(passage, lines);
    return lines;
  }
  const passages = late(() => props.match.passages());
  let hasLeft = false;
  onCleanup(() => {
    hasLeft = true;
  });
  // To tell a long game takes long: it is done beforehand, and what is told is kept.
  const [isTold, setTold] = createSignal(false);
  void inSlices(telling(untrack(passages)), () => hasLeft).then(() => !hasLeft && setTold(true));
  function* telling(all: readonly Passage[]): Generator<void, void, void> {
    for (const passage of all) {
      untrack(() => linesOf(passage));
      yield;
    }
  }
  const lines = createMemo((): readonly Line[] => {
    const made: Line[] = [];
    if (!isTold()) return made;
    const { joined } = known();
    for (const line of passages().flatMap(linesOf)) {
      const before = made.at(-1);
      const both = before && (joined.get(line) ?? joinLines(before, line));
      if (both) {
        joined.set(line, both);
        made[made.length - 1] = both;
      } else if (line.words || line.text) made.push(line);
    }
    return made;
  });
  return { lines, isTold, hasLeft: () => hasLeft };
}

function Dice(): JSX.Element {
  return (
    <svg class="chance" viewBox="0 0 24 24" role="img" aria-label={m().log.chance}>
      <rect x="3" y="3" width="18" height="18" rx="4" fill="none" stroke="currentColor" stroke-width="2" />
      <g fill="currentColor">
        <circle cx="8" cy="8" r="1.8" />
        <circle cx="16" cy="16" r="1.8" />
        <circle cx="12" cy="12" r="1.8" />
      </g>
    </svg>
  );
}
