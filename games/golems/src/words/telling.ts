export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** With its full stop, if there is anything to say. */
export const sentence = (text: string): string => text && `${text}.`;
