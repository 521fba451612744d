import { benchReading } from '@stolik/circuit/current/physics';
import { type ChainPart, type ChainReason, leftDark } from '@stolik/circuit/current/reasons';
import { benchLines } from '@stolik/circuit/text/physics';
import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { Clause } from '../../../base/ui/clause.tsx';
import { Icon } from '../../../base/ui/icon.tsx';
import { TileIcon } from '../art/tile-icon.tsx';
import type { Desk } from '../desk/desk.ts';
import { hurts } from '../model/reckoning.ts';
import { tellOf } from './why-button.tsx';

/** Whoever reads an explanation: a table, or the bench. */
export interface Reader extends Pick<Desk, 'words' | 'papers' | 'why' | 'changeWhy'> {
  language(): Language;
  close(): void;
  /** How it would be on a real bench, where more is known than the chain. */
  real?(chain: ChainReason): readonly string[];
  /** The move it tells of is only tried: another may be tried. */
  otherwise?(): void;
}

const isTried = (reader: Reader): boolean => reader.why()?.isTried === true;

/** The explanation that is open at a table, on the sheet it lies on. */
export function WhyCard(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  createEffect(
    on(
      () => desk.why()?.chains,
      (chains) => chains && desk.table.showPanel(true),
    ),
  );
  // Closed with the sheet it lay on.
  createEffect(on(desk.table.isPanelOpen, (isOpen) => isOpen || desk.closeWhy(), { defer: true }));
  function close(): void {
    desk.closeWhy();
    desk.table.showPanel(false);
    desk.handle.focus();
  }
  function otherwise(): void {
    desk.putBack();
    close();
  }
  const { words, papers, why, changeWhy } = desk;
  return <Explanation reader={{ words, papers, why, changeWhy, language: desk.table.language, close, otherwise }} />;
}

/** The chain part by part, what happened, the clause, the smallest repair, and how it would be on a real bench. */
export function Explanation(props: {
  readonly reader: Reader /** It leaves the focus where it is. */;
  readonly isQuiet?: boolean;
  /** It stays as long as what it is about. */
  readonly isLasting?: boolean;
  readonly children?: JSX.Element;
}): JSX.Element {
  const { reader } = props;
  const words = () => reader.papers().why;
  const chain = createMemo(() => {
    const why = reader.why();
    return why?.chains[why.index];
  });
  let heading!: HTMLHeadingElement;
  createEffect(
    on(
      () => reader.why()?.chains,
      (chains) => chains && !props.isQuiet && heading?.focus({ preventScroll: true }),
    ),
  );
  return (
    <Show when={chain()}>
      {(shown) => (
        <section class="ci-card ci-why stack">
          <h2 ref={heading} tabindex="-1">
            <span>{words().title(tellOf(shown(), isTried(reader)))}</span>
            <Show when={!props.isLasting}>
              <button type="button" class="sq" aria-label={words().close} onClick={() => reader.close()}>
                <Icon name="close" />
              </button>
            </Show>
          </h2>
          <Pager reader={reader} />
          <Strip reader={reader} chain={shown()} />
          <Show when={reader.why()?.step !== undefined} fallback={<Verdict reader={reader} chain={shown()} />}>
            <Step reader={reader} chain={shown()} />
          </Show>
          {props.children}
          <div class="ci-why-buttons">
            <StepButton reader={reader} chain={shown()} />
            <Show when={isTried(reader)}>
              <button type="button" class="btn" onClick={() => reader.otherwise?.()}>
                <Icon name="undo" small />
                {reader.words().tray.otherwise}
              </button>
            </Show>
            <Show when={!props.isLasting}>
              <button type="button" class="btn go" onClick={() => reader.close()}>
                {words().done}
              </button>
            </Show>
          </div>
        </section>
      )}
    </Show>
  );
}

function Pager(props: { readonly reader: Reader }): JSX.Element {
  const { reader } = props;
  const count = () => reader.why()?.chains.length ?? 0;
  const index = () => reader.why()?.index ?? 0;
  const go = (by: number) => reader.changeWhy({ index: (index() + by + count()) % count(), step: undefined });
  return (
    <Show when={count() > 1}>
      <div class="ci-pager abreast near">
        <button
          type="button"
          class="sq"
          aria-label={reader.papers().why.which(((index() + count() - 1) % count()) + 1, count())}
          onClick={() => go(-1)}
        >
          <Icon name="back" small />
        </button>
        <span>{reader.papers().why.which(index() + 1, count())}</span>
        <button
          type="button"
          class="sq"
          aria-label={reader.papers().why.which(((index() + 1) % count()) + 1, count())}
          onClick={() => go(1)}
        >
          <Icon name="next" small />
        </button>
      </div>
    </Show>
  );
}

/** Plus, the parts with their numbers, minus. A touch tells about that part. */
function Strip(props: { readonly reader: Reader; readonly chain: ChainReason }): JSX.Element {
  const { reader } = props;
  const name = (part: ChainPart, index: number) =>
    `${index + 1}: ${reader.words().speak.cell(part.cell, reader.words().tile[part.tile.charAt(0) as 'I'])}`;
  return (
    <ol class="ci-strip">
      <li class="end plus" aria-label={reader.papers().why.plus}>
        +
      </li>
      <For each={props.chain.parts}>
        {(part, index) => (
          <li>
            <button
              type="button"
              class="ci-part"
              classList={{ bad: part.burns, 'is-now': reader.why()?.step === index(), lit: part.level > 0 }}
              aria-label={name(part, index())}
              aria-pressed={reader.why()?.step === index()}
              onClick={() => reader.changeWhy({ step: reader.why()?.step === index() ? undefined : index() })}
            >
              <TileIcon token={part.tile} state={{ burnt: part.burns, lit: part.level as 0 | 1 | 2 }} />
              <i aria-hidden="true">{index() + 1}</i>
            </button>
          </li>
        )}
      </For>
      <li class="end minus" aria-label={reader.papers().why.minus}>
        −
      </li>
    </ol>
  );
}

function Verdict(props: { readonly reader: Reader; readonly chain: ChainReason }): JSX.Element {
  const { reader } = props;
  const words = () => reader.papers().why;
  const bench = createMemo(() =>
    typesetAll(
      reader.real?.(props.chain) ?? benchLines(benchReading(props.chain), reader.language()).slice(1),
      reader.language(),
    ),
  );
  return (
    <>
      <p>
        {words().says(tellOf(props.chain, isTried(props.reader)), props.chain.from, props.chain.to)}{' '}
        <Clause game="circuit" id={props.chain.clause} />
      </p>
      <Show when={hurts(props.chain)}>
        <Show when={props.chain.repairs[0]} fallback={<p class="ci-fix abreast">{words().noRepair}</p>}>
          {(repair) => (
            <div class="ci-fix abreast">
              <span class="ci-swap-picture" aria-hidden="true">
                <TileIcon token={repair().was} />
                <Icon name="next" small />
                <TileIcon token={repair().tile} state={{ lit: repair().tile.startsWith('R') ? 0 : 2 }} />
              </span>
              <span>{words().repair(repair().cell, repair().tile.charAt(0), repair().was.charAt(0), repair().points)}</span>
            </div>
          )}
        </Show>
      </Show>
      <div class="ci-real">
        <b>{words().real}</b>
        <p>{bench().join(' ')}</p>
      </div>
    </>
  );
}

function Step(props: { readonly reader: Reader; readonly chain: ChainReason }): JSX.Element {
  const { reader } = props;
  const index = () => reader.why()?.step ?? 0;
  const part = () => props.chain.parts[index()];
  const isAlone = () => props.chain.loads.length === 1;
  const says = () => {
    const at = part();
    if (!at) return '';
    const code = at.tile.charAt(0);
    const does = reader.papers().why.part({
      code,
      level: at.level,
      burns: at.burns,
      isAlone: isAlone(),
      isBorne: at.token !== undefined && at.level > 0,
      isDark: leftDark(props.chain).includes(at),
    });
    return `${reader.words().speak.lying(code, Number(at.tile.charAt(1)))}: ${does}.`;
  };
  return (
    <p class="ci-told" aria-live="polite">
      <b class="ci-num">{index() + 1}</b>
      <span>
        <b class="mono">{part()?.cell}</b> {says()}
      </span>
    </p>
  );
}

function StepButton(props: { readonly reader: Reader; readonly chain: ChainReason }): JSX.Element {
  const { reader } = props;
  const step = () => reader.why()?.step;
  const isLast = () => step() === props.chain.parts.length - 1;
  const next = () => {
    const now = step();
    return now === undefined ? 0 : isLast() ? undefined : now + 1;
  };
  return (
    <button type="button" class="btn" onClick={() => reader.changeWhy({ step: next() })}>
      <Icon name="forward" small />
      {step() === undefined ? reader.papers().why.steps : reader.papers().why.next}
    </button>
  );
}
