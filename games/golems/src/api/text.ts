// What has happened, in sentences. Public API: what others may use of it; inside the package nobody imports it.
export { type Cause, tellCause } from '../text/cause.ts';
export { tellCommands, tellGolems } from '../text/tell.ts';
export type { GolemsEvent, GolemsTelling } from '../text/telling.ts';
