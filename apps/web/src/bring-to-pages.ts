import type { HowTo } from './base/how-to.ts';
import { byGame } from './bring-by-game.ts';
import { bringHowTos } from './shell/how-to/load.ts';
import { bringRulebooks } from './shell/rulebook/load.ts';
import type { Rulebook } from './shell/rulebook/rulebook.ts';
import { bringGuides, type Guide } from './shell/study/guides.ts';
import { bringPuzzles } from './shell/study/load.ts';
import type { PuzzlePart } from './shell/study/part.ts';

// What is asked for by pages and dialogs, and by no table: fetched with the first of them.
const HOW_TOS = import.meta.glob<{ readonly howTo: HowTo }>(['./games/*/how-to.ts', './games/*/how-to-kids.ts']);
const RULEBOOKS = import.meta.glob<{ readonly rulebook: Rulebook }>('./games/*/rulebook.ts');
const PUZZLES = import.meta.glob<{ readonly puzzles: PuzzlePart }>('./games/*/puzzles.ts');
const GUIDES = import.meta.glob<{ readonly guide: Guide }>('./games/*/guide.ts');

bringHowTos(byGame(HOW_TOS, ({ howTo }) => howTo));
bringRulebooks(byGame(RULEBOOKS, ({ rulebook }) => rulebook));
bringPuzzles(byGame(PUZZLES, ({ puzzles }) => puzzles));
bringGuides(byGame(GUIDES, ({ guide }) => guide));
