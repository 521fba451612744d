export const tell6 = (): string => '';
