import type { LevelWords } from '@stolik/search/levels';
import { read } from '../../base/messages/read.ts';

/** `Oto, the brawler`. */
export const fullName = ({ character }: LevelWords): string => `${read(character.name)}, ${read(character.epithet)}`;
