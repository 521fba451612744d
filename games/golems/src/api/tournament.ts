// Who fights whom, and on which field. Public API: what others may use of it; inside the package nobody imports it.
export {
  type Battle,
  FEWEST,
  fieldOf,
  MOST,
  MOST_BATTLES,
  MOST_LEGS,
  type Mode,
  planBattles,
} from '../tournament/plan.ts';
