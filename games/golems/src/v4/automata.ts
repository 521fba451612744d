import type { Emit } from '@stolik/kernel/game';
import { botCommand, EYES, findSeen } from '../core/automata.ts';
import { letterOf } from '../core/commands.ts';
import { NOWHERE } from '../core/field.ts';
import { RIGHT } from '../programs/program.ts';
import { settleWet } from './damage.ts';
import type { Event4 } from './facts.ts';
import { PC_OPEN } from './instructions.ts';
import { RULES } from './kinds.ts';
import { firstSteps, secondSteps } from './move.ts';
import { ASK_DIE, COMMAND, DIE, STRIDE, type State4, TIMES } from './state.ts';

type Tell = Emit<Event4> | undefined;

/** Bots roll and act one by one, by seat number. [G4.8, G6.9.1] */
export function askForDie(state: State4): void {
  for (; state.cursor < state.table.seats; state.cursor++) {
    if (state.table.isBot[state.cursor] === 0 || state.at[state.cursor]! < 0) continue;
    state.ask = ASK_DIE;
    state.asked = state.cursor;
    return;
  }
  state.pc = PC_OPEN;
}

/** Carries out a bot's die: movement at once, attacks and defences later with the players. */
export function actBot(state: State4, bot: number, die: number, emit: Tell): void {
  const program = state.table.botProgram[bot]!;
  const seen = findSeen(state, RULES, bot, EYES[program]!, state.table.isBot);
  const ahead = state.field.steps[state.at[bot]! * 4 + state.facing[bot]!]!;
  const reaches = seen >= 0 && state.at[seen] === ahead;
  const command = botCommand(program, seen >= 0, reaches, die);
  emit?.({ kind: 'dieRolled', seat: bot, die });
  emit?.({ kind: 'botActed', seat: bot, sees: seen === NOWHERE ? null : seen, command: letterOf(command) });
  state.robot[bot * STRIDE + COMMAND] = command;
  state.robot[bot * STRIDE + TIMES] = 1;
  state.robot[bot * STRIDE + DIE] = die;
  if (command > RIGHT) state.charge[bot] = 0;
  else moveBot(state, bot, emit);
  state.cursor = bot + 1;
}

/** Bots are never asked, so their water is settled on the spot. */
function moveBot(state: State4, bot: number, emit: Tell): void {
  firstSteps(state, 1 << bot, emit);
  settleWet(state, emit);
  if (state.sliding !== 0) secondSteps(state, emit);
  settleWet(state, emit);
}
