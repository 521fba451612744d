export { miniature } from '../golems/miniature.ts';
