import type { Language } from '@stolik/kernel/language';
import type { GameCard } from '../games.ts';

/**
 * What is seen of a table until it is laid: the felt in its rim with the name of the game. It stands in index.html, where `first.js`
 * shows it before the app is there.
 */
export function showFirst(
  { title, invitation, felt }: Pick<GameCard, 'title' | 'invitation' | 'felt'>,
  language: Language,
): void {
  const first = document.getElementById('first');
  if (!first?.hidden) return;
  first.querySelector('b')!.textContent = title[language];
  first.querySelector('span')!.textContent = invitation[language];
  first.dataset['felt'] = felt.replace(/^--felt-/, '');
  first.hidden = false;
}

export function hideFirst(): void {
  const first = document.getElementById('first');
  if (first) first.hidden = true;
}
