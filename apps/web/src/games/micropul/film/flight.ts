import { tileBackArt } from '@stolik/micropul/art';

const FLIGHT = 420;
const APART = 70;

/** Tiles fly face down from the core to where a supply lies; nothing is left of them afterwards. */
export function flyTiles(from: Element, to: Element | undefined, count: number, pace: number): void {
  if (pace === 0 || !to) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (end.width === 0) return;
  for (let i = 0; i < Math.min(count, 6); i++) {
    const tile = document.createElement('div');
    tile.className = 'mp-flyer';
    tile.setAttribute('aria-hidden', 'true');
    tile.innerHTML = `<svg viewBox="0 0 100 100">${tileBackArt()}</svg>`;
    tile.style.left = `${start.left + 6}px`;
    tile.style.top = `${start.top + 4}px`;
    document.body.append(tile);
    const [x, y] = [end.left + end.width / 2 - start.left - 26, end.top + end.height / 2 - start.top - 24];
    const flight = tile.animate(
      [
        { transform: 'none' },
        { transform: `translate(${x * 0.5}px, ${y * 0.5 - 30}px) rotate(14deg) scale(1.12)`, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(.8)`, opacity: 0.9 },
      ],
      { duration: FLIGHT * pace, delay: i * APART * pace, easing: 'cubic-bezier(.3, .7, .2, 1)', fill: 'backwards' },
    );
    flight.finished.then(
      () => tile.remove(),
      () => tile.remove(),
    );
  }
}
