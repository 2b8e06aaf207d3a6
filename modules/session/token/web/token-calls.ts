import { queryOptions } from '@tanstack/react-query';
import { ask } from '#web-kit/api/client.ts';
import { tokensAnswer } from '../tokens.answer.ts';

export const tokens = queryOptions({
  queryKey: ['token', 'list'],
  queryFn: ({ signal }) => ask(tokensAnswer, 'token/list', { signal }),
});
