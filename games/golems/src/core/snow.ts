import { isTurn, isWalk } from './commands.ts';
import { SNOW } from './field.ts';
import type { World } from './world.ts';

/**
 * Gives a command to a golem and says whether it is carried out. On snow the first of a pair of walks or turns is swallowed and
 * remembered. The second is carried out and uses the pair up, even if its move is then refused. Every other command clears the
 * memory. [G6.6.5, G4.6.4]
 */
export function passesSnow(world: World, golem: number, command: number): boolean {
  const remembered = world.charge[golem]!;
  world.charge[golem] = 0;
  if (world.field.ground[world.at[golem]!] !== SNOW || !(isWalk(command) || isTurn(command))) return true;
  if (remembered === command + 1) return true;
  world.charge[golem] = command + 1;
  return false;
}
