import { ANIMALS, type Animal, animalOf, HOWS, type Nickname } from '@stolik/class/names';
import { cardHash, cardOf, picturesOf } from '@stolik/class/secrets';
import type { DeskView } from '@stolik/class/views';
import { SeededRng, shuffle } from '@stolik/kernel/random';
import type { TeacherRequest } from '@stolik/wire/class';

export const MOST_PUPILS = ANIMALS.length;

type Pupils = Pick<DeskView, 'pupils'>;

/** How many more there is a stool for: guests make room. */
export const roomFor = ({ pupils }: Pupils): number => MOST_PUPILS - pupils.filter(({ isGuest }) => !isGuest).length;

/** All animals in an order of this class: in that of the register everybody would know who is who. */
export function mixedAnimals(room: string): readonly Animal[] {
  return shuffle([...ANIMALS], new SeededRng(room));
}

/** Animals that nobody is yet, then those of guests, who make room; each with another word before it. */
export function freshNames({ pupils }: Pupils, count: number, shift: number, animals = ANIMALS): readonly Nickname[] {
  const taken = new Set(pupils.map(({ name }) => animalOf(name)));
  const ofGuests = pupils.flatMap(({ name, isGuest }) => (isGuest ? [animalOf(name)] : []));
  return [...animals.filter((animal) => !taken.has(animal)), ...ofGuests.toReversed()]
    .slice(0, count)
    .map((animal, index): Nickname => `${HOWS[(shift + index * 7) % HOWS.length]!}-${animal}`);
}

/** The secrets of a pupil, from the teacher's key: the server gets a hash of the card. */
export const secretsOf = (key: string, room: string, pupil: number, drawn: number) => ({
  card: cardHash(cardOf(key, room, pupil, drawn)),
  pictures: picturesOf(key, room, pupil, drawn),
});

export const pupilRequest = (key: string, room: string, pupil: number, name: Nickname): TeacherRequest => ({
  kind: 'pupil',
  pupil,
  name,
  ...secretsOf(key, room, pupil, 0),
});
