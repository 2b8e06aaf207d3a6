import type { Tx } from '#server-kit/db/transaction.ts';
import { product } from '../../product/product.entity.ts';
import { store } from '../../store/store.entity.ts';
import type { StockLine } from './move-stock.ts';

/**
 * Goods that come in of a product that was deleted, or into a store that was, bring both back to the lists, the product
 * archived: nothing in 1200 lies where no list shows it. A code that another product has by now stays with that one.
 */
export function bringBackDeleted(tx: Tx, lines: readonly StockLine[]): void {
  const incoming = lines.filter(({ quantity }) => quantity > 0n);
  if (incoming.length === 0) return;
  tx.send(PRODUCTS, [incoming.map(({ product_id }) => product_id)]);
  tx.send(STORES, [incoming.map(({ store_id }) => store_id)]);
}

const SHOWN = 'deleted_at = null, deleted_by = null, version = r.version + 1, updated_at = now()';

const PRODUCTS = `
update ${product.table} r set ${SHOWN}, status = 'archived',
  code = case when not exists (
    select from ${product.table} o where o.code = r.code and o.id <> r.id and o.deleted_at is null) then r.code end
where r.id = any($1) and r.deleted_at is not null
  and exists (select from stock_values v where v.product_id = r.id and v.quantity <> 0)`;

const STORES = `
update ${store.table} r set ${SHOWN}
where r.id = any($1) and r.deleted_at is not null
  and exists (select from stock_levels l where l.store_id = r.id and l.quantity <> 0)`;
