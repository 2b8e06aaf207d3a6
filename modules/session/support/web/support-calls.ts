import { queryOptions } from '@tanstack/react-query';
import { call } from '#web-kit/api/client.ts';

/** A request of support as the business sees it, and what became of it. */
export interface SeenSupport {
  id: string;
  person: string;
  reason: string;
  hours: number;
  state: string;
  asked_at: string;
  allowed_at: string | null;
  allowed_by: string | null;
  until: string | null;
  ended_at: string | null;
  ended_by: string | null;
}

export const supportHere = queryOptions({
  queryKey: ['support access'] as const,
  queryFn: ({ signal }) => call<SeenSupport[]>('GET', 'support-access', { signal }),
});

export const answerSupport = (id: string, answer: 'allow' | 'end') =>
  call('PUT', `support-access/${answer}`, { body: { id } });
