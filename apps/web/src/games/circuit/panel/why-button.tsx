import { shortArt, smokeArt } from '@stolik/circuit/art/tokens';
import { type ChainPart, type ChainReason, isChoice, leftDark } from '@stolik/circuit/current/reasons';
import { type JSX, Show } from 'solid-js';
import { TileIcon } from '../art/tile-icon.tsx';
import type { Desk } from '../desk/desk.ts';
import { hurts } from '../model/reckoning.ts';
import type { Named, WhyWords } from '../words/words.ts';

const named = ({ cell, tile }: ChainPart): Named => ({ code: tile.charAt(0), cell });

/** What the words need to know of a chain. */
export function tellOf(chain: ChainReason, isTried = false): WhyWords {
  const { outcome, parts, row, fuse, helpers } = chain;
  const hit = parts.filter(({ burns, level, token }) => (outcome === 'smoke' ? burns : level > 0 && !token));
  const borne = outcome === 'glow' ? parts.filter(({ token }) => token) : [];
  const told = hit.map((part) => ({ name: named(part), isHalf: outcome === 'glow' && part.level === 1 }));
  return {
    outcome,
    parts: told.map(({ name }) => name),
    half: told.filter(({ isHalf }) => isHalf).map(({ name }) => name),
    borne: borne.map(named),
    dark: leftDark(chain).map(named),
    isChoice: isChoice(chain),
    row,
    loads: chain.loads.length,
    fuse,
    helpers,
    isTried,
  };
}

/** Asks about the last check that closed a chain; burnt parts and shorts on the board answer for themselves. */
export function WhyButton(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const latest = () => desk.reckoning().latest;
  const worst = () => latest().find(hurts) ?? latest()[0];
  return (
    <Show when={worst()}>
      {(chain) => (
        <button
          type="button"
          class="btn ci-why-button"
          aria-label={desk.words().board.whyAt(desk.papers().why.title(tellOf(chain())))}
          aria-pressed={desk.why() !== undefined}
          onClick={() => {
            if (desk.why()) desk.closeWhy();
            else {
              desk.openWhy(worstFirst(latest()));
              desk.table.showPanel(true);
            }
          }}
        >
          <WhySign chain={chain()} />
          <span data-leaves="4">{desk.words().board.why}</span>
        </button>
      )}
    </Show>
  );
}

export const worstFirst = (chains: readonly ChainReason[]): readonly ChainReason[] =>
  [...chains].sort((a, b) => Number(hurts(b)) - Number(hurts(a)));

function WhySign(props: { readonly chain: ChainReason }): JSX.Element {
  const art = () => (props.chain.outcome === 'short' ? shortArt(2) : smokeArt());
  const lit = () => props.chain.parts.find(({ level }) => level > 0);
  return (
    <Show when={!hurts(props.chain)} fallback={<svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={art()} />}>
      <TileIcon token={`${lit()?.tile.charAt(0) ?? 'E'}0`} state={{ lit: lit() ? 2 : 0 }} bare />
    </Show>
  );
}

/** It is about a move that is only tried. */
