import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { advanceAccount } from '../advance-account.answer.ts';

export type AdvanceAccount = WireOf<typeof advanceAccount>;

/** The money of the driver of a trip as it is now. */
export const advanceOf = (id: string) =>
  queryOptions({
    queryKey: ['truck-order', 'advance-account', id] as const,
    queryFn: ({ signal }) =>
      ask(advanceAccount, withQuery('truck-order/advance-account', { id }), { signal }),
    staleTime: 0,
  });
