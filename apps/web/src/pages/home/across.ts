const MOST = 4;

/** How many tables stand beside each other where there is room: as few rows as can be and of equal length as far as they can be. */
export const across = (tables: number): number => Math.ceil(tables / Math.ceil(tables / MOST));
