import { moneyToWire } from '#core/money.ts';
import { allowed } from '#core/permissions.ts';
import { quantityToWire } from '#core/quantity.ts';
import type { StockPosting } from '#core/trade/posting.ts';
import type { Goods, MovedGoods } from '#server-kit/operation/document-work.ts';
import { product } from '../../product/product.entity.ts';
import { requireStoresOfGoods } from '../../store/server/may-use-store.ts';
import { store } from '../../store/store.entity.ts';
import { moveStock } from './move-stock.ts';

/** The stock ledger in which documents move goods by their table of states. */
export const goods: Goods = {
  async takeBack({ tx, branch }, source, date, out) {
    const lines = out.map((line) => ({ ...line, quantity: -line.quantity, value: -line.value }));
    const moved = await moveStock(tx, { kind: `${source.kind}-void`, branch, date, source, lines });
    return moved.reduce((sum, { true_up }) => sum + true_up, 0n);
  },
  requireStores: ({ actor }, lines) => requireStoresOfGoods(actor, lines),
  movements: ({ tx }, { kind, id }) => tx.query<StockPosting>(MOVEMENTS, [kind, id]),
  async named({ tx, actor, branch }, lines) {
    const ids = (key: 'product_id' | 'store_id') => [...new Set(lines.map((line) => line[key]))];
    const products = await tx.query<{ id: string; name: string }>(
      `select id, name from ${product.table} where id = any($1)`,
      [ids('product_id')],
    );
    const stores = await tx.query<{ id: string; name: string }>(
      `select id, name from ${store.table} where id = any($1)`,
      [ids('store_id')],
    );
    const seesValue = allowed(actor, 'view_buying_price');
    return lines.map(({ product_id, store_id, quantity, value }) => {
      return {
        product_id,
        product_name: products.find(({ id }) => id === product_id)?.name ?? '',
        store_id,
        store_name: stores.find(({ id }) => id === store_id)?.name ?? '',
        quantity: quantityToWire(quantity),
        ...(seesValue ? { value: moneyToWire(value, branch.currency) } : {}),
      };
    });
  },
  moved: (tx, kind, { after, before }) => tx.query<MovedGoods>(MOVED, [kind, after, before]),
};

const MOVEMENTS = `
select product_id, store_id, quantity, value from stock_movements
where source_kind = $1 and source_id = $2 order by id`;

const MOVED = `
select source_id as id, branch_id, product_id, store_id, sum(quantity)::bigint as quantity, sum(value)::bigint as value
from stock_movements where source_kind = $1 and source_id >= $2 and source_id < $3 group by 1, 2, 3, 4`;
