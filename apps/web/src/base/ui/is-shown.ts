/** Whether an element can be seen. `checkVisibility` would say it, too, but Safari knows that only from 17.4 on. */
export const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
