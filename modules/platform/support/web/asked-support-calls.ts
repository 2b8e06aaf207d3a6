import { queryOptions } from '@tanstack/react-query';
import { ask } from '#web-kit/api/client.ts';
import { askedSupportAnswer } from '../asked-support.answer.ts';

export const askedSupport = queryOptions({
  queryKey: ['platform support'] as const,
  queryFn: ({ signal }) => ask(askedSupportAnswer, 'platform/support', { signal }),
});
