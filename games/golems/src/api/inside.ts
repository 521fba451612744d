// For measuring and for tests: what no client uses. Public API: what others may use of it; inside the package nobody imports it.
export { balanceGolems4 } from '../v4/balance.ts';
export { balanceGolems6 } from '../v6/balance.ts';
export { judgeRounds, judgeRow } from '../v6/ending.ts';
export { cloneState, PROGRAM, REASONS, type State6 } from '../v6/state.ts';
