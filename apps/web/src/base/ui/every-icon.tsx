import type { JSX } from 'solid-js';
import { PATHS, Sign, SOLID } from './icon.tsx';

const ALL = {
  ...PATHS,
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5',
  pause: 'M8.5 5.500v13M15.5 5.500v13',
  backward: 'M18 5.500v13L8.5 12zM5.5 5.500v13',
  bulb: 'M9.5 17.500h5M10 20.500h4M12 3.500a6 6 0 0 0-3.500 10.900c.6.5 1 1.200 1 2v1.100h5v-1.100c0-.8.4-1.500 1-2A6 6 0 0 0 12 3.500z',
  branch:
    'M9 6.500a2 2 0 1 1-4 0a2 2 0 1 1 4 0zM9 17.500a2 2 0 1 1-4 0a2 2 0 1 1 4 0zM19 8.500a2 2 0 1 1-4 0a2 2 0 1 1 4 0zM7 8.500v7M17 10.500c0 3.500-4 3.500-8 5.500',
  redo: 'M15.5 5 20 9.5 15.5 14M19.5 9.500H10a5.5 5.5 0 0 0 0 11h3',
  flip: 'M4 8.500c0-2.200 1.800-4 4-4h8.500M13.5 1.500l3 3-3 3M20 15.500c0 2.200-1.800 4-4 4H7.500M10.5 22.500l-3-3 3-3M4 12h16',
  eraser: 'M14.500 4.500l5.500 5.500-9.500 9.500H7L3.500 16zM8.500 10.500l5.500 5.500M11 19.500h9',
  say: 'M5 5h14a1.500 1.500 0 0 1 1.500 1.500v9A1.500 1.500 0 0 1 19 17h-7l-4.500 4v-4H5a1.500 1.500 0 0 1-1.500-1.500v-9A1.500 1.500 0 0 1 5 5zM8 9.500h8M8 13h5',
} as const;

export type IconName = keyof typeof ALL;

/** Any icon, for parts that are not fetched at first: some are shown in such parts alone. */
export function Icon(props: { readonly name: IconName; readonly small?: boolean }): JSX.Element {
  return <Sign path={ALL[props.name]} isSolid={SOLID.has(props.name)} small={props.small ?? false} />;
}
