import { z } from 'zod';
import { divideRounded } from '#core/decimal.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { product } from '../../product/product.entity.ts';
import { mayUseStore } from '../../store/server/may-use-store.ts';
import { store } from '../../store/store.entity.ts';
import { stockByStoreAnswer } from '../product-stock.answer.ts';

/**
 * Where the stock of a product lies in the branch of the call, and what of its pool each place is worth: stores in the order
 * they were made, what is on its way between them last; the last place with goods takes the rest of the value (A4). Whoever
 * is given some stores is shown these.
 */
export const stockByStore = defineQuery({
  name: 'product.stock-by-store',
  route: 'GET api/product/stock-by-store',
  permission: ['view_product', 'view_product_stock'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: stockByStoreAnswer,
  async run(context) {
    const { tx, actor, branch, input } = context;
    await findRow(product, input.id, context);
    const places = await tx.query<Place>(PLACES, [input.id, branch.id]);
    let left = places[0]?.pool_value ?? 0n;
    const shown = places.map(({ quantity, reserved, pool_quantity, pool_value, ...place }, at) => {
      const isLast = at === places.length - 1;
      const value =
        isLast || pool_quantity === 0n ? left : divideRounded(pool_value * quantity, pool_quantity);
      left -= value;
      return { ...place, quantity, reserved, value };
    });
    return shown.filter(({ store_id }) => mayUseStore(actor, store_id));
  },
});

interface Place {
  store_id: string;
  store_name: string;
  in_transit: boolean;
  quantity: bigint;
  reserved: bigint;
  pool_quantity: bigint;
  pool_value: bigint;
}

const PLACES = `
select s.id as store_id, s.name as store_name, s.id = s.branch_id as in_transit,
       sum(l.quantity)::bigint as quantity, sum(l.reserved)::bigint as reserved,
       v.quantity as pool_quantity, v.value as pool_value
from stock_levels l
join ${store.table} s on s.id = l.store_id and s.branch_id = $2
join stock_values v on v.product_id = l.product_id and v.branch_id = s.branch_id
where l.product_id = $1
group by s.id, s.name, s.branch_id, s.created_at, v.quantity, v.value
having sum(l.quantity) <> 0
order by s.id = s.branch_id, s.created_at, s.id`;
