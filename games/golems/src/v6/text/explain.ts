export const explain6 = (refusal: { code: string }): string => refusal.code;
