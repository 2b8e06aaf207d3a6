import { SEES_DASHBOARD } from '#web-kit/session/home-of.ts';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';

/** Whether there are branches to see together: more than one, with the right to go from one to another. */
export function useSeesSeveral(): boolean {
  const may = useMay();
  const { branches } = useCurrentUser();
  return branches.length > 1 && may([SEES_DASHBOARD, 'switch_between_branches']);
}
