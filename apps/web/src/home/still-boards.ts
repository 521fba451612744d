export const STILL_BOARDS: Readonly<Record<string, string>> = {};
