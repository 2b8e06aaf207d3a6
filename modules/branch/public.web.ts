/** What the shell and other modules show of this module. */
export { sizeText } from './branch-data/web/size-text.ts';
export { Bell } from './notification/web/bell.tsx';
