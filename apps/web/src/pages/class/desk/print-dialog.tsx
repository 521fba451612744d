import { createResource, createSignal, For, type JSX, Match, Switch } from 'solid-js';
import { Portal } from 'solid-js/web';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { findAddress } from '../../../session/online/address.ts';
import type { Plan } from '../plans/plan.ts';
import { findPlan, PLANS } from '../plans/plans.ts';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { PaperCards, PaperCertificates, PaperPoster, PaperRecap, PaperRecovery, PaperWorksheet } from './paper.tsx';
import { boardOf, type Sheet, titlesNow, worksheetOf } from './sheets.ts';

const PAPERS = ['cards', 'recovery', 'poster', 'worksheet', 'certificates', 'recap'] as const;
type Paper = (typeof PAPERS)[number];

/** Everything that is needed is there before anything is printed. */
type Ready =
  | { readonly paper: 'cards' | 'recovery' | 'poster' }
  | { readonly paper: 'worksheet'; readonly sheets: readonly Sheet[] }
  | { readonly paper: 'recap'; readonly titles: ReadonlyMap<string, string> }
  | { readonly paper: 'certificates'; readonly board: Sheet | undefined };

const PRINTING = 'printing-class';

/** Paper by the browser's own print: what is chosen stands alone on the page while it prints. */
export function PrintDialog(props: { readonly onClose: () => void }): JSX.Element {
  const desk = useDesk();
  // Cards that lead to "localhost" would lead every tablet to itself.
  const [address] = createResource(findAddress);
  const [ready, setReady] = createSignal<Ready>();
  const plan = (): Plan => findPlan(desk.view().plan?.plan ?? '') ?? PLANS[0]!;
  const titles = (): Readonly<Record<Paper, readonly [string, string]>> => ({
    cards: [dw().printing.cards, dw().printing.cardsHint],
    recovery: [dw().printing.recovery, dw().printing.recoveryHint],
    poster: [dw().printing.poster, dw().printing.posterHint],
    worksheet: [dw().printing.worksheet, dw().printing.worksheetHint],
    certificates: [dw().printing.certificates, dw().printing.certificatesHint],
    recap: [dw().printing.recap, dw().printing.recapHint],
  });

  async function prepared(paper: Paper): Promise<Ready> {
    if (paper === 'worksheet') return { paper, sheets: await worksheetOf(plan()) };
    if (paper === 'certificates') return { paper, board: await boardOf(plan()) };
    if (paper === 'recap') return { paper, titles: await titlesNow() };
    return { paper };
  }
  async function print(paper: Paper): Promise<void> {
    setReady(await prepared(paper));
    const root = document.documentElement;
    root.classList.add(PRINTING);
    // What is printed is laid out first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        globalThis.print();
        root.classList.remove(PRINTING);
      }),
    );
  }
  const base = (): string => address()?.base ?? '';
  return (
    <Dialog title={dw().printing.title} onClose={props.onClose}>
      <ul class="print-list">
        <For each={PAPERS}>
          {(paper) => (
            <li>
              <span>
                <b>{titles()[paper][0]}</b>
                <small>{titles()[paper][1]}</small>
              </span>
              <button
                type="button"
                class="btn"
                aria-label={`${dw().printing.go}: ${titles()[paper][0]}`}
                disabled={address.loading}
                onClick={() => void print(paper)}
              >
                {dw().printing.go}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Portal mount={document.body} ref={(place) => place.classList.add('class-paper')}>
        <Printed ready={ready()} plan={plan()} base={base()} />
      </Portal>
    </Dialog>
  );
}

function Printed(props: { readonly ready: Ready | undefined; readonly plan: Plan; readonly base: string }): JSX.Element {
  const worksheet = () => (props.ready?.paper === 'worksheet' ? props.ready : undefined);
  const recap = () => (props.ready?.paper === 'recap' ? props.ready : undefined);
  const certificates = () => (props.ready?.paper === 'certificates' ? props.ready : undefined);
  return (
    <Switch>
      <Match when={props.ready?.paper === 'cards'}>
        <PaperCards base={props.base} />
      </Match>
      <Match when={props.ready?.paper === 'recovery'}>
        <PaperRecovery base={props.base} />
      </Match>
      <Match when={props.ready?.paper === 'poster'}>
        <PaperPoster base={props.base} />
      </Match>
      <Match when={worksheet()}>{(now) => <PaperWorksheet plan={props.plan} sheets={now().sheets} />}</Match>
      <Match when={recap()}>{(now) => <PaperRecap titles={now().titles} />}</Match>
      <Match when={certificates()}>{(now) => <PaperCertificates plan={props.plan} board={now().board} />}</Match>
    </Switch>
  );
}
