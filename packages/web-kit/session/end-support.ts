import { leaveUnasked } from './leaving.ts';
import { leaveBranchOfTab } from './stored-user.ts';
import { leaveSupportOfTab, supportOfTab } from './support-of-tab.ts';

/** What the server says to every call under a grant that holds no more. */
export const SUPPORT_OVER = 'support_over';

/** The owner ended it, or its time did: this tab is back on the platform. */
export function endSupport(): void {
  if (supportOfTab() === '') return;
  leaveSupportOfTab();
  leaveBranchOfTab();
  leaveUnasked();
  location.assign('/platform/support-list');
}
