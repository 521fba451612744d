import type { ByeCode } from '@stolik/wire/messages';
import { createEffect, createMemo, createSignal, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import { takeCarried } from '../../../base/router.ts';
import { Languages } from '../../../base/ui/languages.tsx';
import { Loading } from '../../../base/ui/loading.tsx';
import { pageTitle } from '../../../base/ui/title.ts';
import { isDesk } from '../../../base/ui/window.ts';
import { teacherToken } from '../../../session/class/api.ts';
import type { KeptClass } from '../../../session/class/keyring.ts';
import { createClassLine } from '../../../session/class/line.ts';
import { keyring } from '../../../session/class/teacher.ts';
import { dw } from '../words.ts';
import { Cards } from './cards-panel.tsx';
import { ChosenPanel } from './chosen-panel.tsx';
import { createDesk, DeskContext } from './context.ts';
import { DeskBar, type Open } from './desk-bar.tsx';
import { LockNote } from './lock-note.tsx';
import { MovedNote } from './moved-note.tsx';
import { Opening } from './opening.tsx';
import { PacePanel } from './pace-panel.tsx';
import { PairsPanel } from './pairs-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { bringClass } from './recovering.ts';
import { allTools } from './tools.ts';
import { TriedNote } from './tried-note.tsx';
import './desk.css';
import './desk-dialogs.css';
import './desk-narrow.css';

const CHOSEN = 'stolik.class.desk';
/** How often it is looked at who has been quiet for too long. */
const LOOK_EVERY = 5000;

/** The teacher's desk: a class of this device, or the way to one. */
export function DeskPage(): JSX.Element {
  const [room, setRoom] = createSignal(lastRoom());
  const choose = (next: string | undefined): void => {
    keepRoom(next);
    setRoom(next);
  };
  // A recovery sheet was scanned, or the address that the terminal has printed was opened.
  createEffect(() => {
    const [carried = '', key = ''] = takeCarried('desk')?.split('/') ?? [];
    if (!carried || !key) return;
    void bringClass({ room: carried, key }).then((isBrought) => isBrought && choose(carried));
  });
  // Names change, and the desk stays as it is.
  const kept = createMemo<KeptClass | undefined>(() => keyring().classes.find((each) => each.room === room()), undefined, {
    equals: (before, now) => before?.room === now?.room && before?.key === now?.key,
  });
  return (
    <Show when={kept()} fallback={<Opening onOpen={choose} />} keyed>
      {(found) => <AtDesk kept={found} onLeave={() => choose(undefined)} />}
    </Show>
  );
}

/** The operator of the server says so; whatever else it is, the key opens nothing. */
function whyLost(why: ByeCode | undefined): string {
  if (why === 'ended') return dw().ended;
  return why === 'blocked' ? dw().blocked : dw().lost;
}

function lastRoom(): string | undefined {
  try {
    return sessionStorage.getItem(CHOSEN) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepRoom(room: string | undefined): void {
  try {
    if (room) sessionStorage.setItem(CHOSEN, room);
    else sessionStorage.removeItem(CHOSEN);
  } catch {
    // It is chosen again after a reload.
  }
}

function AtDesk(props: { readonly kept: KeptClass; readonly onLeave: () => void }): JSX.Element {
  const { kept } = props;
  const line = createClassLine('teacher', teacherToken(kept.room, kept.key));
  const [now, setNow] = createSignal(line.now());
  const timer = setInterval(() => setNow(line.now()), LOOK_EVERY);
  onCleanup(() => clearInterval(timer));
  pageTitle(() => dw().pageTitle(line.view()?.label ?? kept.label));
  const [chosen, setChosen] = createSignal<ReadonlySet<string>>(new Set());
  const [open, setOpen] = createSignal<Open>();
  const desk = createDesk(kept, line, () => line.view()!, now);
  return (
    <Switch fallback={<Loading />}>
      <Match when={line.why()}>
        <main class="waiting">
          <h1>{dw().title(kept.label)}</h1>
          <p role="alert">{whyLost(line.why())}</p>
          <p class="actions">
            <button type="button" class="btn go" onClick={() => props.onLeave()}>
              {dw().opening.yours}
            </button>
          </p>
        </main>
      </Match>
      <Match when={line.view() !== undefined}>
        <DeskContext.Provider value={desk}>
          <div class="desk" classList={{ narrow: !isDesk() }}>
            <DeskBar isWide={isDesk()} open={open()} onOpen={setOpen} onLeave={() => props.onLeave()} />
            <Show when={line.isCut()}>
              <p class="desk-offline" role="status">
                {dw().offline}
              </p>
            </Show>
            <TriedNote onPupils={() => setOpen('pupils')} />
            <MovedNote onPrint={() => setOpen('print')} />
            <main class="desk-body">
              <PlanPanel isStrip={!isDesk()} onAnswers={() => setOpen('ask')} />
              <Cards chosen={chosen()} onChoose={setChosen} onOpen={setOpen} />
              <aside class="desk-side" aria-label={dw().chosen}>
                <div class="side-panels">
                  <ChosenPanel chosen={chosen()} onNone={() => setChosen(new Set<string>())} />
                  <Show when={allTools() && isDesk()}>
                    <PairsPanel />
                    <PacePanel />
                  </Show>
                  <Show when={!allTools() && chosen().size === 0}>
                    <p class="panel dim">{dw().tapCard}</p>
                  </Show>
                </div>
                <LockNote />
                <Languages />
              </aside>
            </main>
          </div>
        </DeskContext.Provider>
      </Match>
    </Switch>
  );
}
