import type { Work } from '#server-kit/command/work.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { category } from '../../category/category.entity.ts';
import { product } from '../../product/product.entity.ts';
import { store } from '../../store/store.entity.ts';
import { RESTORED_BY_GOODS, STORE_RESTORED_BY_GOODS } from '../stock.words.ts';
import type { StockLine } from './move-stock.ts';

/** What a command writes into the activities by itself; a transaction of no command writes none. */
export type Noting = Partial<Pick<Work, 'noteChange'>>;

/**
 * Goods that come in of a product that was deleted, or into a store that was, bring both back to the lists, the product
 * archived: nothing in 1200 lies where no list shows it. A code that another product has by now stays with that one, and a
 * category that is gone stays gone. The activities say of each that it is back, and why.
 */
export async function bringBackDeleted(tx: Tx & Noting, lines: readonly StockLine[]): Promise<void> {
  const incoming = lines.filter(({ quantity }) => quantity > 0n);
  if (incoming.length === 0) return;
  const [products, stores] = await Promise.all([
    tx.query<ShownProduct>(PRODUCTS, [incoming.map(({ product_id }) => product_id)]),
    tx.query<{ id: string; name: string }>(STORES, [incoming.map(({ store_id }) => store_id)]),
  ]);
  for (const { was, ...row } of products) {
    const changes = COLUMNS.map((field) => ({ field, before: was[field], after: row[field] }));
    const differing = changes.filter(({ before, after }) => before !== after);
    tx.noteChange?.(product, row, differing, RESTORED_BY_GOODS);
  }
  for (const row of stores) tx.noteChange?.(store, row, [], STORE_RESTORED_BY_GOODS);
}

const COLUMNS = ['status', 'code', 'category_id'] as const;

type Changed = Record<(typeof COLUMNS)[number], string | null>;

interface ShownProduct extends Changed {
  id: string;
  name: string;
  was: Changed;
}

const SHOWN = 'deleted_at = null, deleted_by = null, version = r.version + 1, updated_at = now()';

const PRODUCTS = `
update ${product.table} r set ${SHOWN}, status = 'archived',
  code = case when not exists (
    select from ${product.table} o where o.code = r.code and o.id <> r.id and o.deleted_at is null) then r.code end,
  category_id = (select c.id from ${category.table} c where c.id = r.category_id and c.deleted_at is null)
from (select id, jsonb_build_object('status', status, 'code', code, 'category_id', category_id) as was
      from ${product.table} where id = any($1) and deleted_at is not null order by id for no key update) old
where r.id = old.id
  and exists (select from stock_values v where v.product_id = r.id and v.quantity <> 0)
returning r.id, r.name, r.status, r.code, r.category_id, old.was`;

/** The place for goods in transit has the id of its branch and stays hidden. */
const STORES = `
update ${store.table} r set ${SHOWN}
where r.id = any($1) and r.deleted_at is not null and r.id <> r.branch_id
  and exists (select from stock_levels l where l.store_id = r.id and l.quantity <> 0)
returning r.id, r.name`;
