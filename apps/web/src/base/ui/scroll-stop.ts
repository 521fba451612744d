import { onCleanup } from 'solid-js';

/** For `ref`: a region is a stop of the Tab key while there is more in it than it shows, and only then. */
export function scrollStop(region: HTMLElement): void {
  const measure = (): void => {
    const isScrolling = region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight;
    if (isScrolling) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(measure);
  const children = new MutationObserver(watch);
  function watch(): void {
    sizes.disconnect();
    for (const watched of [region, ...region.children]) sizes.observe(watched);
  }
  children.observe(region, { childList: true });
  queueMicrotask(watch);
  onCleanup(() => {
    sizes.disconnect();
    children.disconnect();
  });
}
