/** The name under which every game offers its sheet of pieces. */
export { golemsSheet as sheet } from './art/sheet.ts';
