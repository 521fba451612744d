import { type JSX, Match, Show, Switch } from 'solid-js';
import { toDesk } from '../../../base/router.ts';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { Icon } from '../../../base/ui/every-icon.tsx';
import { Logo, Sign } from '../../../base/ui/icon.tsx';
import { dw } from '../words.ts';
import { AskDialog } from './ask-dialog.tsx';
import { useDesk } from './context.ts';
import { GiveDialog } from './give-dialog.tsx';
import { PacePanel } from './pace-panel.tsx';
import { PairsPanel } from './pairs-panel.tsx';
import { PrintDialog } from './print-dialog.tsx';
import { PupilsDialog } from './pupils-dialog.tsx';
import { allTools } from './tools.ts';
import { WallDialog } from './wall-dialog.tsx';

const SCREEN = 'M3.500 5h17v11h-17zM12 16v3.500M8 20h8';

export type Open = 'give' | 'wall' | 'pupils' | 'print' | 'recovery' | 'ask' | 'pairs' | 'pace';

/** The head of the desk. The lamp is on "Eyes on me" alone. */
export function DeskBar(props: {
  readonly isWide: boolean;
  readonly open: Open | undefined;
  readonly onOpen: (open: Open | undefined) => void;
  readonly onLeave: () => void;
}): JSX.Element {
  const desk = useDesk();
  const open = (): Open | undefined => props.open;
  const setOpen = (next: Open | undefined): void => props.onOpen(next);
  const close = (): void => {
    setOpen(undefined);
  };
  const here = (): number => desk.view().pupils.filter(({ isHere }) => isHere).length;
  return (
    <header class="desk-bar abreast near">
      <a
        class="desk-home"
        href={toDesk()}
        aria-label={dw().opening.yours}
        title={dw().opening.yours}
        onClick={() => props.onLeave()}
      >
        <Logo />
      </a>
      <h1 aria-label={dw().title(desk.view().label)}>{allTools() ? desk.view().label : dw().title(desk.view().label)}</h1>
      <p class="desk-here">
        {dw().hereCode(here(), desk.view().pupils.length)} <b class="num-f">{desk.view().code}</b>
      </p>
      <span class="grow" />
      <button
        type="button"
        class="btn go eyes-button"
        aria-pressed={desk.view().isHeld}
        onClick={() => void desk.do({ kind: 'eyes', on: !desk.view().isHeld })}
      >
        <Icon name={desk.view().isHeld ? 'play' : 'pause'} small />
        {/* As wide as the longer of its words: nothing beside it moves when it is pressed. */}
        <span class="either">
          <span classList={{ off: desk.view().isHeld }}>{dw().eyes}</span>
          <span classList={{ off: !desk.view().isHeld }}>{dw().goOn}</span>
        </span>
      </button>
      <div class="desk-tools">
        <Show when={allTools()}>
          <Show when={!props.isWide}>
            <button type="button" class="btn quiet" onClick={() => setOpen('pairs')}>
              <Icon name="people" small /> {dw().pairs.title}
            </button>
            <button type="button" class="btn quiet" onClick={() => setOpen('pace')}>
              <Icon name="forward" small /> {dw().pace.title}
            </button>
          </Show>
          <button type="button" class="btn quiet" onClick={() => setOpen('pupils')}>
            <Icon name="person" small /> {dw().pupils}
          </button>
          <button type="button" class="btn quiet" onClick={() => setOpen('give')}>
            <Icon name="file" small /> {dw().giving.give}
          </button>
          <button type="button" class="btn quiet" onClick={() => setOpen('print')}>
            <Icon name="log" small /> {dw().print}
          </button>
          <button type="button" class="btn quiet" onClick={() => setOpen('ask')}>
            <Icon name="share" small /> {dw().everybody}
          </button>
        </Show>
        <button type="button" class="btn quiet" onClick={() => setOpen('wall')}>
          <Sign path={SCREEN} small /> {dw().wall}
        </button>
        <button
          type="button"
          class="btn quiet"
          aria-pressed={allTools()}
          aria-label={dw().more}
          title={dw().moreHint}
          onClick={() => allTools.change((before) => !before)}
        >
          <Icon name={allTools() ? 'minus' : 'plus'} small />
          <Show when={!allTools()}>{dw().more}</Show>
        </button>
      </div>
      <Switch>
        <Match when={open() === 'give'}>
          <GiveDialog whom="all" names={dw().giving.everyone} onClose={close} />
        </Match>
        <Match when={open() === 'wall'}>
          <WallDialog onClose={close} />
        </Match>
        <Match when={open() === 'pupils'}>
          <PupilsDialog onClose={close} onGone={() => props.onLeave()} />
        </Match>
        <Match when={open() === 'print'}>
          <PrintDialog onClose={close} />
        </Match>
        <Match when={open() === 'recovery'}>
          <PrintDialog only="recovery" onClose={close} />
        </Match>
        <Match when={open() === 'ask'}>
          <AskDialog onClose={close} />
        </Match>
        <Match when={open() === 'pairs'}>
          <Dialog title={dw().pairs.title} onClose={close}>
            <PairsPanel isSheet />
          </Dialog>
        </Match>
        <Match when={open() === 'pace'}>
          <Dialog title={dw().pace.title} onClose={close}>
            <PacePanel isSheet />
          </Dialog>
        </Match>
      </Switch>
    </header>
  );
}
