import { findGame } from '@stolik/games/games';
import { read } from '../messages/read.ts';

/**
 * What is seen of a table until it is laid: the felt in its rim with the name of the game. It stands in index.html, where `first.js`
 * shows it before the app is there.
 */
export function showFirst(game: string): void {
  const first = document.getElementById('first');
  const manifest = findGame(game);
  if (!first?.hidden || !manifest) return;
  first.querySelector('b')!.textContent = read(manifest.title);
  first.querySelector('span')!.textContent = read(manifest.invitation);
  first.className = `felt-${game}`;
  first.hidden = false;
}

export function hideFirst(): void {
  const first = document.getElementById('first');
  if (first) first.hidden = true;
}
