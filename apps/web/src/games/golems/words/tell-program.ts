import type { EditionId } from '@stolik/golems/editions';
import { type Card, FALSE_WHEN, type Row, readProgram, TRUE_WHEN } from '@stolik/golems/programs';
import type { Language } from '@stolik/kernel/language';
import { PROGRAM_WORDS } from './programs.ts';

function doneName(card: Card, edition: EditionId, language: Language): string {
  const { done, attack } = PROGRAM_WORDS[language];
  return card === 'A' ? attack[edition] : done[card];
}

/**
 * A program that was played, so that it can be laid again: equal cards in a row are counted ("step forward 3 times"), but a row that holds
 * others says what it is ("repeat: strike ×2"). `subprogram`: what the call runs, in notation. Undefined for other moves.
 */
export function tellProgram(
  text: string,
  edition: EditionId,
  language: Language,
  subprogram?: string | null,
): string | undefined {
  if (!text.startsWith('program ')) return undefined;
  const program = readProgram(text.slice('program '.length), edition);
  if (!program.ok || program.value.length === 0) return undefined;
  const called = subprogram ? tellProgram(`program ${subprogram}`, edition, language) : undefined;
  const said: { readonly says: string; count: number }[] = [];
  for (const row of program.value) {
    const says = rowTold(row, edition, language, called);
    const last = said.at(-1);
    if (last?.says === says && row.kind === 'plain') last.count++;
    else said.push({ says, count: 1 });
  }
  const rows = said.map(({ says, count }) => (count > 1 ? `${says} ${PROGRAM_WORDS[language].times(count)}` : says));
  // A row with commas or a colon of its own ends with a stronger sign.
  return rows.join(rows.some((row) => /[,:]/.test(row)) ? '; ' : ', ');
}

function rowTold(row: Row, edition: EditionId, language: Language, called: string | undefined): string {
  const act = (card: Card): string => doneName(card, edition, language);
  const words = PROGRAM_WORDS[language];
  switch (row.kind) {
    case 'plain':
      return act(row.card);
    case 'repeat':
      return `${words.repeat[edition]}: ${act(row.card)} ×2`;
    case 'if':
      return words.either(TRUE_WHEN[row.test][language], act(row.yes), act(row.no));
    case 'while':
      return words.while(FALSE_WHEN[row.sensor][language], act(row.card));
    case 'call':
      return words.call(called === undefined ? '' : ` (${called})`);
  }
}
