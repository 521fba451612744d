import { withSpoken } from '../../../base/messages/with-words.ts';
import { panelWords } from './by-language.ts';

/** Fetches a part of the page together with what only the paper and "Why?" say. */
export const withPanelWords = withSpoken(panelWords);
