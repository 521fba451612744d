// Lists the clauses of the rulebooks that no lesson shows and left-out.json gives no reason for. A game without lessons is not asked.
import { lessonsOfAllGames } from './lesson-files.ts';

let wrong = 0;
for (const { game, chapters, judged } of lessonsOfAllGames()) {
  const levels = chapters.reduce((sum, chapter) => sum + chapter.levels.length, 0);
  const { demanded, missing } = judged;
  console.log(
    `${game}: ${levels} levels; ${demanded - missing.length} of ${demanded} clauses of the rulebook are met or left out`,
  );
  if (missing.length > 0) console.error(`  met nowhere: ${missing.join(' ')}`);
  for (const each of judged.wrong) console.error(`  ${each}`);
  wrong += missing.length + judged.wrong.length;
}
process.exitCode = wrong > 0 ? 1 : 0;
