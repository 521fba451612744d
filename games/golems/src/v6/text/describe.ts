export const describe6 = (): string => '';
