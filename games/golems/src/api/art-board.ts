// What lies and stands on a board: cells, tokens, barrels, golems, robots and bots; marks of questions, steps and seats over it. Public API: what others may use of it; inside the package nobody imports it.
export { BOT_PROGRAMS, type BotProgram, botArt, botEmblem, botFront } from '../art/automata.ts';
export { type BarrelContent, barrelAfloat, barrelArt, barrelColumn, barrelOpened, plainBarrelArt } from '../art/barrels.ts';
export { type CellKind, cellArt, type Season } from '../art/cells.ts';
export { blankArt, golemArt, wreckArt } from '../art/golem-above.ts';
export { type Feeling, golemFront, spanner } from '../art/golem-front.ts';
export { answerPlace, barrelPlace, flagArt, insideArt, shapeArt } from '../art/marks.ts';
export { type Robot, robotArt, robotFront, scrapArt } from '../art/robots.ts';
export { seatColour, stepMark } from '../art/seats.ts';
export { type LineKind, lineArt, type TokenName, tokenArt } from '../art/tokens.ts';
export { waterArt } from '../art/water.ts';
