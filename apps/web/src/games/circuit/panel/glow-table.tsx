import { tileArt } from '@stolik/circuit/art';
import { shortArt, smokeArt } from '@stolik/circuit/art/tokens';
import type { TileCode } from '@stolik/circuit/art/way';
import { ledLevel, verdictOf } from '@stolik/circuit/current/verdict';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Clause } from '../../../base/ui/clause.tsx';
import { face } from '../art/face.ts';
import type { Desk } from '../desk/desk.ts';

/** The rows of C5.1, from the plus on, and what burns by C4.3. */
const ROWS = ['E', 'EE', 'EV', 'VV', 'RE', 'RV', 'RRV', 'RVV', 'V', 'R', 'REV', 'VVV'] as const;

interface Row {
  readonly loads: readonly TileCode[];
  readonly levels: readonly number[];
  readonly isSmoke: boolean;
  readonly atMost: number;
}

/** What the rules say of these loads in this order. */
function rowOf(text: string): Row {
  const loads = [...text] as TileCode[];
  const number = (code: string): number => loads.filter((load) => load === code).length;
  const verdict = verdictOf(number('R'), number('E'), number('V'), 0);
  let leds = 0;
  const levels = loads.map((load) => (load === 'E' ? verdict.lamps : load === 'V' ? ledLevel(verdict, leds++) : 0));
  return { loads, levels, isSmoke: verdict.kind === 'smoke', atMost: verdict.atMost };
}

const TABLE: readonly Row[] = ROWS.map(rowOf);

/** "What glows", always at hand. */
export function GlowTable(props: { readonly desk: Desk }): JSX.Element {
  const words = () => props.desk.papers().glows;
  const current = createMemo(() => {
    const { desk } = props;
    const why = desk.why();
    const chains = why ? why.chains.slice(why.index, why.index + 1) : (desk.outlook()?.chains ?? []);
    // A chain that a battery helps is read as a shorter one, by a rule and not by a row; one that is opened first by none. [C5.5, C4.4]
    const read = chains.filter(({ helpers, outcome }) => helpers === 0 && outcome !== 'fuse' && outcome !== 'opened');
    return new Set(read.map(({ loads }) => [...loads].sort().join('')));
  });
  const isNow = (row: Row) => current().has([...row.loads].sort().join(''));
  return (
    <section class="ci-glows stack near" aria-label={words().title}>
      <h2>
        {words().title}
        <Clause game="circuit" id="C5.1" />
      </h2>
      <ul>
        <For each={TABLE}>
          {(row) => (
            <li
              classList={{ 'is-now': isNow(row), words: row.loads.join('') === 'REV' || row.atMost < row.loads.length }}
              aria-label={
                row.isSmoke
                  ? words().burns(row.loads)
                  : words().row(
                      row.loads,
                      row.levels.filter((level) => level > 0),
                    )
              }
            >
              <svg
                viewBox={`0 0 ${row.loads.length * 100} 100`}
                style={{ width: `${row.loads.length * 2.1}em` }}
                aria-hidden="true"
                innerHTML={rowArt(row, face())}
              />
              <Show when={!row.isSmoke} fallback={<Mark art={smokeArt()} text={words().smoke} />}>
                <b aria-hidden="true">
                  {row.atMost < row.loads.length ? words().anyTwo : row.levels.filter((level) => level > 0).join(' ')}
                </b>
              </Show>
            </li>
          )}
        </For>
        <li class="words" classList={{ 'is-now': current().has('') && current().size > 0 }}>
          <span>{words().noLoad}</span>
          <Mark art={shortArt(2)} text={words().short} />
        </li>
        <li class="words">
          <span>{words().otherThree}</span>
          <b>{words().anyTwo}</b>
        </li>
        <li class="words">
          <span>{words().four}</span>
          <b>{words().nothing}</b>
        </li>
      </ul>
      <p class="ci-key">{words().key}</p>
      <Show when={props.desk.view().options.battery}>
        <p class="ci-key">
          {words().battery} <Clause game="circuit" id="C5.5" />
        </p>
      </Show>
    </section>
  );
}

function Mark(props: { readonly art: string; readonly text: string }): JSX.Element {
  return (
    <b class="ci-mark">
      <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={props.art} />
      {props.text}
    </b>
  );
}

function rowArt(row: Row, look: 'real' | 'schematic'): string {
  return row.loads
    .map((code, i) => {
      const state = row.isSmoke ? { burnt: false } : { lit: (row.levels[i] ?? 0) as 0 | 1 | 2 };
      return `<g transform="translate(${i * 100} 0)">${tileArt(code, { face: look, rotation: 1, state, chip: false })}</g>`;
    })
    .join('');
}
