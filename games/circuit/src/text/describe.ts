export const describe = (_a: unknown, _l: unknown): string => JSON.stringify(_a);
