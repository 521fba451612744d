import type { Action, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { inSentences } from '@stolik/search/sentences';
import { CARDS } from '../programs/program.ts';
import { COMPONENTS, PROCESSOR, WEAPON } from '../v4/kinds.ts';
import { rowsLaid } from '../v4/programs.ts';
import { ASK_DAMAGE, ASK_JAM, ASK_REPAIR, DAMAGED, kitOf, partIndex, STRIDE, type State4 } from '../v4/state.ts';
import { en } from '../words/en/choices4.ts';
import { pl } from '../words/pl/choices4.ts';
import { ru } from '../words/ru/choices4.ts';

const WORDS: Readonly<Record<Language, typeof en>> = { en, ru, pl };

/**
 * The effect of an answer in the middle of a round: a component that breaks or is repaired, a row that is jammed. Empty for all
 * others.
 */
export function explainChoice4(world: State4, seat: Seat, action: Action, language: Language): string {
  const words = WORDS[language];
  if (world.ask === ASK_JAM) return inSentences([words.jams(action + 1, rowsLaid(world, world.victim) - action - 1)], language);
  const isRepair = world.ask === ASK_REPAIR;
  if ((world.ask !== ASK_DAMAGE && !isRepair) || action >= COMPONENTS.length) return '';
  return inSentences([componentReason(world, seat, action, isRepair, words)], language);
}

function componentReason(world: State4, seat: Seat, component: number, isRepair: boolean, words: typeof en): string {
  const { rows, power, reach, forbids } = kitOf(world);
  const now = world.robot[seat * STRIDE + DAMAGED]!;
  const [before, after] = [now, now ^ (1 << component)].map((damaged) => partIndex(world, seat, component, damaged)) as [
    number,
    number,
  ];
  if (component === PROCESSOR) return (isRepair ? words.rowsBack : words.rowsLeft)(rows[after]!, rows[before]!);
  if (component !== WEAPON) {
    const card = CARDS[forbids[isRepair ? before : after]!] as 'F' | 'B' | 'L' | 'R';
    return isRepair ? words.allows(card) : words.forbids(card);
  }
  if (power[after] !== power[before]) return (isRepair ? words.powerBack : words.powerLeft)(power[after]!, power[before]!);
  return (isRepair ? words.reachBack : words.reachLeft)(reach[after]!, reach[before]!);
}
