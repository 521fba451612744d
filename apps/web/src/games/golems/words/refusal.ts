import type { Refusal } from '@stolik/kernel/game';
import type { Item } from '../model/draft.ts';
import type { Words } from './by-language.ts';

/** Why a card can't be laid just now: the rules know programs, the hand knows what is still in it. Undefined: the rules explain it. */
export function explainLaying({ code, details }: Refusal, words: Words): string | undefined {
  const card = words.card(String(details?.['card'] ?? 'F') as Item);
  if (code === 'no-room') return words.tray.noRoom(card, Number(details?.['rows']));
  if (code === 'all-filled') return words.tray.allFilled;
  // Only children are told how many cards are missing: others read it on the button.
  if (code === 'rows-wrong' && details?.['left']) return words.kids.lay(Number(details['left']));
  return code === 'none-left' ? words.tray.noMore(card) : undefined;
}
