import { type AnyGame, CHANCE, REFEREE, type Viewer, WATCHER } from '@stolik/kernel/game';
import { type Replaying, replay } from '@stolik/kernel/log';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { Telling } from '@stolik/kernel/telling';
import { mayRead } from '@stolik/table/sight';
import { type Arguments, numberFlag, parseArguments, unknownFlag } from '../arguments.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { languageFlag } from '../language.ts';
import { loadLog } from '../logs.ts';
import { tellOutcome } from '../outcome.ts';
import { complain, EXIT, type Output, paint } from '../output.ts';
import { problems } from '../problems.ts';
import { namesIn, tellingWith } from '../telling.ts';
import { TERMINAL_WORDS } from '../words.ts';

export const replayCommand: Command = {
  name: 'replay',
  summary: COMMAND_WORDS.replay.summary,
  help: COMMAND_WORDS.replay.help,
  switches: ['step'],
  async run(argv, out, openLines) {
    const args = parseArguments(argv, this.switches);
    const unknown = unknownFlag(args, ['game', 'as', 'step', 'to', 'lang']);
    if (unknown) return complain(out, unknown);
    const loaded = loadLog(args.words[0], args.flags['game']);
    if (!loaded.ok) return complain(out, loaded.problem);
    const { log, entry } = loaded.value;
    const viewer = viewerFlag(args, log.seats);
    if (!viewer.ok) return complain(out, viewer.problem);
    const language = languageFlag(args);
    if (!language.ok) return complain(out, language.problem);
    const to = numberFlag(args, 'to', Number.MAX_SAFE_INTEGER, 0, Number.MAX_SAFE_INTEGER);
    if (!to.ok) return complain(out, to.problem);
    const { game } = entry;
    const words = TERMINAL_WORDS[language.value];
    const telling = tellingWith(namesIn(log, language.value), language.value);
    const steps: (Omit<Replaying, 'state'> & { readonly view: unknown })[] = [];
    const replayed = replay(game, log, ({ state, ...step }) => {
      if (step.count <= to.value) steps.push({ ...step, view: game.view(state, viewer.value) });
    });
    if (!replayed.ok) {
      out.error(`${paint(out, 'red', 'stolik:')} ${replayed.problem.at}: ${replayed.problem.says}`);
      return EXIT.different;
    }
    out.line(paint(out, 'bold', words.replayed(entry.title[language.value], log.seats, replayed.value.steps)));
    const reader = args.flags['step'] ? openLines() : undefined;
    for (const step of steps) {
      tellStep(game, step, viewer.value, telling, out);
      if (!reader) continue;
      out.line(entry.describe(step.view, telling));
      if (reader.isInteractive && (await reader.ask(words.nextOrStop))?.trim() === 'q') break;
    }
    reader?.close();
    const last = steps.at(-1);
    if (last && !reader) out.line(`\n${entry.describe(last.view, telling)}`);
    const next = game.next(replayed.value.state);
    if (next.kind === 'over') out.line(paint(out, 'bold', tellOutcome(next.outcome, telling)));
    return EXIT.fine;
  },
};

/** What a viewer may not see is left out of the story: other seats' secret steps and hidden draws show only as their events. */
function tellStep(game: AnyGame, step: Omit<Replaying, 'state'>, viewer: Viewer, telling: Telling, out: Output): void {
  const told = step.events.map((event) => game.see(event, viewer)).filter((event) => event !== undefined);
  if (mayRead(viewer, step.step, step.asked)) out.line(`${paint(out, 'dim', String(step.count).padStart(4))}  ${step.text}`);
  else if (step.step.actor !== CHANCE)
    out.line(`${paint(out, 'dim', String(step.count).padStart(4))}  ${step.text.split(':')[0]}: …`);
  for (const event of told) {
    const text = game.tell(event, telling);
    if (text) out.line(`      ${text}`);
  }
}

function viewerFlag(args: Arguments, seats: number): Result<Viewer> {
  const raw = args.flags['as'];
  if (raw === undefined) return ok(REFEREE);
  if (raw === 'watcher') return ok(WATCHER);
  const seat = Number(raw);
  if (Number.isInteger(seat) && seat >= 1 && seat <= seats) return ok(seat - 1);
  return problem('--as', problems().seatOrWatcher(seats));
}
