/** A place at the table, counted from 0 in code. People, notation and files count from 1. */
export type Seat = number & { readonly flavour?: 'seat' };
