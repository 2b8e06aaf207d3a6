import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { linesTableName } from '#core/derive/table.ts';
import { countsInSql } from '#core/state-sets.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { scopeOf } from '#server-kit/query/row-filter.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { purchaseStates } from '../../purchase/purchase.states.ts';
import { pricesPaidAnswer } from '../prices-paid.answer.ts';
import { changeOfPrice } from '../prices-paid.rules.ts';
import { supplier } from '../supplier.entity.ts';

interface LastPrice {
  product_id: string;
  product_name: string;
  unit: UnitOfMeasure;
  factor: number;
  price: bigint;
  date: string;
  before_price: bigint | null;
  before_factor: number | null;
  count: number;
}

/** So many stand on the page of a supplier. */
const ON_A_PAGE = 6;

/** What a supplier was last paid for each product in the purchases that the caller may see, and how that changed. */
export const pricesPaid = defineQuery({
  name: 'supplier.prices-paid',
  route: 'GET api/supplier/prices-paid',
  permission: [supplier.permissions.view, purchase.permissions.list, 'view_buying_price'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: pricesPaidAnswer,
  async run(context) {
    await findRow(supplier, context.input.id, context);
    const { rows } = await lastPrices(context, context.input.id).execute(context.tx.sql);
    return {
      count: rows[0]?.count ?? 0,
      prices: rows.map(({ before_price, before_factor, count: _, ...now }) => ({
        ...now,
        change:
          before_price === null || before_factor === null
            ? null
            : changeOfPrice({ price: before_price, factor: before_factor }, now),
      })),
    };
  },
});

function lastPrices(context: ActorContext, supplierId: string): RawBuilder<LastPrice> {
  return sql<LastPrice>`
    with bought as (
      select l.product_id, l.unit, l.factor, l.price, r.date, r.created_at,
             row_number() over (partition by l.product_id order by r.date desc, r.created_at desc, l.line_no) as n
      from ${sql.table(linesTableName(purchase, 'lines'))} l
      join ${sql.table(purchase.table)} r on r.id = l.purchase_id
      where r.supplier_id = ${supplierId} and ${sql.join(scopeOf(purchase, context), sql` and `)}
        and ${sql.raw(countsInSql(purchaseStates, 'r'))} and r.deleted_at is null)
    select b.product_id, p.name as product_name, b.unit, b.factor, b.price, b.date, e.price as before_price,
           e.factor as before_factor, (count(*) over ())::int as count
    from bought b
    join ${sql.table(product.table)} p on p.id = b.product_id
    left join bought e on e.product_id = b.product_id and e.n = 2
    where b.n = 1
    order by b.date desc, b.created_at desc, p.name limit ${ON_A_PAGE}`;
}
