import type { Goods, MovedGoods } from '#server-kit/operation/document-work.ts';

/** The stock ledger as the check of documents reads it. */
export const goods: Goods = {
  moved: (tx, kind, { after, before }) => tx.query<MovedGoods>(MOVED, [kind, after, before]),
};

const MOVED = `
select source_id as id, branch_id, product_id, store_id, sum(quantity)::bigint as quantity, sum(value)::bigint as value
from stock_movements where source_kind = $1 and source_id >= $2 and source_id < $3 group by 1, 2, 3, 4`;
