// Scenarios of the book and the fields they are made of. Public API: what others may use of it; inside the package nobody imports it.
export { defaultScenario, findScenario, SCENARIOS } from '../scenarios/all.ts';
export { ledIn } from '../scenarios/leads.ts';
export type { ScenarioProblem } from '../scenarios/problem.ts';
export type { BotStart, PlacedPart, Scenario, Start } from '../scenarios/scenario.ts';
