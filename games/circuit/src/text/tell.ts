export const tell = (_a: unknown, _l: unknown): string => JSON.stringify(_a);
