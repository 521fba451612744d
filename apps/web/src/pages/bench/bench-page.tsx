import './bench.css';
import { createEffect, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { preferences } from '../../base/preferences.ts';
import { replaceWith, toBench, toClass, toLearn } from '../../base/router.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { LinkField } from '../../base/ui/link-field.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { FaceSwitch } from '../../games/circuit/art/face-switch.tsx';
import { type BoardHandle, noBoard } from '../../games/circuit/desk/handle.ts';
import { isWithClass } from '../../session/class/present.ts';
import { setShown } from '../../session/class/shown.ts';
import { BenchBoard } from './board.tsx';
import { type BenchDesk, createBenchDesk } from './desk.ts';
import { Drawer, pieceName } from './drawer.tsx';
import { keepBench, keptBench } from './keep.ts';
import { listenToKeys } from './keys.ts';
import { type Bench, EMPTY_BENCH } from './model/bench.ts';
import { readBench, writeBench } from './model/link.ts';
import { MoreDialog } from './more-dialog.tsx';
import { Paper } from './paper.tsx';
import { Tools } from './tools.tsx';
import { w } from './words.ts';

/** `#/bench` is the bench as it was left here, `#/bench/…` one from a link: a copy to build on, and an undo away from the own one. */
export function BenchPage(props: { readonly code: string | undefined }): JSX.Element {
  const desk = createBenchDesk(keptBench(), keepBench);
  const handle: BoardHandle = noBoard();
  const [open, setOpen] = createSignal<'share' | 'more'>();
  pageTitle(() => w().pageTitle);
  // A teacher may look over the shoulder of whoever builds in a class.
  createEffect(() => setShown({ thing: 'bench', shows: [writeBench(desk.bench())] }));
  onMount(() => onCleanup(listenToKeys(desk)));
  createEffect(
    on(
      () => props.code,
      (code) => {
        if (code === undefined) return;
        const sent = readBench(code);
        desk.replace(sent ?? EMPTY_BENCH, sent ? '' : w().badLink);
        replaceWith(toBench());
      },
    ),
  );
  return (
    <div class="bench game-circuit" classList={{ reads: desk.why() !== undefined, measures: desk.meter() !== undefined }}>
      <div class="bench-room">
        <header class="bar">
          <a class="sq" href={isWithClass() ? toClass : toLearn} aria-label={w().back} title={w().back}>
            <Icon name="back" />
          </a>
          <div class="bench-title">
            <small>{w().kicker}</small>
            <h1>{w().title}</h1>
          </div>
          <span class="grow" />
          <FaceSwitch table={{ language: () => preferences.language }} />
          <button type="button" class="btn bench-share" aria-label={w().share} onClick={() => setOpen('share')}>
            <Icon name="link" />
            <span>{w().share}</span>
          </button>
          <button type="button" class="sq" aria-label={w().more} title={w().more} onClick={() => setOpen('more')}>
            <Icon name="more" />
          </button>
        </header>
        <main class="boardw" aria-label={desk.words().board.name}>
          <div class="rim">
            <div class="felt felt-circuit">
              <BenchBoard desk={desk} handle={handle} />
              <Tools desk={desk} />
            </div>
          </div>
          <Line desk={desk} />
        </main>
        <Drawer desk={desk} handle={handle} />
        <Paper desk={desk} handle={handle} />
      </div>
      <Show when={open() === 'share'}>
        <Dialog title={w().share} onClose={() => setOpen(undefined)}>
          <p>{w().shareHint}</p>
          <LinkField link={linkTo(desk.bench())} label={w().share} />
        </Dialog>
      </Show>
      <Show when={open() === 'more'}>
        <MoreDialog desk={desk} onClose={() => setOpen(undefined)} />
      </Show>
    </div>
  );
}

const linkTo = (bench: Bench): string => `${location.origin}${location.pathname}${toBench(writeBench(bench))}`;

/** Small screens: what happens now in one line, where the paper is folded away. */
function Line(props: { readonly desk: BenchDesk }): JSX.Element {
  const { desk } = props;
  const chains = () => desk.chainsAt(desk.chosen());
  const says = () => {
    const held = desk.held();
    if (desk.meter()) return desk.shows();
    return held ? w().held(pieceName(desk, held)) : desk.says();
  };
  return (
    <div class="bench-line abreast near">
      <p>{says()}</p>
      <Show
        when={desk.held()}
        fallback={
          <Show when={chains().length > 0}>
            <button type="button" class="btn" onClick={() => desk.openWhy(chains())}>
              {w().why}
            </button>
          </Show>
        }
      >
        <button type="button" class="btn" onClick={() => desk.hold(undefined)}>
          {w().putBack}
        </button>
      </Show>
    </div>
  );
}
