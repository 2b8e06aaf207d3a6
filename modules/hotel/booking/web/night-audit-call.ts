import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { auditDayAnswer } from '../audit-day.answer.ts';
import { nightAuditAnswer } from '../booking-questions.answer.ts';
import type { SaidOfAudit } from '../open-choices.rules.ts';

/** What the audit will post; asked anew each time, for guests come and go. */
export const nightAuditOf = (day: string, { departures, arrivals, guests = [] }: SaidOfAudit = {}) =>
  queryOptions({
    queryKey: ['booking', 'night-audit', day, departures, arrivals, guests] as const,
    queryFn: ({ signal }) =>
      ask(
        nightAuditAnswer,
        withQuery('booking/night-audit', {
          ...(day ? { business_day: day } : {}),
          ...(departures ? { departures } : {}),
          ...(arrivals ? { arrivals } : {}),
          ...(guests.length > 0
            ? { guests: guests.map(({ booking_id, choice }) => `${booking_id}:${choice}`).join(',') }
            : {}),
        }),
        { signal },
      ),
    staleTime: 0,
    // What is to be decided stays in place while another choice is asked for.
    placeholderData: keepPreviousData,
  });

/** What the audit of a night left behind, as it was then; that of the last night where none is named. */
export const auditReportOf = (day: string) =>
  queryOptions({
    queryKey: ['booking', 'audit-day', day] as const,
    queryFn: ({ signal }) =>
      ask(auditDayAnswer, withQuery('booking/audit-day', day ? { business_day: day } : {}), { signal }),
    staleTime: 0,
  });
