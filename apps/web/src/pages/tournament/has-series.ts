/** What keys of kept tournaments begin with. */
export const SERIES_KEY = 'stolik.tournament.';

/** Whether any tournament is kept here. */
export function hasSeries(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SERIES_KEY));
  } catch {
    return false;
  }
}
