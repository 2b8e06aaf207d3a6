import { businessDay } from '#core/business-day.ts';
import { useBranch } from './current-user.tsx';

/** The business day of the branch at this moment, as the server reckons it. */
export function useToday(): string {
  const { timeZone, switches } = useBranch();
  const { day_starts_at } = switches;
  return businessDay(new Date(), {
    time_zone: timeZone,
    day_starts_at: typeof day_starts_at === 'string' ? day_starts_at : '00:00',
  });
}
