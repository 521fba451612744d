// What is shown over a board: marks of questions, steps, badges of seats. Public API: what others may use of it; inside the package nobody imports it.
export { answerPlace, barrelPlace, flagArt, insideArt, shapeArt } from '../art/marks.ts';
export { seatColour, stepMark } from '../art/seats.ts';
