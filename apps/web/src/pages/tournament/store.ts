import { ofJson, shelf } from '../../base/kept/shelf.ts';
import { SERIES_KEY } from './has-series.ts';
import { battleAt, readSeries, type Series } from './series.ts';

/** The oldest go first when there are more. */
const MOST = 12;

const kept = shelf<Series>(SERIES_KEY, ofJson(readSeries));

/** All tournaments that are kept here, the latest first. */
export const tournaments = kept.all;

/** Answers whether there was room for it. */
export function keepSeries(series: Series): boolean {
  const isKept = kept.put(series.id, series);
  for (const old of tournaments().slice(MOST)) kept.remove(old.id);
  return isKept;
}

/** Answers what brings it back. */
export const forgetSeries = (series: Series): (() => void) => kept.remove(series.id);

export const findSeries = (id: string): Series | undefined => tournaments().find((series) => series.id === id);

/** The tournament that a table belongs to. */
export const seriesOf = (table: string): Series | undefined => tournaments().find((series) => battleAt(series, table) >= 0);
