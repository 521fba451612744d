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
  either(when: string, yes: string, no: string): string;
  while(when: string, act: string): string;
  readonly call: string;
}
const ROWS: Readonly<Record<Language, RowWords>> = {
  en: {
    either: (when, yes, no) => `if ${when}, ${yes}, else ${no}`,
    while: (when, act) => `while ${when}, ${act}`,
    call: 'the subprogram',
  },
  ru: {
    either: (when, yes, no) => `если ${when}, ${yes}, иначе ${no}`,
    while: (when, act) => `пока ${when}, ${act}`,
    call: 'подпрограмма',
  },
  pl: {
    either: (when, yes, no) => `jeśli ${when}, ${yes}, a jeśli nie, ${no}`,
    while: (when, act) => `dopóki ${when}, ${act}`,
    call: 'podprogram',
  },
};

/** A program that was played, equal commands counted: "step forward 3 times, strike". Undefined for other moves. */
export function tellProgram(text: string, edition: Edition, language: Language): string | undefined {
  if (!text.startsWith('program ')) return undefined;
  const program = readProgram(text.slice('program '.length), edition);
  if (!program.ok || program.value.length === 0) return undefined;
  const said: { readonly says: string; count: number }[] = [];
  for (const row of program.value) {
    const [says, count] = rowTold(row, edition, language);
    const last = said.at(-1);
    if (last?.says === says && (row.kind === 'plain' || row.kind === 'repeat')) last.count += count;
    else said.push({ says, count });
  }
  const rows = said.map(({ says, count }) => (count > 1 ? `${says} ${TIMES[language](count)}` : says));
  // A row with commas of its own ends with a stronger sign.
  return rows.join(rows.some((row) => row.includes(',')) ? '; ' : ', ');
}

function rowTold(row: Row, edition: Edition, language: Language): readonly [says: string, count: number] {
  const act = (card: Card): string => doneName(card, edition, language);
  const words = ROWS[language];
  switch (row.kind) {
    case 'plain':
      return [act(row.card), 1];
    case 'repeat':
      return [act(row.card), 2];
    case 'if':
      return [words.either(TRUE_WHEN[row.test][language], act(row.yes), act(row.no)), 1];
    case 'while':
      return [words.while(FALSE_WHEN[row.sensor][language], act(row.card)), 1];
    case 'call':
      return [words.call, 1];
  }
}
