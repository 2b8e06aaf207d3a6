import { z } from 'zod';
import { linesTableName } from '#core/derive/table.ts';
import { countsInSql } from '#core/state-sets.ts';
import { findProducts, goodsForSale, stockOfCaller } from '#modules/inventory/public.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { purchaseGoodsAnswer } from '../goods.answer.ts';
import { purchase } from '../purchase.entity.ts';
import { purchaseStates } from '../purchase.states.ts';

/** Products by what is scanned or typed, as whoever buys them needs them: units, stock, average cost and the last price. */
export const purchaseGoods = defineQuery({
  name: 'purchase.goods',
  route: 'GET api/purchase/goods',
  permission: ['create_purchase', 'view_buying_price'],
  input: z.strictObject({ keyword: z.string().trim().min(1, 'required').max(120, 'too_long') }),
  answers: purchaseGoodsAnswer,
  async run(context) {
    const { tx, branch, input } = context;
    const found = await findProducts(tx, branch.id, input.keyword);
    const ids = found.map(({ id }) => id);
    const goods = await goodsForSale(tx, branch.id, ids);
    const pools = await stockOfCaller(tx, context, ids);
    const last = await tx.query<LastPrice>(LAST, [ids, branch.id]);
    return found.flatMap((row) => {
      const good = goods.get(row.id);
      if (!good) return [];
      const paid = last.find(({ product_id }) => product_id === row.id);
      const pool = pools.get(row.id);
      return [
        {
          id: good.id,
          name: good.name,
          code: row.code,
          barcodes: row.barcodes ?? [],
          unit_of_measure: good.unit_of_measure,
          whole_units: good.whole_units,
          batch_tracking: good.batch_tracking,
          tax: good.tax,
          units: row.units,
          stock: pool?.quantity ?? 0n,
          value: pool?.value ?? 0n,
          selling_price: good.selling_price ?? undefined,
          last: paid ?? null,
        },
      ];
    });
  },
});

interface LastPrice {
  product_id: string;
  price: bigint;
  factor: number;
  unit: UnitOfMeasure;
  date: string;
}

/** The last price of each product in the branch, for the unit it was bought in. */
const LAST = `
select distinct on (l.product_id) l.product_id, l.price, l.factor, l.unit, h.date::text as date
from ${linesTableName(purchase, 'lines')} l
join ${purchase.table} h on h.id = l.purchase_id
where l.product_id = any($1) and h.branch_id = $2 and ${countsInSql(purchaseStates, 'h')} and h.deleted_at is null and l.price > 0
order by l.product_id, h.date desc, h.created_at desc`;
