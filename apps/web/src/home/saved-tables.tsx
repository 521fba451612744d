import type { Problem } from '@stolik/kernel/result';
import { createMemo, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { findGame } from '../games/registry.ts';
import { forget, type Kept, tables } from '../host/shelf.ts';
import { m } from '../messages/catalog.ts';
import { CodeField } from '../online/code-field.tsx';
import { places } from '../online/places.ts';
import { preferences } from '../preferences.ts';
import { goTo, toLobby, toReplay, toTable } from '../router.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';

const SHOWN = 3;

const OnlineRunning = lazy(() => import('../online/my-tables.tsx').then(({ OnlineRunning }) => ({ default: OnlineRunning })));
const OnlineFinished = lazy(() => import('../online/my-tables.tsx').then(({ OnlineFinished }) => ({ default: OnlineFinished })));

/** Go on where you left off; finished games; a game from a file. */
export function SavedTables(): JSX.Element {
  const running = createMemo(() => tables().filter(({ isOver, game }) => !isOver && findGame(game)?.load));
  const finished = createMemo(() => tables().filter(({ isOver, game }) => isOver && findGame(game)?.load));
  const seats = createMemo(() => places().filter(({ isOver, game }) => !isOver && findGame(game)?.load));
  const pastSeats = createMemo(() => places().filter(({ isOver, game }) => isOver && findGame(game)?.load));
  return (
    <section class="strip">
      <Show when={running().length + seats().length > 0}>
        <div class="goon">
          <h2>{m().home.goOn}</h2>
          <ul>
            <Show when={seats().length > 0}>
              <Suspense>
                <OnlineRunning places={seats()} />
              </Suspense>
            </Show>
            <For each={running().slice(0, SHOWN)}>{(kept) => <KeptTable kept={kept} />}</For>
          </ul>
          <Show when={running().length > SHOWN}>
            <details class="more">
              <summary>{m().home.more(running().length - SHOWN)}</summary>
              <ul>
                <For each={running().slice(SHOWN)}>{(kept) => <KeptTable kept={kept} />}</For>
              </ul>
            </details>
          </Show>
        </div>
      </Show>
      <Show when={finished().length + pastSeats().length > 0}>
        <details class="more goon">
          <summary>
            {m().home.finishedTables} ({finished().length + pastSeats().length})
          </summary>
          <ul>
            <Show when={pastSeats().length > 0}>
              <Suspense>
                <OnlineFinished places={pastSeats()} />
              </Suspense>
            </Show>
            <For each={finished()}>{(kept) => <KeptTable kept={kept} />}</For>
          </ul>
        </details>
      </Show>
      <CodeField />
      <div class="panel kept">
        <a class="sm" href={toLobby}>
          <Icon name="people" />
          <span>
            <b>{m().home.online}</b>
            <small>{m().home.onlineHint}</small>
          </span>
        </a>
      </div>
      <OpenFile />
    </section>
  );
}

function KeptTable(props: { readonly kept: Kept }): JSX.Element {
  const title = (): string => findGame(props.kept.game)?.title[preferences.language] ?? props.kept.game;
  const bots = (): string =>
    props.kept.sitters
      .filter(({ kind }) => kind === 'bot')
      .map(({ name }) => name)
      .join(', ');
  const people = (): readonly string[] => props.kept.sitters.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  const others = (): string => (people().length > 1 ? [...people(), bots()].filter(Boolean).join(', ') : bots());
  const turn = (): string => {
    const seat = props.kept.asked[0];
    if (props.kept.isOver) return m().home.finished;
    if (seat === undefined) return m().home.moves(props.kept.moves);
    const sitter = props.kept.sitters[seat];
    return sitter?.kind === 'person' && people().length === 1 ? m().home.yourTurn : m().home.turnOf(sitter?.name ?? '');
  };
  const says = (): string =>
    [m().home.goOnWith(others()), turn(), ...(props.kept.moves > 0 ? [m().home.moves(props.kept.moves)] : [])].join(', ');
  return (
    <li class="panel kept">
      <a class="sm" href={toTable(props.kept.id)}>
        <Icon name={props.kept.isOver ? 'flag' : 'undo'} />
        <span>
          <b>{title()}</b>
          <small>{says()}</small>
        </span>
      </a>
      <button
        type="button"
        class="sq"
        aria-label={m().home.forget(`${title()}, ${says()}`)}
        onClick={() => {
          const restore = forget(props.kept.id);
          toast(m().home.forgotten, { action: m().table.undo, run: restore });
        }}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

/** In plain words; what is wrong inside a log is for those who write logs. */
function whatItIs({ at, says }: Problem, name: string): string {
  if (at === 'case') return m().replay.isCase(name);
  return at === 'log' ? m().replay.noLog : m().replay.badFile(says);
}

/** Somebody may as well have been given a scenario. */
async function scenarioAddress(text: string): Promise<string | undefined> {
  if (!text.includes('"scenario"')) return undefined;
  const { addressOfFile } = await import('../editor/file.ts');
  return addressOfFile(text);
}

function OpenFile(): JSX.Element {
  let field!: HTMLInputElement;
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const text = await file.text();
    const [{ packRecorded, readRecorded }, { openRecorded }] = await Promise.all([
      import('../host/link.ts'),
      import('../host/open.ts'),
    ]);
    const recorded = readRecorded(text);
    if (!recorded.ok) {
      const address = await scenarioAddress(text);
      return address ? goTo(address) : toast(whatItIs(recorded.problem, file.name));
    }
    // Whether it can be shown is found out here, where it is still a file and not a link.
    const opened = await openRecorded(recorded.value);
    if (!opened.ok) return toast(opened.problem.says ? m().replay.badFile(opened.problem.says) : m().replay.unknownGame);
    goTo(toReplay(await packRecorded(recorded.value)));
  }
  return (
    <div class="panel kept">
      <button type="button" class="sm" onClick={() => field.click()}>
        <Icon name="file" />
        <span>
          <b>{m().home.openFile}</b>
          <small>{m().home.openFileHint}</small>
        </span>
      </button>
      <input
        ref={field}
        type="file"
        accept=".json,.log,.txt,application/json,text/plain"
        hidden
        aria-label={m().home.openFile}
        onChange={(event) => {
          void open(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
