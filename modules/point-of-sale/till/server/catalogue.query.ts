import { z } from 'zod';
import { idOf } from '#core/derive/named-records.ts';
import { soldMost } from '#modules/inventory/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import type { CataloguePage } from '../catalogue.rules.ts';
import { catalogueHead } from './catalogue-head.ts';
import { catalogueProducts } from './catalogue-products.ts';

/**
 * Whatever began before a page was made may be written down a little later. A mark therefore lies so far back, and what
 * changed in between is told twice, which changes nothing.
 */
const LATE = 2 * 60_000;

/** Best sellers are those of the last thirty days: the tiles that a cashier presses all day stand first. */
const OF_LATE = 30 * 86_400_000;
const BEST = 200;

/**
 * What a till sells, to be kept on the device: page by page, or with `since` only what changed after that mark. Prices of
 * what is sold are shown with the right to sell alone; what things cost is not here at all.
 */
export const saleCatalogue = defineQuery({
  name: 'sale.catalogue',
  route: 'GET api/sale/catalogue',
  permission: 'create_sale',
  input: z.strictObject({
    store_id: idOf('store').optional(),
    since: z.iso.datetime('not_date').optional(),
    after: z.uuid('not_id').optional(),
    limit: z.coerce.number().int('not_whole').min(1, 'not_number').max(1000, 'too_large').default(1000),
  }),
  async run(context): Promise<CataloguePage> {
    const { tx, branch, clock, input } = context;
    const before = (time: number) => new Date(clock.now().getTime() - time);
    const head = await catalogueHead(context, input.store_id);
    const products = await catalogueProducts(context, { ...input, store_id: head.store_id });
    const isFirst = !input.since && !input.after;
    return {
      ...head,
      mark: before(LATE).toISOString(),
      next: products.length === input.limit ? (products.at(-1)?.id ?? null) : null,
      products,
      ...(isFirst ? { best_sellers: await soldMost(tx, branch.id, before(OF_LATE), BEST) } : {}),
    };
  },
});
