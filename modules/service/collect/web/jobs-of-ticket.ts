import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { service } from '../../service/service.entity.ts';
import { ticketAnswer } from '../collect.answer.ts';

export type JobOfTicket = WireOf<typeof ticketAnswer>[number];

/** What a scan or typed digits find; what happens to jobs is asked for again. */
export const jobsOfTicket = (ticket: string) =>
  queryOptions({
    queryKey: [service.name, 'ticket', ticket] as const,
    queryFn: ({ signal }) => ask(ticketAnswer, withQuery('service/by-ticket', { ticket }), { signal }),
    enabled: ticket !== '',
  });

/** Where a job is collected: its page, which asks at once where it is ready. */
export const collectAddress = ({ id, standing }: JobOfTicket) => {
  const step = standing === 'ready' ? '&step=collect' : '';
  return `${service.screens.view}?id=${id}${step}`;
};
