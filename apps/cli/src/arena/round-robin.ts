import { ok, problem, type Result } from '@stolik/kernel/result';
import { findRung, isSeer, rungsOf } from '@stolik/search/book';
import { rate } from '@stolik/search/rating';
import { findEntry } from '../catalog.ts';
import { percent, type Report } from './report.ts';
import type { ArenaWords } from './words.ts';

/** Who takes part: those named, or everyone who sees only what a seat may see. */
export function botsOf(gameId: string, named: string | undefined): Result<string[]> {
  const entry = findEntry(gameId);
  if (!entry.ok) return entry;
  const { book } = entry.value;
  const bots = named?.split(',') ?? rungsOf(book).flatMap((rung) => (isSeer(rung) ? [] : [rung.id]));
  const stranger = bots.find((bot) => findRung(book, bot) === undefined);
  if (stranger !== undefined) {
    const ids = rungsOf(book).map(({ id }) => id);
    return problem('--bots', `no bot is called "${stranger}"; there are ${ids.join(', ')}`);
  }
  if (new Set(bots).size !== bots.length) return problem('--bots', 'a bot is named twice');
  return bots.length > 1 ? ok(bots) : problem('--bots', 'at least two are needed');
}

/** Every pair once. */
export const roundRobin = (bots: readonly string[]): { readonly a: string; readonly b: string }[] =>
  bots.flatMap((a, index) => bots.slice(index + 1).map((b) => ({ a, b })));

/** A table of ratings, the strongest first, the first bot at 0; with each one's share against every other. */
export function tableLines(bots: readonly string[], reports: readonly Report[], isJson: boolean, words: ArenaWords): string[] {
  const ratings = rate(
    bots.length,
    reports.map(({ a, b, games, share }) => ({ a: bots.indexOf(a), b: bots.indexOf(b), games, points: share * games })),
  );
  const order = bots.map((_, index) => index).sort((one, other) => ratings[other]!.elo - ratings[one]!.elo);
  if (isJson) {
    return order.map((index) => {
      const { elo, error } = ratings[index]!;
      return JSON.stringify({ bot: bots[index], elo: Math.round(elo), error: Math.round(error) });
    });
  }
  const head = ['', words.bot, 'Elo', '±', ...order.map((index) => bots[index]!)];
  const rows = order.map((index, place) => {
    const { elo, error } = ratings[index]!;
    const against = order.map((other) => shareAgainst(reports, bots[index]!, bots[other]!));
    return [String(place + 1), bots[index]!, String(Math.round(elo)), String(Math.round(error)), ...against];
  });
  return alignColumns([head, ...rows]);
}

function shareAgainst(reports: readonly Report[], one: string, other: string): string {
  const direct = reports.find(({ a, b }) => a === one && b === other);
  if (direct) return percent(direct.share);
  const turned = reports.find(({ a, b }) => a === other && b === one);
  return turned ? percent(1 - turned.share) : '';
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column]!)).join('  '));
}
