/** `3`, `−1`. */
export const shown = (value: number): string => String(value).replace('-', '−');

/** `+3`, `0`, `−1`. */
export const signed = (gain: number): string => (gain > 0 ? `+${gain}` : shown(gain));
