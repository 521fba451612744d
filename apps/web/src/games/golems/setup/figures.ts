import type { GolemType } from '@stolik/golems/core';
import type { EditionId } from '@stolik/golems/editions';
import type { RobotName } from '@stolik/golems/v4';
import { ROBOT_NAMES, TYPE_NAMES } from '@stolik/golems/words';
import { AT_RANDOM } from '@stolik/kernel/leads';
import { read } from '../../../base/messages/read.ts';
import { preferences } from '../../../base/preferences.ts';
import { leadArt } from '../model/pieces.ts';
import { wordsOf } from '../words/by-language.ts';

/** A die: nobody knows yet who that will be. */
const DIE =
  '<rect x="20" y="20" width="60" height="60" rx="14" fill="var(--chip)" stroke="var(--unit-b)" stroke-width="5"/>' +
  [
    [36, 36],
    [64, 36],
    [50, 50],
    [36, 64],
    [64, 64],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.5" fill="var(--unit-b)"/>`)
    .join('');

export const nameOf = (edition: EditionId, type: string): string =>
  type === AT_RANDOM
    ? wordsOf(preferences.language, edition).setup.atRandom
    : (read(TYPE_NAMES[type as GolemType] ?? ROBOT_NAMES[type as RobotName]) ?? type);

export function frontOf(edition: EditionId, type: string, seat: number): string {
  if (type === AT_RANDOM) return DIE;
  return leadArt(edition, type, seat);
}
