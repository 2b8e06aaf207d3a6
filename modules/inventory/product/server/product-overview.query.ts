import { z } from 'zod';
import { addDays } from '#core/business-day.ts';
import { divideRounded } from '#core/decimal.ts';
import { allowed } from '#core/permissions.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { batch } from '../../batch/batch.entity.ts';
import { inOwnStores } from '../../store/server/in-own-stores.ts';
import { store } from '../../store/store.entity.ts';
import { product } from '../product.entity.ts';
import { overviewAnswer } from '../product-page.answer.ts';

/** So many days are looked back on, week by week. */
const WEEKS = 13;
const PRICES = 3;
/** Of a unit, in thousandths. */
const TENTH = 100n;

/**
 * What whoever sells, keeps or buys a product wants to know of it in this branch: what is ordered and has not come, how it
 * sells, its batches by store, and what was last paid for it.
 */
export const productOverview = defineQuery({
  name: 'product.overview',
  route: 'GET api/product/overview',
  permission: ['view_product', 'view_product_stock'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: overviewAnswer,
  async run(context) {
    const { input } = context;
    await findRow(product, input.id, context);
    return {
      incoming: await incomingOf(context),
      sold: await soldOf(context),
      batches: await batchesOf(context),
      prices: await pricesOf(context),
    };
  },
});

/** How much is to come is for everybody who sees stock; from whom and by which order for those who see orders. */
async function incomingOf(context: QueryContext<{ id: string }>) {
  const { actor, services, input } = context;
  const orders = [];
  let quantity = 0n;
  for (const { incoming, rights } of services.brought('buyingOfProduct'))
    for (const one of await incoming(context, input.id)) {
      quantity += one.quantity;
      if (allowed(actor, rights.incoming)) orders.push(one);
    }
  return { quantity, orders };
}

async function pricesOf(context: QueryContext<{ id: string }>) {
  const { actor, services, input } = context;
  const prices = [];
  for (const { pricesPaid, rights } of services.brought('buyingOfProduct'))
    if (allowed(actor, rights.pricesPaid)) prices.push(...(await pricesPaid(context, input.id, PRICES)));
  return prices;
}

/** What was sold in each of the last weeks, less what came back, oldest first. */
async function soldOf({ tx, actor, branch, clock, input }: QueryContext<{ id: string }>) {
  const last = today(clock, branch);
  const first = addDays(last, 1 - 7 * WEEKS);
  const rows = await tx.query<{ week: number; quantity: bigint }>(SOLD, [
    ...[input.id, branch.id, first, last],
    actor.store_ids,
  ]);
  const weeks = Array.from({ length: WEEKS }, (_, week) => ({
    date: addDays(first, 7 * week),
    quantity: rows.find((row) => row.week === week)?.quantity ?? 0n,
  }));
  const total = rows.reduce((sum, { quantity }) => sum + quantity, 0n);
  const perDay = divideRounded(total, BigInt(7 * WEEKS) * TENTH) * TENTH;
  return { days: 7 * WEEKS, quantity: total, per_day: perDay, weeks };
}

const SOLD = `
select ((m.date - $3::date) / 7)::int as week, -sum(m.quantity)::bigint as quantity from stock_movements m
where m.product_id = $1 and m.branch_id = $2 and m.cause in ('sale', 'service') and m.date between $3 and $4
  and ${inOwnStores('m', 5)}
group by 1`;

async function batchesOf({ tx, actor, branch, clock, input }: QueryContext<{ id: string }>) {
  const rows = await tx.query<BatchInStore>(BATCHES, [
    ...[input.id, branch.id, today(clock, branch)],
    actor.store_ids,
  ]);
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((stores) => ({
    id: stores[0]?.id ?? '',
    number: stores[0]?.number ?? '',
    expire_date: stores[0]?.expire_date ?? null,
    days_left: stores[0]?.days_left ?? null,
    quantity: stores.reduce((sum, { quantity }) => sum + quantity, 0n),
    stores,
  }));
}

interface BatchInStore {
  id: string;
  number: string;
  expire_date: string | null;
  days_left: number | null;
  store_name: string;
  quantity: bigint;
}

/** In the order in which they leave. */
const BATCHES = `
select b.id, b.number, b.expire_date, b.expire_date - $3::date as days_left, s.name as store_name, l.quantity
from stock_levels l
join ${batch.table} b on b.id = l.batch_id
join ${store.table} s on s.id = l.store_id and s.branch_id = $2
where l.product_id = $1 and l.quantity <> 0 and ${inOwnStores('l', 4)}
order by b.expire_date nulls last, b.created_at, b.id, s.created_at, s.id`;
