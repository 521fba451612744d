export { mage as guide } from '../golems/study/guide.ts';
