import { keysFrom } from '../../base/kept/storage.ts';

/** What keys of kept tournaments begin with. */
export const SERIES_KEY = 'stolik.tournament.';

/** Whether any tournament is kept here. */
export const hasSeries = (): boolean => keysFrom(SERIES_KEY).length > 0;
