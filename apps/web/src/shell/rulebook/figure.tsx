import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import { Icon } from '../../base/ui/icon.tsx';
import { PictureView } from '../../base/ui/picture-view.tsx';
import { drawBoard, isBoard, isPieces, widthOf } from './drawing.ts';
import type { BoardPanel, Panel, PiecesPanel, Rulebook } from './rulebook.ts';

/** A picture of a rulebook: panels on the felt of the game, and under them what they show. */
export function Figure(props: {
  readonly book: Rulebook;
  readonly panels: readonly Panel[];
  readonly alt: string | undefined;
  readonly caption: string | undefined;
}): JSX.Element {
  return (
    <figure class="rb-figure">
      <div class={`rb-felt felt-${props.book.game.id}`} role="img" aria-label={props.alt}>
        <For each={props.panels}>
          {(panel) => (
            <Switch
              fallback={
                <svg class="rb-arrow" viewBox="0 0 60 60" aria-hidden="true">
                  <path d="M8 30h42M34 14l17 16-17 16" />
                </svg>
              }
            >
              <Match when={isBoard(panel) && panel}>{(board) => <Board book={props.book} panel={board()} />}</Match>
              <Match when={isPieces(panel) && panel}>{(pieces) => <Pieces book={props.book} panel={pieces()} />}</Match>
            </Switch>
          )}
        </For>
      </div>
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

function Board(props: { readonly book: Rulebook; readonly panel: BoardPanel }): JSX.Element {
  const picture = createMemo(() => drawBoard(props.book, props.panel));
  return (
    <div class="rb-panel" style={{ '--places': `${widthOf(picture())}` }}>
      <PictureView picture={picture()} />
      <Sign of={props.panel.sign} />
    </div>
  );
}

function Pieces(props: { readonly book: Rulebook; readonly panel: PiecesPanel }): JSX.Element {
  return (
    <div class="rb-panel" style={{ '--places': `${props.panel.pieces.length}` }}>
      <div class="rb-pieces">
        <For each={props.panel.pieces}>{(name) => <Piece book={props.book} name={name} />}</For>
      </div>
      <Sign of={props.panel.sign} />
    </div>
  );
}

export function Piece(props: { readonly book: Rulebook; readonly name: string }): JSX.Element {
  return <svg class="rb-piece" viewBox="0 0 100 100" aria-hidden="true" innerHTML={props.book.art.piece(props.name) ?? ''} />;
}

/** Right, wrong, or a number: what comes of it. */
function Sign(props: { readonly of: string | undefined }): JSX.Element {
  return (
    <Show when={props.of}>
      {(sign) => (
        <span class="rb-sign" data-sign={sign()}>
          <Switch fallback={sign()}>
            <Match when={sign() === 'yes'}>
              <Icon name="check" />
            </Match>
            <Match when={sign() === 'no'}>
              <Icon name="close" />
            </Match>
          </Switch>
        </span>
      )}
    </Show>
  );
}
