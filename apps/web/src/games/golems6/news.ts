export { news } from '../golems/news.ts';
