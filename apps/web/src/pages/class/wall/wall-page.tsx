import type { WallView } from '@stolik/class/views';
import type { ByeCode } from '@stolik/wire/messages';
import { createEffect, createSignal, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { putText, textAt } from '../../../base/kept/storage.ts';
import { preferences } from '../../../base/preferences.ts';
import { takeCarried } from '../../../base/router.ts';
import { DeadEnd } from '../../../base/ui/dead-end.tsx';
import { Loading } from '../../../base/ui/loading.tsx';
import { pageTitle } from '../../../base/ui/title.ts';
import { createClassLine } from '../../../session/class/line.ts';
import { ww } from '../words.ts';
import { Boards } from './boards.tsx';
import { Gather } from './gather.tsx';
import { OneBoard } from './one-board.tsx';
import { QuestionWall } from './question-wall.tsx';
import { RecapWall } from './recap-wall.tsx';
import { WallTime } from './step.tsx';
import { heightFor, shownOn, WIDTH } from './wall.ts';
import './wall.css';

const KEY = 'stolik.class.wall';
/** From 16:10 on there is room for larger letters. */
const TALL = 1190;
/** How often the time that is left is looked at. */
const LOOK_EVERY = 5000;

/** What a projector shows. It has no buttons: the desk drives it. */
export function WallPage(): JSX.Element {
  const [token, setToken] = createSignal(known());
  // The desk opens the wall of another class.
  createEffect(() => {
    const carried = takeCarried('wall');
    if (carried === undefined) return;
    putText(KEY, carried);
    setToken(carried);
  });
  return (
    <Show when={token()} fallback={<NoWall />} keyed>
      {(key) => <Wall token={key} />}
    </Show>
  );
}

/** The wall is opened again after the laptop slept or the window was closed. */
function known(): string | undefined {
  const carried = takeCarried('wall');
  if (carried !== undefined) {
    putText(KEY, carried);
    return carried;
  }
  return textAt(KEY);
}

const NoWall = (): JSX.Element => <DeadEnd title={ww().noWall} hint={ww().noWallHint} />;

const isClosed = (why: ByeCode | undefined): boolean => why === 'ended' || why === 'blocked';
const Closed = (): JSX.Element => <DeadEnd title={ww().ended} hint={ww().endedHint} />;

function Wall(props: { readonly token: string }): JSX.Element {
  const line = createClassLine('wall', props.token);
  const canvas = createCanvas();
  const [now, setNow] = createSignal(line.now());
  const timer = setInterval(() => setNow(line.now()), LOOK_EVERY);
  onCleanup(() => clearInterval(timer));
  // What has just begun has all its time.
  createEffect(() => {
    if (line.view()) setNow(line.now());
  });
  pageTitle(() => ww().pageTitle);
  lightByDefault();
  return (
    <Show when={!line.why()} fallback={isClosed(line.why()) ? <Closed /> : <NoWall />}>
      <Show when={line.view()} fallback={line.isCut() ? <NoLine /> : <Loading />}>
        {(view) => (
          <main
            class="wall"
            classList={{ tall: canvas().height >= TALL }}
            style={{ 'block-size': `${canvas().height}px`, transform: `translate(-50%, -50%) scale(${canvas().scale})` }}
          >
            <WallTime.Provider value={now}>
              <Shown view={view()} height={canvas().height} now={now()} />
            </WallTime.Provider>
            <Show when={line.isCut()}>
              <p class="wall-offline" role="status">
                {ww().offline}
              </p>
            </Show>
            <Show when={view().isHeld}>
              <p class="wall-eyes" role="status">
                {ww().eyes}
              </p>
            </Show>
          </main>
        )}
      </Show>
    </Show>
  );
}

/** Before anything was told. */
const NoLine = (): JSX.Element => (
  <main class="waiting">
    <h1>{ww().offline}</h1>
  </main>
);

function Shown(props: { readonly view: WallView; readonly height: number; readonly now: number }): JSX.Element {
  const kind = (): WallView['wall']['kind'] => shownOn(props.view, props.now);
  return (
    <Switch>
      <Match when={kind() === 'gather'}>
        <Gather view={props.view} />
      </Match>
      <Match when={kind() === 'boards'}>
        <Boards view={props.view} height={props.height} />
      </Match>
      <Match when={kind() === 'board'}>
        <OneBoard view={props.view} />
      </Match>
      <Match when={kind() === 'question'}>
        <QuestionWall view={props.view} />
      </Match>
      <Match when={kind() === 'recap'}>
        <RecapWall view={props.view} />
      </Match>
    </Switch>
  );
}

interface Canvas {
  readonly height: number;
  readonly scale: number;
}

/** The wall is drawn 1920 wide and grows or shrinks with what it is shown on. */
function createCanvas(): () => Canvas {
  const measure = (): Canvas => {
    const height = heightFor(innerWidth, innerHeight);
    return { height, scale: Math.min(innerWidth / WIDTH, innerHeight / height) };
  };
  const [canvas, setCanvas] = createSignal(measure());
  const onResize = (): void => void setCanvas(measure());
  onMount(() => addEventListener('resize', onResize));
  onCleanup(() => removeEventListener('resize', onResize));
  return canvas;
}

/** A projector can't show dark; whoever has chosen a theme on this device gets it all the same. */
function lightByDefault(): void {
  const root = document.documentElement;
  createEffect(() => {
    if (preferences.theme === 'auto') root.dataset['theme'] = 'light';
  });
  onCleanup(() => {
    const isDark = preferences.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches;
    if (isDark) root.dataset['theme'] = 'dark';
  });
}
