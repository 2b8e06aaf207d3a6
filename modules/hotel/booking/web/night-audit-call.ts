import { queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { nightAuditAnswer } from '../booking-questions.answer.ts';

/** What the audit will post; asked anew each time, for guests come and go. */
export const nightAuditOf = (day: string) =>
  queryOptions({
    queryKey: ['booking', 'night-audit', day] as const,
    queryFn: ({ signal }) =>
      ask(nightAuditAnswer, withQuery('booking/night-audit', day ? { business_day: day } : {}), { signal }),
    staleTime: 0,
  });
