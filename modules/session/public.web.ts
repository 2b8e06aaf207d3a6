/** What the screens of the modules after this one may use. */
export { ApprovalDialog } from './approval/web/approval-dialog.tsx';
export { bringBusinessBody } from './bring-business/bring-business.body.ts';
export { BY_LINK } from './link/link.words.ts';
export { LinkPage } from './link/web/link-page.tsx';
export { useCopiedLink } from './link/web/use-copied-link.ts';
export { type Linked, useLinked } from './link/web/use-linked.ts';
export { DressedGuest } from './login/web/dressed-guest.tsx';
export { askSupportBody } from './support/ask-support.body.ts';
export { SUPPORT_HOURS } from './support/support.rules.ts';
export { SupportRow, SupportRows } from './support/web/support-row.tsx';
