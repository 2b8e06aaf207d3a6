import { useMay } from '#web-kit/user/current-user.tsx';
import type { AccountDashboard } from '../account-dashboard.answer.ts';
import { type AskedMovements, movementsHref } from './account-dashboard-calls.ts';

/** The way to the rows behind a figure of the period; none for those who may not see what they add up to. */
export function useMovementsAddress({ date, date_to, branch_ids }: AccountDashboard) {
  const may = useMay();
  const period = { date, date_to, branch_ids: branch_ids.join() };
  return (asked: AskedMovements) =>
    may('view_account_balance') ? movementsHref({ ...period, ...asked }) : undefined;
}
