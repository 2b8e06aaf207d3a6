import { allowed } from '#core/permissions.ts';
import type { SessionUser } from './session-user.ts';

/** The right to the dashboard (permission-map). */
export const SEES_DASHBOARD = 'view_dashboard_menu';

/** Where somebody begins: on the dashboard, or, where that is closed to him, on the page of what is open. */
export function homeOf({
  account_type,
  permissions,
}: Pick<SessionUser, 'account_type' | 'permissions'>): string {
  return allowed({ account_type, permissions: new Set(permissions) }, SEES_DASHBOARD) ? '/dashboard' : '/';
}
