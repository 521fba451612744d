import type { EditionId } from '@stolik/golems/editions';
import { preferences } from '../../../../base/preferences.ts';
import { editorWordsIn } from './by-language.ts';
import type { EditorWords } from './words.ts';

/** In the language chosen now. */
export const editorWords = (edition: EditionId): EditorWords => editorWordsIn(preferences.language, edition);
