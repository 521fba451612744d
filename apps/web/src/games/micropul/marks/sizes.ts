/** Widths of the art: a unit with its rim, a link with its rim, a big micropul's rim. */
export const UNIT = 39.5;
export const LINK = 19;
export const RIM = 5.4;
