import type { Goods, MovedGoods } from '#server-kit/operation/document-work.ts';
import { requireStoresOfGoods } from '../../store/server/may-use-store.ts';
import { moveStock } from './move-stock.ts';

/** The stock ledger in which documents move goods by their table of states. */
export const goods: Goods = {
  async takeBack({ tx, branch }, source, date, out) {
    const lines = out.map((line) => ({ ...line, quantity: -line.quantity, value: -line.value }));
    const moved = await moveStock(tx, { kind: `${source.kind}-void`, branch, date, source, lines });
    return moved.reduce((sum, { true_up }) => sum + true_up, 0n);
  },
  requireStores: ({ actor }, lines) => requireStoresOfGoods(actor, lines),
  moved: (tx, kind, { after, before }) => tx.query<MovedGoods>(MOVED, [kind, after, before]),
};

const MOVED = `
select source_id as id, branch_id, product_id, store_id, sum(quantity)::bigint as quantity, sum(value)::bigint as value
from stock_movements where source_kind = $1 and source_id >= $2 and source_id < $3 group by 1, 2, 3, 4`;
