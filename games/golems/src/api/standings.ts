// Who leads a tournament. Apart from its plan, for the home page shows it and needs no field. Public API: what others may use of it; inside the package nobody imports it.
export { type BattleResult, outInLastRow, resultOf, type Standing, standingsOf } from '../tournament/standings.ts';
