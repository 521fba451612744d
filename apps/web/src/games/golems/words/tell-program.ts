import { readProgram } from '@stolik/golems/programs/notation';
import type { Card, Edition, Row } from '@stolik/golems/programs/program';
import { actName, FALSE_WHEN, TRUE_WHEN } from '@stolik/golems/programs/pseudocode';
import { countForm, type Language } from '@stolik/kernel/language';

/** Polish orders are imperatives; what was done is named by nouns. */
const NOUNS_PL: Readonly<Record<Exclude<Card, 'A'>, string>> = {
  F: 'krok naprzód',
  B: 'krok wstecz',
  L: 'obrót w lewo',
  R: 'obrót w prawo',
  S: 'postój',
  D: 'obrona',
};
const ATTACKS_PL: Readonly<Record<Edition, string>> = { golems6: 'cios', golems4: 'atak' };

function doneName(card: Card, edition: Edition, language: Language): string {
  if (language !== 'pl') return actName(card, edition, language);
  return card === 'A' ? ATTACKS_PL[edition] : NOUNS_PL[card];
}

const TIMES: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => (count === 2 ? 'twice' : `${count} times`),
  ru: (count) => `${count} ${countForm('ru', count, { one: 'раз', few: 'раза', many: 'раз' })}`,
  pl: (count) => `${count} razy`,
};

interface RowWords {
  /** A Repeat, or a Cycle 2 in the old edition, and what it holds. */
  readonly repeat: Readonly<Record<Edition, string>>;
  either(when: string, yes: string, no: string): string;
  while(when: string, act: string): string;
  /** `held`: the commands of the subprogram, where they are known. */
  call(held: string): string;
}
const ROWS: Readonly<Record<Language, RowWords>> = {
  en: {
    repeat: { golems6: 'repeat', golems4: 'cycle' },
    either: (when, yes, no) => `if ${when}, ${yes}, else ${no}`,
    while: (when, act) => `while ${when}, ${act}`,
    call: (held) => `the subprogram${held}`,
  },
  ru: {
    repeat: { golems6: 'повтор', golems4: 'цикл' },
    either: (when, yes, no) => `если ${when}, ${yes}, иначе ${no}`,
    while: (when, act) => `пока ${when}, ${act}`,
    call: (held) => `подпрограмма${held}`,
  },
  pl: {
    repeat: { golems6: 'powtórz', golems4: 'cykl' },
    either: (when, yes, no) => `jeśli ${when}, ${yes}, a jeśli nie, ${no}`,
    while: (when, act) => `dopóki ${when}, ${act}`,
    call: (held) => `podprogram${held}`,
  },
};

/**
 * A program that was played, so that it can be laid again: equal cards in a row are counted ("step forward 3 times"), but a row that holds
 * others says what it is ("repeat: strike ×2"). `subprogram`: what the call runs, in notation. Undefined for other moves.
 */
export function tellProgram(text: string, edition: Edition, language: Language, subprogram?: string | null): string | undefined {
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
  const rows = said.map(({ says, count }) => (count > 1 ? `${says} ${TIMES[language](count)}` : says));
  // A row with commas or a colon of its own ends with a stronger sign.
  return rows.join(rows.some((row) => /[,:]/.test(row)) ? '; ' : ', ');
}

function rowTold(row: Row, edition: Edition, language: Language, called: string | undefined): string {
  const act = (card: Card): string => doneName(card, edition, language);
  const words = ROWS[language];
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
