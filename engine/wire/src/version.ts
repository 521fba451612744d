/** Grows when a client of the version before could misunderstand a message. */
export const WIRE_VERSION = 2;
