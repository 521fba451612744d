import { type Accessor, createRoot, createSignal } from 'solid-js';

function watch(query: string): Accessor<boolean> {
  return createRoot(() => {
    const list = matchMedia(query);
    const [matches, setMatches] = createSignal(list.matches);
    list.addEventListener('change', () => setMatches(list.matches));
    return matches;
  });
}

/** The program lies on paper beside the board; on upright and small screens on the wood below it. */
export const isWide = watch(
  '(min-width: 700px) and (min-height: 521px) and (min-aspect-ratio: 9001/10000), (min-width: 1180px) and (max-height: 520px)',
);
/** A tablet held upright: under the timeline there is room for the running row. */
export const isUpright = watch('(min-width: 700px) and (min-height: 1000px) and (max-aspect-ratio: 9/10)');
/** Three columns beside each other: in the editor, and for a program in a film. */
export const isDesktop = watch('(min-width: 1180px)');
/** Also one that lies on its side. */
export const isPhone = watch('(max-width: 699px), (max-height: 520px) and (max-width: 1179px)');
