import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { movementsAnswer } from '../../stock/product-stock.answer.ts';

/** A page of the movements of a product, with what is there now and what it is worth. */
export type MovementsPage = WireOf<typeof movementsAnswer>;

/** One movement of a product, as the wire carries it; `value` only for those who see buying prices. */
export type Movement = MovementsPage['data'][number];

const PER_PAGE = 20;

/** The movements stand under the product, so that saving it asks for them again. */
export const movementsOf = (id: string, page = 1) =>
  queryOptions({
    queryKey: ['product', 'movements', id, page] as const,
    queryFn: ({ signal }) =>
      ask(movementsAnswer, withQuery('product/movements', { id, page, limit: PER_PAGE }), { signal }),
  });
