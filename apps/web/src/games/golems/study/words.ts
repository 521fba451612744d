import type { EditionId } from '@stolik/golems/editions';
import type { Language, Words } from '@stolik/kernel/language';
import { type Goal, namedIn } from '@stolik/kernel/puzzles/puzzle';
import { inEach } from '@stolik/look/catalog';
import { typesetAll } from '@stolik/look/typography';
import { en } from '../../../words/en/games/golems/study.ts';
import { en as enNames } from '../../../words/en/games/golems/study-names.ts';
import { pl } from '../../../words/pl/games/golems/study.ts';
import { pl as plNames } from '../../../words/pl/games/golems/study-names.ts';
import { ru } from '../../../words/ru/games/golems/study.ts';
import { ru as ruNames } from '../../../words/ru/games/golems/study-names.ts';
import { readPlace as readIn } from '../words/place.ts';
import type { StudyCatalog, StudyWords } from './catalog.ts';

const CATALOGS: Readonly<Record<Language, StudyCatalog>> = { en, ru, pl };

function makeWords(language: Language, catalog: StudyCatalog, figure: string): StudyWords {
  const { ended, missed } = catalog;
  const readPlace = (cell: string, facing: string): string => readIn(language, cell, facing);
  return {
    ...catalog,
    goal: (goal, name) => goalSays(goal, name, catalog, readPlace, figure),
    says: catalog.says(figure),
    look: catalog.look(figure),
    missed: (kind, got, wanted) => {
      if (kind === 'beat') return missed.beat(got, wanted);
      if (kind === 'out') return missed.out(figure);
      if (kind === 'treasure' || kind === 'gears') return missed.collected;
      return isNamed(kind) ? missed[kind] : missed.elsewhere(figure);
    },
    ended: (place, isRightCell) =>
      place === undefined ? ended.out(figure) : ended[isRightCell ? 'turned' : 'elsewhere'](figure, place),
    readPlace,
  };
}

const NAMED = ['safe', 'unhurt', 'sure', 'mend', 'barrel'] as const;
const isNamed = (kind: string): kind is (typeof NAMED)[number] => (NAMED as readonly string[]).includes(kind);

function goalSays(
  goal: Goal,
  name: string | undefined,
  { goal: says }: StudyCatalog,
  readPlace: StudyWords['readPlace'],
  figure: string,
): string {
  const at = namedIn(goal, 'at');
  const { facing } = goal;
  switch (goal.kind) {
    case 'reach':
    case 'repair':
    case 'shorten':
      return says[goal.kind](typeof facing === 'string' && facing !== '' ? readPlace(at, facing) : at);
    case 'beat':
      return says.beat(Number(goal['count']));
    case 'out':
      return says.out(`${name}`);
    case 'barrel':
      return says.barrel(at);
    case 'sure':
      return says.sure(Number(goal['count']));
    case 'safe':
    case 'unhurt':
    case 'mend':
    case 'treasure':
    case 'gears':
      return says[goal.kind];
    default:
      return name === undefined ? says.predict(figure) : says.predictOf(name, figure);
  }
}

const made = new Map<string, StudyWords>();

/** Without an edition: of places and marks alone, which are called alike in both. */
export function studyWords(language: Language, edition: EditionId = 'golems6'): StudyWords {
  const key = `${language} ${edition}`;
  const catalog = CATALOGS[language];
  const words = made.get(key) ?? typesetAll(makeWords(language, catalog, catalog.figures[edition]), language);
  made.set(key, words);
  return words;
}

const NAMES = inEach({ en: enNames, ru: ruNames, pl: plNames });

export const STUDY_HERO: Words = NAMES.hero;

export const STUDY_KINDS: Readonly<Record<string, Words>> = NAMES.kinds;

export const STUDY_THEMES: Readonly<Record<string, Words>> = NAMES.themes;
