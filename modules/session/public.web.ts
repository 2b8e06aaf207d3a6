/** What the screens of the modules after this one may use. */
export { bringBusinessBody } from './bring-business/bring-business.body.ts';
export { DressedGuest } from './login/web/dressed-guest.tsx';
export { askSupportBody } from './support/ask-support.body.ts';
export { SUPPORT_HOURS } from './support/support.rules.ts';
export { SupportRow, SupportRows } from './support/web/support-row.tsx';
