/** What stands out in pseudo-code, as the rules write it. */
export const en = {
  keywords: ['repeat 2 times', 'if', 'else', 'while', 'run'],
};
