import type { Page } from '@playwright/test';
import { circuit } from '@stolik/circuit/game';
import { type AnyGame, REFEREE, type Seat } from '@stolik/kernel/game';
import { parseLog, replay } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { tileArt } from '@stolik/micropul/art';
import { micropul } from '@stolik/micropul/game';
import { turned } from '../src/games/micropul/model/position.ts';
import { resting } from './helpers.ts';

/** A tile has one name however it lies. */
const nameOf = (tile: string): string => [0, 1, 2, 3].map((by) => turned(tile, by)).sort()[0]!;
const drawn = (tiles: readonly string[]): string[] =>
  tiles.flatMap((tile) => [0, 1, 2, 3].map((by) => tileArt(turned(tile, by))));

interface Known {
  readonly game: AnyGame;
  /** Where pieces of a hand are in the page. */
  readonly pieces: string;
  /** What everybody holds, by seat, in a referee's view. */
  hands(view: never): readonly (readonly string[])[];
  /** What lies open for all. */
  open(view: never): readonly string[];
}

const GAMES: Readonly<Record<'micropul' | 'circuit', Known>> = {
  micropul: {
    game: micropul,
    pieces: '.mp-hand-tile, .mp-open-tile, .open-hand svg',
    hands: ({ hands }: ReturnType<typeof micropul.view>) => hands.map((hand) => ('tiles' in hand ? hand.tiles.map(nameOf) : [])),
    open: ({ board }: ReturnType<typeof micropul.view>) => board.map(({ tile }) => nameOf(tile)),
  },
  circuit: {
    game: circuit,
    pieces: '.ci-held[data-token]:not(.front), .open-hand svg',
    hands: ({ seats }: ReturnType<typeof circuit.view>) => seats.map(({ hand }) => (hand.kind === 'open' ? hand.tokens : [])),
    open: () => [],
  },
};

export interface Secrets {
  /** All hands that each seat has ever held, the latest last; pieces in order. */
  readonly held: readonly (readonly string[])[];
  /** Drawings that are nobody's business but the seat's. */
  readonly arts: readonly (readonly string[])[];
}

/** Equal pieces may lie on each other. */
const inOrder = (pieces: readonly string[]): string => [...new Set(pieces)].sort().join(' ');

/** What everybody at the table of this page holds and has held, from the log in the browser's storage. */
export async function secretsAt(page: Page, game: 'micropul' | 'circuit'): Promise<Secrets> {
  const kept = () => page.evaluate(() => localStorage.getItem(`stolik.log.${location.hash.split('/').at(-1)}`) ?? '');
  const text = await resting(page, kept);
  const known = GAMES[game];
  const views: unknown[] = [];
  unwrap(replay(known.game, unwrap(parseLog(text)), ({ state }) => views.push(known.game.view(state, REFEREE))));
  const last = views.at(-1) as never;
  const open = known.open(last);
  return {
    held: known.hands(last).map((_, seat) => [...new Set(views.map((view) => inOrder(known.hands(view as never)[seat]!)))]),
    arts: known.hands(last).map((tiles) => (game === 'micropul' ? drawn(tiles.filter((tile) => !open.includes(tile))) : [])),
  };
}

/** The pieces that lie in any hand of this page. */
export async function piecesIn(page: Page, game: 'micropul' | 'circuit'): Promise<string> {
  const found = await page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((each) => each.dataset['tile'] ?? each.dataset['token'] ?? '?'),
    GAMES[game].pieces,
  );
  return inOrder(found.map((piece) => (game === 'micropul' && piece !== '?' ? nameOf(piece) : piece)));
}

/** What pictures show as an example is nobody's piece. */
const EXAMPLES = '.how-to *, .mp-more *';

/** Whose hidden pieces are drawn anywhere in the page, in a hand or not; the one who looks is left out, and so are pieces just like theirs. */
export function drawnOf(page: Page, { arts }: Secrets, looks: Seat | undefined): Promise<number[]> {
  return page.evaluate(
    ([all, mine, examples]) => {
      const mould = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      const there = new Set(
        [...document.querySelectorAll('svg, svg g')].filter((each) => !each.matches(examples)).map((each) => each.innerHTML),
      );
      return all.flatMap((own, seat) => {
        const isSeen = own.some((art) => {
          if (mine !== undefined && all[mine]!.includes(art)) return false;
          mould.innerHTML = art;
          return there.has(mould.innerHTML);
        });
        return isSeen && seat !== mine ? [seat] : [];
      });
    },
    [arts, looks, EXAMPLES] as const,
  );
}
