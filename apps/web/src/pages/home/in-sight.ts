import { onCleanup } from 'solid-js';

/** Tells whether so much of the element can be seen, now and whenever that changes, also because the window is hidden. */
export function watchSight(element: Element, share: number, tell: (isSeen: boolean) => void): void {
  let isInside = false;
  const say = (): void => tell(isInside && !document.hidden);
  const observer = new IntersectionObserver(
    (entries) => {
      isInside = entries.at(-1)?.isIntersecting ?? false;
      say();
    },
    { threshold: share },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', say);
  onCleanup(() => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', say);
  });
}
