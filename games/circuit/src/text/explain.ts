export const explain = (_a: unknown, _l: unknown): string => JSON.stringify(_a);
