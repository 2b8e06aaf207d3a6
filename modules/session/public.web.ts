/** What the screens of the modules after this one may use. */
export { SUPPORT_HOURS } from './support/support.rules.ts';
export { SupportRow, SupportRows } from './support/web/support-row.tsx';
