import { createSignal } from 'solid-js';
import { SERIES_KEY as KEY } from './has-series.ts';
import { battleAt, readSeries, type Series } from './series.ts';

/** The oldest go first when there are more. */
const MOST = 12;

const [all, setAll] = createSignal<readonly Series[]>(readAll());

/** All tournaments that are kept here, the latest first. */
export { all as tournaments };

function readAll(): readonly Series[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
      .filter((key) => key.startsWith(KEY))
      .flatMap((key) => readSeries(localStorage.getItem(key)) ?? [])
      .sort((a, b) => b.savedAt - a.savedAt);
  } catch {
    return [];
  }
}

/** Answers whether there was room for it. */
export function keepSeries(series: Series): boolean {
  try {
    localStorage.setItem(KEY + series.id, JSON.stringify(series));
  } catch {
    return false;
  }
  for (const old of readAll().slice(MOST)) localStorage.removeItem(KEY + old.id);
  setAll(readAll());
  return true;
}

/** Answers what brings it back. */
export function forgetSeries(series: Series): () => void {
  localStorage.removeItem(KEY + series.id);
  setAll(readAll());
  return () => void keepSeries(series);
}

export const findSeries = (id: string): Series | undefined => all().find((series) => series.id === id);

/** The tournament that a table belongs to. */
export const seriesOf = (table: string): Series | undefined => all().find((series) => battleAt(series, table) >= 0);

// Another tab plays on.
addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(KEY)) setAll(readAll());
});
