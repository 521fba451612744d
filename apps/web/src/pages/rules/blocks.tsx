import { type Origin, splitWords } from '@stolik/games/clauses';
import { type Block, type Inline, plainWords, type Words } from '@stolik/games/rules/book';
import { typeset } from '@stolik/look/typography';
import { For, type JSX, Match, Switch } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { preferences } from '../../base/preferences.ts';
import { toRules } from '../../base/router.ts';
import { bookOf } from './book.ts';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
const as = <Kind extends Block['kind']>(block: Block, kind: Kind): BlockOf<Kind> | false =>
  block.kind === kind && (block as BlockOf<Kind>);

/** Blocks of a rule book. `marked` are the words that were searched for. */
export function Blocks(props: { readonly blocks: readonly Block[]; readonly marked: readonly string[] }): JSX.Element {
  return (
    <For each={props.blocks}>
      {(block) => (
        <Switch>
          <Match when={as(block, 'paragraph') || as(block, 'item')}>
            {(it) => (
              <p>
                <Written words={it().words} marked={props.marked} />
              </p>
            )}
          </Match>
          <Match when={as(block, 'heading')}>
            {(it) => (
              <h3>
                <Written words={it().words} marked={props.marked} />
              </h3>
            )}
          </Match>
          <Match when={as(block, 'code')}>
            {(it) => (
              <pre class="scroll" tabindex="0">
                <code>{it().text}</code>
              </pre>
            )}
          </Match>
          <Match when={as(block, 'list')}>
            {(it) => (
              <ul>
                <For each={it().items}>
                  {(item) => (
                    <li>
                      <Blocks blocks={item} marked={props.marked} />
                    </li>
                  )}
                </For>
              </ul>
            )}
          </Match>
          <Match when={as(block, 'table')}>{(it) => <Table table={it()} marked={props.marked} />}</Match>
        </Switch>
      )}
    </For>
  );
}

/** A wide table scrolls by itself; whatever scrolls can be reached with the keyboard. */
function Table(props: { readonly table: BlockOf<'table'>; readonly marked: readonly string[] }): JSX.Element {
  return (
    <section class="scroll" tabindex="0" aria-label={`${p().rules.table}: ${props.table.head.map(plainWords).join(', ')}`}>
      <table>
        <thead>
          <tr>
            <For each={props.table.head}>
              {(cell) => (
                <th scope="col">
                  <Written words={cell} marked={props.marked} />
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={props.table.rows}>
            {(row) => (
              <tr>
                <For each={row}>
                  {(cell) => (
                    <td>
                      <Written words={cell} marked={props.marked} />
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}

export function Written(props: { readonly words: Words; readonly marked: readonly string[] }): JSX.Element {
  return <For each={props.words}>{(inline) => inlineOf(inline, props.marked)}</For>;
}

function inlineOf(inline: Inline, marked: readonly string[]): JSX.Element {
  if (typeof inline === 'string') return plain(inline, marked);
  switch (inline.kind) {
    case 'code':
      return <code>{mark(inline.text, marked)}</code>;
    case 'strong':
      return (
        <strong>
          <Written words={inline.words} marked={marked} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Written words={inline.words} marked={marked} />
        </em>
      );
    // Links of the documents lead to files of the repository; on this page their words are enough.
    case 'link':
      return <Written words={inline.words} marked={marked} />;
  }
}

/** Tags of origin get their meaning, names of clauses become links. */
function plain(text: string, marked: readonly string[]): JSX.Element {
  return splitWords(text).map((part) => {
    if (typeof part === 'string') return mark(typeset(part, preferences.language), marked);
    return part.kind === 'origin' ? tag(part.letter) : reference(part.clause);
  });
}

function tag(letter: Origin): JSX.Element {
  return (
    <abbr class={`src src-${letter.toLowerCase()}`} title={p().rules.tags[letter]}>
      {letter}
    </abbr>
  );
}

function reference(clause: string): JSX.Element {
  return <a href={toRules(bookOf(clause), clause)}>{clause}</a>;
}

function mark(text: string, words: readonly string[]): JSX.Element {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  return text.split(pattern).map((part, index) => (index % 2 === 1 ? <mark>{part}</mark> : part));
}
