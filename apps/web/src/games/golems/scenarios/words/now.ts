import type { Edition } from '@stolik/golems/programs/program';
import { preferences } from '../../../../base/preferences.ts';
import { editorWordsIn } from './by-language.ts';
import type { EditorWords } from './words.ts';

/** In the language chosen now. */
export const editorWords = (edition: Edition): EditorWords => editorWordsIn(preferences.language, edition);
