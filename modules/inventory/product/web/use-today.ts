import { useBranch } from '#web-kit/user/current-user.tsx';

/** The calendar day in the branch, as dates are kept. */
export function useToday(): string {
  const { timeZone } = useBranch();
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
}
