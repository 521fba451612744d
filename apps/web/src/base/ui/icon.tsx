import type { JSX } from 'solid-js';

/** Drawn in a box of 24, two units wide, round ends. What a table and the home page show at once; the others are in `every-icon.tsx`. */
export const PATHS = {
  check: 'M4.5 12.5l5 5 10-11',
  log: 'M5 6h14M5 12h14M5 18h9',
  sound: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  help: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.4v.1',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 13v6.5h14V13',
  settings:
    'M4 7h9.5M18.5 7H20M4 17h1.500M10.5 17H20M18.5 7a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0zM10.5 17a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0z',
  hand: 'M5.5 7h5a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM10 4.5 19.5 7l-3 12',
  stack: 'M4 9.500h16v4H4zM4 16h16v4H4zM4 4h16',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  rotate: 'M19 12a7 7 0 1 1-2.2-5.100M19.5 3v4.500H15',
  swap: 'M4 8.500h14M14.5 4.500l4 4-4 4M20 15.500H6M9.500 11.500l-4 4 4 4',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.500H14a5.5 5.5 0 0 1 0 11h-3',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  close: 'M5.5 5.500l13 13M18.5 5.500l-13 13',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6.5 6.5-6.500s6.5 2.5 6.5 6.500M16 4.500a3.3 3.3 0 0 1 0 6M18 14c2.2.8 3.5 3 3.5 6',
  person: 'M12 11.500a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4.5 20.500c0-4.5 3.4-7 7.5-7s7.5 2.5 7.5 7',
  bot: 'M6 9h12a1.5 1.5 0 0 1 1.5 1.500v7A1.5 1.5 0 0 1 18 19H6a1.5 1.5 0 0 1-1.5-1.500v-7A1.5 1.5 0 0 1 6 9zM12 9V5M12 4.500v.1M9 13.500v.5M15 13.500v.5M10 17h4M2.5 12.500v3M21.5 12.500v3',
  file: 'M13 3.500H7a1.5 1.5 0 0 0-1.5 1.500v14A1.5 1.5 0 0 0 7 20.500h10a1.5 1.5 0 0 0 1.5-1.500V9zM13 3.500V9h5.5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700l-1.3 1.300M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.700l1.3-1.3',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7M10.5 11v5M13.5 11v5',
  next: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  down: 'M5 9l7 7 7-7',
  child: 'M12 10a3.500 3.500 0 1 0 0-7a3.500 3.500 0 0 0 0 7zM12 10v6M7 12.500h10M12 16l-3.500 5M12 16l3.500 5',
  target: 'M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 1 1 17 0zM16.2 12a4.2 4.2 0 1 1-8.400 0a4.2 4.2 0 1 1 8.400 0zM12 12v.1',
  flag: 'M6 21V4M6 4.500c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  more: 'M6 12a1 1 0 1 0-2 0a1 1 0 1 0 2 0zM13 12a1 1 0 1 0-2 0a1 1 0 1 0 2 0zM20 12a1 1 0 1 0-2 0a1 1 0 1 0 2 0z',
  play: 'M7.5 5.500v13l11-6.500z',
  forward: 'M6 5.500v13l9.5-6.500zM18.5 5.500v13',
  again: 'M5 12a7 7 0 1 0 2.2-5.100M4.5 3v4.500H9M10.5 9.500v5l4.5-2.500z',
  now: 'M5 5.500v13l7.5-6.500zM12.5 5.500v13L20 12z',
  eye: 'M2.5 12c2.5-4.5 5.8-6.5 9.5-6.500s7 2 9.5 6.500c-2.5 4.5-5.8 6.5-9.5 6.500S5 16.5 2.5 12zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0z',
  pencil: 'M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500l3.500 3.500',
  out: 'M10 4.500H5.500v15H10M14.5 8l4 4-4 4M18 12H9.5',
} as const;

export type IconName = keyof typeof PATHS;

export const SOLID: ReadonlySet<string> = new Set(['play', 'forward', 'backward', 'now', 'more']);

/** Always beside or inside something that has words: it says nothing by itself. */
export function Icon(props: { readonly name: IconName; readonly small?: boolean }): JSX.Element {
  return <Sign path={PATHS[props.name]} isSolid={SOLID.has(props.name)} small={props.small ?? false} />;
}

/** A sign that only one game has, drawn as all icons are. */
export function Sign(props: { readonly path: string; readonly isSolid?: boolean; readonly small?: boolean }): JSX.Element {
  return (
    <svg class={props.small ? 'i-s' : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={props.path}
        fill={props.isSolid ? 'currentColor' : 'none'}
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

export function Logo(): JSX.Element {
  return (
    <svg class="logo" viewBox="0 0 40 40" aria-hidden="true">
      <rect x="3" y="9" width="34" height="9" rx="4.5" fill="var(--wood)" stroke="var(--ink)" stroke-width="2.5" />
      <path d="M9 18.5 6.5 34M31 18.5 33.5 34" stroke="var(--ink)" stroke-width="4" stroke-linecap="round" />
      <circle cx="14" cy="6" r="3.4" fill="var(--seat-red)" />
      <path d="M26 1.2l4.3 7.300h-8.600z" fill="var(--seat-blue)" />
    </svg>
  );
}
