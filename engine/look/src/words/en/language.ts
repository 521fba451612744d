export const en = {
  /** The language by its own name: whoever looks for it reads no other. */
  name: 'English',
};
