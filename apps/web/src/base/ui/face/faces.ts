/** How somebody looks just now. The outline and the eyes tell moods apart, never a colour alone. */
export const MOODS = ['calm', 'thinking', 'pleased', 'startled'] as const;
export type Mood = (typeof MOODS)[number];

/** All characters with a face. `drawings.ts` draws them; a table loads it after its board. */
const CHARACTERS = ['oto', 'volt', 'ada', 'bit', 'ohm', 'zuse', 'statue', 'copycat'] as const;
export type Character = (typeof CHARACTERS)[number];

export const hasFace = (character: string): character is Character => CHARACTERS.some((each) => each === character);

export const FACE_BOX = '-4 -13 108 108';
