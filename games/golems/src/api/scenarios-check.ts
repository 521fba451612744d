// What strangers have drawn: checked, said and shared. Public API: what others may use of it; inside the package nobody imports it.
export { MOST_CARDS } from '../scenarios/agreed.ts';
export { checkScenario, MOST_GOLEMS, readDraft, readScenario } from '../scenarios/check.ts';
export { sentenceOf } from '../scenarios/says.ts';
export { LONGEST_STORY, LONGEST_TITLE } from '../scenarios/shape.ts';
export { fromShared, printScenario, readScenarioFile, toShared } from '../scenarios/share.ts';
