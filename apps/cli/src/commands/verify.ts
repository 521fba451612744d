import { hashState, replay } from '@stolik/kernel/log';
import { checkChance } from '@stolik/table/fair';
import { parseArguments, unknownFlag } from '../arguments.ts';
import type { Command } from '../command.ts';
import { loadLog } from '../logs.ts';
import { tellOutcome } from '../outcome.ts';
import { complain, EXIT, paint } from '../output.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'check that a log follows the rules step by step',
  help: `stolik verify LOG

Plays a log again, checks every step against the rules and every hash against the state. A log of an online table also holds what its
chance was made from: then it is checked that the seed is the one promised before the game, and that every roll follows from it.

Exit: 0 the log is right, 1 a step or a hash is wrong (named), 2 the file is no log.`,
  switches: [],
  run(argv, out) {
    const args = parseArguments(argv, []);
    const unknown = unknownFlag(args, []);
    if (unknown) return complain(out, unknown);
    const loaded = loadLog(args.words[0]);
    if (!loaded.ok) return complain(out, loaded.problem);
    const { log, entry } = loaded.value;
    const replayed = replay(entry.game, log);
    if (!replayed.ok) {
      out.line(`${paint(out, 'red', 'wrong')}  ${replayed.problem.at}: ${replayed.problem.says}`);
      return EXIT.different;
    }
    const rolls = log.chance && checkChance(entry.game, log, log.chance);
    if (rolls && !rolls.ok) {
      out.line(`${paint(out, 'red', 'wrong')}  ${rolls.problem.at}: ${rolls.problem.says}`);
      return EXIT.different;
    }
    const next = entry.game.next(replayed.value.state);
    const ending = next.kind === 'over' ? tellOutcome(next.outcome, 'en') : 'The game is still going on.';
    out.line(
      `${paint(out, 'green', 'right')}  ${replayed.value.steps} steps, state ${hashState(replayed.value.state)}. ${ending}`,
    );
    if (rolls?.ok) out.line(`       chance: the promised seed, and all ${rolls.value} rolls follow from it`);
    return EXIT.fine;
  },
};
