import type { EditionId } from '@stolik/golems/editions';
import { pseudocode, readProgram } from '@stolik/golems/programs';
import { LOGIC_NAMES } from '@stolik/golems/words';
import type { Language } from '@stolik/kernel/language';
import type { Item } from '../model/draft.ts';
import { wordsOf } from './by-language.ts';
import { PROGRAM_WORDS } from './programs.ts';

/** A program in one line of words: "step forward; if there is a wall ahead: turn left, else: stay". Undefined for other moves. */
export function sayProgram(text: string, edition: EditionId, language: Language): string | undefined {
  if (!text.startsWith('program ')) return undefined;
  const program = readProgram(text.slice('program '.length), edition);
  if (!program.ok || program.value.length === 0) return undefined;
  const rows = program.value.map((row) => {
    const [head = '', then, ...other] = pseudocode([row], edition, language).map((line) => line.trim());
    const whole = then ? `${head} ${then}` : head;
    return other.length > 0 ? `${whole}, ${other.join(' ')}` : whole;
  });
  return rows.join('; ');
}

/** Any move in words: what nobody has learned to read is not shown alone. Undefined for what is no move of these games. */
export function sayMove(text: string, edition: EditionId, language: Language): string | undefined {
  const words = wordsOf(language, edition);
  const [verb = '', ...rest] = text.split(' ');
  const what = rest.join(' ');
  if (!what) return undefined;
  switch (verb) {
    case 'program':
      return sayProgram(text, edition, language);
    case 'subprogram':
      return what === 'none'
        ? words.tray.noSubprogram
        : `${PROGRAM_WORDS[language].subprogram}: ${rest.map((card) => words.card(card as Item)).join(', ')}`;
    case 'choose':
      return words.choices[what];
    case 'logic':
      return what === 'none' ? words.tray.declineLogic : sayLogic(rest, words.tray, language);
    case 'exit':
    case 'teleport':
      return what === 'none' ? words.tray.decline : `${words.asks[verb]}: ${what}`;
    case 'jam':
      return words.tray.row(Number(what));
    case 'damage':
      return PROGRAM_WORDS[language].breaks(words.components[what] ?? what);
    case 'repair':
      return what === 'none' ? words.tray.decline : PROGRAM_WORDS[language].repaired(words.components[what] ?? what);
    case 'build':
      return what
        .split(', ')
        .map((part) => part.split(' '))
        .map(([kind = '', colour = '']) => `${words.components[kind] ?? kind}: ${words.robots[colour] ?? colour}`)
        .join(', ');
    default:
      return undefined;
  }
}

/** `or 2:1then`: on a row of somebody's program; `or d4`: on a cell. */
function sayLogic(
  [token = '', place = '']: readonly string[],
  tray: { rowAnswer(text: string): string; readonly cell: string },
  language: Language,
): string {
  const name = LOGIC_NAMES[token]?.[language] ?? token;
  const [seat = '', row] = place.split(':');
  return row === undefined
    ? `${name}: ${tray.cell} ${place}`
    : `${name}: ${PROGRAM_WORDS[language].seat(seat)}, ${tray.rowAnswer(row)}`;
}
