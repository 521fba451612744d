import { isNickname, sayNickname } from '@stolik/class/names';
import { preferences } from '../../base/preferences.ts';

/** Pupils sit at their tables under nicknames that are the same in every language; here they are called in that of the page. */
export const called = (name: string): string => (isNickname(name) ? sayNickname(name, preferences.language) : name);
