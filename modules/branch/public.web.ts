/** What the shell shows of this module. */
export { Bell } from './notification/web/bell.tsx';
