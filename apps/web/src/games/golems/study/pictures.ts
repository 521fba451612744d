import { barrelArt, barrelPlace, flagArt, spanner, tokenArt } from '@stolik/golems/art/board';
import { commandArt } from '@stolik/golems/art/cards';
import { type Goal, namedIn } from '@stolik/kernel/puzzles/puzzle';
import type { Edition } from '../desk/edition.ts';
import { facingNumber } from '../model/field.ts';
import { frontArt } from '../model/pieces.ts';
import type { Figure, GolemsView } from '../model/scene.ts';

const INK = 'var(--art-ink,#2b2533)';
const CARD = 'var(--card-move,#2f7d4f)';
const PAPER = 'var(--art-paper,#fffdf8)';

const small = (art: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${art}</g>`;
const stroke = (d: string, width: number, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** On the card itself, which may be dark. */
const arrow = (y: number): string => stroke(`M50 ${y}h10M56 ${y - 5}l5 5-5 5`, 3.5, 'currentColor');

/** So many cards in a line; `odd` is the one that is wrong. */
function cards(count: number, y: number, odd = -1): string {
  const width = Math.min(14, 92 / count);
  const left = 50 - (width * count) / 2;
  return Array.from({ length: count }, (_, card) => {
    const x = left + card * width + 1;
    const isOdd = card === odd;
    const face = `<rect x="${x}" y="${y}" width="${width - 2}" height="17" rx="3" fill="${isOdd ? PAPER : CARD}" stroke="${INK}" stroke-width="2"/>`;
    return isOdd ? face + small(QUESTION, x + width / 2 - 9, y, 17) : face;
  }).join('');
}

const QUESTION = stroke('M34 36q0-18 16-18t16 16q0 10-8 15t-8 14M50 82h0', 12);
const UNKNOWN = `<rect x="7" y="7" width="86" height="86" rx="18" fill="${PAPER}" stroke="${INK}" stroke-width="5" stroke-dasharray="13 9"/>${QUESTION}`;

/** What is wanted, drawn: who goes where, with how much, or what is to happen to whom. */
export function pictureOf(goal: Goal, view: GolemsView, seat: number, edition: Edition): string {
  const { figures } = edition.sceneOf(view);
  const own = figures[seat]!;
  const count = edition.kidsOf(view)?.cards?.all ?? 3;
  const asked = typeof goal['golem'] === 'number' ? goal['golem'] - 1 : (seat + 1) % figures.length;
  const front = (figure: Figure): string => frontArt(figure, edition.id);
  const leads = (to: string, top: number, from = front(own)): string =>
    small(from, 0, top, 50) + arrow(top + 28) + small(to, 62, top + 9, 38);
  const facing = namedIn(goal, 'facing');
  const flag = flagArt(facing === '' ? undefined : facingNumber(facing));
  const fights = (other: Figure): string =>
    small(front(own), -2, 34, 52) + small(front(other), 50, 34, 52) + small(commandArt('A'), 32, 0, 36);
  const hit = (): string => fights({ ...figures[asked]!, damage: Math.max(1, figures[asked]!.damage) });
  const guarded = small(front(own), 0, 10, 76) + small(commandArt('D'), 50, 48, 50);
  switch (goal.kind) {
    case 'reach':
      return leads(flag, 22);
    case 'repair':
      return leads(flag, 8) + cards(3, 76, 1);
    case 'shorten':
      return (
        leads(flag, 8) +
        small(cards(5, 76), -8, 16, 70) +
        stroke('M62 78h8M67 74l4 4-4 4', 3, 'currentColor') +
        small(cards(2, 76), 51, 16, 70)
      );
    case 'treasure':
      return leads(tokenArt('treasure'), 8) + cards(count, 78);
    case 'gears':
      return leads(small(tokenArt('gear'), 0, -30, 80) + small(tokenArt('gear'), 20, 36, 80), 8) + cards(count, 78);
    case 'predict':
      return leads(UNKNOWN, 22, front(figures[asked] ?? own));
    case 'beat':
      return hit();
    // Nobody knows what the rival has laid.
    case 'sure':
      return hit() + small(UNKNOWN, 66, 0, 30);
    case 'out':
      return fights({ ...figures[asked]!, at: null });
    case 'safe':
      return guarded;
    case 'unhurt':
      return guarded + small(UNKNOWN, 66, 0, 30);
    case 'mend':
      return leads(front({ ...own, damage: Math.max(0, own.damage - 1) }), 10) + spanner(56, 78, 1.1);
    case 'barrel':
      return small(barrelArt(), 2, 26, 48) + arrow(52) + small(barrelPlace(), 62, 32, 38);
    default:
      return leads(flag, 22);
  }
}
