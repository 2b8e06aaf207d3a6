import { queryOptions } from '@tanstack/react-query';
import { ask, call } from '#web-kit/api/client.ts';
import { supportAnswer } from '../support.answer.ts';

export const supportHere = queryOptions({
  queryKey: ['support access'] as const,
  queryFn: ({ signal }) => ask(supportAnswer, 'support-access', { signal }),
});

export const answerSupport = (id: string, answer: 'allow' | 'end') =>
  call('PUT', `support-access/${answer}`, { body: { id } });
