import { queryOptions } from '@tanstack/react-query';
import { call, withQuery } from '#web-kit/api/client.ts';

/** A booking in the list of the night; amounts as the wire has them. */
export interface OfTonight {
  booking_id: string;
  number: string;
  guest: string;
  room: string;
  day: string;
}

export interface NightAudit {
  business_day: string;
  nights: readonly (OfTonight & { total_amount: number })[];
  total: number;
  arrivals: readonly OfTonight[];
  departures: readonly OfTonight[];
}

/** What the audit will post; asked anew each time, for guests come and go. */
export const nightAuditOf = (day: string) =>
  queryOptions({
    queryKey: ['booking', 'night-audit', day] as const,
    queryFn: ({ signal }) =>
      call<NightAudit>('GET', withQuery('booking/night-audit', day ? { business_day: day } : {}), { signal }),
    staleTime: 0,
  });
