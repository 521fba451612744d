import type { CircuitView } from '@stolik/circuit/seen/view';
import type { Language } from '@stolik/kernel/language';
import type { ScoreLine } from '../../../shell/contract.ts';
import { wordsOf } from '../words/by-language.ts';

/** Up to this many shorts and burns cost points; later ones a turn. [C4.5] */
const PAID_SHORTS = 2;
const SHORT_COST = 2;

/** Every lit part, every kept token, every penalty. [C7.2] */
export function scoreLines(view: CircuitView, language: Language): ScoreLine[] {
  const words = wordsOf(language).score;
  return view.seats.flatMap((own, seat): ScoreLine[] => {
    const lit = Object.entries(view.cells).flatMap(([cell, { tile, glow }]) =>
      glow?.seat === seat ? [{ seat, text: words.lit({ cell, code: tile.charAt(0) }, glow.level), points: glow.level }] : [],
    );
    const kept = own.kept.map((level) => ({ seat, text: words.kept(level), points: level }));
    const shorts = Math.min(own.shorts, PAID_SHORTS);
    const irons = own.penalties - shorts * SHORT_COST;
    const lines = [
      ...lit,
      ...kept,
      ...(shorts > 0 ? [{ seat, text: words.shorts(shorts), points: -shorts * SHORT_COST }] : []),
      ...(irons > 0 ? [{ seat, text: words.irons(irons), points: -irons }] : []),
      ...(own.gone ? [{ seat, text: words.resigned, points: 0 }] : []),
    ];
    return lines.length > 0 ? lines : [{ seat, text: words.nothing, points: 0 }];
  });
}
